/** "Dentist is listed under Health", where Health is the category in Dentist's own line of a table: what lies lower on the page is not under it. */
import type { Intent, Target } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { isHeaderRow } from "../../ground/Regions.js"
import { isBareTable } from "../../ground/Tabled.js"
import { sameColumn } from "../../screen/Geometry.js"
import { controlAround, isCell, isField, isOnControl, standsIn, tableOf } from "../../screen/Kinds.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Seen, shownIn, upward, type View } from "../../screen/View.js"
import { brief, loose } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

interface Cell {
  readonly table: Seen
  readonly row: Seen
  readonly box: Box | undefined
  readonly heads: boolean
}

const isPlain = ({ name, ordinal, pronoun, quantifier, role, scopes }: Target): boolean =>
  name !== "" &&
  ordinal === undefined &&
  quantifier === undefined &&
  pronoun === undefined &&
  (role === undefined || role === "item" || role === "row" || role === "text") &&
  scopes.every(isBareTable)

/** The cell of which it is all that is read. */
const cellOf = (view: View, seen: Seen): Cell | undefined => {
  const cell = [...upward(seen)].find((each) => isCell(each) || each.node.role === "columnheader")
  const row = cell?.parent
  const table = row === undefined ? undefined : tableOf(row)
  if (cell === undefined || row?.node.role !== "row" || table === undefined) return undefined
  if (loose(readableTextOf(view, cell)) !== loose(readableTextOf(view, seen))) return undefined
  const cells = shownIn(row)
  // A line with one cell is the title of the lines below it.
  return cells.length < 2 ? undefined : { table, row, box: cell.node.box, heads: isHeaderRow(row) }
}

/** A way to elsewhere, or what a list is narrowed by: nothing stands under it. */
const isApart = (seen: Seen): boolean => {
  const { selected, expanded, pressed } = controlAround(seen)?.node.state ?? {}
  const isWay = isOnControl(seen) && (selected ?? expanded ?? pressed) === undefined
  return (
    [...upward(seen)].some(isField) || standsIn(seen, /^option$/u) || (isWay && !standsIn(seen, /^row$/u))
  )
}

/** Each cell that says it; nothing where it stands anywhere else as well. */
const cellsSaying = (view: View, name: string): ReadonlyArray<Cell> | undefined => {
  const wanted = loose(name)
  const all = view.all.filter((seen) => seen.node.visible && loose(readableTextOf(view, seen)) === wanted)
  const cells = all.filter((seen) => !isApart(seen)).map((seen) => cellOf(view, seen))
  return cells.every((each) => each !== undefined) ? cells : undefined
}

export const judgeUnderCell = ({ gone, negated, target }: Shown, { view }: Case): Ruling | undefined => {
  const [scope, ...others] = target.scopes.filter((each) => !isBareTable(each))
  if (scope?.relation !== "below" || others.length > 0 || gone === true) return undefined
  if (!isPlain({ ...target, scopes: [] }) || !isPlain(scope.target)) return undefined
  const titles = cellsSaying(view, scope.target.name) ?? []
  const things = (cellsSaying(view, target.name) ?? []).filter(({ heads }) => !heads)
  const [title] = titles
  const [thing] = things
  if (title === undefined || thing === undefined) return undefined
  const { heads, table } = title
  const all = [...titles, ...things]
  if (all.some((each) => each.table !== table) || titles.some((each) => each.heads !== heads))
    return undefined
  // Of two in one column the lower one stands under the other.
  if (!heads && titles.some(({ box }) => things.some((each) => sameColumn(each.box, box)))) return undefined
  const { length } = shownIn(title.row)
  if (all.some(({ row }) => shownIn(row).length !== length))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `Cells span lines or columns of the table, and it cannot be said what stands under “${scope.target.words}”.`
      )
    )
  const own = things.find((each) =>
    titles.some(({ box, row }) => (heads ? sameColumn(box, each.box) : row === each.row))
  )
  const { row } = own ?? thing
  const actual = `saw: ${brief(readableTextOf(view, row))}`
  if ((own === undefined) === negated) return holds(actual, row)
  return refuted(`“${target.words}” ${negated ? "not " : ""}under “${scope.target.words}”`, actual)
}
