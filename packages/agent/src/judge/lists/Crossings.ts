/** "The Nova X has a headphone jack", of a table: the cell in that line and column says whether. */
import type { Intent } from "@assay/domain/Intent"
import { candidateOf } from "../../ground/Candidates.js"
import { isHeadOfLine } from "../../ground/Columns.js"
import type { Scored } from "../../ground/Scored.js"
import { Fell } from "../../run/Fell.js"
import { contains, upward } from "../../screen/View.js"
import { fitName, whole } from "../../ground/Match.js"
import { saidIn, yesOrNo } from "../states/Answered.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** Found in the line, and not in the cell of it that was asked for. */
export const isCrossed = ({ lead, seen }: Scored): boolean => lead !== undefined && !contains(seen, lead)

/** The cell bears the name itself, nothing does, or it tells of what the line is called whether it is so. */
export const judgeCrossed = ({ negated, target }: Shown, given: Case, scored: Scored): Ruling => {
  const { view } = given
  const { lead, seen } = scored
  const said = saidIn(view, seen)
  const head = lead === undefined ? undefined : [...upward(lead)].find(isHeadOfLine)
  const actual = `saw: ${said === "" ? "an empty cell" : said}`
  const name = target.words || target.name
  const isSo = fitName(target.name, target.quoted, said).score >= whole
  const answer = yesOrNo(said)
  if (!isSo && head !== undefined && answer === undefined)
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${name}” heads a line, and “${said}” in it does not tell whether it is so.`,
        [candidateOf(view, scored)]
      )
    )
  const holdsThere = isSo || (head !== undefined && answer === true)
  if (holdsThere === negated)
    return refuted(negated ? `“${name}” not to be shown` : `“${name}” to be shown`, actual)
  return negated ? holds(actual) : withTarget(holds(actual), view, seen, scored.score, scored.how)
}
