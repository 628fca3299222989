/** Notes what each element paints, as something that may lie over others. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"
import type { Painters } from "./Painters.js"
import type { Reach, Rect, Regions } from "./Regions.js"
import type { Surroundings } from "./Surroundings.js"

export type Painting = ReturnType<typeof painting>

export const painting = (dom: Dom, area: Regions, paint: Painters) => {
  const visiblePart = (rect: Rect, region: Rect): Rect | undefined => {
    const part = area.meet(rect, region)
    return area.isEmpty(part) ? undefined : part
  }

  /** The bounds of a box that breaks across lines hold more than it paints. */
  const isLine = (style: CSSStyleDeclaration): boolean =>
    style.display === "inline" && style.position === "static"

  /** What sticks does not leave the box that it stands in. */
  const heldIn = (element: Element, style: CSSStyleDeclaration): { readonly holder?: Rect } => {
    const holder = style.position === "sticky" ? dom.parentOf(element) : null
    return holder === null ? {} : { holder: area.rectOf(dom.boxOf(holder)) }
  }

  const note = (element: Element, style: CSSStyleDeclaration, around: Surroundings, reach: Reach) => {
    const { opacity, colour: painted } = paint.covers(element, style)
    const strength = opacity * around.opacity
    if (strength < 0.3 || (isLine(style) && !paint.isPicture(element))) return
    const clip = area.clipOf(element, style)
    const own = area.ownRegion(style, reach)
    const seen = visiblePart(
      area.rectOf(dom.boxOf(element)),
      clip === undefined ? own : area.narrow(own, clip)
    )
    if (seen === undefined || style.visibility !== "visible") return
    paint.add({
      element,
      rect: seen,
      layer: around.own,
      opacity: strength,
      colour: painted,
      fixed: around.fixed || style.position === "sticky",
      ...(around.fixed ? {} : heldIn(element, style)),
      unpointed: style.pointerEvents === "none",
      written: false
    })
  }

  /** The box that what is placed in the element is placed by. */
  const holderOf = (element: Element): Rect => {
    let at: Element | null = element
    while (at !== null && dom.style(at).position === "static" && dom.style(at).transform === "none")
      at = dom.parentOf(at)
    if (at === null) return area.viewport()
    const { left, top, right, bottom } = dom.boxOf(at)
    return { x1: left + at.clientLeft, y1: top + at.clientTop, x2: right, y2: bottom }
  }

  /** Where a placed box lies that is known by its used styles only. */
  const placedRect = (style: CSSStyleDeclaration, holder: Rect): Rect | undefined => {
    const pixels = (...texts: ReadonlyArray<string>) =>
      texts.reduce((sum, text) => sum + (Number.parseFloat(text) || 0), 0)
    const inner = style.boxSizing !== "border-box"
    const w = pixels(style.width, ...(inner ? [style.paddingLeft, style.paddingRight] : []))
    const h = pixels(style.height, ...(inner ? [style.paddingTop, style.paddingBottom] : []))
    const [x, y] = [
      holder.x1 + pixels(style.left, style.marginLeft),
      holder.y1 + pixels(style.top, style.marginTop)
    ]
    if (style.transform === "none") return { x1: x, y1: y, x2: x + w, y2: y + h }
    const { a, b, c, d, e, f } = new DOMMatrix(style.transform)
    if (Math.abs(b) > 0.01 || Math.abs(c) > 0.01) return undefined
    const [ox = 0, oy = 0] = style.transformOrigin.split(" ").map(Number.parseFloat)
    const [x1, y1] = [x + ox - ox * a + e, y + oy - oy * d + f]
    return { x1, y1, x2: x1 + w * a, y2: y1 + h * d }
  }

  /** Notes a box that CSS writes over its element, which the hit test takes for the element itself. */
  const noteWritten = (element: Element, style: CSSStyleDeclaration, around: Surroundings, order: number) => {
    if (around.hidden !== undefined || !/absolute|fixed/.test(style.position)) return
    if (style.display === "none" || style.visibility !== "visible") return
    const { opacity, colour: painted } = paint.ofBox(style)
    const strength = opacity * around.opacity * Number(style.opacity)
    if (strength < 0.3) return
    const fixed = style.position === "fixed"
    const rect = placedRect(style, fixed ? area.viewport() : holderOf(element))
    const seen =
      rect === undefined ? undefined : visiblePart(rect, fixed ? around.reach.fixed : around.reach.absolute)
    if (seen === undefined) return
    paint.add({
      element,
      rect: seen,
      layer: { above: around.group, z: Number.parseInt(style.zIndex, 10) || 0, placed: 1, order },
      opacity: strength,
      colour: painted,
      fixed: around.fixed || fixed,
      unpointed: true,
      written: true
    })
  }

  const noteBackdrop = (element: Element, around: Surroundings) => {
    const { opacity, colour: painted } = paint.backdropOf(element)
    if (opacity < 0.3) return
    const rect = area.viewport()
    paint.add({
      element,
      rect,
      layer: around.own,
      opacity,
      colour: painted,
      fixed: true,
      unpointed: true,
      written: false
    })
  }

  return { note, noteBackdrop, noteWritten }
}
