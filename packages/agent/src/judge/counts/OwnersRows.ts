/** "Ada has two orders" of a table of orders with a column that tells whose each is: the rows in which she stands there. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isLead } from "../../ground/Columns.js"
import { columnOf } from "../../ground/Names.js"
import { wholePage } from "../../ground/Regions.js"
import { isToldOfLines, rowsOfKind } from "../../ground/Tabled.js"
import { tallyOf } from "../../ground/Tallies.js"
import { isCell } from "../../screen/Kinds.js"
import { type Seen, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import { Fell } from "../../run/Fell.js"
import { inOneList } from "./CountedLists.js"

const isOwner = ({ name, ordinal, quantifier, role, scopes }: Target): boolean =>
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0 &&
  /^\p{Lu}/u.test(name)

/** "Orders of Ada", "Ada's orders": whose they are; nothing where more is told of them. */
const ownerOf = ({ name, quoted, role, scopes }: Target): Scope | undefined => {
  const [scope, another] = scopes
  const isPlain = !quoted && role === undefined && /^\p{Ll}{3,}$/u.test(name)
  const isOf = scope?.relation === "in" || scope?.relation === "near"
  return isPlain && isOf && another === undefined && isOwner(scope.target) ? scope : undefined
}

/** The cell in which nothing but the name stands. */
const cellOf = (view: View, row: Seen, name: string): Seen | undefined =>
  row.children.find(
    (cell) => isCell(cell) && cell.node.visible && loose(readableTextOf(view, cell)) === loose(name)
  )

/** The lines of the table that has a column of that name, or of the one list that the page is about. */
const rowsCounted = (view: View, name: string): ReadonlyArray<Seen> => {
  const rows = rowsOfKind(view, wholePage(view), name)
  if (rows.length > 0) return rows
  const listed = inOneList(view, wholePage(view), { words: name, name, quoted: false, scopes: [] })
  return listed instanceof Fell || !listed.every(({ node }) => node.role === "row") ? [] : listed
}

/** How many they are; nothing where the name heads a line itself, or stands in several columns. */
export const rowsOfOwner = (view: View, target: Target): number | undefined => {
  const { name } = target
  const scope = ownerOf(target)
  if (scope === undefined) return undefined
  if (isToldOfLines(view, wholePage(view), name)) return undefined
  const { sure } = tallyOf(view, rowsCounted(view, name))
  const says = finder(scope.target.name, "contains")
  if (
    sure.length > 0 &&
    scope.relation === "near" &&
    !runsOf(view, view.root).some(({ text }) => says(plain(text)))
  )
    return 0
  const cells = sure.flatMap((row) => cellOf(view, row, scope.target.name) ?? [])
  const [head, other] = [...new Set(cells.map((cell) => columnOf(view, cell)))]
  return head === undefined || other !== undefined || isLead(head) ? undefined : cells.length
}

/** "Votes for Ada", "orders of Ada", and nothing else. */
export const isOfOwner = (target: Target): boolean => ownerOf(target)?.relation === "near"

/** Whose they are, where the page only says how many there are of all. */
export const toldOfAll = (view: View, target: Target): string | undefined => {
  const scope = ownerOf(target)
  return scope?.relation === "near" && rowsCounted(view, target.name).length > 0
    ? scope.target.name
    : undefined
}
