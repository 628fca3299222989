/** Whether something else would take a click on a control. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"
import type { Names } from "./Names.js"

export type Touch = ReturnType<typeof touch>

export const touch = (dom: Dom, { labelsOf }: Names) => {
  const stands = (found: Element, element: Element): boolean =>
    dom.isInside(found, element) ||
    dom.isInside(element, found) ||
    labelsOf(element).some((label) => dom.isInside(found, label) || dom.isInside(label, found))

  /** Of several points in view, each belongs to something else. */
  const isUnder = (element: Element): boolean => {
    const { height, width, x, y } = dom.boxOf(element)
    if (width < 3 || height < 3) return false
    const points = [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.8, 0.7]
    ].map(([across = 0, down = 0]) => [x + width * across, y + height * down] as const)
    const seen = points.filter(
      ([px, py]) => px >= 0 && py >= 0 && px < window.innerWidth && py < window.innerHeight
    )
    return (
      seen.length > 0 &&
      seen.every(([px, py]) => {
        const found = document.elementFromPoint(px, py)
        return found !== null && !stands(found, element)
      })
    )
  }

  return { isUnder }
}
