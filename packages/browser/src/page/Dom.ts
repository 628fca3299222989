/**
 * Ways through the page's tree. Like the rest of this folder this runs inside the page: it is carried over as text, so it may refer to
 * nothing outside its own function. Getters are taken from the prototypes, since a form field may be called `parentNode`.
 */
export type Dom = ReturnType<typeof dom>

export const dom = () => {
  const getter = (prototype: object, name: string): ((self: unknown) => unknown) => {
    const get = Object.getOwnPropertyDescriptor(prototype, name)?.get
    return (self) => (get === undefined ? undefined : get.call(self))
  }
  const nodeType = getter(Node.prototype, "nodeType")
  const nodeName = getter(Node.prototype, "nodeName")
  const childNodes = getter(Node.prototype, "childNodes")
  const parentNode = getter(Node.prototype, "parentNode")
  const shadowRoot = getter(Element.prototype, "shadowRoot")
  const elementSlot = getter(Element.prototype, "assignedSlot")
  const textSlot = getter(Text.prototype, "assignedSlot")
  const { getAttribute, matches, getBoundingClientRect } = Element.prototype
  const styleOf = window.getComputedStyle.bind(window)
  const closed: unknown = Reflect.get(globalThis, Symbol.for("assay closed roots"))
  let styles = new Map<Element, CSSStyleDeclaration>()
  let modal: boolean | undefined
  let focused: ReadonlySet<Element> | undefined

  const isElement = (node: Node | null | undefined): node is Element => nodeType(node) === 1
  const isText = (node: Node): node is Text => nodeType(node) === 3
  const tagOf = (element: Element): string => String(nodeName(element)).toUpperCase()
  const attribute = (element: Element, name: string): string | null => getAttribute.call(element, name)
  const is = (element: Element, selector: string): boolean => matches.call(element, selector)
  const boxOf = (element: Element): DOMRect => getBoundingClientRect.call(element)
  /** Closed roots as well, where they were kept: see ClosedRoots.ts. */
  const rootOf = (element: Element): ShadowRoot | null => {
    const root = shadowRoot(element) ?? (closed instanceof WeakMap ? closed.get(element) : null)
    return root instanceof ShadowRoot ? root : null
  }

  /** The children as they are laid out: a shadow tree instead of the light one, and what is slotted in place of the slot. */
  const childrenOf = (element: Element): ReadonlyArray<Node> => {
    const inside = rootOf(element)
    if (inside !== null) return Array.from(inside.childNodes)
    if (element instanceof HTMLSlotElement) {
      const assigned = element.assignedNodes()
      if (assigned.length > 0) return assigned
    }
    return Array.from(childNodes(element) as NodeListOf<ChildNode>)
  }

  /** The parent as laid out; none for the root. */
  const parentOf = (node: Node): Element | null => {
    const slot = isElement(node) ? elementSlot(node) : isText(node) ? textSlot(node) : null
    if (slot instanceof Element) return slot
    const parent = parentNode(node)
    if (parent instanceof ShadowRoot) return parent.host
    return parent instanceof Element ? parent : null
  }

  const isInside = (node: Node, ancestor: Element): boolean => {
    for (let at: Node | null = node; at !== null; at = parentOf(at)) if (at === ancestor) return true
    return false
  }

  const style = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element)
    if (known !== undefined) return known
    const made = styleOf(element)
    styles.set(element, made)
    return made
  }

  const pseudo = (element: Element, which: string): CSSStyleDeclaration => styleOf(element, which)

  const tokens = new Map<string, ReadonlyArray<string>>()

  const classesOf = (element: Element): ReadonlyArray<string> => {
    const given = attribute(element, "class") ?? ""
    const known = tokens.get(given)
    if (known !== undefined) return known
    const made = given.split(/\s+/)
    tokens.set(given, made)
    return made
  }

  /** Elements by the ids that an attribute lists, within the element's own tree. */
  const referred = (element: Element, name: string): ReadonlyArray<Element> => {
    const ids = attribute(element, name)
    if (ids === null) return []
    const root = element.getRootNode()
    if (!(root instanceof Document || root instanceof ShadowRoot)) return []
    return ids
      .split(/\s+/)
      .filter((id) => id !== "")
      .flatMap((id) => {
        const found = root.getElementById(id)
        return found === null ? [] : [found]
      })
  }

  /** Any white space but single spaces between words. */
  const uneven = /[^\S ]|[\u200b\u00ad]| {2}|^ | $/
  const collapse = (text: string): string =>
    uneven.test(text) ? text.replace(/[\s\u200b\u00ad]+/g, " ").trim() : text

  /** A pattern of all the letters there are takes as long to make as a small page to read: it is asked only of texts that have others. */
  const isAscii = (text: string): boolean => !/[^ -~]/.test(text)

  /** Whether a letter or a digit is in it. */
  const isWorded = (text: string): boolean =>
    /[a-zA-Z0-9]/.test(text) || (!isAscii(text) && /[\p{L}\p{N}]/u.test(text))

  /** The words of a name that is made for programs: `btnClose-2` is `btn Close`. */
  const wordsIn = (token: string): string =>
    isAscii(token)
      ? token.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[^a-zA-Z]+/g, " ")
      : token.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[^\p{L}]+/gu, " ")

  /** Whether a modal dialog is open. */
  const isModal = (): boolean => {
    modal ??= document.querySelector("dialog:modal") !== null
    return modal
  }

  const findFocused = (): ReadonlySet<Element> => {
    const all = new Set<Element>()
    let at: Element | null | undefined = document.activeElement
    while (at !== null && at !== undefined && !all.has(at)) {
      all.add(at)
      at = rootOf(at)?.activeElement
    }
    return all
  }

  /** Has the keys, or holds what has them in its shadow tree. */
  const isFocused = (element: Element): boolean => {
    focused ??= findFocused()
    return focused.has(element)
  }

  /** Styles and the like are read once for each screen. */
  const forget = () => {
    focused = undefined
    styles = new Map()
    modal = undefined
  }

  return {
    isElement,
    isText,
    tagOf,
    attribute,
    classesOf,
    is,
    boxOf,
    rootOf,
    childrenOf,
    parentOf,
    isInside,
    style,
    pseudo,
    referred,
    collapse,
    isAscii,
    isWorded,
    wordsIn,
    isModal,
    isFocused,
    forget
  }
}
