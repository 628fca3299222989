/** "In the left menu", "in the top right corner", "in the header": places that are told by where they lie, when no role or name tells them. */
import type { Scope, Target } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { centre, right } from "../screen/Geometry.js"
import { isControl } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { type Region, regionOf } from "./Regions.js"

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
const above =
  /^(?:(?:page|site|main|top|app) )?(?:header|top ?bar|nav ?bar|navigation(?: bar| menu)?|menu ?bar|top (?:menu|navigation))$/iu

/** Along the edge, and narrower than what it stands beside. */
const isBeside = (box: Box, side: "left" | "right", { height, width }: View["screen"]["viewport"]): boolean =>
  (side === "left" ? box.x <= 24 : right(box) >= width - 24) &&
  box.width >= 60 &&
  box.width <= 0.45 * width &&
  box.height >= 0.3 * height

const isOnTop = (box: Box, { width }: View["screen"]["viewport"]): boolean =>
  box.y <= 24 && box.width >= 0.7 * width && box.height >= 16 && box.height <= 200

/** The block that lies there, with something to act on in it: the largest, unless two are. */
const blockAt = (view: View, lies: (box: Box) => boolean): Seen | undefined => {
  const all = view.all.filter(
    (seen) =>
      seen.parent !== undefined &&
      seen.node.visible &&
      seen.node.box !== undefined &&
      lies(seen.node.box) &&
      within(view, seen).some((each) => isControl(each) && each !== seen)
  )
  const outer = all.filter(
    (seen) => !all.some((each) => each !== seen && each.at < seen.at && seen.end <= each.end)
  )
  return outer.length === 1 ? outer[0] : undefined
}

/** The place that a target tells by its side of the page. */
export const sideNamed = (view: View, target: Target): Region | undefined => {
  const { viewport } = view.screen
  const words = target.words.trim().toLowerCase()
  if (target.quoted || target.scopes.length > 0 || target.ordinal !== undefined) return undefined
  if (above.test(words)) {
    const block = blockAt(view, (box) => isOnTop(box, viewport))
    return block === undefined ? undefined : regionOf(block, `in “${target.words}”`)
  }
  if (!aside.test(words) || !/left|right|side/u.test(words)) return undefined
  const sides = /left/u.test(words)
    ? (["left"] as const)
    : /right/u.test(words)
      ? (["right"] as const)
      : (["left", "right"] as const)
  const blocks = sides.flatMap((side) => blockAt(view, (box) => isBeside(box, side, viewport)) ?? [])
  const [only, another] = blocks
  return only === undefined || another !== undefined ? undefined : regionOf(only, `in “${target.words}”`)
}
