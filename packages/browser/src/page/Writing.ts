/** All that is written on the page, seen or not, and where parts of it lie. Runs inside the page, see Dom.ts. */
import type { Box } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"
import type { Names } from "./Names.js"

export type Writing = ReturnType<typeof writing>

/** A part of a piece of writing: which, and from which to which character. */
export type Part = readonly [piece: number, from: number, to: number]

export const writing = (dom: Dom, { written }: Names) => {
  const unread = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "HEAD"])
  const range = document.createRange()
  let pieces: Array<Node> = []

  /** What an element shows that is no text of the document: the whole of it stands for each part. */
  const ofElement = (element: Element): ReadonlyArray<string> => {
    const said = [written(element, "::before"), written(element, "::after")]
    if (element instanceof HTMLInputElement) return [...said, element.value, element.placeholder]
    if (element instanceof HTMLTextAreaElement) return [...said, element.value, element.placeholder]
    if (element instanceof HTMLSelectElement)
      return [...said, ...Array.from(element.selectedOptions, (option) => option.label)]
    return dom.tagOf(element) === "IMG" ? [...said, dom.attribute(element, "alt") ?? ""] : said
  }

  const isDotted = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === "password"

  /** Every text in order, those of elements between breaks. */
  const all = (): string => {
    dom.forget()
    pieces = []
    const texts: Array<string> = []
    const add = (node: Node, text: string) => {
      pieces.push(node)
      texts.push(text)
    }
    const visit = (node: Node) => {
      if (dom.isText(node)) return node.data === "" ? undefined : add(node, node.data)
      if (!dom.isElement(node) || unread.has(dom.tagOf(node)) || dom.style(node).display === "none") return
      if (!isDotted(node)) for (const text of ofElement(node)) if (text !== "") add(node, `\n${text}\n`)
      for (const child of dom.childrenOf(node)) visit(child)
    }
    visit(document.documentElement)
    return JSON.stringify(texts)
  }

  /** How far beyond its boxes a text is painted. */
  const spread = (element: Element | null): number => {
    if (element === null) return 3
    const { textShadow, fontSize, fontStyle } = dom.style(element)
    const shadow = textShadow === "none" ? [] : (textShadow.match(/-?[\d.]+px/g) ?? [])
    const slant = fontStyle === "normal" ? 0 : Number.parseFloat(fontSize) / 4
    return 3 + slant + Math.max(0, ...shadow.map((one) => Math.abs(Number.parseFloat(one)))) * 2
  }

  const boxesOf = ([piece, from, to]: Part): ReadonlyArray<Box> => {
    const node = pieces[piece]
    if (node === undefined) return []
    // A field paints nothing of its text outside itself.
    if (dom.isElement(node))
      return sized([dom.boxOf(node)], dom.is(node, "input, textarea, select") ? 0 : spread(node))
    if (!dom.isText(node)) return []
    range.setStart(node, Math.min(from, node.length))
    range.setEnd(node, Math.min(to, node.length))
    return sized(Array.from(range.getClientRects()), spread(dom.parentOf(node)))
  }

  const sized = (rects: ReadonlyArray<DOMRect>, more: number): ReadonlyArray<Box> =>
    rects
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({
        x: x - more,
        y: y - more,
        width: width + 2 * more,
        height: height + 2 * more
      }))

  /** Where parts of what `all` told last lie in the viewport. */
  const boxes = (parts: ReadonlyArray<Part>): string => JSON.stringify(parts.flatMap(boxesOf))

  return { all, boxes }
}
