/** "There is no set-up fee", where the page says "Set-up fee: none": its label is no sign of one. */
import type { Check } from "@assay/domain/Intent"
import type { Ruling } from "../Ruling.js"

const nothing = ["none", "no", "nothing", "n/a"]

/** What is refuted by a label holds, where what stands beside the label is that there is none. */
export const unlessNoneGiven = (
  check: Extract<Check, { _tag: "CheckShown" }>,
  ruling: Ruling,
  judge: (check: Extract<Check, { _tag: "CheckText" }>) => Ruling
): Ruling => {
  const { negated, target } = check
  const isNoun = target.role === undefined && !target.quoted && /^\p{Ll}/u.test(target.name)
  if (ruling._tag !== "Refuted" || !negated || !isNoun || target.ordinal !== undefined) return ruling
  const { quantifier: _, ...subject } = target
  const all = nothing.map((expected) =>
    judge({ _tag: "CheckText", subject, expected, match: "is", negated: false })
  )
  return all.find(({ _tag }) => _tag === "Holds") ?? ruling
}
