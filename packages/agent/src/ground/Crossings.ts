/** "On Monday in period 1": where a column and a line of a table cross. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isCell, tableOf } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { fitName, whole } from "./Match.js"
import { cellsUnder, columnOf } from "./Names.js"
import { regionsNamed } from "./Places.js"
import { isHeaderRow, wholePage } from "./Regions.js"

const isBarePlace = ({ relation, target }: Scope): boolean =>
  relation === "in" &&
  target.name !== "" &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  target.pronoun !== true &&
  target.scopes.length === 0

/** The one head of a column that is called so. */
const headOf = (view: View, { name, quoted }: Target): Seen | undefined => {
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.role === "columnheader" &&
      fitName(name, quoted, readableTextOf(view, seen)).score >= whole
  )
  return another === undefined ? only : undefined
}

const mayBe = (target: Target, role: Target["role"]): boolean =>
  target.role === undefined || target.role === role

const cellAt = (view: View, column: Target, line: Target): Seen | undefined => {
  if (!mayBe(column, "column") || !mayBe(line, "row")) return undefined
  const head = headOf(view, column)
  if (head === undefined) return undefined
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

const ofKind = /^(\p{Lu}.*?) \p{Ll}+$/u

/** "The Maths lesson on Monday": the one cell under Monday in which Maths stands by itself, or that begins with it. */
export const kindUnder = (view: View, { name, quoted, role }: Target, place: Scope): Seen | undefined => {
  const called = quoted || role !== undefined ? undefined : ofKind.exec(name)?.[1]
  const isPlace = isBarePlace(place) && mayBe(place.target, "column")
  const head = called === undefined || !isPlace ? undefined : headOf(view, place.target)
  if (head === undefined || called === undefined) return undefined
  const cells = cellsUnder(view, head)
  const bearing = cells.filter((cell) => runsOf(view, cell).some(({ text }) => loose(text) === loose(called)))
  const begun = cells.filter((cell) =>
    `${loose(readableTextOf(view, cell))} `.startsWith(`${loose(called)} `)
  )
  const [only, another] = bearing.length > 0 ? bearing : begun
  return another === undefined ? only : undefined
}
