/** Groups of a list whose titles are mere words among its things: "Pinned" over some cards, "Notebooks +" over some ways to go. */
import type { Target } from "@assay/domain/Intent"
import { isControl, isOnControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import { tokens } from "../screen/Wording.js"
import { fitName, whole } from "./Match.js"
import { recordsIn } from "./Records.js"
import { nodesIn, type Region, regionOf, wholePage } from "./Regions.js"
import { composite } from "./Shapes.js"

const isSaid = (seen: Seen): boolean => seen.node.role === "text" || seen.node.role === "heading"

/** The words alone, or with nothing but buttons beside them. */
const isTitleLine = (view: View, seen: Seen): boolean => {
  if (isControl(seen) || seen.node.clickable === true) return false
  const own = runsOf(view, seen).filter((run) => !isOnControl(run.seen))
  const [only, another] = own
  return (
    only !== undefined && another === undefined && /^\p{L}/u.test(only.text) && tokens(only.text).length <= 4
  )
}

/** The line of the title: the largest box around it that holds nothing but it and buttons. */
const lineOf = (view: View, title: Seen): Seen => {
  let line = title
  for (const outer of upward(title)) {
    if (outer.parent === undefined || !isTitleLine(view, outer)) break
    line = outer
  }
  return line
}

/** What stands between the title and the next one beside it, where each of it says several things. */
export const groupUnder = (view: View, title: Seen): ReadonlyArray<Seen> => {
  const line = lineOf(view, title)
  if (!isSaid(title) || isOnControl(title)) return []
  const beside = (line.parent?.children ?? []).filter(({ node }) => node.visible)
  const after = beside.slice(beside.indexOf(line) + 1)
  const next = after.findIndex((each) => isSaid(each) || isTitleLine(view, each))
  const own = next === -1 ? after : after.slice(0, next)
  const isEven = own.every((each) => composite(view, each) && each.node.role === own[0]?.node.role)
  const [only, another] = own
  const held = only === undefined || another !== undefined ? [] : recordsIn(view, regionOf(only, ""), false)
  return held.length > 1 ? held : isEven ? own : []
}

/** As a region: the box that holds all of it, or from the title to the last of it. */
export const groupRegion = (view: View, title: Seen): Region | undefined => {
  const [first] = groupUnder(view, title)
  const last = groupUnder(view, title).at(-1)
  if (first?.parent === undefined || last === undefined) return undefined
  const isBoxed = first.parent !== lineOf(view, title).parent
  return isBoxed ? regionOf(first.parent, "") : { from: title.at, to: last.end, how: "" }
}

/** The titles of such groups that stand in the region and are called so. */
export const groupTitles = (
  view: View,
  region: Region,
  isCalled: (name: string) => boolean
): ReadonlyArray<Seen> => {
  const all = nodesIn(view, region).filter(
    (seen) =>
      isSaid(seen) && seen.node.visible && isCalled(seen.node.name) && groupUnder(view, seen).length > 0
  )
  return all.filter((seen) => !all.some((inner) => inner !== seen && contains(seen, inner)))
}

/** The title of the one such group on the page that is called so. */
export const groupCalled = (view: View, { name, quoted }: Target): Seen | undefined => {
  const [only, another] = groupTitles(
    view,
    wholePage(view),
    (text) => fitName(name, quoted, text).score >= whole
  )
  return another === undefined ? only : undefined
}

/** How many things stand under all such titles beside each other: "Pinned" and "Others" of one list. */
export const sumsOfGroups = (view: View, region: Region): ReadonlyArray<number> => {
  const sums = new Map<Seen | undefined, ReadonlyArray<number>>()
  for (const title of groupTitles(view, region, () => true)) {
    const { parent } = lineOf(view, title)
    sums.set(parent, [...(sums.get(parent) ?? []), groupUnder(view, title).length])
  }
  return [...sums.values()].flatMap((sizes) =>
    sizes.length > 1 ? [sizes.reduce((sum, size) => sum + size, 0)] : []
  )
}
