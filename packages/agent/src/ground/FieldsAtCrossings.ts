/** What is filled in where a row meets a column, "Hugo's mark for Quiz 1", and what is pressed there. */
import type { Scope, Target } from "@assay/domain/Intent"
import { readableTextOf } from "../screen/VisibleText.js"
import { contains, type View, within } from "../screen/View.js"
import { fitName } from "./Match.js"
import { kindUnder } from "./Crossings.js"
import { takes } from "./Purposes.js"
import type { Pool, Sought } from "./Sought.js"

const isHeader = (view: View, name: string): boolean =>
  view.all.some(
    (seen) =>
      seen.node.role === "columnheader" &&
      seen.node.visible &&
      fitName(name, false, readableTextOf(view, seen)).score >= 0.95
  )

/** "Hugo's mark for Quiz 1": the field in his row under Quiz 1. */
export const atCrossing = ({ purpose, view }: Sought, target: Target): Target | undefined => {
  const value = /^(?:mark|score|value|result|grade|entry|amount|figure|number|time)$/iu.test(target.name)
  if (purpose !== "fill" || target.quoted || target.ordinal !== undefined || !value) return undefined
  const isPlain = ({ relation, target: of }: Scope) =>
    (relation === "near" || relation === "in") && of.name !== "" && of.scopes.length === 0
  if (target.scopes.length !== 2 || !target.scopes.every(isPlain)) return undefined
  const [column, another] = target.scopes.filter((scope) => isHeader(view, scope.target.name))
  const owner = target.scopes.find((scope) => scope !== column)
  if (column === undefined || another !== undefined || owner === undefined) return undefined
  const { name } = column.target
  const row: Target = { ...owner.target, role: "row" }
  return { words: name, name, quoted: false, role: "field", scopes: [{ relation: "in", target: row }] }
}

/** "Click the Maths lesson on Monday": what is pressed in that one cell. */
export const inKindsCell = (sought: Sought, target: Target): Pool | undefined => {
  const { view } = sought
  const [place, another] = target.scopes
  const cell = place === undefined || another !== undefined ? undefined : kindUnder(view, target, place)
  const pressed =
    cell === undefined ? [] : within(view, cell).filter((seen) => takes(view, "click", seen) > 0)
  const [only, more] = pressed.filter(
    (seen) => !pressed.some((outer) => outer !== seen && contains(outer, seen))
  )
  return only === undefined || more !== undefined
    ? undefined
    : {
        scored: [{ seen: only, score: 0.88, fit: 0.88, how: `under “${place?.target.name ?? ""}”` }],
        regions: []
      }
}
