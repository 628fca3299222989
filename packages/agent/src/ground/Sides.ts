/** "In the left menu", "in the top right corner", "in the header": places that are told by where they lie, when no role or name tells them. */
import type { Scope, Target } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { keepingOf } from "../Keeping.js"
import { bottom, centre, right } from "../screen/Geometry.js"
import { isControl, isOnControl } from "../screen/Kinds.js"
import { contains, type Seen, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { isOfKind } from "./PartKinds.js"
import { type Region, regionOf } from "./Regions.js"
import { edgeOf } from "./Scopes.js"

interface Corner {
  readonly x?: "left" | "right"
  readonly y?: "top" | "bottom"
}

const corners =
  /^(?:the )?(?:(top|upper|bottom|lower)(?:[- ]?(left|right))|(left|right))(?:[- ]hand)?(?: (?:side|corner|edge|part|half))?(?: of (?:the )?(?:page|screen|window|header|view))?$/iu

/** The half or quarter of the screen that a scope names. */
export const cornerOf = ({ relation, target }: Scope): Corner | undefined => {
  const placed = relation === "in" || relation === "near"
  const found = placed && target.quoted === false ? corners.exec(target.words) : null
  if (found === null) return undefined
  const [, high, side, alone] = found
  const x = (side ?? alone)?.toLowerCase() === "left" ? "left" : "right"
  return high === undefined ? { x } : { x, y: /top|upper/iu.test(high) ? "top" : "bottom" }
}

export const isInCorner = ({ screen: { viewport } }: View, { x, y }: Corner, { node }: Seen): boolean => {
  if (node.box === undefined) return false
  const middle = centre(node.box)
  const across = x === undefined || middle.x > viewport.width / 2 === (x === "right")
  return across && (y === undefined || middle.y > viewport.height / 2 === (y === "bottom"))
}

const aside =
  /^(?:left|right)?(?:[- ]hand)?(?: ?side)?[- ]?(?:menu|panel|pane|bar|nav|navigation|navigation menu|navigation bar|column|sidebar)$/iu
const strip =
  "(?: ?bar| (?:strip|menu|menu bar|nav|nav ?bar|navigation|navigation (?:bar|menu)|tool ?bar|tabs|tab bar|panel))"
const above = new RegExp(
  `^(?:(?:page|site|main|top|app) )?(?:header(?: bar)?|top ?bar|nav ?bar|navigation(?: bar| menu)?|menu ?bar)$|^(?:top|upper|header)${strip}$`,
  "iu"
)
const under = new RegExp(`^(?:(?:bottom|lower|footer)${strip}|tab ?bar)$`, "iu")
/** A bar that is told by the edge at which it lies. */
const plainBar = new RegExp(
  `^(?:bar|strip|menu|menu bar|nav|nav ?bar|navigation|navigation bar|tool ?bar)$`,
  "iu"
)

/** From where to where anything is read: a page often stands in a column in the middle. */
const extentOf = keepingOf((view: View): { readonly from: number; readonly to: number } => {
  const boxes = runsOf(view, view.root).flatMap(({ seen: { node } }) => node.box ?? [])
  return boxes.length === 0
    ? { from: 0, to: view.screen.viewport.width }
    : { from: Math.min(...boxes.map(({ x }) => x)), to: Math.max(...boxes.map(right)) }
})

/** Along the edge of what the page shows, and narrower than what it stands beside. */
const isBeside = (view: View, box: Box, side: "left" | "right"): boolean => {
  const { height, width } = view.screen.viewport
  const { from, to } = extentOf(view)
  const isAtEdge = side === "left" ? box.x <= Math.max(24, from) : right(box) >= Math.min(width - 24, to)
  return isAtEdge && box.width >= 60 && box.width <= 0.45 * width && box.height >= 0.3 * height
}

const isAsideByRole = ({ node: { role } }: Seen): boolean => /^(?:navigation|complementary)$/u.test(role)

/** Ways to go that stand beside all that is read at their height, where a wider header lies over the column of both. */
const isBesideAll = (view: View, seen: Seen, side: "left" | "right"): boolean => {
  const { box } = seen.node
  const { height, width } = view.screen.viewport
  if (box === undefined || !isAsideByRole(seen) || box.height < box.width) return false
  if (box.width < 60 || box.width > 0.45 * width || box.height < 0.3 * height) return false
  const beside = runsOf(view, view.root).flatMap((run) => {
    const other = run.seen.node.box
    const isLevel = other !== undefined && bottom(other) > box.y && other.y < bottom(box)
    return isLevel && !contains(seen, run.seen) ? [other] : []
  })
  return (
    beside.length > 0 &&
    beside.every((other) => (side === "left" ? other.x >= right(box) : right(other) <= box.x))
  )
}

const isWayBeside = (view: View, seen: Seen, side: "left" | "right"): boolean =>
  seen.node.visible &&
  isBesideAll(view, seen, side) &&
  within(view, seen).some((each) => each !== seen && isControl(each))

/** As wide as the page, or as all that is on it where that stands in a column. */
const isWide = (box: Box, { root, screen }: View): boolean => {
  const boxes = root.children.flatMap(({ node }) =>
    node.visible && node.box !== undefined ? [node.box] : []
  )
  const broad = Math.max(0, ...boxes.map((each) => each.width))
  return box.width >= 0.7 * Math.min(screen.viewport.width, broad)
}

const isStrip = (box: Box, view: View): boolean => isWide(box, view) && box.height >= 16 && box.height <= 200

const isOnTop = (box: Box, view: View): boolean => box.y <= 24 && isStrip(box, view)

const isAtBottom = (box: Box, view: View): boolean =>
  bottom(box) >= view.screen.viewport.height - 24 && box.y < view.screen.viewport.height && isStrip(box, view)

const overlap = (a: Box, b: Box): boolean =>
  Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 4 &&
  Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) > 4

