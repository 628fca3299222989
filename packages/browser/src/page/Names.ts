/** Accessible names and the other names people use. Source: Accessible Name and Description Computation. Runs inside the page, see Dom.ts. */
import type { OtherName } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"
import type { Twins } from "./Twins.js"

export type Names = ReturnType<typeof names>

export const names = (dom: Dom, { nativeOf }: Twins) => {
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

  /** A label that moves out of its field is often there twice. */
  const labelOf = (element: Element): string =>
    dom.collapse([...new Set(labelsOf(element).map((label) => ofLabel(label, element)))].join(" "))

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

  /** A list that is drawn around a field is called as the field is. */
  const ofFieldIn = (element: Element): string => {
    const [field, another] = Array.from(element.querySelectorAll("input"))
    return field === undefined || another !== undefined ? "" : labelOf(field)
  }

  /** What stands beside the list, without what is chosen in it. */
  const ofListAlone = (element: Element): string =>
    dom.collapse(
      dom
        .referred(element, "aria-labelledby")
        .filter((one) => !dom.isInside(one, element))
        .map((one) => textOf(one, true))
        .join(" ")
    )

  const isDrawnList = (element: Element, role: string): boolean =>
    role === "combobox" && !(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)

  /** A library may hand the label of the native list on to its own, though that takes no labels. */
  const ofLabelFor = (element: Element): string => {
    const id = dom.attribute(element, "id") ?? ""
    const root = element.getRootNode()
    if (id === "" || !(root instanceof Document || root instanceof ShadowRoot)) return ""
    return dom.collapse(
      Array.from(root.querySelectorAll(`label[for="${CSS.escape(id)}"]`), (label) =>
        textOf(label, true)
      ).join(" ")
    )
  }

  /** A list drawn beside a native one is called as that is, and not by what is chosen in it. */
  const ofTwin = (element: Element, native: HTMLSelectElement): string =>
    ofLabelledBy(native) ||
    dom.collapse(dom.attribute(native, "aria-label") ?? "") ||
    labelOf(native) ||
    ofLabelFor(element) ||
    ofListAlone(element) ||
    dom.collapse(dom.attribute(element, "aria-label") ?? "")

  const nameOf = (element: Element, role: string): string => {
    const native = isDrawnList(element, role) ? nativeOf(element) : undefined
    return native === undefined ? computed(element, role) : ofTwin(element, native)
  }

  const computed = (element: Element, role: string): string =>
    ofLabelledBy(element) ||
    dom.collapse(dom.attribute(element, "aria-label") ?? "") ||
    dom.collapse(native(element)) ||
    (fromContent.has(role) ? dom.collapse(textOf(element)) : "") ||
    (role === "generic" ? "" : dom.collapse(dom.attribute(element, "title") ?? "")) ||
    (isDrawnList(element, role) ? ofFieldIn(element) : "") ||
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
      // What stands in the empty field is told of it, though it be called the same.
      const isOther = kind === "placeholder" || value !== name
      if (value !== "" && isOther && !found.some((other) => other.value === value))
        found.push({ kind, value })
    }
    add("label", labelOf(element))
    if (dom.attribute(element, "role") === "combobox") add("label", ofListAlone(element))
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

  const hasTestId = (element: Element): boolean =>
    testIds.some((attribute) => dom.attribute(element, attribute) !== null)

  return { nameOf, othersOf, hasTestId, written, labelsOf, testIds }
}
