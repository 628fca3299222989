/** "Only Contrast checker is left in the menu": of the links that a menu of nothing else holds. */
import type { Intent } from "@assay/domain/Intent"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

const way = /^(?:link|menuitem|treeitem|tab)$/u

/** Nothing where the menu holds anything else, or the one that is told is none of them. */
export const waysLeft = (
  { of, target }: Count,
  { antecedent, view }: Case
): ReadonlyArray<Seen> | undefined => {
  const { name, ordinal, role, scopes } = target
  const [scope, another] = scopes
  if (of === undefined || role !== "item" || name !== "" || ordinal !== undefined) return undefined
  if (scope?.relation !== "in" || another !== undefined || scope.target.role !== "menu") return undefined
  const menu = onlyRegionOf(view, scopes, antecedent)?.seen
  if (menu === undefined || !/^(?:navigation|menu|menubar|tree|list)$/u.test(menu.node.role)) return undefined
  const items = menu.children
    .filter(({ node }) => node.visible)
    .map((seen) =>
      seen.node.role === "listitem" && seen.children.length === 1 ? (seen.children[0] ?? seen) : seen
    )
  const isTold = (seen: Seen): boolean =>
    runsOf(view, menu).some((run) => contains(seen, run.seen) && loose(run.text) === loose(of))
  return items.length > 0 && items.every(({ node }) => way.test(node.role)) && items.some(isTold)
    ? items
    : undefined
}
