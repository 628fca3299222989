/** The order in which elements are painted, as far as styles tell. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type Layers = ReturnType<typeof layers>

/** One place in the order of painting: by z-index, then positioned after flow, then as in the document. */
export interface Layer {
  readonly above: Layer | undefined
  readonly z: number
  readonly placed: 0 | 1
  readonly order: number
}

export const layers = (dom: Dom) => {
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

  return { layerOf, isOver, isTopLayer }
}
