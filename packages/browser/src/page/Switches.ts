/** A switch that is drawn of boxes: which side its knob lies on tells whether it is on. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type Switches = ReturnType<typeof switches>

export const switches = (dom: Dom) => {
  const word = /(?:^|[-_])(?:switch|toggle)$/i

  const isCalledSo = (element: Element): boolean => dom.classesOf(element).some((token) => word.test(token))

  const isLong = ({ height, width }: DOMRect): boolean =>
    height >= 10 && height <= 60 && width >= 1.3 * height && width <= 3.5 * height

  /** Nothing where it is no switch, or the knob is just moving over. */
  const isOn = (element: Element): boolean | undefined => {
    if (!(element instanceof HTMLElement) || !isCalledSo(element)) return undefined
    const [knob, another] = Array.from(element.children)
    const written = dom.collapse(element.textContent ?? "") !== ""
    if (knob === undefined || another !== undefined || written || knob.childElementCount > 0) return undefined
    const [outer, inner] = [dom.boxOf(element), dom.boxOf(knob)]
    if (!isLong(outer) || inner.width === 0 || inner.width > 0.7 * outer.width) return undefined
    const aside = (inner.x + inner.width / 2 - (outer.x + outer.width / 2)) / outer.width
    return Math.abs(aside) < 0.1 ? undefined : aside > 0 === (dom.style(element).direction !== "rtl")
  }

  return { isOn }
}
