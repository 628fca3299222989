/** What lies behind a curtain that is drawn over the page, for a drawer or a box that no role tells to be a dialog. */
import { holds } from "../screen/Geometry.js"
import { isDialog } from "../screen/Kinds.js"
import { isInMiddle } from "../screen/TopDialog.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import type { Scored } from "./Scored.js"

/** The root bears the marks of what holds nothing. */
const isWide = ({ node: { box }, parent }: Seen, { screen: { viewport } }: View): boolean =>
  parent === undefined ||
  (box !== undefined && box.width * box.height >= 0.9 * viewport.width * viewport.height)

const isCurtained = (view: View): boolean =>
  view.all.some(
    (seen) =>
      seen.node.visible &&
      seen.node.marks?.some(({ kind }) => kind === "dialog") === true &&
      isWide(seen, view)
  )

/** A box as large as the window lies over the one and holds the other. */
const liesOver = (view: View, covered: Seen, open: Seen): boolean => {
  const { box } = covered.node
  return [...upward(open)].some(
    (outer) =>
      outer.parent !== undefined &&
      !contains(outer, covered) &&
      isWide(outer, view) &&
      outer.node.box !== undefined &&
      box !== undefined &&
      holds(outer.node.box, box.x + box.width / 2, box.y + box.height / 2)
  )
}

/** The one dialog at a side of the page, before a curtain over the rest of it. */
export const drawerBefore = (view: View): Seen | undefined => {
  const [only, another] = view.all.filter((seen) => isDialog(seen) && seen.node.visible)
  return only !== undefined && another === undefined && !isInMiddle(view, only) && isCurtained(view)
    ? only
    : undefined
}

/** Called by its name, or by its kind. */
const called = 0.85

/** While it is drawn, what stands before it is meant, where something there is called so. */
export const beforeCurtain = (view: View, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const open = all.filter(({ seen }) => seen.node.state.covered !== true)
  if (open.length === all.length || !open.some(({ fit }) => fit >= called)) return all
  const behind = all.filter((each) => !open.includes(each))
  const isDrawn =
    isCurtained(view) || behind.every(({ seen }) => open.some((one) => liesOver(view, seen, one.seen)))
  return isDrawn ? open : all
}
