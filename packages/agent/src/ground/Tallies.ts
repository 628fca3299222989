/** How many records there are, and which of them may be none: totals, empty states, lines between, a header without a mark. */
import { isCell, isControl } from "../screen/Kinds.js"
import { isMoment } from "../screen/Moments.js"
import { readableTextOf, type Run, runsOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { listOf } from "./Regions.js"

export interface Tally {
  /** Things that anybody would count. */
  readonly sure: ReadonlyArray<Seen>
  /** With those that may be things or not. */
  readonly things: ReadonlyArray<Seen>
  /** How many more there would be for another reader. */
  readonly doubtful: number
  /** How many stand among them and are no things: counted only by who looks at nothing but lines. */
  readonly others: number
}

const totalWords = /^(?:(?:grand|overall|sub|net|gross)[ -]?|\p{L}+ )?(?:total|sum|summe|gesamt|totale)s?\b/iu

const nothing =
  /^(?:no|none|nothing|nobody|empty|you have no|you have nothing|there (?:is|are) (?:no|nothing))\b/iu

/** Empty cells are counted as well, though nothing of them is seen. */
const cellsOf = (row: Seen): number =>
  row.children.filter((each) => isCell(each) || each.node.role === "columnheader").length

/** Says what the rows above it come to. */
const isTotal = (view: View, record: Seen, all: ReadonlyArray<Seen>): boolean =>
  all.indexOf(record) >= all.length - 3 && all.length > 1 && totalWords.test(readableTextOf(view, record))

const isBlank = (view: View, record: Seen): boolean =>
  runsOf(view, record).length === 0 &&
  !within(view, record).some((each) => each.node.visible && (isControl(each) || each.node.role === "img"))

/** One cell where the others have several: an empty state, a heading of a group, more of the row above. */
const isShort = (record: Seen, widest: number): boolean =>
  record.node.role === "row" && widest > 1 && cellsOf(record) === 1

/** The only one, and it says that there is none. */
const isNone = (view: View, record: Seen, all: ReadonlyArray<Seen>): boolean =>
  all.length === 1 && nothing.test(readableTextOf(view, record))

/** "Yesterday" beside "Today 09:12" and "Nov 20" heads nothing. */
const tellsValue = ({ text }: Run): boolean => /\d/u.test(text) || isMoment(text)

/** The first is made of labels alone, where all others have a number in the same place. */
const isUnmarkedHeader = (view: View, all: ReadonlyArray<Seen>): boolean => {
  const [first = [], ...rest] = all.map((record) => runsOf(view, record))
  // What can be pressed as a whole, as all the others, is no head of theirs.
  const isThing = all.every(({ node }) => node.clickable === true)
  const alike =
    !isThing && rest.length > 0 && rest.every((runs) => runs.length === first.length) && first.length > 1
  return (
    alike &&
    !first.some(tellsValue) &&
    first.some((_, at) =>
      rest.every((runs) => {
        const run = runs[at]
        return run !== undefined && tellsValue(run)
      })
    )
  )
}

const widestOf = (view: View, all: ReadonlyArray<Seen>): number => {
  const table = all[0] === undefined ? undefined : listOf(all[0])
  const rows = table === undefined ? [] : within(view, table).filter(({ node }) => node.role === "row")
  return Math.max(0, ...rows.map(cellsOf))
}

const hasHeader = (view: View, all: ReadonlyArray<Seen>): boolean => {
  const table = all[0] === undefined ? undefined : listOf(all[0])
  return (
    table !== undefined &&
    within(view, table).some(({ node }) => node.role === "columnheader" || node.role === "rowheader")
  )
}

/** The records of one list or table, told apart. */
export const tallyOf = (view: View, all: ReadonlyArray<Seen>): Tally => {
  const widest = widestOf(view, all)
  // One cell over all columns that says "No orders" is the empty state of a table, and no row to anybody.
  const told = all.filter((record) => !(isShort(record, widest) && isNone(view, record, all)))
  const totals = told.filter((record) => isTotal(view, record, all))
  const things = told.filter((record) => !totals.includes(record))
  const isFirst = (record: Seen) => record === all[0]
  const unmarked = !hasHeader(view, all) && isUnmarkedHeader(view, things)
  const doubted = things.filter(
    (record) =>
      isBlank(view, record) ||
      isShort(record, widest) ||
      isNone(view, record, all) ||
      (unmarked && isFirst(record))
  )
  return {
    sure: things.filter((record) => !doubted.includes(record)),
    things,
    doubtful: doubted.length,
    others: totals.length
  }
}
