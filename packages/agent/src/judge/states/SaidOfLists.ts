/** "The list says Showing 1–3 of 3", beside lists to choose from that offer nothing of the kind: the one line of the page that is made so. */
import type { Intent } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isOnControl } from "../../screen/Kinds.js"
import { loose } from "../../screen/Wording.js"
import { isTelling, shapeOf } from "../figures/ComesTo.js"
import { type Case, rule, type Ruling, undecided, withTarget } from "../Ruling.js"
import { apartIn } from "../texts/Phrases.js"
import { written } from "../texts/Saying.js"

/** Nothing where a list to choose from holds or offers it, or where more than "the list" is told. */
export const saidOfList = (
  { expected, match, negated, target }: Extract<Intent, { _tag: "CheckValue" }>,
  given: Case
): Ruling | undefined => {
  const { name, ordinal, quantifier, role, scopes } = target
  const isBare = role === "list" && name === "" && ordinal === undefined && quantifier === undefined
  if (!isBare || scopes.length > 0 || match === "matches" || !isTelling(expected)) return undefined
  const { view } = given
  const lists = view.all.filter(
    ({ node }) => node.visible && (node.options !== undefined || /^(?:combobox|listbox)$/u.test(node.role))
  )
  // What a list that is closed would offer cannot be seen.
  const areTold = lists.every(
    ({ node }) => node.options?.every(({ label }) => shapeOf(label) !== shapeOf(expected)) === true
  )
  if (lists.length === 0 || !areTold) return undefined
  const [only, another] = apartIn(view).filter(
    ({ seen, text }) => shapeOf(text) === shapeOf(expected) && !isOnControl(seen)
  )
  if (only === undefined || another !== undefined)
    return undecided(Fell.of("target_ambiguous", `It cannot be said which list should say “${expected}”.`))
  const isSo = loose(only.text) === loose(expected)
  const ruling = rule(
    isSo,
    negated,
    `“${expected}” for “${target.words}”`,
    `saw: ${written(only)}`,
    only.seen
  )
  return withTarget(ruling, view, only.seen, 0.8, "the line that is made so")
}
