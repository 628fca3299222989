/** Whether a person sees a place on the page, and why not. Runs inside the page, see Dom.ts. */
import type { HiddenReason } from "@assay/domain/Screen"
import type { Colour, Colours } from "./Colours.js"
import type { Dom } from "./Dom.js"
import type { Judged } from "./Covers.js"
import type { Layer, Layers } from "./Layers.js"
import type { Painters } from "./Painters.js"
import type { Painting } from "./Painting.js"
import type { Surroundings } from "./Surroundings.js"
import type { Rect, Region, Regions } from "./Regions.js"

export type Sight = ReturnType<typeof sight>

export const sight = (
  dom: Dom,
  { colour, over, alike, white }: Colours,
  area: Regions,
  layer: Layers,
  paint: Painters,
  { note, noteBackdrop, noteWritten }: Painting
) => {
  const faintest = 0.06
  let order = 0

  const visiblePart = (rect: Rect, region: Rect): Rect | undefined => {
    const part = area.meet(rect, region)
    return area.isEmpty(part) ? undefined : part
  }

  const outset = (): Surroundings => {
    paint.reset()
    order = 0
    const root: Layer = { above: undefined, z: 0, placed: 0, order: 0 }
    const flow: Layer = { above: root, z: 0, placed: 0, order: 0 }
    const dark = /\bdark\b/.test(dom.style(document.documentElement).colorScheme)
    return {
      reach: area.ofPage(),
      opacity: 1,
      back: dark ? undefined : white,
      hidden: undefined,
      own: flow,
      layer: flow,
      group: root,
      fixed: false,
      struck: false
    }
  }

  const filtered = (filter: string): { readonly opacity: number; readonly blurred: boolean } => {
    if (filter === "none") return { opacity: 1, blurred: false }
    const [, amount, percent] = /opacity\(([\d.]+)(%?)\)/.exec(filter) ?? []
    const blur = Number(/blur\(([\d.]+)px/.exec(filter)?.[1] ?? 0)
    return {
      opacity: amount === undefined ? 1 : Number(amount) / (percent === "%" ? 100 : 1),
      blurred: blur >= 5
    }
  }

  const backOf = (style: CSSStyleDeclaration, back: Colour | undefined): Colour | undefined => {
    const own = colour(style.backgroundColor)
    if (style.backgroundImage !== "none") return undefined
    if (own.a === 0) return back
    if (own.a === 1) return own
    return back === undefined ? undefined : over(own, back)
  }

  const isClosed = (element: Element): boolean => {
    const parent = dom.parentOf(element)
    if (!(parent instanceof HTMLDetailsElement) || parent.open) return false
    return Array.from(parent.children).find((child) => dom.tagOf(child) === "SUMMARY") !== element
  }

  /** A mask without any colour shows nothing. */
  const isMaskedOut = (mask: string): boolean => {
    if (mask === "none" || !/^[\w-]*gradient\(/.test(mask)) return false
    const stops = mask.match(/rgba?\([^()]*\)|transparent/g) ?? []
    return stops.length > 0 && stops.every((stop) => colour(stop).a < faintest)
  }

  /** The back of a card that shows one side. */
  const isTurnedAway = (element: Element, style: CSSStyleDeclaration): boolean => {
    if (style.backfaceVisibility !== "hidden") return false
    let turned = new DOMMatrix(style.transform)
    let at = dom.parentOf(element)
    while (at !== null && dom.style(at).transformStyle === "preserve-3d") {
      turned = new DOMMatrix(dom.style(at).transform).multiply(turned)
      at = dom.parentOf(at)
    }
    return turned.m33 < 0
  }

  const struckThrough = (style: CSSStyleDeclaration): boolean =>
    style.textDecorationLine.includes("line-through") && colour(style.textDecorationColor).a >= faintest

  /** A line through an element's text goes on through what flows in it. */
  const handsOnLines = (style: CSSStyleDeclaration): boolean =>
    !/^inline-(?!flow)/.test(style.display) &&
    style.float === "none" &&
    !/absolute|fixed/.test(style.position)

  const hiddenBy = (
    element: Element,
    style: CSSStyleDeclaration,
    opacity: number
  ): HiddenReason | undefined => {
    if (style.display === "none" || isClosed(element)) return "not_rendered"
    if (opacity < faintest) return "transparent"
    if (isMaskedOut(style.maskImage)) return "transparent"
    if (filtered(style.filter).blurred || isTurnedAway(element, style)) return "hidden_from_people"
    return undefined
  }

  /** What holds within the element, and notes the element as one that may cover others. */
  const enter = (element: Element, outer: Surroundings): Surroundings => {
    if (outer.hidden === "not_rendered") return outer
    const style = dom.style(element)
    const top = layer.isTopLayer(element)
    const reach = top ? area.ofPage() : outer.reach
    const opacity = (top ? 1 : outer.opacity) * Number(style.opacity) * filtered(style.filter).opacity
    const placed = layer.layerOf(element, style, outer.group, outer.layer, ++order)
    const around: Surroundings = {
      reach: area.within(element, style, reach),
      opacity,
      back: backOf(style, top ? white : outer.back),
      hidden: (top ? undefined : outer.hidden) ?? hiddenBy(element, style, opacity),
      own: placed.own,
      layer: placed.flow,
      group: placed.group,
      fixed: outer.fixed || top || style.position === "fixed",
      struck: struckThrough(style) || (outer.struck && handsOnLines(style))
    }
    if (around.hidden === undefined) note(element, style, around, reach)
    if (top) noteBackdrop(element, around)
    return style.contentVisibility === "hidden"
      ? { ...around, hidden: around.hidden ?? "not_rendered" }
      : around
  }

  const outside = (rects: ReadonlyArray<Rect>, region: Region, page: Region): HiddenReason => {
    const off = rects.every((rect) => area.isEmpty(area.meet(rect, page)))
    return off || region.reason === "off_page" ? "off_page" : "clipped"
  }

  /** A sliver of a letter is not read, and neither is what is left in a box of one pixel. */
  const legible = (rect: Rect, part: Rect): boolean =>
    part.x2 - part.x1 >= Math.min(2, rect.x2 - rect.x1) &&
    part.y2 - part.y1 >= Math.min(rect.y2 - rect.y1, Math.max(2, (rect.y2 - rect.y1) * 0.35))

  const isThin = (rect: Rect): boolean => rect.x2 - rect.x1 < 0.5 || rect.y2 - rect.y1 < 0.5

  const unpaintedText = (style: CSSStyleDeclaration): boolean =>
    style.textShadow === "none" && Number.parseFloat(style.webkitTextStrokeWidth || "0") === 0

  /** The colour of text; absent where it is cut out of a picture. */
  const inkOf = (parent: Element, style: CSSStyleDeclaration): Colour | undefined => {
    if (parent instanceof SVGElement) return style.fill.startsWith("url") ? undefined : colour(style.fill)
    if (/text/.test(style.backgroundClip)) return undefined
    return colour(style.webkitTextFillColor || style.color)
  }

  const place = (element: Element, rect: Rect, around: Surroundings) => ({
    element,
    rect,
    layer: around.layer,
    fixed: around.fixed,
    scroller: around.reach.scroller
  })

  /** Text whose boxes are `rects`: hidden at once, or to be judged. */
  const ofText = (
    parent: Element,
    rects: ReadonlyArray<Rect>,
    around: Surroundings,
    page: Region
  ): HiddenReason | Judged => {
    if (around.hidden !== undefined) return around.hidden
    // Text that stands bare beside the summary; elements there are closed off by themselves.
    if (parent instanceof HTMLDetailsElement && !parent.open) return "not_rendered"
    const style = dom.style(parent)
    if (style.visibility !== "visible") return "not_rendered"
    const sized = rects.filter((rect) => !isThin(rect))
    if (sized.length === 0) return rects.length === 0 ? "not_rendered" : "no_size"
    if (Number.parseFloat(style.fontSize) < 1) return "no_size"
    if (/^(disc|circle|square)$/.test(style.getPropertyValue("-webkit-text-security")))
      return "hidden_from_people"
    const ink = inkOf(parent, style)
    const plain = ink !== undefined && unpaintedText(style)
    if (plain && ink.a * around.opacity < faintest) return "transparent"
    const region = around.reach.flow
    const parts = sized.flatMap((rect) => {
      const part = visiblePart(rect, region)
      return part !== undefined && legible(rect, part) ? [part] : []
    })
    const [first] = parts
    if (first === undefined) return outside(sized, region, page)
    const { back } = around
    const lost =
      plain &&
      back !== undefined &&
      !(parent instanceof SVGElement) &&
      alike(over(ink, back, around.opacity), back)
    return {
      ...place(parent, first, around),
      isText: true,
      parts,
      unpointed: style.pointerEvents === "none",
      lost: lost ? ink : undefined
    }
  }

  /** An element's own box; `around` is what holds outside it, `inside` what holds in it. */
  const ofBox = (
    element: Element,
    box: DOMRect,
    around: Surroundings,
    inside: Surroundings,
    page: Region
  ): HiddenReason | Judged => {
    if (inside.hidden !== undefined) return inside.hidden
    const style = dom.style(element)
    if (style.visibility !== "visible") return "not_rendered"
    const rect = area.rectOf(box)
    if (isThin(rect) || box.width * box.height <= 4) return "no_size"
    const clip = area.clipOf(element, style)
    const reach = layer.isTopLayer(element) ? area.ofPage() : around.reach
    const own = area.ownRegion(style, reach)
    const region = clip === undefined ? own : area.narrow(own, clip)
    const part = visiblePart(rect, region)
    if (part === undefined) return outside([rect], region, page)
    return {
      ...place(element, part, { ...inside, layer: inside.own }),
      isText: false,
      parts: [part],
      unpointed: style.pointerEvents === "none",
      lost: undefined
    }
  }

  /** Takes note of a box that CSS writes into the element. */
  const overlay = (element: Element, style: CSSStyleDeclaration, around: Surroundings) =>
    noteWritten(element, style, around, ++order)

  return { outset, enter, overlay, ofText, ofBox }
}
