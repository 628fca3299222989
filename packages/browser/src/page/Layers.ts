/**
 * What is painted over what, by geometry: for where the browser's own hit test cannot be asked, which knows only what lies in the viewport
 * and takes part in pointing. Runs inside the page, see Dom.ts.
 */
import type { Colour, Colours } from "./Colours.js"
import type { Dom } from "./Dom.js"
import type { Rect, Regions, Scroller } from "./Regions.js"

export type Layers = ReturnType<typeof layers>

/** One place in the order of painting: by z-index, then positioned after flow, then as in the document. */
export interface Layer {
  readonly above: Layer | undefined
  readonly z: number
  readonly placed: 0 | 1
  readonly order: number
}

/** Something that hides what it lies on. */
export interface Painter {
  readonly element: Element
  readonly rect: Rect
  readonly layer: Layer
  /** 0 to 1: how much it hides. */
  readonly opacity: number
  /** Absent for pictures. */
  readonly colour: Colour | undefined
  /** Stays where it is while the page scrolls. */
  readonly fixed: boolean
  /** The hit test does not see it. */
  readonly unpointed: boolean
}

/** What is asked about: a place on an element. */
export interface Place {
  readonly element: Element
  /** Text, which what lies in the same element may cover; a box is one with what lies in it. */
  readonly isText: boolean
  readonly rect: Rect
  readonly layer: Layer
  readonly fixed: boolean
  readonly scroller: Scroller
}

