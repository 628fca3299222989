/** What opens over the page for a list to choose from, or a menu. */
import { liesOverPage } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"

const lists = /^(?:listbox|menu|tree)$/u
const speaks = /^(?:status|alert|log|tooltip)$/u

/** The one of them that stands in none of the others. */
const onlyOuter = (all: ReadonlyArray<Seen>): Seen | undefined => {
  const [only, another] = all.filter((seen) => !all.some((each) => each !== seen && contains(each, seen)))
  return another === undefined ? only : undefined
}

/** Where an open list shows what it offers: over the page, or where nothing was before it was opened. */
export const popUpOf = (view: View, list: Seen, before: View | undefined): Seen | undefined => {
  if (list.node.state.expanded === false) return undefined
  const came = (seen: Seen) =>
    before !== undefined && before !== view && before.byRef.get(seen.node.ref)?.node.visible !== true
  const over = view.all.filter(
    (seen) =>
      seen.node.visible &&
      !contains(seen, list) &&
      [...upward(seen)].some((each) => liesOverPage(each) && !contains(each, list)) &&
      readableTextOf(view, seen) !== ""
  )
  const byRole = view.all.filter(
    (seen) =>
      seen.node.visible &&
      lists.test(seen.node.role) &&
      !contains(seen, list) &&
      (over.includes(seen) || came(seen) || contains(list, seen))
  )
  if (byRole.length > 0) return onlyOuter(byRole)
  return onlyOuter(over.filter((seen) => !speaks.test(seen.node.role) && came(seen)))
}
