/** Accessible names and the other names people use. Source: Accessible Name and Description Computation. Runs inside the page, see Dom.ts. */
import type { OtherName } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"

export type Names = ReturnType<typeof names>

export const names = (dom: Dom) => {
  const fromContent = new Set(
    (
      "button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row " +
      "rowheader switch tab tooltip treeitem"
    ).split(" ")
  )
  const testIds = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa", "data-automation-id"]
  const unread = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "HEAD"])
  const longest = 2000

  const isUnread = (element: Element): boolean => {
    if (unread.has(dom.tagOf(element)) || dom.attribute(element, "aria-hidden") === "true") return true
    const { display, visibility } = dom.style(element)
    return display === "none" || visibility === "hidden"
  }

  /** What CSS writes before or after an element. */
  const written = (element: Element, which: "::before" | "::after"): string => {
    const { content, display } = dom.pseudo(element, which)
    if (content === "none" || content === "normal" || content === "" || display === "none") return ""
    const spoken = (content.split(" / ").at(-1) ?? "").replace(/\w+\("(?:[^"\\]|\\.)*"\)/g, "")
    return Array.from(spoken.matchAll(/"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)\)/g), ([, text, attribute]) =>
      attribute === undefined
        ? (text ?? "").replace(/\\(.)/g, "$1")
        : (dom.attribute(element, attribute) ?? "")
    ).join("")
  }

  /** A reference is followed once: what it leads to may refer back. */
  let isReferred = false

  const ofReferred = (label: Element): string => {
    isReferred = true
    try {
      return dom.attribute(label, "aria-label") || embedded(label) || textOf(label, true)
    } finally {
      isReferred = false
    }
  }

  const ofLabelledBy = (element: Element): string =>
    isReferred ? "" : dom.collapse(dom.referred(element, "aria-labelledby").map(ofReferred).join(" "))

  /** What a control within a label adds to the label. */
  const embedded = (element: Element): string => {
    if (element instanceof HTMLInputElement)
      return /^(checkbox|radio|file|password|hidden|image)$/.test(element.type) ? "" : element.value
    if (element instanceof HTMLTextAreaElement) return element.value
    if (element instanceof HTMLSelectElement)
      return Array.from(element.selectedOptions, (option) => option.label).join(" ")
    return ""
  }

  const ofChild = (child: Node, evenHidden: boolean): string => {
    if (dom.isText(child)) return child.data
    if (!dom.isElement(child) || (!evenHidden && isUnread(child))) return ""
    if (unread.has(dom.tagOf(child))) return ""
    const given = ofLabelledBy(child) || dom.attribute(child, "aria-label")?.trim()
    const inside = given || embedded(child) || alternative(child) || textOf(child, evenHidden)
    const { display } = dom.style(child)
    return display.startsWith("inline") || display === "contents" ? inside : ` ${inside} `
  }

  /** The text of an element as it is read out. */
  const textOf = (element: Element, evenHidden = false): string => {
    if (dom.tagOf(element) === "BR") return " "
    let text = written(element, "::before")
    for (const child of dom.childrenOf(element)) {
      text += ofChild(child, evenHidden)
      if (text.length > longest) break
    }
    return (text + written(element, "::after")).slice(0, longest)
  }

  const alternative = (element: Element): string => {
    const tag = dom.tagOf(element)
    if (tag === "IMG" || tag === "AREA") return dom.attribute(element, "alt") ?? ""
    if (tag !== "SVG") return ""
    const title = Array.from(element.children).find((child) => dom.tagOf(child) === "TITLE")
    return title?.textContent ?? ""
  }

  const labelsOf = (element: Element): ReadonlyArray<Element> =>
    (element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLButtonElement ||
      element instanceof HTMLOutputElement ||
      element instanceof HTMLMeterElement ||
      element instanceof HTMLProgressElement) &&
    element.labels !== null
      ? Array.from(element.labels)
      : []

  /** The label without the text of the control that sits in it. */
  const ofLabel = (label: Element, control: Element): string => {
    const piece = (node: Node): string =>
      node === control
        ? ""
        : dom.isElement(node) && dom.isInside(control, node)
          ? inner(node)
          : ofChild(node, true)
    const inner = (node: Element): string => ` ${dom.childrenOf(node).map(piece).join("")} `
    return dom.collapse(dom.attribute(label, "aria-label") || inner(label))
  }

  const labelOf = (element: Element): string =>
    dom.collapse(
      labelsOf(element)
        .map((label) => ofLabel(label, element))
        .join(" ")
    )

  const childOf = (element: Element, tag: string): string => {
    const child = Array.from(element.children).find((one) => dom.tagOf(one) === tag)
    return child === undefined ? "" : textOf(child)
  }

  const ofButtonInput = (element: HTMLInputElement): string =>
    element.value ||
    (dom.attribute(element, "alt") ?? "") ||
    (element.type === "submit" || element.type === "image"
      ? "Submit"
      : element.type === "reset"
        ? "Reset"
        : "")

  const native = (element: Element): string => {
    if (element instanceof HTMLInputElement && /^(button|submit|reset|image)$/.test(element.type))
      return labelOf(element) || ofButtonInput(element)
    const label = labelOf(element)
    if (label !== "") return label
    const tag = dom.tagOf(element)
    if (tag === "FIELDSET") return childOf(element, "LEGEND")
    if (tag === "TABLE") return childOf(element, "CAPTION")
    if (tag === "FIGURE") return childOf(element, "FIGCAPTION")
    if (element instanceof HTMLOptionElement) return element.label
    if (element instanceof HTMLOptGroupElement) return element.label
    return alternative(element)
  }

  const nameOf = (element: Element, role: string): string =>
    ofLabelledBy(element) ||
    dom.collapse(dom.attribute(element, "aria-label") ?? "") ||
    dom.collapse(native(element)) ||
    (fromContent.has(role) ? dom.collapse(textOf(element)) : "") ||
    (role === "generic" ? "" : dom.collapse(dom.attribute(element, "title") ?? "")) ||
    (/^(textbox|searchbox|spinbutton|combobox)$/.test(role)
      ? dom.collapse(dom.attribute(element, "placeholder") ?? "")
      : "")

  /** Ids made by a program say nothing. */
  const telling = (id: string): boolean =>
    id !== "" && id.length <= 60 && !/\d{4,}|[:«»]|(?=\w*\d)[0-9a-f]{8,}/i.test(id)

  const othersOf = (element: Element, name: string): ReadonlyArray<OtherName> => {
    const found: Array<OtherName> = []
    const add = (kind: OtherName["kind"], text: string | null) => {
      const value = dom.collapse(text ?? "")
      if (value !== "" && value !== name && !found.some((other) => other.value === value))
        found.push({ kind, value })
    }
    add("label", labelOf(element))
    add("placeholder", dom.attribute(element, "placeholder") ?? dom.attribute(element, "aria-placeholder"))
    add("title", dom.attribute(element, "title"))
    add("alt", alternative(element))
    add("description", dom.attribute(element, "aria-description"))
    for (const one of dom.referred(element, "aria-describedby")) add("description", textOf(one, true))
    for (const attribute of testIds) add("test_id", dom.attribute(element, attribute))
    for (const attribute of ["id", "name"]) {
      const id = dom.attribute(element, attribute) ?? ""
      if (telling(id)) add("test_id", id)
    }
    return found
  }

  /** A class of a set of icons, or the name of a picture's file or symbol: `fa-trash-alt`, `sprite.svg#icon-trash`, `DeleteIcon`. */
  const drawing =
    /^(?:(?:fa[srlbd]?|bi|icon|ico|ion|ionicon|glyphicon|mdi|md|lucide|feather|fi|ti|ph|ri|pi|oi|anticon|octicon|codicon|dashicons|icofont|la[srb]?|uil|bxs?|bx|tabler-icon|heroicon|svg|symbol|i)[-_]+([a-z][\w-]{0,30})|([a-z][\w-]{2,30})[-_]+(?:icon|svg)|([A-Z]\w{1,30})Icon)$/
  /** Of an icon that says how large it is, or that it turns. */
  const sized =
    /^(?:(?:\d?x[sl]?|[sml]|sm|md|lg|xl|xxl|fw|spin|pulse|li|ul|small|large|medium|size|icon|btn|button|wrapper|container|only|left|right|start|end|holder|box|\d+x?)(?:-\d+)?)$/i

  const called = (token: string): string | undefined => {
    const found = drawing.exec(token)
    const word = found?.[1] ?? found?.[2] ?? found?.[3]
    if (word === undefined || sized.test(word)) return undefined
    return dom.collapse(
      word
        .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
        .replace(/[^\p{L}]+/gu, " ")
        .toLowerCase()
    )
  }

  const lastPart = (address: string | null): string =>
    (address ?? "")
      .replace(/^.*[/#]/, "")
      .replace(/\.\w+$/, "")
      .toLowerCase()

  const pictureOf = (element: Element): ReadonlyArray<string> => {
    const tag = dom.tagOf(element)
    const classes = (dom.attribute(element, "class") ?? "").split(/\s+/).slice(0, 12)
    const ids = testIds.map((name) => dom.attribute(element, name) ?? "")
    const set = ["data-icon", "data-lucide", "data-feather", ...(tag === "ION-ICON" ? ["name"] : [])]
    const named = set.map((name) => dom.attribute(element, name) ?? "")
    const symbol =
      tag === "USE" ? dom.attribute(element, "href") || dom.attribute(element, "xlink:href") : null
    const file = tag === "IMG" && dom.attribute(element, "alt") === "" ? dom.attribute(element, "src") : null
    const files = [lastPart(symbol), file?.startsWith("data:") === true ? "" : lastPart(file)]
    const whole = [...named, ...files].filter((name) => /^[a-z][a-z0-9_-]{1,30}$/.test(name))
    return [
      ...[...classes, ...ids].flatMap((token) => called(token) ?? []),
      ...whole.map((name) => called(name) ?? name.replace(/[^a-z]+/g, " ").trim())
    ]
  }

  /** The word by which a font of icons draws a picture: `more_vert` in Material Icons. */
  const ligatureOf = (element: Element): string => {
    const text = element.childElementCount === 0 ? dom.collapse(element.textContent ?? "") : ""
    if (!/^[a-z][a-z0-9_]{1,30}$/.test(text)) return ""
    return /\b(?:icons?|symbols?)\b/i.test(dom.style(element).fontFamily) ? text : ""
  }

  const ligaturesIn = (element: Element): ReadonlyArray<string> =>
    [element, ...Array.from(element.querySelectorAll("*")).slice(0, 12)]
      .map(ligatureOf)
      .filter((text) => text !== "")

  /** What is read on a control, without the words that a font of icons draws as pictures. */
  const readOn = (element: Element, text: string): string =>
    ligaturesIn(element).reduce((left, drawn) => left.replace(drawn, " "), text)

  /** What is drawn on a control that bears no words, by the names that sets of icons have for it. */
  const picturesOf = (element: Element): ReadonlyArray<OtherName> => {
    const inside = Array.from(element.querySelectorAll("i, span, svg, use, img, ion-icon")).slice(0, 8)
    const drawn = ligaturesIn(element).map((text) => text.replace(/[_\d]+/g, " ").trim())
    const names = [...drawn, ...[element, ...inside].flatMap(pictureOf)].filter((name) => name !== "")
    return [...new Set(names)].slice(0, 4).map((value) => ({ kind: "picture", value }))
  }

  const hasTestId = (element: Element): boolean =>
    testIds.some((attribute) => dom.attribute(element, attribute) !== null)

  return { nameOf, othersOf, picturesOf, readOn, hasTestId, written, labelsOf }
}
