/** The one element that a check of its state, its value or an attribute is about. */
import type { Target } from "@assay/domain/Intent"
import type { Purpose } from "../../ground/Candidates.js"
import { type Found, ground } from "../../ground/Ground.js"
import { Fell } from "../../run/Fell.js"
import { onlyWith } from "../../ground/Records.js"
import type { Seen } from "../../screen/View.js"
import { lastField } from "./LastField.js"
import type { Case } from "../Ruling.js"

/** "The All filter": what is chosen among others by the rest of the name, and shows whether it is. */
const choiceCalled = (target: Target, { antecedent, view }: Case): Found | undefined => {
  const { name, ordinal, quoted, role } = target
  const own = /^(\S.*) (?:filter|chip|pill|segment|toggle)$/u.exec(name)?.[1]
  if (own === undefined || quoted || ordinal !== undefined || role !== undefined) return undefined
  const found = ground(view, { ...target, words: own, name: own }, "click", antecedent)
  if (found._tag !== "Found" || found.tentative) return undefined
  const { checked, pressed, selected } = found.seen.node.state
  return (pressed ?? selected ?? checked) === undefined ? undefined : found
}

/** "Like it. The heart is active", where each post has one: that in the thing that was just spoken of. */
const inThatOne = (
  target: Target,
  all: ReadonlyArray<Seen>,
  { antecedent, view }: Case
): Found | undefined => {
  const { name, ordinal, quantifier, quoted, scopes } = target
  const isBare = !quoted && scopes.length === 0 && ordinal === undefined && quantifier === undefined
  if (!isBare || !/^\p{Ll}+$/u.test(name) || antecedent?.seen === undefined) return undefined
  const seen = onlyWith(view, antecedent.seen, all)
  return seen === undefined
    ? undefined
    : { _tag: "Found", seen, score: 0.87, how: "in what the step before was about", tentative: false }
}

/** The node that the check is about, or why there is none. */
export const bound = (
  target: Target,
  given: Case,
  purposes: ReadonlyArray<Purpose>,
  visible?: (seen: Seen) => boolean
): Found | Fell => {
  const words = `“${target.words || target.name}”`
  for (const purpose of purposes) {
    const grounding = ground(given.view, target, purpose, given.antecedent, visible)
    if (grounding._tag === "Found") return grounding
    if (grounding._tag === "Ambiguous")
      return (
        lastField(target, given) ??
        inThatOne(target, grounding.seen, given) ??
        Fell.of(
          "target_ambiguous",
          `${words} may mean several things that fit equally well.`,
          grounding.candidates
        )
      )
    if (purpose === purposes.at(-1))
      return (
        choiceCalled(target, given) ??
        Fell.of(
          "target_not_found",
          `There is no “${grounding.what.words || grounding.what.name}” on the page.`,
          grounding.candidates
        )
      )
  }
  return Fell.of("target_not_found", `There is no ${words} on the page.`)
}
