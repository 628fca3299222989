/** "Pick Ada as the member and set it to 3 hours", where "Hours" is another field: no list of people has that. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { stepperOf } from "../ground/Steppers.js"
import { isEntry, isField } from "../screen/Kinds.js"
import { everyName, type Seen, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"

const measured = /^(\d{1,6}(?:\.\d{1,3})?) (\p{Ll}{3,15})$/u

export interface Measured {
  readonly target: Target
  readonly value: string
}

/** It takes figures of its own, or has them among its choices. */
const takesFigures = (view: View, seen: Seen, unit: string): boolean =>
  isEntry(seen) ||
  [...everyName(seen), seen.node.value ?? "", readableTextOf(view, seen)].some(
    (text) => /\d/u.test(text) || stems(text).includes(unit)
  ) ||
  (seen.node.options ?? []).some(({ label }) => /\d/u.test(label))

/** A list, or the button that stands for one. */
const opensChoices = (seen: Seen): boolean =>
  isField(seen) || (seen.node.role === "button" && seen.node.state.expanded !== undefined)

/** The field that is called by the unit, and the number alone; nothing where what was spoken of may take it. */
export const byUnit = (view: View, last: Seen | undefined, value: string): Measured | undefined => {
  const [, number, unit = ""] = measured.exec(value) ?? []
  const own = stems(unit)[0] ?? ""
  if (number === undefined || last === undefined || !opensChoices(last) || takesFigures(view, last, own))
    return undefined
  const target: Target = { words: unit, name: unit, quoted: false, scopes: [] }
  const field = ground(view, target, "fill")
  const isCalled = (seen: Seen): boolean => everyName(seen).some((name) => stems(name).join(" ") === own)
  const isThere = field._tag === "Found" && isEntry(field.seen) && isCalled(field.seen)
  return isThere || stepperOf(view, target) !== undefined ? { target, value: number } : undefined
}
