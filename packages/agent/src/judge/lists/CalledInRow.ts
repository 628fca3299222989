/** "The third key is called Staging" of a table with a column Name: what its row has there, and no other cell that says so. */
import { RegExp as Pattern } from "effect"
import { columnOf } from "../../ground/Names.js"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isCell, isField } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain, sameWords } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import type { Subject } from "../texts/Surroundings.js"
import { type Case, rule, type Ruling, undecided, withTarget } from "../Ruling.js"

const ofName = /^(?:(?:full |display )?name|title)$/iu

/** The step says that it is what the thing is called. */
const isSaidSo = (step: string, expected: string): boolean =>
  new RegExp(`\\b(?:called|named|titled) ["“'‘]?${Pattern.escape(expected)}`, "iu").test(step)

/** The cells of a row under the heads that say so. */
const cellsHeaded = (view: View, row: Seen, says: (head: string) => boolean): ReadonlyArray<Seen> =>
  row.children.filter((cell) => {
    const head = isCell(cell) && cell.node.visible ? columnOf(view, cell) : undefined
    return head !== undefined && says(readableTextOf(view, head))
  })

/** What the row has under Name; none where several columns are headed so. */
const nameIn = (view: View, row: Seen): Seen | undefined => {
  const [name, another] = cellsHeaded(view, row, (head) => ofName.test(head.trim()))
  return another === undefined ? name : undefined
}

/** "The first key is called sk_7b90", under the head of that noun: it may be called by that as well. */
const hasUnder = (view: View, row: Seen, noun: string, expected: string): boolean =>
  cellsHeaded(view, row, (head) => sameWords(head, noun)).some(
    (cell) => loose(readableTextOf(view, cell)) === loose(expected)
  )

/** Nothing of what no number tells from the others, or of a row without a name. */
export const byNameInRow = (
  { expected, match, negated, subject }: TextCheck,
  given: Case,
  [only, another]: ReadonlyArray<Subject>
): Ruling | undefined => {
  const { step = "", view } = given
  if (subject?.ordinal === undefined || subject.quoted || only === undefined || another !== undefined)
    return undefined
  if (!/^(?:is|equals|contains)$/u.test(match) || !isSaidSo(step, expected)) return undefined
  const { seen } = only.scored
  const told = seen.node.role === "columnheader" ? only.regions[0]?.seen : seen
  const row = told === undefined || told.node.role === "row" ? told : recordOf(view, told)
  const cell = row?.node.role === "row" ? nameIn(view, row) : undefined
  if (cell !== undefined && within(view, cell).some(isField))
    return undecided(Fell.of("target_ambiguous", `What “${subject.words}” is called is being changed there.`))
  const [first] = cell === undefined ? [] : runsOf(view, cell)
  if (cell === undefined || first === undefined) return undefined
  const text = readableTextOf(view, cell)
  const isSo = [text, first.text].some((name) => loose(name) === loose(expected))
  if (!isSo && row !== undefined && hasUnder(view, row, subject.name, expected))
    return undecided(Fell.of("target_ambiguous", `“${expected}” stands under another head than “${text}”.`))
  if (!isSo && finder(expected, "contains")(plain(text)))
    return undecided(Fell.of("target_ambiguous", `“${text}” says more than “${expected}”.`))
  const ruling = rule(isSo, negated, `“${expected}” for “${subject.words}”`, `saw: ${text}`, cell)
  return withTarget(ruling, view, cell, 0.9, "what its row has as the name")
}
