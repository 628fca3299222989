/** What stands under the header of a column, or beside the term that it describes. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isCell } from "../screen/Kinds.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import type { Scored } from "./Candidates.js"
import { loose } from "../screen/Wording.js"
import { fitName, whole } from "./Match.js"
import { columnOf } from "./Names.js"
import type { Purpose } from "./Purposes.js"
import type { Pool } from "./Sought.js"

/** Holds nothing but the box by which a line is selected, or all of them. */
const isForSelecting = (cell: Seen): boolean =>
  cell.children.length > 0 && cell.children.every(({ node }) => node.role === "checkbox")

/** What stands under the first header of a table names the whole line: "Order", "Job". */
export const isLead = (header: Seen | undefined): boolean =>
  header !== undefined &&
  header.node.role === "columnheader" &&
  header.parent?.children.find(
    (each) => each.node.role === "columnheader" && each.node.visible && !isForSelecting(each)
  ) === header

/** A line of a table begins with what is called so. */
export const beginsLine = (view: View, { name, quoted }: Target): boolean =>
  name !== "" &&
  view.all.some(
    (seen) =>
      seen.node.visible &&
      isHeadOfLine(seen) &&
      fitName(name, quoted, readableTextOf(view, seen)).score >= whole
  )

/** The cell that a line of a table begins with. */
export const isHeadOfLine = (seen: Seen): boolean =>
  isCell(seen) &&
  (seen.node.role === "rowheader" ||
    seen.parent?.children.find((each) => each.node.visible && !isForSelecting(each)) === seen)

/** "In May", where May is a column, and no part of the page is called so. "In the order of Ada" is in her line, if it begins with the order. */
export const withColumns = (view: View, target: Target): Target => {
  const isOfOwner = target.scopes.some(({ relation }) => relation === "near")
  const isColumn = ({ relation, target: { name, ordinal, quoted, role, scopes } }: Scope) =>
    (relation === "in" || relation === "near") &&
    (role === undefined || role === "cell") &&
    ordinal === undefined &&
    name !== "" &&
    view.all.some(
      (seen) =>
        seen.node.role === "columnheader" &&
        seen.node.visible &&
        !((isOfOwner || scopes.length > 0) && isLead(seen)) &&
        fitName(name, quoted, readableTextOf(view, seen)).score >= whole
    ) &&
    (relation === "in" || (target.role === undefined && beginsLine(view, target)))
  return target.scopes.some(isColumn)
    ? {
        ...target,
        scopes: target.scopes.map((scope) =>
          isColumn(scope) ? { ...scope, target: { ...scope.target, role: "column" as const } } : scope
        )
      }
    : target
}

/** Where a column or a term is called by the kind of thing, what is meant stands under it: the role "Admin" is no team. */
export const underNamed = (
  view: View,
  { descriptor = "" }: Target,
  purpose: Purpose,
  scored: ReadonlyArray<Scored>
): ReadonlyArray<Scored> => {
  const isCalled = (seen: Seen | undefined) =>
    seen !== undefined && fitName(descriptor, false, readableTextOf(view, seen)).score >= whole
  const heads = view.all.some(
    (seen) =>
      seen.node.visible && (seen.node.role === "columnheader" || seen.node.role === "term") && isCalled(seen)
  )
  if (purpose !== "look" || descriptor === "" || !heads) return scored
  const under = scored.filter(({ seen }) => {
    const place = [...upward(seen)].find((each) => isCell(each) || each.node.role === "definition")
    if (place === undefined) return false
    return isCalled(isCell(place) ? columnOf(view, place) : termOf(place))
  })
  // "The amount to pay" is an amount wherever it stands.
  return under.length === 0 && measure.test(descriptor) ? scored : under
}

const measure = /^(?:amount|sum|total|number|figure|value|date|time)$/iu

const termOf = (definition: Seen): Seen | undefined => {
  const siblings = definition.parent?.children ?? []
  return siblings.slice(0, siblings.indexOf(definition)).findLast((each) => each.node.role === "term")
}

export const inColumn = (view: View, pool: Pool, column: Target): Pool => {
  const cells = pool.scored.flatMap((scored): ReadonlyArray<Scored> => {
    const row = [...upward(scored.seen)].find(({ node }) => node.role === "row")
    const cell = row?.children.find((each) => isUnder(view, each, column))
    return cell === undefined
      ? []
      : [{ ...scored, seen: cell, lead: scored.seen, how: `${scored.how}, under “${column.name}”` }]
  })
  return cells.length === 0
    ? { ...pool, scored: [], missing: pool.missing ?? column }
    : { ...pool, scored: cells }
}

/** "The spent column" is headed "Spent in June", where no other head begins so. */
const beginsAlone = (view: View, header: Seen, { name, quoted }: Target): boolean => {
  const isBegun = (seen: Seen) => loose(readableTextOf(view, seen)).startsWith(`${loose(name)} `)
  return (
    !quoted &&
    name !== "" &&
    isBegun(header) &&
    (header.parent?.children ?? []).filter((seen) => seen.node.visible && isBegun(seen)).length === 1
  )
}

export const isUnder = (view: View, cell: Seen, column: Target): boolean => {
  const header = isCell(cell) ? columnOf(view, cell) : undefined
  return (
    header !== undefined &&
    (fitName(column.name, column.quoted, readableTextOf(view, header)).score >= 0.8 ||
      beginsAlone(view, header, column))
  )
}
