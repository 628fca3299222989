/** Whether a person sees a place on the page, and why not. Runs inside the page, see Dom.ts. */
import type { HiddenReason } from "@assay/domain/Screen"
import type { Colour, Colours } from "./Colours.js"
import type { Dom } from "./Dom.js"
import type { Layer, Layers, Painter, Place } from "./Layers.js"
import type { Reach, Rect, Region, Regions } from "./Regions.js"

export type Sight = ReturnType<typeof sight>

/** What an element hands down to what is in it. */
export interface Surroundings {
  readonly reach: Reach
  readonly opacity: number
  /** The colour behind; absent where a picture or a gradient is. */
  readonly back: Colour | undefined
  /** All below is hidden for this reason. */
  readonly hidden: HiddenReason | undefined
  /** The layer of the element, that of what flows in it, and the one that new layers within it belong to. */
  readonly own: Layer
  readonly layer: Layer
  readonly group: Layer
  readonly fixed: boolean
}

/** What is judged once all that may cover it is known. */
export interface Judged extends Place {
  readonly parts: ReadonlyArray<Rect>
  readonly unpointed: boolean
  /** The text's colour equals what its ancestors paint: hidden unless something else lies between. */
  readonly lost: Colour | undefined
}

export const sight = (dom: Dom, { colour, over, alike, white }: Colours, area: Regions, layer: Layers) => {
  const faintest = 0.06
  /** A place is covered when less than this of it comes through. */
  const through = 0.15
  const painters: Array<Painter> = []
  let unpointed: ReadonlyArray<Painter> = []
  let order = 0

  const outset = (): Surroundings => {
    painters.length = 0
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
      fixed: false
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

  const hiddenBy = (
    element: Element,
    style: CSSStyleDeclaration,
    opacity: number
  ): HiddenReason | undefined => {
    if (style.display === "none" || isClosed(element)) return "not_rendered"
    if (opacity < faintest) return "transparent"
    if (filtered(style.filter).blurred) return "hidden_from_people"
    return undefined
  }

  const addPainter = (element: Element, style: CSSStyleDeclaration, around: Surroundings, reach: Reach) => {
    const placed = around.own.placed === 1 || layer.isPicture(element)
    const { opacity, colour: painted } = layer.covers(element, style)
    const strength = opacity * around.opacity
    if (strength < 0.3 || !placed) return
    const clip = area.clipOf(element, style)
    const own = area.ownRegion(style, reach)
    const seen = layer.visiblePart(
      area.rectOf(dom.boxOf(element)),
      clip === undefined ? own : area.narrow(own, clip)
    )
    if (seen === undefined || style.visibility !== "visible") return
    painters.push({
      element,
      rect: seen,
      layer: around.own,
      opacity: strength,
      colour: painted,
      fixed: around.fixed || style.position === "sticky",
      unpointed: style.pointerEvents === "none"
    })
  }

  const addBackdrop = (element: Element, around: Surroundings) => {
    const { opacity, colour: painted } = layer.backdropOf(element)
    if (opacity < 0.3) return
    const rect = area.viewport()
    painters.push({
      element,
      rect,
      layer: around.own,
      opacity,
      colour: painted,
      fixed: true,
      unpointed: true
    })
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
      fixed: outer.fixed || top || style.position === "fixed"
    }
    if (around.hidden === undefined) addPainter(element, style, around, reach)
    if (top) addBackdrop(element, around)
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
      const part = layer.visiblePart(rect, region)
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
    const part = layer.visiblePart(rect, region)
    if (part === undefined) return outside([rect], region, page)
    return {
      ...place(element, part, { ...inside, layer: inside.own }),
      isText: false,
      parts: [part],
      unpointed: style.pointerEvents === "none",
      lost: undefined
    }
  }

  const opacityOf = (element: Element): number => {
    let product = 1
    for (let at: Element | null = element; at !== null && product > 0.01; at = dom.parentOf(at))
      product *= Number(dom.style(at).opacity)
    return product
  }

  /** What the element paints at a point, its backdrop included. */
  const paintsAt = (
    element: Element,
    x: number,
    y: number
  ): { opacity: number; colour: Colour | undefined } => {
    const { x1, y1, x2, y2 } = area.rectOf(dom.boxOf(element))
    const isBackdrop = layer.isTopLayer(element) && (x < x1 || x > x2 || y < y1 || y > y2)
    const painted = isBackdrop ? layer.backdropOf(element) : layer.covers(element, dom.style(element))
    return { opacity: painted.opacity * opacityOf(element), colour: painted.colour }
  }

  const rootsOf = (element: Element): ReadonlyArray<Document | ShadowRoot> => {
    const roots: Array<Document | ShadowRoot> = []
    let root = element.getRootNode()
    while (root instanceof ShadowRoot) {
      roots.unshift(root)
      root = root.host.getRootNode()
    }
    return [document, ...roots]
  }

  const isFixedNow = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = dom.parentOf(at))
      if (/fixed|sticky/.test(dom.style(at).position) || layer.isTopLayer(at)) return true
    return false
  }

  /** An ancestor found on top of its descendant lets it through, unless its own paint lies over it, as with a negative z-index. */
  const letsThrough = (
    judged: Judged,
    found: Element,
    rest: ReadonlyArray<Element>,
    x: number,
    y: number
  ): boolean =>
    found === judged.element || !rest.includes(judged.element) || paintsAt(found, x, y).opacity < 1 - through

  const isPartOf = (found: Element, judged: Judged): boolean =>
    judged.isText ? found === judged.element : dom.isInside(found, judged.element)

  /** How much of a point in the viewport is hidden, by what the browser finds there from the top down. */
  const hitAt = (judged: Judged, x: number, y: number): number => {
    const top = document.elementFromPoint(x, y)
    if (top !== null && isPartOf(top, judged)) return 0
    let clear = 1
    for (const root of rootsOf(judged.element)) {
      const stack = root.elementsFromPoint(x, y)
      for (const [index, found] of stack.entries()) {
        if (isPartOf(found, judged)) break
        if (dom.isInside(judged.element, found)) {
          if (letsThrough(judged, found, stack.slice(index + 1), x, y)) break
          return 1
        }
        const stays = !judged.fixed && isFixedNow(found)
        if (stays && layer.escapes(judged, area.rectOf(dom.boxOf(found))) && !layer.isTopLayer(found))
          continue
        clear *= 1 - paintsAt(found, x, y).opacity
        if (clear < through) return 1
      }
    }
    return 1 - clear
  }

  const inView = (x: number, y: number): boolean => {
    const { x2, y2 } = area.viewport()
    return x >= 0 && y >= 0 && x < x2 && y < y2
  }

  const coveredAt = (judged: Judged, x: number, y: number): boolean => {
    if (!inView(x, y) || judged.unpointed) return layer.hiddenAt(judged, painters, x, y) > 1 - through
    if (hitAt(judged, x, y) > 1 - through) return true
    return unpointed.length > 0 && layer.hiddenAt(judged, unpointed, x, y) > 1 - through
  }

  const pointsOf = (part: Rect): ReadonlyArray<readonly [number, number]> => {
    const [w, h] = [part.x2 - part.x1, part.y2 - part.y1]
    const at = (x: number, y: number) => [part.x1 + w * x, part.y1 + h * y] as const
    return [
      at(0.5, 0.5),
      at(0.12, 0.5),
      at(0.88, 0.5),
      at(0.3, 0.2),
      at(0.7, 0.8),
      at(0.02, 0.05),
      at(0.98, 0.95)
    ]
  }

  const isCovered = (judged: Judged): boolean =>
    judged.parts.slice(0, 4).every((part) => pointsOf(part).every(([x, y]) => coveredAt(judged, x, y)))

  /** The colour that the browser finds behind text in the viewport; `undefined` for a picture. */
  const foundBehind = (
    judged: Judged,
    x: number,
    y: number
  ): { readonly colour: Colour | undefined } | undefined => {
    let below = judged.unpointed
    for (const root of rootsOf(judged.element).slice(-1))
      for (const found of root.elementsFromPoint(x, y)) {
        below ||= dom.isInside(judged.element, found) || dom.isInside(found, judged.element)
        const painted = paintsAt(found, x, y)
        if (below && painted.opacity >= 0.3) return painted
        if (below && dom.style(found).backgroundImage !== "none") return { colour: undefined }
      }
    return undefined
  }

  const isLost = (judged: Judged): boolean => {
    if (judged.lost === undefined) return false
    const [part] = judged.parts
    if (part === undefined) return false
    const [x, y] = [(part.x1 + part.x2) / 2, (part.y1 + part.y2) / 2]
    const found = inView(x, y) ? foundBehind(judged, x, y) : layer.behind(judged, painters, x, y)
    if (found === undefined) return true
    return found.colour !== undefined && alike(over(judged.lost, found.colour), found.colour)
  }

  /** To be asked only after every element was entered. */
  const judge = (judged: Judged): HiddenReason | undefined => {
    if (isCovered(judged)) return "covered"
    return isLost(judged) ? "same_colour" : undefined
  }

  const ready = () => {
    unpointed = painters.filter((painter) => painter.unpointed)
  }

  return { outset, enter, ready, ofText, ofBox, judge }
}
