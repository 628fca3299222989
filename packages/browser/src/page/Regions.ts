/** Which part of the page can be seen, or be brought into sight by scrolling. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type Regions = ReturnType<typeof regions>

export interface Rect {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Where an element's box may be to be seen, and what cuts it off elsewhere. */
export interface Region extends Rect {
  readonly reason: "clipped" | "off_page"
}

/** A box that scrolls, with how far it can go back and on, in pixels. */
export interface Scroller {
  readonly box: Rect
  readonly back: number
  readonly on: number
}

/** The regions for what lies in the flow, is placed absolutely, or is fixed: they differ, as only containing blocks cut off. */
export interface Reach {
  readonly flow: Region
  readonly absolute: Region
  readonly fixed: Region
  readonly scroller: Scroller
}

export const regions = (dom: Dom) => {
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll" || overflow === "overlay"
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip"

  const rectOf = (box: DOMRect): Rect => ({ x1: box.left, y1: box.top, x2: box.right, y2: box.bottom })

  const meet = (one: Rect, other: Rect): Rect => ({
    x1: Math.max(one.x1, other.x1),
    y1: Math.max(one.y1, other.y1),
    x2: Math.min(one.x2, other.x2),
    y2: Math.min(one.y2, other.y2)
  })

  const isEmpty = (rect: Rect): boolean => rect.x2 - rect.x1 < 1 || rect.y2 - rect.y1 < 1

  /** Within `rect`; the reason stays that of the narrower one. */
  const narrow = (region: Region, rect: Rect): Region => {
    const met = meet(region, rect)
    const outside = isEmpty(region) ? region.reason : "clipped"
    return { ...met, reason: outside }
  }

  const viewport = (): Rect => ({
    x1: 0,
    y1: 0,
    x2: document.documentElement.clientWidth || window.innerWidth,
    y2: window.innerHeight
  })

  /** The overflow of `html`, or else of `body`, is that of the page. */
  const overflowOfPage = () => {
    const html = dom.style(document.documentElement)
    const body = document.body === null ? html : dom.style(document.body)
    const from = html.overflowX === "visible" && html.overflowY === "visible" ? body : html
    return { x: from.overflowX, y: from.overflowY, rtl: html.direction === "rtl" }
  }

  const ofPage = (): Reach => {
    const page = document.scrollingElement ?? document.documentElement
    const view = viewport()
    const { x, y, rtl } = overflowOfPage()
    const width = Math.max(page.scrollWidth, view.x2)
    const height = Math.max(page.scrollHeight, view.y2)
    const left = rtl ? view.x2 - width - window.scrollX : -window.scrollX
    const flow: Region = {
      x1: cuts(x) ? 0 : left,
      x2: cuts(x) ? view.x2 : left + width,
      y1: cuts(y) ? 0 : -window.scrollY,
      y2: cuts(y) ? view.y2 : height - window.scrollY,
      reason: "off_page"
    }
    const scroller = {
      box: view,
      back: cuts(y) ? 0 : window.scrollY,
      on: cuts(y) ? 0 : Math.max(0, height - view.y2 - window.scrollY)
    }
    return { flow, absolute: flow, fixed: { ...view, reason: "off_page" }, scroller }
  }

  const paddingBox = (element: Element, box: DOMRect): Rect => {
    const wide =
      element instanceof HTMLElement && element.offsetWidth > 0 ? box.width / element.offsetWidth : 1
    const high =
      element instanceof HTMLElement && element.offsetHeight > 0 ? box.height / element.offsetHeight : 1
    const x1 = box.left + element.clientLeft * wide
    const y1 = box.top + element.clientTop * high
    return { x1, y1, x2: x1 + element.clientWidth * wide, y2: y1 + element.clientHeight * high }
  }

  /** All that can be scrolled into the box, along the sides on which it scrolls. */
  const scrollable = (element: Element, style: CSSStyleDeclaration, inner: Rect): Rect => {
    const spareX = Math.max(0, element.scrollWidth - element.clientWidth)
    const spareY = Math.max(0, element.scrollHeight - element.clientHeight)
    const backX = style.direction === "rtl" ? spareX + element.scrollLeft : element.scrollLeft
    const backY = style.flexDirection === "column-reverse" ? spareY + element.scrollTop : element.scrollTop
    const x = scrolls(style.overflowX)
    const y = scrolls(style.overflowY)
    return {
      x1: x ? inner.x1 - backX : inner.x1,
      x2: x ? inner.x2 + spareX - backX : inner.x2,
      y1: y ? inner.y1 - backY : inner.y1,
      y2: y ? inner.y2 + spareY - backY : inner.y2
    }
  }

  const scrollerOf = (
    element: Element,
    style: CSSStyleDeclaration,
    inner: Rect,
    outer: Scroller
  ): Scroller =>
    scrolls(style.overflowY) && element.scrollHeight > element.clientHeight + 1
      ? {
          box: inner,
          back: element.scrollTop,
          on: element.scrollHeight - element.clientHeight - element.scrollTop
        }
      : outer

  const everywhere: Rect = { x1: -Infinity, y1: -Infinity, x2: Infinity, y2: Infinity }

  /** What the element's own overflow leaves of its children. */
  const cutByOverflow = (
    element: Element,
    style: CSSStyleDeclaration,
    own: Region,
    outer: Scroller
  ): { readonly region: Region; readonly scroller: Scroller } => {
    const { overflowX, overflowY, display } = style
    const whole = overflowX === "visible" && overflowY === "visible"
    if (whole || display === "inline" || display === "contents" || element === document.documentElement)
      return { region: own, scroller: outer }
    const html = dom.style(document.documentElement)
    if (element === document.body && html.overflowX === "visible" && html.overflowY === "visible")
      return { region: own, scroller: outer }
    const inner = paddingBox(element, dom.boxOf(element))
    const shown = narrow(own, inner)
    if (isEmpty(shown)) return { region: shown, scroller: outer }
    if (!scrolls(overflowX) && !scrolls(overflowY)) {
      const x = cuts(overflowX) ? inner : everywhere
      const y = cuts(overflowY) ? inner : everywhere
      return { region: narrow(own, { x1: x.x1, x2: x.x2, y1: y.y1, y2: y.y2 }), scroller: outer }
    }
    const scroller = scrollerOf(element, style, inner, outer)
    return { region: { ...scrollable(element, style, inner), reason: "clipped" }, scroller }
  }

  const length = (text: string | undefined, full: number): number => {
    const value = Number.parseFloat(text ?? "0") || 0
    return (text ?? "").endsWith("%") ? (value / 100) * full : value
  }

  const insets = (text: string, box: DOMRect): Rect => {
    const [top, right = top, bottom = top, left = right] = (text.split(" round ")[0] ?? "")
      .trim()
      .split(/\s+/)
    return {
      x1: box.left + length(left, box.width),
      y1: box.top + length(top, box.height),
      x2: box.right - length(right, box.width),
      y2: box.bottom - length(bottom, box.height)
    }
  }

  const polygon = (text: string, box: DOMRect): Rect => {
    const points = text
      .replace(/^(nonzero|evenodd),?\s*/, "")
      .split(",")
      .map((point) => point.trim().split(/\s+/))
    const xs = points.map(([x]) => box.left + length(x, box.width))
    const ys = points.map(([, y]) => box.top + length(y, box.height))
    return { x1: Math.min(...xs), y1: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) }
  }

  const round = (text: string, box: DOMRect): Rect => {
    const [radii = "", at = "50% 50%"] = text.split(/\s*\bat\b\s*/)
    const [rx = "", ry = rx] = radii.trim().split(/\s+/)
    const [cx, cy] = at.trim().split(/\s+/)
    const side = Math.hypot(box.width, box.height) / Math.SQRT2
    const wide = /^[\d.]/.test(rx) ? length(rx, rx === ry ? side : box.width) : side
    const high = /^[\d.]/.test(ry) ? length(ry, rx === ry ? side : box.height) : side
    const x = box.left + length(cx, box.width)
    const y = box.top + length(cy, box.height)
    return { x1: x - wide, y1: y - high, x2: x + wide, y2: y + high }
  }

  /** The bounds of `clip-path` and `clip`; absent where they cut nothing that can be worked out. */
  const clipOf = (element: Element, style: CSSStyleDeclaration): Rect | undefined => {
    const shape = /^(inset|polygon|circle|ellipse)\((.*)\)/.exec(style.clipPath)
    const placed = style.position === "absolute" || style.position === "fixed"
    const old = placed ? /^rect\((.*)\)$/.exec(style.clip) : null
    if (shape === null && old === null) return undefined
    const box = dom.boxOf(element)
    const [, kind = "", inside = ""] = shape ?? []
    if (kind === "inset") return insets(inside, box)
    if (kind === "polygon") return polygon(inside, box)
    if (kind !== "") return round(inside, box)
    const [top, right, bottom, left] = (old?.[1] ?? "").split(/[\s,]+/)
    return {
      x1: left === "auto" ? -Infinity : box.left + length(left, 0),
      y1: top === "auto" ? -Infinity : box.top + length(top, 0),
      x2: right === "auto" ? Infinity : box.left + length(right, 0),
      y2: bottom === "auto" ? Infinity : box.top + length(bottom, 0)
    }
  }

  /** Holds fixed descendants, as a transform does. */
  const holdsFixed = (style: CSSStyleDeclaration): boolean =>
    style.transform !== "none" ||
    style.filter !== "none" ||
    style.perspective !== "none" ||
    /paint|layout|strict|content/.test(style.contain) ||
    /transform|filter|perspective/.test(style.willChange)

  /** Where the element's own box may be seen. */
  const ownRegion = (style: CSSStyleDeclaration, reach: Reach): Region =>
    style.position === "fixed" ? reach.fixed : style.position === "absolute" ? reach.absolute : reach.flow

  /** Where its children may be seen. */
  const within = (element: Element, style: CSSStyleDeclaration, reach: Reach): Reach => {
    const own = ownRegion(style, reach)
    const cut = cutByOverflow(element, style, own, reach.scroller)
    const fixed = holdsFixed(style) ? cut.region : reach.fixed
    const placed = style.position !== "static" || fixed === cut.region
    const clip = clipOf(element, style)
    const all = { flow: cut.region, absolute: placed ? cut.region : reach.absolute, fixed }
    if (clip === undefined) return { ...all, scroller: cut.scroller }
    return {
      flow: narrow(all.flow, clip),
      absolute: narrow(all.absolute, clip),
      fixed: narrow(all.fixed, clip),
      scroller: cut.scroller
    }
  }

  return { ofPage, within, ownRegion, clipOf, meet, narrow, isEmpty, rectOf, viewport }
}
