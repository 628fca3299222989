/** What is in an element that the tree does not hold, and what its picture came to. Runs inside the page, see Dom.ts. */
import type { OpaqueReason, ScreenNode } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"

export type Contents = ReturnType<typeof contents>

export const contents = (dom: Dom) => {
  const byTag: Readonly<Record<string, OpaqueReason>> = {
    CANVAS: "canvas",
    VIDEO: "video",
    OBJECT: "plugin",
    EMBED: "plugin",
    // Until its document is read, see Screens.ts.
    IFRAME: "frame",
    FRAME: "frame"
  }
  const hosts = /^(ARTICLE|ASIDE|BLOCKQUOTE|BODY|DIV|FOOTER|H[1-6]|HEADER|MAIN|NAV|P|SECTION|SPAN)$|-/
  /** Nothing is drawn of these, though their style does not say so: of the first wherever scripts run. */
  const undrawn = /^(NOSCRIPT|WBR)$/
  const range = document.createRange()

  const isLaidOut = (node: Node): boolean => {
    if (dom.isElement(node)) return node.getClientRects().length > 0
    range.selectNodeContents(node)
    return range.getClientRects().length > 0
  }

  /** Whether the node would have boxes if it were shown at all. */
  const hasBoxes = (node: Node): boolean => {
    if (dom.isText(node)) return /\S/.test(node.data)
    return (
      dom.isElement(node) &&
      !undrawn.test(dom.tagOf(node)) &&
      !/^(none|contents)$/.test(dom.style(node).display)
    )
  }

  const isWritten = (element: Element): boolean =>
    ["::before", "::after"].some((which) => !/^(none|normal)$/.test(dom.pseudo(element, which).content))

  /** Its own children are not laid out, or it has a design of its own and none: something else is shown in their place. */
  const isClosedOff = (element: Element): boolean => {
    const tag = dom.tagOf(element)
    if (!hosts.test(tag) || dom.rootOf(element) !== null) return false
    if (dom.style(element).contentVisibility === "hidden") return false
    const first = dom.childrenOf(element).find(hasBoxes)
    if (first !== undefined) return !isLaidOut(first)
    return (
      tag.includes("-") && dom.childrenOf(element).length === 0 && isSized(element) && !isWritten(element)
    )
  }

  const isSized = (element: Element): boolean => {
    const { width, height } = dom.boxOf(element)
    return width > 2 && height > 2
  }

  /** A fallback is shown in place of an object that did not load. */
  const isReplaced = (element: Element): boolean =>
    element instanceof HTMLObjectElement && Array.from(element.childNodes).some((one) => isLaidOut(one))

  /** Nothing was drawn. */
  const isBlank = (element: Element): boolean => {
    if (!(element instanceof HTMLCanvasElement)) return false
    const copy = document.createElement("canvas")
    copy.width = copy.height = 32
    const context = copy.getContext("2d")
    if (context === null || element.width === 0 || element.height === 0)
      return element.width * element.height === 0
    try {
      context.drawImage(element, 0, 0, 32, 32)
      const { data } = context.getImageData(0, 0, 32, 32)
      return data.every((value, at) => value === data[at % 4])
    } catch {
      // It holds a picture of another origin.
      return false
    }
  }

  const opaqueOf = (element: Element): OpaqueReason | undefined => {
    const reason = byTag[dom.tagOf(element)]
    if (reason !== undefined) return isReplaced(element) || isBlank(element) ? undefined : reason
    return isClosedOff(element) ? "closed_shadow" : undefined
  }

  const pictureOf = (element: Element): ScreenNode["picture"] => {
    if (element instanceof HTMLVideoElement) return element.error === null ? undefined : "broken"
    if (!(element instanceof HTMLImageElement)) return undefined
    if (!element.complete) return "loading"
    return element.naturalWidth > 0 || element.naturalHeight > 0 ? "shown" : "broken"
  }

  const contentsOf = (element: Element): Pick<ScreenNode, "opaque" | "picture"> => {
    const opaque = opaqueOf(element)
    const picture = pictureOf(element)
    return {
      ...(opaque === undefined ? {} : { opaque }),
      ...(picture === undefined ? {} : { picture })
    }
  }

  /** Says something although it has no role: it shows what is not known, or a picture that is not there. */
  const isUnread = (element: Element): boolean =>
    opaqueOf(element) !== undefined || pictureOf(element) === "broken"

  return { contentsOf, isUnread }
}
