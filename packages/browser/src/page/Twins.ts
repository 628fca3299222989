/** Lists that a library draws beside a native one which nobody sees: select2, selectmenu, Chosen and their like. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type Twins = ReturnType<typeof twins>

export const twins = (dom: Dom) => {
  /** From what is clicked to the box beside the native list, at most. */
  const mostLevels = 3

  const isClipped = (element: Element): boolean => {
    const { clip, clipPath, opacity } = dom.style(element)
    return (
      /^rect\((?:0px,? ?){4}\)$/.test(clip) || /^inset\((?:50|100)%/.test(clipPath) || Number(opacity) < 0.06
    )
  }

  /** Without a box, or with one that shows nothing. */
  const isUnseen = (element: Element): boolean => {
    const { height, right, width } = dom.boxOf(element)
    return width <= 2 || height <= 2 || right < 0 || isClipped(element)
  }

  const isNative = (element: Element | null | undefined): element is HTMLSelectElement =>
    element instanceof HTMLSelectElement && isUnseen(element)

  /** The native list, or a box that holds it alone so that nobody sees it. */
  const nativeAt = (element: Element | null): HTMLSelectElement | undefined => {
    if (isNative(element)) return element
    const [only, another] = element?.children ?? []
    return another === undefined && only instanceof HTMLSelectElement && element !== null && isUnseen(element)
      ? only
      : undefined
  }

  /** The native list right before it, or before a box around it that holds no other list. */
  const before = (element: Element): HTMLSelectElement | undefined => {
    let at: Element | null = element
    for (let level = 0; at !== null && level < mostLevels; level++, at = at.parentElement) {
      const native = nativeAt(at.previousElementSibling)
      if (native !== undefined) return native
      if (
        at.parentElement !== null &&
        at.parentElement.querySelectorAll("[role=combobox], select").length > 1
      )
        return undefined
    }
    return undefined
  }

  /** Around it, as where the library puts its own box about the native list. */
  const around = (element: Element): HTMLSelectElement | undefined => {
    const first = element.firstElementChild
    return isNative(first) && element.querySelectorAll("select").length === 1 ? first : undefined
  }

  /** In the box of what is chosen, where what the list offers stands in another. */
  const within = (element: Element): HTMLSelectElement | undefined =>
    around(element) ?? (element.firstElementChild === null ? undefined : around(element.firstElementChild))

  /** As tall as one line of a form. */
  const isLow = (element: Element): boolean => {
    const { height, width } = dom.boxOf(element)
    return height >= 16 && height <= 60 && width >= 40
  }

  const hasLists = (): boolean => document.getElementsByTagName("select").length > 0

  /** Of what is a list by its role. */
  const nativeOf = (element: Element): HTMLSelectElement | undefined =>
    hasLists() && !isNative(element) ? (before(element) ?? within(element)) : undefined

  const firstTextIn = (element: Element): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode
      const text = dom.collapse(textContent ?? "")
      if (text !== "" && parentElement?.closest("select") === null && parentElement.checkVisibility())
        return text
    }
    return ""
  }

  /** No role says so: the box right beside the native list, or about it, says first what is chosen there, or the hint. */
  const isDrawn = (element: Element): boolean => {
    if (!hasLists() || !/^(?:A|BUTTON|DIV|SPAN)$/.test(dom.tagOf(element))) return false
    const native = nativeAt(element.previousElementSibling) ?? around(element)
    if (native === undefined || native.multiple) return false
    if (element.querySelector("[role=combobox], button, textarea") !== null) return false
    // A part of what is the list by its role.
    if (element.parentElement?.closest("[role=combobox]") != null) return false
    const text = firstTextIn(element)
    const chosen = native.selectedOptions[0]
    const hint = dom.attribute(native, "data-placeholder") ?? dom.attribute(native, "placeholder")
    const shown = dom.collapse(chosen?.label ?? "")
    // Where the empty choice is chosen, only the arrow of the list stands there.
    const isEmpty = shown === "" && chosen !== undefined && isLow(element)
    return /[\p{L}\p{N}]/u.test(text) ? text === shown || text === hint : isEmpty
  }

  return { nativeOf, isDrawn }
}
