/** "The status of the Newsletters rule is Off", where its line has no status but one switch. */
import { recordNamed } from "../../ground/NamedRecords.js"
import { within } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, holds, refuted, type Ruling, withTarget } from "../Ruling.js"
import type { TextCheck } from "../texts/PageTexts.js"

/** What a switch says when it is on, and when it is off. */
const pairs = [
  ["on", "off"],
  ["enabled", "disabled"],
  ["active", "inactive"]
] as const

export const byOwnSwitch = (
  { expected, match, negated, subject }: TextCheck,
  { view }: Case
): Ruling | undefined => {
  const { name = "", quantifier, scopes = [] } = subject ?? {}
  const [owner, another] = scopes
  const pair = pairs.find((words) => words.some((word) => word === loose(expected)))
  const isAsked = /^(?:status|state)$/u.test(name) && pair !== undefined && !negated
  if (!isAsked || quantifier !== undefined || owner?.relation !== "near" || another !== undefined)
    return undefined
  const record = recordNamed(view, owner.target)
  const [only, more] =
    record === undefined
      ? []
      : within(view, record).filter(({ node }) => node.visible && node.role === "switch")
  if (record === undefined || only === undefined || more !== undefined) return undefined
  const [state, otherwise] = only.node.state.checked === true ? pair : [pair[1], pair[0]]
  // What is written beside it must not say otherwise.
  const said = runsOf(view, record).map(({ text }) => loose(text))
  if (said.includes(otherwise)) return undefined
  // On and off is what a switch is; whether it enables what the line is about, the line must say.
  if (pair[0] !== "on" && !said.includes(state)) return undefined
  const saw = `its switch is ${state}`
  const ruling =
    loose(expected) === state
      ? holds(saw)
      : refuted(`${asExpected(match, expected)} for “status of ${owner.target.words}”`, saw)
  return withTarget(ruling, view, only, 0.88, "the one switch in its line")
}
