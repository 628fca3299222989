/** What is laid over the page while it waits for an answer. */
import { liesOverPage } from "../screen/Kinds.js"
import { isInMiddle, topDialog } from "../screen/TopDialog.js"
import { contains, type Seen, type View } from "../screen/View.js"

/** What lies over the page, so that things behind it are covered: a dialog, or a box that no role tells to be one. */
export const overlaysOf = (view: View): ReadonlyArray<Seen> => {
  const dialog = topDialog(view)
  if (dialog !== undefined) return [dialog]
  const covered = view.all.filter(({ node }) => node.visible && node.state.covered === true)
  return view.all.filter(
    (seen) =>
      seen.node.visible &&
      liesOverPage(seen) &&
      isInMiddle(view, seen) &&
      covered.some((each) => !contains(seen, each))
  )
}
