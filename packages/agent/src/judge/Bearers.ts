/** The number on an icon or behind a link: no name tells it, and it is gone where nothing is counted any more. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { isControl } from "../screen/Kinds.js"
import { upward, type View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Case, holds, refuted, type Ruling } from "./Ruling.js"

const badge = /^(?:(.+) )?(?:badge|counter)$/iu

/** What bears it: "the cart badge", "the badge of the bell". */
const bearerOf = (target: Target): Target | undefined => {
  const found =
    target.quoted || target.ordinal !== undefined || target.role !== undefined
      ? null
      : badge.exec(target.name)
  const [scope, another] = target.scopes
  if (found === null || target.quantifier !== undefined || another !== undefined) return undefined
  const name = found[1]
  if (name !== undefined && scope === undefined) return { words: name, name, quoted: false, scopes: [] }
  return name === undefined && scope?.relation === "near" && scope.target.name !== ""
    ? scope.target
    : undefined
}

/** The number on what bears it; nothing where there is no such thing to bear one. */
const numberOn = (view: View, bearer: Target): string | undefined => {
  const found = ground(view, bearer, "click")
  if (found._tag !== "Found") return undefined
  // The picture of a bell is drawn in a button, and so is its number.
  const outer = [...upward(found.seen)].find(isControl) ?? found.seen
  const numbers = runsOf(view, outer).filter(({ text }) => /^\(?\d+\+?\)?$/u.test(text))
  return numbers[0]?.text ?? ""
}

/** A badge that is shown, or said to be gone; undefined where it was never seen, or what bore it is not there. */
export const judgeBearer = (target: Target, negated: boolean, given: Case): Ruling | undefined => {
  const bearer = bearerOf(target)
  const now = bearer === undefined ? undefined : numberOn(given.view, bearer)
  if (bearer === undefined || now === undefined) return undefined
  const words = target.words || target.name
  if (now !== "")
    return negated ? refuted(`“${words}” not to be shown`, `it says ${now}`) : holds(`it says ${now}`)
  const earlier = given.past
    .map((view) => numberOn(view, bearer))
    .find((text) => text !== undefined && text !== "")
  return earlier === undefined || !negated ? undefined : holds(`no “${words}”, which said ${earlier} before`)
}
