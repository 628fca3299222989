/** What lies behind a curtain that is drawn over the page, for a drawer or a box that no role tells to be a dialog. */
import type { Seen, View } from "../screen/View.js"
import { whole } from "./Match.js"
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

/** While it is drawn, what stands before it is meant, where something there is called so. */
export const beforeCurtain = (view: View, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const open = all.filter(({ seen }) => seen.node.state.covered !== true)
  return open.length < all.length && open.some(({ fit }) => fit >= whole) && isCurtained(view) ? open : all
}
