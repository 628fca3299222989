/** "Ada has two orders" of a table of orders with a column that tells whose each is: the rows in which she stands there. */
import type { Target } from "@assay/domain/Intent"
import { isLead } from "../ground/Columns.js"
import { columnOf } from "../ground/Names.js"
import { wholePage } from "../ground/Regions.js"
import { isToldOfLines, rowsOfKind } from "../ground/Tabled.js"
import { tallyOf } from "../ground/Tallies.js"
import { isCell } from "../screen/Kinds.js"
import { type Seen, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"

const isOwner = ({ name, ordinal, quantifier, role, scopes }: Target): boolean =>
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0 &&
  /^\p{Lu}/u.test(name)

/** The cell in which nothing but the name stands. */
const cellOf = (view: View, row: Seen, name: string): Seen | undefined =>
  row.children.find(
    (cell) => isCell(cell) && cell.node.visible && loose(readableTextOf(view, cell)) === loose(name)
  )

/** How many they are; nothing where the name heads a line itself, or stands in several columns. */
export const rowsOfOwner = (view: View, { name, quoted, role, scopes }: Target): number | undefined => {
  const [scope, another] = scopes
  const isPlain = !quoted && role === undefined && /^\p{Ll}{3,}$/u.test(name)
  if (!isPlain || scope?.relation !== "in" || another !== undefined || !isOwner(scope.target))
    return undefined
  if (isToldOfLines(view, wholePage(view), name)) return undefined
  const { sure } = tallyOf(view, rowsOfKind(view, wholePage(view), name))
  const cells = sure.flatMap((row) => cellOf(view, row, scope.target.name) ?? [])
  const [head, other] = [...new Set(cells.map((cell) => columnOf(view, cell)))]
  return head === undefined || other !== undefined || isLead(head) ? undefined : cells.length
}
