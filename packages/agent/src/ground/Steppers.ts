/** Numbers that stand between a button for more and one for less. */
import type { Target } from "@assay/domain/Intent"
import { isControl, isField } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { glyphFit } from "./Glyphs.js"
import { poolOf } from "./Pools.js"
import { best } from "./Sought.js"

export interface Stepper {
  readonly value: number
  readonly more: Seen
  readonly less: Seen
}

const bearing = (all: ReadonlyArray<Seen>, picture: string): ReadonlyArray<Seen> =>
  all.filter((each) => isControl(each) && each.node.visible && glyphFit(each, picture).score > 0)

/** The one number that is read between or beside the buttons. */
const numberIn = (view: View, outer: Seen): number | undefined => {
  const fields = within(view, outer).filter((each) => isField(each) && each.node.visible)
  const texts =
    fields.length > 0
      ? fields.map(({ node }) => node.value ?? "")
      : runsOf(view, outer).map(({ text }) => text)
  const [only, another] = texts.filter((text) => /^\d{1,6}$/u.test(text.trim()))
  return only === undefined || another !== undefined ? undefined : Number(only)
}

const stepperIn = (view: View, outer: Seen): Stepper | undefined => {
  const all = within(view, outer)
  const [more, another] = bearing(all, "plus")
  const [less, other] = bearing(all, "minus")
  const value = numberIn(view, outer)
  if (more === undefined || less === undefined || another !== undefined || other !== undefined)
    return undefined
  return value === undefined ? undefined : { value, more, less }
}

/** The number beside what the target names, with its two buttons. */
export const stepperOf = (view: View, target: Target): Stepper | undefined => {
  const { role: _, ...free } = target
  const found = best(poolOf(view, free, "look").scored).flatMap(({ fit, seen }) => {
    if (fit < 0.8) return []
    const outer = [...upward(seen)].find((each) => bearing(within(view, each), "plus").length > 0)
    const stepper = outer === undefined ? undefined : stepperIn(view, outer)
    return stepper === undefined ? [] : [stepper]
  })
  const refs = new Set(found.map(({ more }) => more.node.ref))
  return refs.size === 1 ? found[0] : undefined
}
