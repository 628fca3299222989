/** Where boxes lie to each other. CSS pixels. */
import type { Box } from "@assay/domain/Screen"

export const right = (box: Box): number => box.x + box.width
export const bottom = (box: Box): number => box.y + box.height
export const centre = (box: Box): { readonly x: number; readonly y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2
})

/** How much two spans share, from 0 to 1, of the shorter. */
const shared = (a: number, aLength: number, b: number, bLength: number): number => {
  const least = Math.min(aLength, bLength)
  if (least <= 0) return 0
  return Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b)) / least
}

/** Both stand in one line of reading. */
export const sameLine = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined && b !== undefined && shared(a.y, a.height, b.y, b.height) >= 0.5

/** One stands over the other. */
export const sameColumn = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined && b !== undefined && shared(a.x, a.width, b.x, b.width) > 0

/** The space between the edges of two boxes; 0 where they touch or overlap. */
export const gap = (a: Box, b: Box): number => {
  const across = Math.max(0, Math.max(a.x, b.x) - Math.min(right(a), right(b)))
  const down = Math.max(0, Math.max(a.y, b.y) - Math.min(bottom(a), bottom(b)))
  return Math.hypot(across, down)
}

export const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= right(box) && y >= box.y && y <= bottom(box)