/** Fixed at the edge, so that it lies over what else stands there. */
const liesOver = (view: View, { at, end, node: { box } }: Seen): boolean =>
  box !== undefined &&
  view.all.some((other) => {
    // What comes later lies over it, unless it is covered by it.
    const under = other.end < at || (other.at > end && other.node.hidden === "covered")
    return under && other.node.box !== undefined && overlap(box, other.node.box)
  })

/** What is made to be acted on, and no line of a list that happens to end the screen. */
const isBar = (view: View, seen: Seen): boolean =>
  liesOver(view, seen) ||
  /^(?:navigation|toolbar|contentinfo|tablist|menubar)$/u.test(seen.node.role) ||
  isOfKind(seen, "bar", "toolbar", "tabs") ||
  runsOf(view, seen).every((run) => isOnControl(run.seen))

/** The block that lies there, with something to act on in it: the largest, unless two are. */
const blockAt = (
  view: View,
  lies: (box: Box) => boolean,
  counts: (seen: Seen) => boolean = () => true
): Seen | undefined => {
  const all = view.all.filter(
    (seen) =>
      seen.parent !== undefined &&
      seen.node.visible &&
      seen.node.box !== undefined &&
      lies(seen.node.box) &&
      counts(seen) &&
      within(view, seen).some((each) => isControl(each) && each !== seen)
  )
  const outer = all.filter(
    (seen) => !all.some((each) => each !== seen && each.at < seen.at && seen.end <= each.end)
  )
  return outer.length === 1 ? outer[0] : undefined
}

/** "The header" of a page without a table heads no column. */
export const headsNothing = (view: View, { name, role, words }: Target): boolean =>
  role === "column" &&
  name === "" &&
  /\bheader$/iu.test(words) &&
  !view.all.some(({ node }) => node.role === "columnheader" && node.visible)

/** "The bar at the top", "the menu at the bottom of the page": the top bar, the bottom menu. */
const wordsOf = ({ scopes, words }: Target): string | undefined => {
  const [scope, another] = scopes
  const said = words.trim().toLowerCase()
  if (scope === undefined) return said
  const edge = another === undefined && plainBar.test(said) ? edgeOf(scope) : undefined
  return edge === undefined ? undefined : `${edge} ${said}`
}

/** "The bar at the top", "the bottom toolbar": a bar that only its edge tells. */
export const isEdgeBar = (target: Target): boolean =>
  !target.quoted &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  /^(?:top|bottom) (?:tool ?)?(?:bar|strip)$/iu.test(wordsOf(target) ?? "")

/** The place that a target tells by its side of the page. */
export const sideNamed = (view: View, target: Target): Region | undefined => {
  const words = headsNothing(view, target) ? "header" : wordsOf(target)
  if (target.quoted || words === undefined || target.ordinal !== undefined) return undefined
  if (above.test(words) || under.test(words)) {
    const block = above.test(words)
      ? blockAt(view, (box) => isOnTop(box, view))
      : blockAt(
          view,
          (box) => isAtBottom(box, view),
          (seen) => isBar(view, seen)
        )
    return block === undefined ? undefined : regionOf(block, `in “${target.words}”`)
  }
  if (!aside.test(words) || !/left|right|side/u.test(words)) return undefined
  const sides = /left/u.test(words)
    ? (["left"] as const)
    : /right/u.test(words)
      ? (["right"] as const)
      : (["left", "right"] as const)
  const atEdge = sides.flatMap((side) => blockAt(view, (box) => isBeside(view, box, side)) ?? [])
  const inside = sides.flatMap((side) => view.all.filter((seen) => isWayBeside(view, seen, side)))
  const blocks = atEdge.length > 0 ? atEdge : inside
  const [only, another] = blocks
  return only === undefined || another !== undefined ? undefined : regionOf(only, `in “${target.words}”`)
}

/** A column along the edge of the page, with what one presses in it. */
export const isColumnAtEdge = (view: View, seen: Seen): boolean => {
  const { box, visible } = seen.node
  return (
    visible &&
    box !== undefined &&
    (isBeside(view, box, "left") || isBeside(view, box, "right")) &&
    within(view, seen).some((each) => isControl(each) && each !== seen)
  )
}
