/** What is filled in where a row meets a column: "Hugo's mark for Quiz 1". */
import type { Scope, Target } from "@assay/domain/Intent"
import { readableTextOf } from "../screen/VisibleText.js"
import type { View } from "../screen/View.js"
import { fitName } from "./Match.js"
import type { Sought } from "./Sought.js"

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
