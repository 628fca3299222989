/** "Bern is not the capital": a page that has no such word tells nothing of it, whoever the capital is. */
import { RegExp as Pattern } from "effect"
import type { Check } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { standsIn } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { stem, tokens } from "../../screen/Wording.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

/** A badge, a label or a line has the word; a heading over all of them does not tell which it is. */
const isSaid = ({ view }: Case, word: string): boolean =>
  runsOf(view, view.root).some(
    ({ seen, text }) =>
      !standsIn(seen, /^heading$/u) && tokens(text).some((each) => stem(each) === stem(word))
  )

export const unlessSaidOfNone = (check: Check, given: Case, ruling: Ruling): Ruling => {
  if (check._tag !== "CheckText" || !check.negated || ruling._tag !== "Holds") return ruling
  const { expected, match, subject } = check
  const last = tokens(expected).at(-1) ?? ""
  if (match !== "is" || subject === undefined || !/^\p{Ll}+(?: \p{Ll}+)?$/u.test(expected)) return ruling
  const said = new RegExp(
    `(?:\\bnot|\\bnever|n[’']t) (?:longer )?(?:the|an?) ${Pattern.escape(expected)}\\b`,
    "iu"
  )
  return said.test(given.step ?? "") && !isSaid(given, last)
    ? undecided(
        Fell.of(
          "target_ambiguous",
          `Nothing on the page tells who or what is the ${expected}, so that “${subject.words}” may be.`
        )
      )
    : ruling
}
