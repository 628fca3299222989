/** "On Monday in period 1": where a column and a line of a table cross. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isCell, tableOf } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { fitName, whole } from "./Match.js"
import { columnOf } from "./Names.js"
import { regionsNamed } from "./Places.js"
import { isHeaderRow, wholePage } from "./Regions.js"

const isBarePlace = ({ relation, target }: Scope): boolean =>
  relation === "in" &&
  target.name !== "" &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  target.pronoun !== true &&
  target.scopes.length === 0

const cellAt = (view: View, column: Target, line: Target): Seen | undefined => {
  const mayBe = (target: Target, role: Target["role"]) => target.role === undefined || target.role === role
  if (!mayBe(column, "column") || !mayBe(line, "row")) return undefined
  const [head, second] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.role === "columnheader" &&
      fitName(column.name, column.quoted, readableTextOf(view, seen)).score >= whole
  )
  if (head === undefined || second !== undefined) return undefined
  const [only, another] = regionsNamed(view, [wholePage(view)], { ...line, role: "row" })
  const row = another === undefined ? only?.seen : undefined
  if (row?.node.role !== "row" || isHeaderRow(row) || tableOf(row) !== tableOf(head)) return undefined
  return row.children.find((each) => isCell(each) && columnOf(view, each) === head)
}

/** The cell of the column and the line of these names, in whatever order they are told. */
export const crossing = (view: View, plain: ReadonlyArray<Scope>): Seen | undefined => {
  const [one, other, more] = plain
  if (one === undefined || other === undefined || more !== undefined) return undefined
  if (!isBarePlace(one) || !isBarePlace(other)) return undefined
  const [cell, another] = [
    cellAt(view, one.target, other.target),
    cellAt(view, other.target, one.target)
  ].filter((each) => each !== undefined)
  return another === undefined ? cell : undefined
}

/** "The lesson on Monday in period 1": a mere word for what stands where these two cross. */
export const kindAt = (
  view: View,
  { name, ordinal, quantifier, quoted, role }: Target,
  plain: ReadonlyArray<Scope>
): Seen | undefined =>
  quoted ||
  role !== undefined ||
  ordinal !== undefined ||
  quantifier !== undefined ||
  !/^\p{Ll}+$/u.test(name)
    ? undefined
    : crossing(view, plain)
