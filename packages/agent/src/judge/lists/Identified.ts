/** "Ada is the first order" of a table with a column Order: which row comes first is told by any of its cells that tell it from the others. */
import { fitName, whole } from "../../ground/Match.js"
import { recordOf } from "../../ground/Regions.js"
import { cellsUnder, columnOf } from "../../ground/Names.js"
import { tallyOf } from "../../ground/Tallies.js"
import { isCell, tableOf } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { Fell } from "../../run/Fell.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** The remark behind a name tells how it is, and not which: "Lease (signed)". */
const withoutRemark = (text: string): string => text.replace(/ \([^()]+\)$/u, "")

const isName = (view: View, cell: Seen): boolean =>
  cell.node.role === "rowheader" ||
  cell.parent?.children.find((each) => isCell(each)) === cell ||
  columnOf(view, cell)?.parent?.children[0] === columnOf(view, cell)

/** The cells that read so, where they all stand in one column. */
const cellsSaying = (view: View, table: Seen, expected: string): ReadonlyArray<Seen> => {
  const cells = within(view, table).filter(
    (seen) =>
      isCell(seen) &&
      seen.node.visible &&
      tableOf(seen) === table &&
      loose(readableTextOf(view, seen)) === loose(expected)
  )
  const columns = new Set(cells.map((cell) => columnOf(view, cell)))
  return columns.size === 1 ? cells : []
}

const ofAll = /^(?:status|state|stage|condition|availability|type|kind|priority|category)$/iu

/** No two rows have the same there, so that it tells them apart. */
const tellsRows = (view: View, cell: Seen): boolean => {
  const header = columnOf(view, cell)
  const texts =
    header === undefined ? [] : cellsUnder(view, header).map((each) => loose(readableTextOf(view, each)))
  return (
    header !== undefined &&
    !ofAll.test(readableTextOf(view, header).trim()) &&
    texts.some((text) => /\p{L}/u.test(text)) &&
    new Set(texts).size === texts.length
  )
}

/** What a row is called by, though several may be called so: no state and no kind of it. */
const tellsThem = (view: View, cell: Seen): boolean => {
  const header = columnOf(view, cell)
  return header !== undefined && !ofAll.test(readableTextOf(view, header).trim())
}

const ofPerson = /^(?:customer|client|patient|guest|member|tenant|owner|company|school)$/iu

/** "The first job is Brightside Yoga": whose it is, and nobody else's there is, though another has two of them. */
const isOnlyOwners = (view: View, saying: ReadonlyArray<Seen>): boolean => {
  const [only, another] = saying
  const header = only === undefined || another !== undefined ? undefined : columnOf(view, only)
  return header !== undefined && ofPerson.test(readableTextOf(view, header).trim())
}

export const byAnotherCell = (
  check: TextCheck,
  { view }: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [only, another] = subjects
  const { expected, match, negated, subject } = check
  if (only === undefined || another !== undefined || subject?.ordinal === undefined || negated)
    return undefined
  if (!/^(?:is|equals|contains)$/u.test(match) || subject.quoted || subject.role !== undefined)
    return undefined
  const { seen } = only.scored
  const cell = isCell(seen) ? seen : only.regions[0]?.seen
  const header = isCell(seen) ? columnOf(view, seen) : seen
  const table = header === undefined ? undefined : tableOf(header)
  if (header?.node.role !== "columnheader" || cell === undefined || !isCell(cell) || table === undefined)
    return undefined
  // The column of that name, and not a cell that happens to say so.
  if (fitName(subject.name, false, readableTextOf(view, header)).score < whole) return undefined
  const row = recordOf(view, cell)
  const column = cellsUnder(view, header)
  const found = finder(expected, "contains")
  const bearing = column.filter((each) => found(plain(readableTextOf(view, each))))
  const wanted = `“${expected}” for “${subject.words}”`
  const saw = `saw: ${row === undefined ? readableTextOf(view, cell) : readableTextOf(view, row)}`
  if (bearing.length > 0) {
    const named = bearing.length === 1 && bearing[0] === cell && isName(view, cell)
    return named && loose(withoutRemark(readableTextOf(view, cell))) === loose(expected)
      ? holds(saw, cell)
      : undefined
  }
  const saying = cellsSaying(view, table, expected)
  const [sayer] = saying
  if (sayer === undefined || row === undefined) return undefined
  // Whichever cell tells which it is: none of this row says it.
  const isAnothers = !saying.some((each) => recordOf(view, each) === row) && tellsThem(view, sayer)
  if (!tellsRows(view, sayer) && !isAnothers && !isOnlyOwners(view, saying))
    return undecided(
      Fell.of("target_ambiguous", `“${expected}” need not tell which “${subject.words}” is meant; ${saw}.`)
    )
  // The line of a total comes neither first nor last.
  const rows = tallyOf(
    view,
    column.flatMap((each) => recordOf(view, each) ?? [])
  ).things
  if (!rows.includes(row)) return undefined
  return saying.some((each) => recordOf(view, each) === row) ? holds(saw, row) : refuted(wanted, saw)
}
