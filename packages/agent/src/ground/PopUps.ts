/** What opens over the page for a list to choose from, or a menu. */
import type { Target } from "@assay/domain/Intent"
import { isControl, isDialog, isMarked, liesOverPage } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
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

/** A box with several things to press that lies over the page. */
const laidOver = (view: View): ReadonlyArray<Seen> =>
  view.all.filter(
    (seen) =>
      seen.node.visible &&
      liesOverPage(seen) &&
      seen.parent !== undefined &&
      !speaks.test(seen.node.role) &&
      within(view, seen).filter((each) => each !== seen && isControl(each) && each.node.visible).length > 1
  )

/** "The menu", where no role tells one: the one box with things to press that came over the page. */
export const menuOver = (view: View): Seen | undefined => {
  const { earlier } = view
  return earlier === undefined
    ? undefined
    : onlyOuter(laidOver(view).filter(({ node }) => earlier.byRef.get(node.ref)?.node.visible !== true))
}

/** A drawer by its class that stands beside the page and not over it. */
const isDocked = (seen: Seen): boolean =>
  seen.node.visible && isMarked(seen, "dialog") && isMarked(seen, "sidebar")

/** "The drawer", which nothing on the page is called: the one box with things to press that lies over it, or the one beside it that its class calls so. */
export const drawerOver = (view: View, words: string): Seen | undefined =>
  /^(?:(?:navigation|details?|side) )?(?:drawer|off-?canvas|slide-?over|side ?panel|flyout|pop-?over)(?: (?:menu|panel))?$/iu.test(
    words
  )
    ? (onlyOuter(laidOver(view)) ?? onlyOuter(view.all.filter(isDocked)))
    : undefined

const closes = /^(?:[×✕✖✗✘⨯xX]|close|dismiss|hide)(?: |$)/iu

/** "The panel", "the panel on the right": the one box that was laid over the page and can be closed again, whatever else has panels there. */
export const panelOver = (view: View, { name, ordinal, quoted, role, words }: Target): Seen | undefined => {
  const isAsked = role === "section" && name === "" && !quoted && ordinal === undefined
  if (!isAsked || !/^(?:side |right |left )?(?:panel|pane|drawer)\b/iu.test(words)) return undefined
  const laid = new Set(laidOver(view))
  const all = view.all.filter(
    (seen) =>
      seen.node.role !== "navigation" && (laid.has(seen) || (seen.node.visible && isMarked(seen, "sidebar")))
  )
  // A bar that stays at the top lies over the page as well, and is no dialog.
  const over = onlyOuter(all) ?? onlyOuter(all.filter((seen) => isDialog(seen)))
  return over !== undefined && canBeClosed(view, over) ? over : undefined
}

/** Something in it closes it. */
const canBeClosed = (view: View, place: Seen): boolean =>
  within(view, place).some(
    (each) =>
      isControl(each) && each.node.visible && closes.test(each.node.name || readableTextOf(view, each))
  )

/** "The details", which nothing on the page is called: the one dialog, or the one part beside the page that can be closed again. */
export const detailsOpen = (view: View, { name, ordinal, quoted, scopes }: Target): Seen | undefined => {
  const isAsked =
    !quoted &&
    ordinal === undefined &&
    scopes.length === 0 &&
    /^details?(?: (?:panel|pane|view|sidebar|section))?$/iu.test(name)
  return isAsked
    ? onlyOuter(
        view.all.filter(
          (seen) =>
            seen.node.visible &&
            (isDialog(seen) || seen.node.role === "complementary") &&
            canBeClosed(view, seen)
        )
      )
    : undefined
}
