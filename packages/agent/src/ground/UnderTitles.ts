/** "Mentions is under Email", of a group of fields that its title calls Email: in it, and not anywhere lower on the page. */
import type { Scope, Target } from "@assay/domain/Intent"
import type { View } from "../screen/View.js"
import { fitName, whole } from "./Match.js"

const groups = /^(?:group|radiogroup|region|form|tabpanel)$/u

const isGroup = (view: View, { name, ordinal, quantifier, quoted, role, scopes }: Target): boolean =>
  name !== "" &&
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0 &&
  view.all.some(
    ({ node }) => node.visible && groups.test(node.role) && fitName(name, quoted, node.name).score >= whole
  )

const asPlace = (view: View, scope: Scope): Scope =>
  scope.relation === "below" && isGroup(view, scope.target)
    ? { relation: "in", target: { ...scope.target, role: "section" } }
    : scope

/** The target with what it stands under told as the place that it is. */
export const inGroups = (view: View, target: Target): Target => {
  const scopes = target.scopes.map((scope) => asPlace(view, scope))
  return scopes.every((scope, at) => scope === target.scopes[at]) ? target : { ...target, scopes }
}
