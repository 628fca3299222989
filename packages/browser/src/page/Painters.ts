/**
 * What lies over what, by geometry: for where the browser's own hit test cannot be asked, which knows only what lies in the viewport
 * and takes part in pointing. Runs inside the page, see Dom.ts.
 */
import type { Colour, Colours } from "./Colours.js"
import type { Dom } from "./Dom.js"
import type { Layer, Layers } from "./Layers.js"
import type { Rect, Scroller } from "./Regions.js"

export type Painters = ReturnType<typeof painters>

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
  /** What it never leaves, where it sticks to an edge while that is scrolled by. */
  readonly holder?: Rect
  /** The hit test does not see it. */
  readonly unpointed: boolean
  /** Written by CSS into its element, over whose content it may lie. */
  readonly written: boolean
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

export const painters = (dom: Dom, { colour, clear }: Colours, { isOver }: Layers) => {
  const pictures = new Set(["IMG", "VIDEO", "CANVAS", "IFRAME", "EMBED", "OBJECT"])
  /** Pixels; a painter is looked up by the bands that it crosses. */
  const band = 256
  const mostBands = 40
  let bands = new Map<number, Array<Painter>>()
  /** Those that stay while the page scrolls, and those that cross very many bands. */
  let everywhere: Array<Painter> = []
  let unpointed = 0

  const reset = () => {
    bands = new Map()
    everywhere = []
    unpointed = 0
  }

  const add = (painter: Painter) => {
    if (painter.unpointed) unpointed += 1
    const [from, to] = [Math.floor(painter.rect.y1 / band), Math.floor(painter.rect.y2 / band)]
    if (painter.fixed || to - from > mostBands) return void everywhere.push(painter)
    for (let at = from; at <= to; at++) {
      const known = bands.get(at)
      if (known === undefined) bands.set(at, [painter])
      else known.push(painter)
    }
  }

  /** All that may lie at that height. */
  const near = (y: number): ReadonlyArray<Painter> => {
    const here = bands.get(Math.floor(y / band)) ?? []
    return everywhere.length === 0 ? here : [...everywhere, ...here]
  }

  let pixel: CanvasRenderingContext2D | null = null

  const sizeOf = (picture: Element): { readonly w: number; readonly h: number } =>
    picture instanceof HTMLImageElement
      ? { w: picture.naturalWidth, h: picture.naturalHeight }
      : picture instanceof HTMLCanvasElement
        ? { w: picture.width, h: picture.height }
        : { w: 0, h: 0 }

  /** How much a picture hides at a point, 0 to 1; all where its pixels may not be read. */
  const alphaAt = (picture: Element, x: number, y: number): number => {
    if (!(picture instanceof HTMLImageElement || picture instanceof HTMLCanvasElement)) return 1
    const { w, h } = sizeOf(picture)
    const box = dom.boxOf(picture)
    if (box.width === 0 || box.height === 0) return 0
    // A picture that is not there paints nothing; drawings may have no size of their own.
    if (w === 0 || h === 0)
      return picture instanceof HTMLImageElement && /\bsvg\b/.test(picture.currentSrc) ? 1 : 0
    pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    if (pixel === null) return 1
    try {
      pixel.clearRect(0, 0, 1, 1)
      const [left, top] = [((x - box.left) / box.width) * w, ((y - box.top) / box.height) * h]
      pixel.drawImage(picture, Math.min(left, w - 1), Math.min(top, h - 1), 1, 1, 0, 0, 1, 1)
      return (pixel.getImageData(0, 0, 1, 1).data[3] ?? 255) / 255
    } catch {
      // The picture is of another origin, and so is the canvas from now on.
      pixel = null
      return 1
    }
  }

  const isPicture = (element: Element): boolean => pictures.has(dom.tagOf(element))

  /** How much of what is behind an element's own box is lost, and in which colour. */
  const covers = (
    element: Element,
    style: CSSStyleDeclaration
  ): { opacity: number; colour: Colour | undefined } => {
    if (isPicture(element)) return { opacity: 1, colour: undefined }
    if (element instanceof SVGGeometryElement) return ofShape(style)
    return ofBox(style)
  }

  /** A drawn shape hides by its filling. */
  const ofShape = (style: CSSStyleDeclaration) => {
    const fill = style.fill.startsWith("url") ? undefined : colour(style.fill)
    const opacity = (fill?.a ?? 1) * Number(style.fillOpacity)
    return { opacity, colour: opacity === 1 ? fill : undefined }
  }

  const ofBox = (style: CSSStyleDeclaration): { opacity: number; colour: Colour | undefined } => {
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
    return ofBox(style)
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

  /** A side panel that sticks stays beside its column, and never lies over what stands above or below that. */
  const comesOver = (place: Place, { holder }: Painter): boolean =>
    holder === undefined || (place.rect.y2 > holder.y1 && place.rect.y1 < holder.y2)

  /** How much of a point of the place is hidden, 0 to 1, by all painters or only those that the hit test does not see. */
  const hiddenAt = (place: Place, which: "all" | "unpointed", x: number, y: number): number => {
    let through = 1
    for (const painter of near(y)) {
      if (which === "unpointed" && !painter.unpointed) continue
      const stays = painter.fixed && !place.fixed && comesOver(place, painter)
      const under = stays
        ? !escapes(place, painter.rect) && x >= painter.rect.x1 && x <= painter.rect.x2
        : contains(painter.rect, x, y)
      if (!under || !isOver(painter.layer, place.layer)) continue
      if (!painter.written && dom.isInside(place.element, painter.element)) continue
      if (!place.isText && dom.isInside(painter.element, place.element)) continue
      const within = Math.min(Math.max(y, painter.rect.y1), painter.rect.y2)
      through *= 1 - painter.opacity * (isPicture(painter.element) ? alphaAt(painter.element, x, within) : 1)
    }
    return 1 - through
  }

  /** The colour painted last below the place at a point; `undefined` for a picture, nothing when no painter lies there. */
  const behind = (
    place: Place,
    x: number,
    y: number
  ): { readonly colour: Colour | undefined } | undefined => {
    let found: Painter | undefined
    for (const painter of near(y)) {
      if (painter.opacity < 0.3 || !contains(painter.rect, x, y) || isOver(painter.layer, place.layer))
        continue
      if (painter.element !== place.element && (found === undefined || isOver(painter.layer, found.layer)))
        found = painter
    }
    return found
  }

  return {
    reset,
    add,
    covers,
    ofBox,
    alphaAt,
    backdropOf,
    isPicture,
    hiddenAt,
    behind,
    escapes,
    /** Whether anything lies where the hit test does not see it. */
    hasUnpointed: () => unpointed > 0
  }
}
