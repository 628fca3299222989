/** "The Team plan has single sign-on", of a card that does not say so, where a table compares the plans: the cell in the column of that plan tells. */
import { isHeadOfLine } from "../../ground/Columns.js"
import { fitName, whole } from "../../ground/Match.js"
import { columnOf } from "../../ground/Names.js"
import { Fell } from "../../run/Fell.js"
import { isCell } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { saidIn, yesOrNo } from "../states/Answered.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

const isLineOf = (view: View, row: Seen, words: string): boolean =>
  row.node.visible &&
  row.node.role === "row" &&
  row.children.some(
    (cell) => isHeadOfLine(cell) && fitName(words, false, readableTextOf(view, cell)).score >= whole
  )

/** The cells of the lines that the words head, in a column of that name: "Team" of "Team plan". */
const cellsOf = (view: View, name: string, words: string): ReadonlyArray<Seen> => {
  const called = [name, name.replace(/ \p{Ll}+$/u, "")].map(loose)
  return view.all
    .filter((row) => isLineOf(view, row, words))
    .flatMap((row) => row.children)
    .filter((cell) => {
      const head = isCell(cell) && !isHeadOfLine(cell) ? columnOf(view, cell) : undefined
      return head !== undefined && called.includes(loose(readableTextOf(view, head)))
    })
}

/** What a table says of it; nothing where none compares it in this, or says that it is not so. */
const byComparison = (
  { expected, match, negated, subject }: TextCheck,
  { view }: Case
): Ruling | undefined => {
  if (subject === undefined || match !== "contains" || !/^\p{L}[^\d]*$/u.test(expected)) return undefined
  const { name, ordinal, quantifier, role, scopes } = subject
  if (name === "" || role !== undefined || ordinal !== undefined || quantifier !== undefined) return undefined
  const [cell, another] = scopes.length > 0 ? [] : cellsOf(view, name, expected)
  if (cell === undefined || another !== undefined) return undefined
  const said = saidIn(view, cell)
  const answer = yesOrNo(said)
  if (answer === false) return undefined
  const actual = `saw under “${readableTextOf(view, columnOf(view, cell) ?? cell)}”: ${said}`
  if (answer === undefined)
    return undecided(
      Fell.of("target_ambiguous", `“${expected}” heads a line, and “${said}” does not tell whether it is so.`)
    )
  return negated ? refuted(`no “${expected}” for “${subject.words}”`, actual) : holds(actual, cell)
}

/** What is not said where the thing itself stands may be told by a table. */
export const unlessCompared = (check: TextCheck, given: Case, said: Ruling): Ruling =>
  said._tag === (check.negated ? "Holds" : "Refuted") ? (byComparison(check, given) ?? said) : said
