/** The dialog that is open. */
import { holds } from "./Geometry.js"
import { isDialog, liesOverPage } from "./Kinds.js"
import { type Seen, upward, type View } from "./View.js"

/** It lies over the middle of the screen, or it is not known where it lies. */
export const isInMiddle = ({ screen: { viewport } }: View, { node: { box } }: Seen): boolean =>
  box === undefined || holds(box, viewport.width / 2, viewport.height / 2)

/** The innermost dialog or other layer over the page that it stands in. */
export const layerAround = (seen: Seen): Seen | undefined =>
  [...upward(seen)].find((outer) => isDialog(outer) || liesOverPage(outer))

/** The dialog that stands in the middle of the screen, over everything else. */
export const topDialog = (view: View): Seen | undefined =>
  view.all.findLast((seen) => isDialog(seen) && seen.node.visible && isInMiddle(view, seen))