export const layers = (dom: Dom, { colour, clear }: Colours, { meet, isEmpty }: Regions) => {
  const pictures = new Set(["IMG", "VIDEO", "CANVAS", "IFRAME", "EMBED", "OBJECT"])

  const isTopLayer = (element: Element): boolean => dom.is(element, ":modal, :popover-open, :fullscreen")

  const stacks = (style: CSSStyleDeclaration): boolean =>
    style.opacity !== "1" ||
    style.transform !== "none" ||
    style.filter !== "none" ||
    style.position === "fixed" ||
    style.position === "sticky" ||
    style.isolation === "isolate" ||
    style.mixBlendMode !== "normal" ||
    style.clipPath !== "none"

  const flowIn = (own: Layer): Layer => ({ above: own, z: 0, placed: 0, order: own.order })

  /** The layer of an element, that of what flows in it, and the one that new layers within it belong to. */
  const layerOf = (
    element: Element,
    style: CSSStyleDeclaration,
    group: Layer,
    flow: Layer,
    order: number
  ) => {
    if (isTopLayer(element)) {
      const own: Layer = { above: undefined, z: Infinity, placed: 1, order }
      return { own, group: own, flow: flowIn(own) }
    }
    const z = Number.parseInt(style.zIndex, 10)
    const isolated = !Number.isNaN(z) || stacks(style)
    if (style.position === "static" && !isolated) {
      const own = { ...flow, order }
      return { own, group, flow: own }
    }
    const own: Layer = { above: group, z: Number.isNaN(z) ? 0 : z, placed: 1, order }
    return isolated ? { own, group: own, flow: flowIn(own) } : { own, group, flow: own }
  }

  const paths = new WeakMap<Layer, ReadonlyArray<Layer>>()

  const pathOf = (layer: Layer): ReadonlyArray<Layer> => {
    const known = paths.get(layer)
    if (known !== undefined) return known
    const path = layer.above === undefined ? [layer] : [...pathOf(layer.above), layer]
    paths.set(layer, path)
    return path
  }

  /** Whether `one` is painted after `other`. */
  const isOver = (one: Layer, other: Layer): boolean => {
    const [upper, lower] = [pathOf(one), pathOf(other)]
    for (let i = 0; i < Math.min(upper.length, lower.length); i++) {
      const [a, b] = [upper[i], lower[i]]
      if (a === undefined || b === undefined || a === b) continue
      if (a.z !== b.z) return a.z > b.z
      if (a.placed !== b.placed) return a.placed > b.placed
      if (a.order !== b.order) return a.order > b.order
    }
    return upper.length > lower.length
  }

  const isPicture = (element: Element): boolean => pictures.has(dom.tagOf(element))

  /** How much of what is behind an element's own box is lost, and in which colour. */
  const covers = (
    element: Element,
    style: CSSStyleDeclaration
  ): { opacity: number; colour: Colour | undefined } => {
    if (isPicture(element)) return { opacity: 1, colour: undefined }
    const back = colour(style.backgroundColor)
    const blurred = Number(/blur\(([\d.]+)px/.exec(style.backdropFilter)?.[1] ?? 0) >= 5
    if (blurred) return { opacity: 1, colour: undefined }
    if (back.a < 1 && /gradient\(/.test(style.backgroundImage)) return ofGradient(style.backgroundImage, back)
    return { opacity: back.a, colour: back.a === 1 && style.backgroundImage === "none" ? back : undefined }
  }

  /** A gradient hides as much as the clearest of its colours. */
  const ofGradient = (image: string, back: Colour) => {
    const stops = image.match(/(?:rgba?|hsla?|color|oklch|lab)\([^()]*\)|transparent/g) ?? []
    const least = Math.min(1, ...stops.map((stop) => colour(stop).a))
    return { opacity: stops.length === 0 ? back.a : Math.max(back.a, least), colour: undefined }
  }

  const backdropOf = (element: Element): { opacity: number; colour: Colour | undefined } => {
    if (!dom.is(element, ":modal, :fullscreen")) return { opacity: 0, colour: clear }
    const style = dom.pseudo(element, "::backdrop")
    return covers(document.documentElement === element ? element : document.createElement("div"), style)
  }

  const contains = (outer: Rect, x: number, y: number): boolean =>
    x >= outer.x1 && x <= outer.x2 && y >= outer.y1 && y <= outer.y2

  /** Whether scrolling brings the place out from under something that stays. */
  const escapes = (place: Place, cover: Rect): boolean => {
    const { box, back, on } = place.scroller
    const height = Math.min(place.rect.y2 - place.rect.y1, box.y2 - box.y1)
    const highest = Math.max(box.y1, place.rect.y1 - on)
    const lowest = Math.min(box.y2 - height, place.rect.y1 + back)
    return highest + height <= cover.y1 + 1 || lowest >= cover.y2 - 1
  }

  /** How much of a point of the place is hidden by `painters`, 0 to 1. */
  const hiddenAt = (place: Place, painters: ReadonlyArray<Painter>, x: number, y: number): number => {
    let through = 1
    for (const painter of painters) {
      const stays = painter.fixed && !place.fixed
      const under = stays
        ? !escapes(place, painter.rect) && x >= painter.rect.x1 && x <= painter.rect.x2
        : contains(painter.rect, x, y)
      if (!under || !isOver(painter.layer, place.layer) || dom.isInside(place.element, painter.element))
        continue
      if (!place.isText && dom.isInside(painter.element, place.element)) continue
      through *= 1 - painter.opacity
    }
    return 1 - through
  }

  /** The colour painted last below the place at a point; `undefined` for a picture, nothing when no painter lies there. */
  const behind = (
    place: Place,
    painters: ReadonlyArray<Painter>,
    x: number,
    y: number
  ): { readonly colour: Colour | undefined } | undefined => {
    let found: Painter | undefined
    for (const painter of painters) {
      if (painter.opacity < 0.3 || !contains(painter.rect, x, y) || isOver(painter.layer, place.layer))
        continue
      if (painter.element !== place.element && (found === undefined || isOver(painter.layer, found.layer)))
        found = painter
    }
    return found
  }

  const visiblePart = (rect: Rect, region: Rect): Rect | undefined => {
    const part = meet(rect, region)
    return isEmpty(part) ? undefined : part
  }

  return {
    layerOf,
    isOver,
    covers,
    backdropOf,
    isPicture,
    isTopLayer,
    hiddenAt,
    behind,
    escapes,
    visiblePart
  }
}
