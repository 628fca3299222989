/** "The board has four columns": the blocks that stand side by side on it, one of which may hold nothing yet. */
import type { Target } from "@assay/domain/Intent"
import { recordsIn } from "../../ground/Records.js"
import { isAside, nodesIn, type Region, regionOf } from "../../ground/Regions.js"
import type { Fell } from "../../run/Fell.js"
import { isControl } from "../../screen/Kinds.js"
import { contains, type Seen, type View, within } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { blocksIn, notToldApart } from "./CountedLists.js"

/** The margin of a title that is all of its column stands over it. */
const isAlignedWith = (one: Seen, other: Seen): boolean => {
  const [a, b] = [one.node.box, other.node.box]
  const isTitle = one.node.role === "heading" || other.node.role === "heading"
  return a !== undefined && b !== undefined && Math.abs(a.y - b.y) < (isTitle ? 40 : 3) && a.x !== b.x
}

const areas = /^(?:navigation|complementary|main|banner|contentinfo|search|form)$/u

/** A bar beside the content of a page is none of its columns. */
const isArea = (view: View, seen: Seen): boolean =>
  isAside(seen) || within(view, seen).some(({ node }) => node.visible && areas.test(node.role))

/** Blocks of one kind, as high up as each other, side by side, in some of which things are listed. */
const alignedIn = (view: View, { children }: Seen): ReadonlyArray<Seen> => {
  const all = children.filter((seen) => seen.node.visible && runsOf(view, seen).length > 0)
  const [first] = all
  const areAlike = all.every(
    (seen) =>
      !isControl(seen) &&
      !isArea(view, seen) &&
      first !== undefined &&
      (seen === first || isAlignedWith(first, seen))
  )
  // A column that holds its title alone is that title.
  const roles = new Set(all.map(({ node }) => node.role).filter((role) => role !== "heading"))
  const isHolding = all.some((seen) => recordsIn(view, regionOf(seen, ""), false).length > 0)
  return areAlike && roles.size === 1 && all.length > 1 && isHolding ? all : []
}

/** The columns of a board, with those that hold nothing yet; in doubt where blocks stand side by side in several places. */
export const columnsIn = (view: View, region: Region, target: Target): ReadonlyArray<Seen> | Fell => {
  const blocks = blocksIn(view, region)
  const lines = nodesIn(view, region).flatMap((seen) => {
    const line = seen.node.visible ? alignedIn(view, seen) : []
    return line.length > 1 ? [line] : []
  })
  const outer = lines.filter(
    (line) =>
      !lines.some((each) => each !== line && each.some((one) => line.every((seen) => contains(one, seen))))
  )
  const [only, another] = outer
  if (only === undefined) return blocks
  return another !== undefined ? notToldApart(target) : only
}
