/** Goes through the page once and notes every element and every run of text with what decides whether it is seen. Runs inside the page, see Dom.ts. */
import type { HiddenReason } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"
import type { Names } from "./Names.js"
import type { Rect, Region, Regions } from "./Regions.js"
import type { Roles } from "./Roles.js"
import type { Judged } from "./Covers.js"
import type { Sight } from "./Sight.js"
import type { Surroundings } from "./Surroundings.js"

export type Walk = ReturnType<typeof walk>

export interface TextItem {
  readonly kind: "text"
  readonly node: Node
  readonly text: string
  readonly sight: HiddenReason | Judged
  readonly rects: ReadonlyArray<Rect>
  /** A line is drawn through it. */
  readonly struck: boolean
}

/** A line ends here: what is before and after is read apart. */
export interface BreakItem {
  readonly kind: "break"
}

export interface ElementItem {
  readonly kind: "element"
  readonly node: Element
  readonly role: string
  readonly box: DOMRect
  /** Flows within a line of text. */
  readonly inline: boolean
  readonly rendered: boolean
  /** Shows the pointer of a link although what it lies in does not. */
  readonly pointer: boolean
  /** A line is drawn through the text in it. */
  readonly struck: boolean
  readonly sight: HiddenReason | Judged
  readonly children: ReadonlyArray<Item>
}

export type Item = TextItem | BreakItem | ElementItem

export const walk = (dom: Dom, { roleOf }: Roles, { written }: Names, area: Regions, sight: Sight) => {
  const skipped = new Set(
    "SCRIPT STYLE TEMPLATE NOSCRIPT HEAD META LINK TITLE DATALIST PARAM SOURCE TRACK MAP BASE COL COLGROUP".split(
      " "
    )
  )
  const inlineTags = new Set(["SVG", "IFRAME", "VIDEO", "AUDIO", "OBJECT"])
  const range = document.createRange()
  const nowhere = new DOMRect(0, 0, 0, 0)
  let page: Region = { x1: 0, y1: 0, x2: 0, y2: 0, reason: "off_page" }

  const rectsOf = (text: Text, from = 0, to = text.length): ReadonlyArray<Rect> => {
    range.setStart(text, from)
    range.setEnd(text, to)
    return Array.from(range.getClientRects(), area.rectOf)
  }

  const textItem = (
    node: Node,
    parent: Element,
    text: string,
    rects: ReadonlyArray<Rect>,
    around: Surroundings
  ): TextItem => ({
    kind: "text",
    node,
    text,
    rects,
    sight: sight.ofText(parent, rects, around, page),
    struck: around.struck
  })

  const unseen = (node: Node, text: string): TextItem => ({
    kind: "text",
    node,
    text,
    rects: [],
    sight: "not_rendered",
    struck: false
  })

  const isCut = (item: TextItem, region: Rect): boolean =>
    typeof item.sight !== "string" &&
    item.rects.some((rect) => {
      const part = area.meet(rect, region)
      return part.x2 - part.x1 < rect.x2 - rect.x1 - 2 || part.y2 - part.y1 < (rect.y2 - rect.y1) * 0.35
    })

  /** Text that is cut off somewhere is taken word by word, since what lies beyond the edge is not read. */
  const wordByWord = (text: Text, parent: Element, around: Surroundings): ReadonlyArray<TextItem> =>
    Array.from(text.data.matchAll(/\s*\S+\s*/g), (match) => {
      const from = match.index + (match[0].length - match[0].trimStart().length)
      const rects = rectsOf(text, from, from + match[0].trim().length)
      return textItem(text, parent, match[0], rects, around)
    })

  const ofText = (text: Text, parent: Element, around: Surroundings): ReadonlyArray<TextItem> => {
    if (!/\S/.test(text.data)) return [unseen(text, " ")]
    if (around.hidden === "not_rendered") return [unseen(text, text.data)]
    const whole = textItem(text, parent, text.data, rectsOf(text), around)
    return isCut(whole, around.reach.flow) ? wordByWord(text, parent, around) : [whole]
  }

  /** What CSS writes has no boxes of its own: it is where its element is. */
  const ofPseudo = (
    element: Element,
    which: "::before" | "::after",
    around: Surroundings
  ): ReadonlyArray<TextItem> => {
    const style = dom.pseudo(element, which)
    if (style.content === "none" || style.content === "normal") return []
    sight.overlay(element, style, around)
    const text = written(element, which)
    if (!dom.isWorded(text)) return []
    if (style.visibility !== "visible" || Number(style.opacity) * around.opacity < 0.06) return []
    return [textItem(element, element, text, [area.rectOf(dom.boxOf(element))], around)]
  }

  const isInline = (style: CSSStyleDeclaration, element: Element): boolean =>
    (style.display === "inline" || style.display === "contents") && !inlineTags.has(dom.tagOf(element))

  const ofRendered = (element: Element, outer: Surroundings, pointed: boolean): ElementItem => {
    const style = dom.style(element)
    const around = sight.enter(element, outer)
    const box = style.display === "contents" ? nowhere : dom.boxOf(element)
    const pointer = style.cursor === "pointer"
    return {
      kind: "element",
      node: element,
      role: roleOf(element),
      box,
      inline: isInline(style, element),
      rendered: true,
      pointer: pointer && !pointed,
      struck: around.struck,
      sight: sight.ofBox(element, box, outer, around, page),
      children: [
        ...ofPseudo(element, "::before", around),
        ...ofChildren(element, around, pointer),
        ...ofPseudo(element, "::after", around)
      ]
    }
  }

  const unrendered = (element: Element, outer: Surroundings): ElementItem => {
    const around = { ...outer, hidden: "not_rendered" } as const
    return {
      kind: "element",
      node: element,
      role: roleOf(element),
      box: nowhere,
      inline: false,
      rendered: false,
      pointer: false,
      struck: false,
      sight: "not_rendered",
      children: ofChildren(element, around, false)
    }
  }

  const isLeaf = (element: Element): boolean =>
    (element instanceof HTMLSelectElement && !element.multiple && element.size <= 1) ||
    element instanceof HTMLTextAreaElement

  const ofChildren = (element: Element, around: Surroundings, pointed: boolean): ReadonlyArray<Item> =>
    isLeaf(element)
      ? []
      : dom.childrenOf(element).flatMap((child): ReadonlyArray<Item> => {
          if (dom.isText(child)) return ofText(child, element, around)
          return dom.isElement(child) ? ofElement(child, around, pointed) : []
        })

  const ofElement = (element: Element, outer: Surroundings, pointed: boolean): ReadonlyArray<Item> => {
    const tag = dom.tagOf(element)
    if (tag === "BR") return [{ kind: "break" }]
    if (skipped.has(tag) || (element instanceof HTMLInputElement && element.type === "hidden")) return []
    if (outer.hidden === "not_rendered" || dom.style(element).display === "none")
      return [unrendered(element, outer)]
    return [ofRendered(element, outer, pointed)]
  }

  /** The whole document; what lies over the page is known only once all was gone through. */
  const all = (): ElementItem => {
    const around = sight.outset()
    page = around.reach.flow
    const root = ofRendered(
      document.body ?? document.documentElement,
      sight.enter(document.documentElement, around),
      false
    )
    return root
  }

  return { all }
}
