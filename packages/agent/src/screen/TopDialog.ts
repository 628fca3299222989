/** The dialog that is open. */
import { holds } from "./Geometry.js"
import { isDialog } from "./Kinds.js"
import type { Seen, View } from "./View.js"

/** The dialog that stands in the middle of the screen, over everything else. */
export const topDialog = (view: View): Seen | undefined =>
  view.all.findLast(
    (seen) =>
      isDialog(seen) &&
      seen.node.visible &&
      (seen.node.box === undefined ||
        holds(seen.node.box, view.screen.viewport.width / 2, view.screen.viewport.height / 2))
  )
