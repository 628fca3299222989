/** Of all that fits the words, what a place, an owner or the word for its kind leaves. */
import type { Target } from "@assay/domain/Intent"
import { isControl, isDialog } from "../screen/Kinds.js"
import { contains, type Seen, type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { tokens } from "../screen/Wording.js"
import type { Scored } from "./Candidates.js"
import type { Edge } from "./Scopes.js"
import { best } from "./Sought.js"

/** What lies under an open dialog, however far down the page, is not at the bottom. */
const inOpenDialog = (view: View, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const [dialog, another] = view.all.filter((seen) => isDialog(seen) && seen.node.visible)
  const inside =
    dialog === undefined || another !== undefined ? [] : all.filter(({ seen }) => contains(dialog, seen))
  return inside.length > 0 ? inside : all
}

/** Of several that are alike, those nearest to the edge of the page. */
export const atEdge = (view: View, all: ReadonlyArray<Scored>, edge: Edge): ReadonlyArray<Scored> => {
  const scored = inOpenDialog(view, all)
  // A side is a half of the page.
  if (edge === "left" || edge === "right") {
    const half = view.screen.viewport.width / 2
    return scored.filter(({ seen: { node } }) => {
      const x = node.box === undefined ? undefined : node.box.x + node.box.width / 2
      return x === undefined || (edge === "left" ? x <= half : x >= half)
    })
  }
  const middle = ({ seen }: Scored) => (seen.node.box?.y ?? 0) + (seen.node.box?.height ?? 0) / 2
  const ys = best(scored).map(middle)
  const extreme = edge === "top" ? Math.min(...ys) : Math.max(...ys)
  return scored.filter((each) => Math.abs(middle(each) - extreme) < 8)
}

/** "Request refill", of Ada: what machines are told of it says whose it is, "Request refill of Ada". */
export const namingIt = (scored: ReadonlyArray<Scored>, { name, scopes }: Target): ReadonlyArray<Scored> => {
  const whose = tokens(name)
  if (whose.length === 0 || scopes.length > 0) return []
  return best(scored).filter(({ seen }) => {
    const said = tokens(seen.node.name)
    return (
      isControl(seen) && said.length > whose.length && said.slice(-whose.length).join(" ") === whose.join(" ")
    )
  })
}

/** An item with a link and nothing else: a pill, a tab, a way to go. */
const isWay = (view: View, seen: Seen): boolean => {
  const [only, another] = within(view, seen).filter(
    (each) => each !== seen && each.node.visible && (each.node.role === "link" || each.node.role === "tab")
  )
  return (
    seen.node.role === "listitem" &&
    only !== undefined &&
    another === undefined &&
    readableTextOf(view, only) === readableTextOf(view, seen)
  )
}

/** "The Checked in tile" is not the pill of that name, where a box with a figure is called so as well. */
export const withoutWays = (
  view: View,
  all: ReadonlyArray<Scored>,
  { role, words }: Target
): ReadonlyArray<Scored> => {
  if (role !== "item" || !/\b(?:tile|card|box|widget|counter|figure)s?$/iu.test(words)) return all
  const boxes = all.filter(({ seen }) => !isWay(view, seen))
  return boxes.some(({ fit }) => fit >= 0.8) ? boxes : all
}
