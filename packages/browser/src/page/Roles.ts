/** ARIA roles of elements. Source: ARIA in HTML. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"
import type { ListInputs } from "./ListInputs.js"
import type { SplitTables } from "./SplitTables.js"
import type { Twins } from "./Twins.js"

export type Roles = ReturnType<typeof roles>

export const roles = (
  dom: Dom,
  { isPart, isWhole }: SplitTables,
  { isDrawn }: Twins,
  { isListInput }: ListInputs
) => {
  const known = new Set(
    (
      "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox " +
      "complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid " +
      "gridcell group heading img image insertion link list listbox listitem log main mark marquee math menu menubar " +
      "menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar " +
      "radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status " +
      "strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree " +
      "treegrid treeitem"
    ).split(" ")
  )
  const byTag: Readonly<Record<string, string>> = {
    ARTICLE: "article",
    ASIDE: "complementary",
    BLOCKQUOTE: "blockquote",
    BUTTON: "button",
    CANVAS: "img",
    CAPTION: "caption",
    DD: "definition",
    DETAILS: "group",
    DIALOG: "dialog",
    DT: "term",
    FIELDSET: "group",
    FIGURE: "figure",
    FRAME: "iframe",
    H1: "heading",
    H2: "heading",
    H3: "heading",
    H4: "heading",
    H5: "heading",
    H6: "heading",
    HR: "separator",
    IFRAME: "iframe",
    LI: "listitem",
    MAIN: "main",
    MENU: "list",
    METER: "meter",
    NAV: "navigation",
    OL: "list",
    OPTGROUP: "group",
    OPTION: "option",
    OUTPUT: "status",
    P: "paragraph",
    PROGRESS: "progressbar",
    SEARCH: "search",
    SUMMARY: "button",
    SVG: "img",
    TABLE: "table",
    TBODY: "rowgroup",
    TEXTAREA: "textbox",
    TFOOT: "rowgroup",
    THEAD: "rowgroup",
    TR: "row",
    UL: "list"
  }
  const byInput: Readonly<Record<string, string>> = {
    button: "button",
    checkbox: "checkbox",
    file: "button",
    image: "button",
    number: "spinbutton",
    radio: "radio",
    range: "slider",
    reset: "button",
    search: "searchbox",
    submit: "button"
  }
  const partsOfTable = new Set(["TBODY", "TFOOT", "THEAD", "TR", "TD", "TH", "CAPTION"])
  const landmarkless = new Set(["ARTICLE", "ASIDE", "MAIN", "NAV", "SECTION"])

  const named = (element: Element): boolean =>
    Boolean(dom.attribute(element, "aria-label") || dom.attribute(element, "aria-labelledby"))

  const within = (element: Element, tags: ReadonlySet<string>): Element | null => {
    let at = dom.parentOf(element)
    while (at !== null && !tags.has(dom.tagOf(at))) at = dom.parentOf(at)
    return at
  }

  const ofTablePart = (element: Element, tag: string): string => {
    const table = within(element, new Set(["TABLE"]))
    const own = table === null ? null : dom.attribute(table, "role")
    if (own === "presentation" || own === "none") return "generic"
    if (tag === "TD") return own === "grid" || own === "treegrid" ? "gridcell" : "cell"
    if (tag === "TH")
      return (dom.attribute(element, "scope") ?? "").startsWith("row") ? "rowheader" : headerOf(element)
    return byTag[tag] ?? "generic"
  }

  /** A `th` without scope heads its column in a row of headers, else its row. */
  const headerOf = (element: Element): string => {
    if ((dom.attribute(element, "scope") ?? "").startsWith("col")) return "columnheader"
    const row = element.parentElement
    if (row === null) return "columnheader"
    // Nothing stands under a foot: its first cell heads the line, and the others hold what it comes to.
    if (row.parentElement !== null && dom.tagOf(row.parentElement) === "TFOOT")
      return row.firstElementChild === element ? "rowheader" : "cell"
    return Array.from(row.children).some((cell) => dom.tagOf(cell) === "TD") ? "rowheader" : "columnheader"
  }

  const ofImage = (element: Element): string =>
    dom.attribute(element, "alt") === "" && !named(element) && dom.attribute(element, "title") === null
      ? "generic"
      : "img"

  const ofInput = (element: Element): string => {
    const type = element instanceof HTMLInputElement ? element.type : "text"
    if (byInput[type] !== undefined && type !== "search") return byInput[type]
    if (dom.attribute(element, "list") !== null) return "combobox"
    return byInput[type] ?? "textbox"
  }

  const ofSelect = (element: Element): string =>
    element instanceof HTMLSelectElement && (element.multiple || element.size > 1) ? "listbox" : "combobox"

  const editable = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.isContentEditable &&
    !(element.parentElement?.isContentEditable ?? false)

  const implicit = (element: Element): string => {
    const tag = dom.tagOf(element)
    if (tag === "A" || tag === "AREA") return dom.attribute(element, "href") === null ? "generic" : "link"
    if (tag === "INPUT") return ofInput(element)
    if (tag === "SELECT") return ofSelect(element)
    if (tag === "IMG") return ofImage(element)
    if (partsOfTable.has(tag)) return ofTablePart(element, tag)
    if (tag === "HEADER") return within(element, landmarkless) === null ? "banner" : "generic"
    if (tag === "FOOTER") return within(element, landmarkless) === null ? "contentinfo" : "generic"
    if (tag === "SECTION") return named(element) ? "region" : "generic"
    // People call it a form whether or not it has a name.
    if (tag === "FORM") return "form"
    if (tag === "SUMMARY" && dom.tagOf(element.parentElement ?? element) !== "DETAILS") return "generic"
    return byTag[tag] ?? "generic"
  }

  const isInput = (element: Element): boolean => dom.is(element, "input, textarea, select")

  const focusable = (element: Element): boolean =>
    dom.attribute(element, "tabindex") !== null ||
    dom.is(element, "a[href],button,input,select,textarea,summary,[contenteditable]")

  /** What is dragged along a slider that a library draws, and takes the keys. */
  const isThumb = (element: Element): boolean =>
    focusable(element) &&
    dom.classesOf(element).some((token) => /(?:^|-)slider-(?:handle|thumb)$/.test(token))

  /** Styles may draw a picture in place of what stands in it. */
  const isPictured = (element: Element): boolean => dom.style(element).content.startsWith("url(")

  const roleOf = (element: Element): string => {
    if (isPart(element)) return "rowgroup"
    const given = (dom.attribute(element, "role") ?? "")
      .toLowerCase()
      .split(/\s+/)
      .find((role) => known.has(role))
    if (given === "image") return "img"
    if (given === "none" || given === "presentation")
      return focusable(element) ? implicit(element) : "generic"
    // What is chosen in a list, read out as a field though nobody writes there.
    const isChoice = given === "textbox" && dom.attribute(element, "aria-readonly") === "true"
    if (isChoice && !editable(element) && element.closest("[role=combobox]") !== null && !isInput(element))
      return "generic"
    // A line that is ticked or pressed as a whole is still one.
    const isLine = dom.tagOf(element) === "TR" && /^(?:checkbox|button|link|option|radio)$/.test(given ?? "")
    if (given !== undefined && !isLine) return given
    const role = implicit(element)
    if (role === "generic" && isWhole(element)) return "table"
    if (/^(?:generic|button|link)$/.test(role) && isDrawn(element)) return "combobox"
    if (role === "textbox" && isListInput(element)) return "combobox"
    if (role !== "generic") return role
    if (editable(element)) return "textbox"
    return isThumb(element) ? "slider" : isPictured(element) ? "img" : role
  }

  return { roleOf, editable }
}
