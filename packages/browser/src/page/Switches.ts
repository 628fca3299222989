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

  /** What lies in the track: an element, or one that only its style draws. Its middle is measured from the left of the track. */
  interface Knob {
    readonly width: number
    readonly height: number
    readonly middle: number
    readonly round: boolean
  }

  /** A round knob at one end of a long round box: no class is needed to see what it is. */
  const looksSo = (element: Element, outer: DOMRect, knob: Knob): boolean =>
    Math.abs(knob.width - knob.height) < 2 &&
    knob.height >= 0.5 * outer.height &&
    knob.height <= 1.2 * outer.height &&
    isRound(element, outer) &&
    knob.round

  /** How far a transformation moves it to the right. */
  const movedBy = (transform: string): number => {
    const parts = /^matrix\(([^()]+)\)$/.exec(transform)?.[1]?.split(",") ?? []
    return Number(parts[4] ?? 0)
  }

  const drawnKnob = (element: Element, which: "::before" | "::after"): Knob | undefined => {
    const style = dom.pseudo(element, which)
    const isThere = /^""$/.test(style.content) && style.position === "absolute" && style.display !== "none"
    const [width, height, left] = [style.width, style.height, style.left].map(parseFloat)
    if (!isThere || !width || !height || left === undefined || Number.isNaN(left)) return undefined
    const radius = style.borderTopLeftRadius
    const round = radius.endsWith("%") ? parseFloat(radius) >= 40 : parseFloat(radius) >= 0.4 * height
    const middle = element.clientLeft + left + movedBy(style.transform) + width / 2
    return { width, height, middle, round }
  }

  const knobOf = (element: Element, outer: DOMRect): Knob | undefined => {
    const [knob, another] = Array.from(element.children)
    if (another !== undefined || (knob !== undefined && knob.childElementCount > 0)) return undefined
    if (knob === undefined) {
      const [drawn, other] = (["::before", "::after"] as const).flatMap(
        (which) => drawnKnob(element, which) ?? []
      )
      return other === undefined ? drawn : undefined
    }
    const inner = dom.boxOf(knob)
    const { height, width } = inner
    return { width, height, middle: inner.x + width / 2 - outer.x, round: isRound(knob, inner) }
  }

  /** Nothing where it is no switch, or the knob is just moving over. */
  const track = (element: Element): boolean | undefined => {
    if (dom.collapse(element.textContent ?? "") !== "" || element.childElementCount > 1) return undefined
    const outer = dom.boxOf(element)
    const knob = isLong(outer) ? knobOf(element, outer) : undefined
    if (knob === undefined || knob.width === 0 || knob.width > 0.7 * outer.width) return undefined
    if (!isCalledSo(element) && !looksSo(element, outer, knob)) return undefined
    const aside = (knob.middle - outer.width / 2) / outer.width
    return Math.abs(aside) < 0.1 ? undefined : aside > 0 === (dom.style(element).direction !== "rtl")
  }

  const tick = /^[✓✔☑🗸]\uFE0E?$/u
  const calledBox = /(?:^|[-_])(?:check|check-?box|checkmark|tick|tickbox|cb|box)$/i

  const isFramed = (element: Element): boolean => {
    const { borderBottomWidth, borderLeftWidth, borderRightWidth, borderTopStyle, borderTopWidth } = dom.style(element)
    const widths = [borderBottomWidth, borderLeftWidth, borderRightWidth, borderTopWidth].map(parseFloat)
    return borderTopStyle !== "none" && widths.every((width) => width >= 1)
  } // prettier-ignore

  /** What its style alone writes into it. */
  const drawnIn = (element: Element): string =>
    (["::before", "::after"] as const)
      .map((which) => dom.pseudo(element, which))
      .filter(({ content, display }) => !/^(?:none|normal)$/.test(content) && display !== "none")
      .map(({ content }) => content)
      .join("")

  /** Paper, and not one of several colours to choose from. */
  const isWhite = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = dom.style(element)
    const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
    return backgroundImage === "none" && (alpha === 0 || Math.min(red, green, blue) >= 225)
  }

  /** A small framed square to press, empty or with a tick in it: a box to tick. What else is drawn in one says nothing. */
  const box = (element: Element): boolean | undefined => {
    if (!dom.classesOf(element).some((token) => calledBox.test(token))) return undefined
    if (element.childElementCount > 0 || dom.style(element).cursor !== "pointer") return undefined
    const { height, width } = dom.boxOf(element)
    if (height < 10 || height > 30 || Math.abs(width - height) > 2 || !isFramed(element)) return undefined
    const read = dom.collapse(element.textContent ?? "")
    const drawn = drawnIn(element).replace(/^"|"$/g, "")
    if (read + drawn === "") return isWhite(element) ? false : undefined
    return tick.test(read + drawn) ? true : undefined
  }

  /** The one switch that is drawn in what is clicked, beside the words that say what it switches. */
  const within = (element: Element): boolean | undefined => {
    if (element.childElementCount === 0 || dom.style(element).cursor !== "pointer") return undefined
    const parts = element.getElementsByTagName("*")
    if (parts.length > mostParts || element.querySelector("input, select, textarea, button, a") !== null)
      return undefined
    const [only, another] = Array.from(parts).flatMap((each) => track(each) ?? box(each) ?? [])
    return another === undefined ? only : undefined
  }

  const isOn = (element: Element): boolean | undefined =>
    element instanceof HTMLElement ? (track(element) ?? box(element) ?? within(element)) : undefined

  return { isOn }
}
