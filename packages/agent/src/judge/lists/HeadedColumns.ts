/** "Ada is in the first column, Ben in the second", of what heads the columns of a table that compares them. */
import type { Scope, Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isCell, tableOf } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

interface Shown {
  readonly target: Target
  readonly negated: boolean
}

const isNumbered = ({ relation, target: { name, ordinal, role } }: Scope): boolean =>
  relation === "in" && role === "column" && name === "" && ordinal !== undefined && ordinal > 0

const isTable = ({ target: { name, role, scopes } }: Scope): boolean =>
  role === "table" && name === "" && scopes.length === 0

/** The heads of the one table, from left to right. */
const headsOf = (view: View): ReadonlyArray<Seen> => {
  const all = view.all.filter(({ node }) => node.visible && node.role === "columnheader")
  return new Set(all.map(tableOf)).size === 1 ? all : []
}

/** The corner over what heads the rows counts as a column for some, and for others not. */
export const judgeHeadedColumn = ({ negated, target }: Shown, { view }: Case): Ruling | undefined => {
  const [column, ...others] = target.scopes
  if (column === undefined || !isNumbered(column) || !others.every(isTable)) return undefined
  if (target.role !== undefined || target.name === "" || target.ordinal !== undefined) return undefined
  const says = (seen: Seen): string => loose(readableTextOf(view, seen))
  const heads = headsOf(view)
  const named = heads.filter((seen) => says(seen) !== "")
  const wanted = loose(target.name)
  const [own, another] = named.filter((seen) => says(seen) === wanted)
  const isInside = view.all.some(
    (seen) => seen.node.visible && isCell(seen) && says(seen) === wanted && !heads.includes(seen)
  )
  if (own === undefined || another !== undefined || isInside) return undefined
  const at = named.indexOf(own) + 1
  const wantedAt = column.target.ordinal
  const actual = `“${target.name}” heads column ${at}`
  if (at === wantedAt)
    return negated ? refuted(`“${target.name}” not in column ${at}`, actual) : holds(actual, own)
  if (heads.indexOf(own) + 1 === wantedAt)
    return undecided(
      Fell.of("target_ambiguous", `It cannot be said whether the corner of the table counts: ${actual}.`)
    )
  return negated ? holds(actual, own) : refuted(`“${target.name}” in column ${wantedAt ?? 0}`, actual)
}
