/** Whether something lies over a place, asked of the browser where it knows, else of geometry. Runs inside the page, see Dom.ts. */
import type { HiddenReason } from "@assay/domain/Screen"
import type { Colour, Colours } from "./Colours.js"
import type { Dom } from "./Dom.js"
import type { Layers } from "./Layers.js"
import type { Painters, Place } from "./Painters.js"
import type { Rect, Regions } from "./Regions.js"

export type Covers = ReturnType<typeof covers>

/** What is judged once all that may cover it is known. */
export interface Judged extends Place {
  readonly parts: ReadonlyArray<Rect>
  readonly unpointed: boolean
  /** The text's colour equals what its ancestors paint: hidden unless something else lies between. */
  readonly lost: Colour | undefined
}

export const covers = (
  dom: Dom,
  { over, alike }: Colours,
  area: Regions,
  { isTopLayer }: Layers,
  paint: Painters
) => {
  /** A place is covered when less than this of it comes through. */
  const through = 0.15

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
    const isBackdrop = isTopLayer(element) && (x < x1 || x > x2 || y < y1 || y > y2)
    const painted = isBackdrop ? paint.backdropOf(element) : paint.covers(element, dom.style(element))
    const alpha = paint.isPicture(element) ? paint.alphaAt(element, x, y) : 1
    return { opacity: painted.opacity * opacityOf(element) * alpha, colour: painted.colour }
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
      if (/fixed|sticky/.test(dom.style(at).position) || isTopLayer(at)) return true
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
        if (stays && paint.escapes(judged, area.rectOf(dom.boxOf(found))) && !isTopLayer(found)) continue
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
    if (!inView(x, y) || judged.unpointed) return paint.hiddenAt(judged, "all", x, y) > 1 - through
    if (hitAt(judged, x, y) > 1 - through) return true
    return paint.hasUnpointed() && paint.hiddenAt(judged, "unpointed", x, y) > 1 - through
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
    const found = inView(x, y) ? foundBehind(judged, x, y) : paint.behind(judged, x, y)
    if (found === undefined) return true
    return found.colour !== undefined && alike(over(judged.lost, found.colour), found.colour)
  }

  /** To be asked only after every element was entered. */
  const judge = (judged: Judged): HiddenReason | undefined => {
    if (isCovered(judged)) return "covered"
    return isLost(judged) ? "same_colour" : undefined
  }

  return { judge }
}
