/** "The Nova X has a headphone jack", of a table: the cell in that line and column says whether. */
import type { Intent } from "@assay/domain/Intent"
import { candidateOf } from "../ground/Candidates.js"
import { isHeadOfLine } from "../ground/Columns.js"
import type { Scored } from "../ground/Scored.js"
import { Fell } from "../run/Fell.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { fitName, whole } from "../ground/Match.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "./Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

const yes = /^(?:yes|true|included|available|supported|allowed|[✓✔☑✅●•])$/iu
const no =
  /^(?:|no|none|false|not (?:included|available|supported|allowed)|excluded|unavailable|unsupported|n\/a|[✗✘✕✖×☒❌❎○–—-])$/iu

/** What is read in a cell, or what the picture in it is called. */
const saidIn = (view: View, cell: Seen): string =>
  readableTextOf(view, cell).trim() ||
  (within(view, cell)
    .find(({ node }) => node.visible && node.name !== "")
    ?.node.name.trim() ??
    "")

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
  if (!isSo && head !== undefined && !yes.test(said) && !no.test(said))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${name}” heads a line, and “${said}” in it does not tell whether it is so.`,
        [candidateOf(view, scored)]
      )
    )
  const holdsThere = isSo || (head !== undefined && yes.test(said))
  if (holdsThere === negated)
    return refuted(negated ? `“${name}” not to be shown` : `“${name}” to be shown`, actual)
  return negated ? holds(actual) : withTarget(holds(actual), view, seen, scored.score, scored.how)
}
