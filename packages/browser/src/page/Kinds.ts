/** What kind of part an element is, where its class says so in a word that all pages have for it. Runs inside the page, see Dom.ts. */
import type { PartKind } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"

export type Kinds = ReturnType<typeof kinds>

export const kinds = (dom: Dom) => {
  const words: ReadonlyArray<readonly [PartKind, RegExp]> = [
    ["foot", /\b(?:table|grid) footer$/],
    ["pagination", /\b(?:pagination|paginator|pager)$/],
    ["breadcrumb", /\bbread ?crumbs?$/],
    // One that counts up and down is a field.
    [
      "stepper",
      /^(?!.*\b(?:quantity|qty|number|count|input) ?stepper)(?:.* )?(?:stepper|(?:ant|wizard|progress|form|checkout) steps)$/
    ],
    [
      "bar",
      /^(?:.* )?(?:nav ?bar|top ?bar|app ?bar|(?:bottom|tab) ?(?:nav|bar|navigation)|(?:site|app|main|top) (?:header|nav|navigation|footer))$/
    ],
    ["toolbar", /\b(?:tool|action|button) ?bar$/],
    ["filters", /\b(?:filters|facets|(?:filter|facet) ?(?:bar|panel|group))$/],
    ["tabs", /\b(?:tabs|tab ?(?:bar|list|nav)|nav tabs)$/],
    ["timeline", /\btimeline$/],
    ["card", /\b(?:card|tile)$/],
    ["chip", /\b(?:chip|tag|pill)$/],
    ["badge", /\bbadge$/],
    ["avatar", /\bavatar$/],
    ["carousel", /\b(?:carousel|slide ?show|swiper)$/],
    ["player", /\bplayer$/],
    ["summary", /\bsummary$/],
    ["unread", /^(?:.* )?unread$/],
    ["empty", /\b(?:empty|empty (?:state|view|message)|no (?:results|data|items))$/]
  ]
  const known = new Map<string, ReadonlyArray<PartKind>>()

  /** `MuiPagination-root`, `ant-pagination`, `page__breadcrumbs`: the last word tells, and none after the name of a block. */
  const kindsIn = (token: string): ReadonlyArray<PartKind> => {
    const found = known.get(token)
    if (found !== undefined) return found
    const said = dom
      .wordsIn(token.replace(/^.*__/, "").replace(/--.*$/, ""))
      .toLowerCase()
      .replace(/ root$/, "")
      .trim()
    const all = words.flatMap(([kind, pattern]) => (pattern.test(said) ? [kind] : []))
    known.set(token, all)
    return all
  }

  const pressed =
    "a, button, label, summary, option, [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=switch], [role=radio], [role=checkbox]"
  const pillTags = new Set(["SPAN", "SMALL", "B", "STRONG", "EM", "I", "SUP", "DIV", "P"])

  /** No text goes on behind it in its line: what is marked within a sentence is a part of that. */
  const endsLine = (element: Element): boolean => {
    for (let next = element.nextSibling; next !== null; next = next.nextSibling)
      if (next.nodeType === Node.TEXT_NODE && dom.collapse(next.nodeValue ?? "") !== "") return false
    return true
  }

  /**
   * Shows the pointer itself; the badge with words of a row that opens on a click only takes on that of its row. A number behind the words of
   * what is pressed is told apart from these already.
   */
  const isPressed = ({ parentElement, textContent }: Element, { cursor }: CSSStyleDeclaration): boolean =>
    cursor === "pointer" &&
    (parentElement === null ||
      dom.style(parentElement).cursor !== "pointer" ||
      /^[\d\s+()]*$/.test(textContent ?? ""))

  /** What stands in a line of boxes is drawn as one of them, whatever it would be by itself. */
  const isInLine = (element: Element, { display }: CSSStyleDeclaration): boolean => {
    if (/^inline(?:-block|-flex)?$/.test(display)) return true
    const { parentElement } = element
    if (parentElement === null || dom.tagOf(element) === "DIV") return false
    const outer = dom.style(parentElement)
    return /^(?:inline-)?flex$/.test(outer.display) && outer.flexDirection.startsWith("row")
  }

  /** A few words on a ground of their own, at the end of a line or by themselves: drawn as a badge, whatever its class. */
  const isPill = (element: Element): boolean => {
    if (!pillTags.has(dom.tagOf(element)) || element.childElementCount > 0 || !endsLine(element)) return false
    const text = dom.collapse(element.textContent ?? "")
    if (!dom.isWorded(text) || text.length > 30) return false
    const style = dom.style(element)
    const padding = Math.min(Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight))
    const filled = !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)
    return (
      filled &&
      padding >= 4 &&
      isInLine(element, style) &&
      !isPressed(element, style) &&
      element.closest(pressed) === null
    )
  }

  /** In bold letters, all of it or the first words in it: a class alone is seen by nobody. */
  const isBold = (element: Element): boolean =>
    [element, ...Array.from(element.querySelectorAll("*")).slice(0, 12)].some(
      (each) => dom.collapse(each.textContent ?? "") !== "" && Number(dom.style(each).fontWeight) >= 600
    )

  const kindsOf = (element: Element): ReadonlyArray<PartKind> => {
    const told = dom
      .classesOf(element)
      .slice(0, 12)
      .flatMap(kindsIn)
      .filter((kind) => kind !== "unread" || isBold(element))
    // What a hand can take hold of is a thing of its own, whatever its class.
    const held =
      /^(?:DIV|LI|ARTICLE)$/.test(dom.tagOf(element)) && dom.attribute(element, "draggable") === "true"
        ? (["card"] as const)
        : []
    const drawn = told.length === 0 && isPill(element) ? (["badge"] as const) : []
    return [
      ...new Set([...told, ...held, ...drawn]),
      ...(dom.tagOf(element) === "TFOOT" ? (["foot"] as const) : [])
    ]
  }

  return { isPill, kindsOf }
}
