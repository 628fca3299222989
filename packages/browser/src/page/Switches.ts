/** A switch that is drawn of boxes: which side its knob lies on tells whether it is on. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type Switches = ReturnType<typeof switches>

export const switches = (dom: Dom) => {
  const word = /(?:^|[-_])(?:switch|toggle)$/i
  /** What a label with its switch is made of, at most. */
  const mostParts = 8

  const isCalledSo = (element: Element): boolean => dom.classesOf(element).some((token) => word.test(token))

  const isLong = ({ height, width }: DOMRect): boolean =>
    height >= 10 && height <= 60 && width >= 1.3 * height && width <= 3.5 * height

  /** Its ends are half circles, or nearly. */
  const isRound = (element: Element, { height }: DOMRect): boolean => {
    const radius = dom.style(element).borderTopLeftRadius
    return radius.endsWith("%") ? parseFloat(radius) >= 40 : parseFloat(radius) >= 0.4 * height
  }

  /** A round knob at one end of a long round box: no class is needed to see what it is. */
  const looksSo = (element: Element, outer: DOMRect, knob: Element, inner: DOMRect): boolean =>
    Math.abs(inner.width - inner.height) < 2 &&
    inner.height >= 0.5 * outer.height &&
    inner.height <= 1.2 * outer.height &&
    isRound(element, outer) &&
    isRound(knob, inner)

  /** Nothing where it is no switch, or the knob is just moving over. */
  const track = (element: Element): boolean | undefined => {
    const [knob, another] = Array.from(element.children)
    const written = dom.collapse(element.textContent ?? "") !== ""
    if (knob === undefined || another !== undefined || written || knob.childElementCount > 0) return undefined
    const [outer, inner] = [dom.boxOf(element), dom.boxOf(knob)]
    if (!isLong(outer) || inner.width === 0 || inner.width > 0.7 * outer.width) return undefined
    if (!isCalledSo(element) && !looksSo(element, outer, knob, inner)) return undefined
    const aside = (inner.x + inner.width / 2 - (outer.x + outer.width / 2)) / outer.width
    return Math.abs(aside) < 0.1 ? undefined : aside > 0 === (dom.style(element).direction !== "rtl")
  }

  /** The one switch that is drawn in what is clicked, beside the words that say what it switches. */
  const within = (element: Element): boolean | undefined => {
    if (element.childElementCount === 0 || dom.style(element).cursor !== "pointer") return undefined
    const parts = element.getElementsByTagName("*")
    if (parts.length > mostParts || element.querySelector("input, select, textarea, button, a") !== null)
      return undefined
    const [only, another] = Array.from(parts).filter((each) => track(each) !== undefined)
    return only === undefined || another !== undefined ? undefined : track(only)
  }

  const isOn = (element: Element): boolean | undefined =>
    element instanceof HTMLElement ? (track(element) ?? within(element)) : undefined

  return { isOn }
}
