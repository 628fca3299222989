/** "The remark that approval is locked has gone", told and not quoted: the page may go on to say so in other words. */
import type { Check } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { readable, stems } from "../../screen/Wording.js"
import { allPhrases } from "../../screen/VisibleText.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Check, { _tag: "CheckShown" }>

const told = /\b(?:remark|note|message|hint|warning|notice|error|info|reminder|line|text) that (?!["“'‘])/iu

/** Words that tell what a sentence is about. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  stems(readable(text)).filter((word) => word.length > 3)

/** A sentence that was not there before, and speaks of the same. */
const saidAnew = ({ target }: Shown, { past, view }: Case): string | undefined => {
  const words = wordsOf(target.name)
  const before = new Set(past.flatMap(allPhrases))
  return allPhrases(view).find(
    (text) =>
      stems(readable(text)).length > 2 &&
      !before.has(text) &&
      wordsOf(text).some((word) => words.includes(word))
  )
}

/** The past of a check goes up to the screen that is judged; what stands on all of them is nothing new. */
export const unlessStillSaid = (check: Shown, given: Case, ruling: Ruling): Ruling => {
  const { gone, negated, target } = check
  const asks = negated && gone === true && target.role === "message" && target.quoted
  if (!asks || ruling._tag !== "Holds" || !told.test(given.step ?? "")) return ruling
  const said = saidAnew(check, given)
  return said === undefined
    ? ruling
    : undecided(
        Fell.of(
          "target_ambiguous",
          `The page says “${readable(said)}” now, which may be “${target.name}” in other words.`
        )
      )
}
