/** States, values and choices of elements. Runs inside the page, see Dom.ts. */
import type { NodeState, ScreenNode } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"
import type { Standing } from "./Standing.js"
import type { Switches } from "./Switches.js"

export type Fields = ReturnType<typeof fields>

export const fields = (dom: Dom, { currentOf }: Standing, { isOn }: Switches) => {
  const concealment = "••••"

  const flag = (element: Element, name: string): boolean | undefined => {
    const value = dom.attribute(element, name)
    return value === "true" ? true : value === "false" ? false : undefined
  }

  const mixed = (element: Element, name: string): boolean | "mixed" | undefined =>
    dom.attribute(element, name) === "mixed" ? "mixed" : flag(element, name)

  const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement

  const isDisabled = (element: Element): boolean => {
    if (dom.is(element, ":disabled")) return true
    for (let at: Element | null = element; at !== null; at = dom.parentOf(at)) {
      const given = flag(at, "aria-disabled")
      if (given !== undefined) return given
    }
    return false
  }

  const isChecked = (element: Element): boolean | "mixed" | undefined => {
    if (element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio"))
      return element.indeterminate ? "mixed" : element.checked
    return mixed(element, "aria-checked")
  }

  const isExpanded = (element: Element): boolean | undefined => {
    const details = dom.tagOf(element) === "SUMMARY" ? element.parentElement : element
    if (details instanceof HTMLDetailsElement) return details.open
    // A button that opens a list or a menu says that it is open once it is.
    const opens =
      dom.tagOf(element) === "BUTTON" &&
      /^(?:listbox|menu)$/.test(dom.attribute(element, "aria-haspopup") ?? "")
    return flag(element, "aria-expanded") ?? (opens ? false : undefined)
  }

  /** The link of the page one is on, or the step one is at. */
  const isCurrent = (element: Element): true | undefined => {
    const given = dom.attribute(element, "aria-current")
    return given === null || given === "" || given === "false" ? undefined : true
  }

  /** Said to be the current one, though it may be no control, or one of the steps of a form. */
  const isStep = (element: Element): boolean => {
    if (isCurrent(element) === true) return true
    const around = dom.parentOf(element)
    return (
      around !== null &&
      around.childElementCount > 1 &&
      around.childElementCount < 12 &&
      dom
        .classesOf(around)
        .some((token) => /(?:^|[-_])(?:stepper|(?:wizard|progress|form|checkout)-?steps)$/i.test(token))
    )
  }

  const isSelected = (element: Element): boolean | undefined =>
    element instanceof HTMLOptionElement
      ? element.selected
      : (flag(element, "aria-selected") ?? isCurrent(element) ?? currentOf(element))

  const isReadOnly = (element: Element): boolean =>
    ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.readOnly) ||
    flag(element, "aria-readonly") === true

  /** As widespread libraries call a field whose frame they draw red. */
  const calledInvalid = /^(?:is|p)-invalid$/

  const isInvalid = (element: Element): boolean => {
    const given = dom.attribute(element, "aria-invalid")
    if (given !== null && given !== "" && given !== "false") return true
    if (dom.classesOf(element).some((token) => calledInvalid.test(token))) return true
    return isField(element) && dom.is(element, ":user-invalid")
  }

  const levelOf = (element: Element): number | undefined => {
    const given = Number(dom.attribute(element, "aria-level") ?? /^H([1-6])$/.exec(dom.tagOf(element))?.[1])
    return Number.isInteger(given) && given > 0 ? given : undefined
  }

  const sortOf = (element: Element): "ascending" | "descending" | undefined => {
    const given = dom.attribute(element, "aria-sort")
    return given === "ascending" || given === "descending" ? given : undefined
  }

  /** Whether `disabled` and the like mean anything here. */
  const stateless = new Set([
    "generic",
    "paragraph",
    "list",
    "listitem",
    "main",
    "banner",
    "img",
    "strong",
    "text"
  ])

  const holding = "input, select, textarea, button, a, p, ul, ol, table"

  const isCalledOff = (element: Element): boolean =>
    dom.classesOf(element).some((token) => /(?:^|[-_])disabled$/i.test(token))

  /** One thing to press, and nothing that holds others. */
  const isSmall = (element: Element): boolean => {
    const { height, width } = dom.boxOf(element)
    return height > 0 && height <= 80 && width <= 500 && element.querySelector(holding) === null
  }

  /** Drawn as a button that cannot be pressed: pale, or under a pointer that says so; by its own class, or by that of the item it fills. */
  const isDrawnOff = (element: Element, role: string): boolean => {
    if (!/^(?:generic|button|link)$/.test(role) || !(element instanceof HTMLElement)) return false
    const { cursor, opacity, pointerEvents } = dom.style(element)
    const parent = dom.parentOf(element)
    const isBarred = cursor === "not-allowed" && (parent === null || dom.style(parent).cursor !== cursor)
    const isPale = isCalledOff(element)
      ? Number(opacity) <= 0.7 || pointerEvents === "none"
      : pointerEvents === "none" && parent?.children.length === 1 && isCalledOff(parent)
    if (!isBarred && !(isPale && (role !== "generic" || cursor === "pointer"))) return false
    return isSmall(element) && dom.collapse(element.textContent ?? "") !== ""
  }

  const stateOf = (element: Element, role: string): NodeState => {
    const level = role === "heading" || role === "treeitem" ? levelOf(element) : undefined
    const state = {
      checked: isChecked(element) ?? (role === "generic" ? isOn(element) : undefined),
      selected: isSelected(element),
      pressed: mixed(element, "aria-pressed"),
      expanded: isExpanded(element),
      level,
      sort: sortOf(element),
      disabled: (!stateless.has(role) && isDisabled(element)) || isDrawnOff(element, role) || undefined,
      focused: (element !== document.body && dom.isFocused(element)) || undefined,
      required: (isField(element) && element.required) || flag(element, "aria-required") || undefined,
      readonly: isReadOnly(element) || undefined,
      invalid: isInvalid(element) || undefined
    }
    return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
  }

  /** Open modal dialogs close everything else off; one in an inert part of the page is free of it. */
  const isInert = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = dom.parentOf(at)) {
      if (dom.is(at, "dialog:modal")) return false
      if (dom.attribute(at, "inert") !== null) return true
    }
    return dom.isModal()
  }

  /** What keeps clicks or keys from a control, beside its being disabled. */
  const reachOf = (element: Element): NodeState => ({
    ...(isDisabled(element) && !dom.is(element, ":disabled") ? { ariaDisabled: true } : {}),
    ...(isInert(element) ? { inert: true } : {}),
    ...(dom.style(element).pointerEvents === "none" ? { unpointed: true } : {})
  })

  const isConcealed = (element: Element): boolean => {
    if (element instanceof HTMLInputElement && element.type === "password") return true
    const masked = dom.style(element).getPropertyValue("-webkit-text-security")
    return isField(element) && masked !== "none" && masked !== ""
  }

  const ofInput = (element: HTMLInputElement): string | undefined => {
    if (/^(checkbox|radio|button|submit|reset|image)$/.test(element.type)) return undefined
    return element.type === "file"
      ? Array.from(element.files ?? [], (file) => file.name).join(", ")
      : element.value
  }

  /** How much of it is done, as people tell it. */
  const shareOf = (element: Element): string | undefined => {
    const given = (name: string, otherwise: number) => Number(dom.attribute(element, name) ?? otherwise)
    const [now, least, most] =
      element instanceof HTMLProgressElement
        ? [element.position < 0 ? NaN : element.position, 0, 1]
        : [given("aria-valuenow", NaN), given("aria-valuemin", 0), given("aria-valuemax", 100)]
    const share = Math.round((100 * (now - least)) / (most - least))
    return Number.isFinite(share) ? `${share}%` : undefined
  }

  const valueOf = (element: Element, editable: boolean): string | undefined => {
    if (element instanceof HTMLInputElement) return ofInput(element)
    if (element instanceof HTMLTextAreaElement) return element.value
    if (element instanceof HTMLSelectElement)
      return Array.from(element.selectedOptions, (option) => dom.collapse(option.label)).join(", ")
    if (element instanceof HTMLMeterElement) return dom.attribute(element, "value") ?? undefined
    if (element instanceof HTMLProgressElement || dom.attribute(element, "role") === "progressbar")
      return dom.attribute(element, "aria-valuetext") ?? shareOf(element)
    if (editable && element instanceof HTMLElement) return element.innerText.replace(/\n$/, "")
    return dom.attribute(element, "aria-valuetext") ?? dom.attribute(element, "aria-valuenow") ?? undefined
  }

  const optionsOf = (element: Element): ScreenNode["options"] =>
    element instanceof HTMLSelectElement
      ? Array.from(element.options, (option) => ({
          label: dom.collapse(option.label),
          selected: option.selected,
          disabled: dom.is(option, ":disabled")
        }))
      : undefined

  const inputTypeOf = (element: Element): string | undefined =>
    element instanceof HTMLInputElement && !/^(text|checkbox|radio|button|submit|reset)$/.test(element.type)
      ? element.type
      : element instanceof HTMLTextAreaElement
        ? "textarea"
        : undefined

  const hrefOf = (element: Element): string | undefined =>
    element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement
      ? dom.attribute(element, "href") === null
        ? undefined
        : element.href
      : undefined

  /** The parts of a node that speak of its form control. */
  const partsOf = (element: Element, editable: boolean) => {
    const concealed = isConcealed(element)
    const value = valueOf(element, editable)
    const parts = {
      value: value !== undefined && concealed && value !== "" ? concealment : value,
      concealed: concealed || undefined,
      options: optionsOf(element),
      href: hrefOf(element),
      inputType: inputTypeOf(element)
    }
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
  }

  return { isDrawnOff, isStep, stateOf, reachOf, partsOf, isField }
}
