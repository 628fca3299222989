/** Whether something else would take a click on a control. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"
import type { Names } from "./Names.js"

export type Touch = ReturnType<typeof touch>

export const touch = (dom: Dom, { labelsOf }: Names) => {
  const controls = "input, select, textarea, button, a[href]"
  /** As far as the box that people take for the list is from its input, at most. */
  const mostLevels = 4

  const opensList = (element: Element): boolean =>
    element instanceof HTMLInputElement &&
    (dom.attribute(element, "role") === "combobox" || dom.attribute(element, "aria-haspopup") !== null)

  /** What is chosen is drawn over the input, in the one box that is the list to people: whoever clicks there opens it. */
  const drawnOver = (found: Element, element: Element): boolean => {
    if (!opensList(element) || dom.collapse(found.textContent ?? "") === "") return false
    const most = Math.max(60, 2.5 * dom.boxOf(element).height)
    let box = element.parentElement
    for (let level = 0; box !== null && level < mostLevels; level++, box = box.parentElement) {
      if (dom.boxOf(box).height > most || box.querySelectorAll(controls).length > 1) return false
      if (dom.isInside(found, box)) return true
    }
    return false
  }

  const stands = (found: Element, element: Element): boolean =>
    dom.isInside(found, element) ||
    dom.isInside(element, found) ||
    labelsOf(element).some((label) => dom.isInside(found, label) || dom.isInside(label, found)) ||
    drawnOver(found, element)

  /** Of several points in view, each belongs to something else. */
  const isUnder = (element: Element): boolean => {
    const { height, width, x, y } = dom.boxOf(element)
    if (width < 3 || height < 3) return false
    const points = [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.8, 0.7]
    ].map(([across = 0, down = 0]) => [x + width * across, y + height * down] as const)
    const seen = points.filter(
      ([px, py]) => px >= 0 && py >= 0 && px < window.innerWidth && py < window.innerHeight
    )
    return (
      seen.length > 0 &&
      seen.every(([px, py]) => {
        const found = document.elementFromPoint(px, py)
        return found !== null && !stands(found, element)
      })
    )
  }

  /** Where nobody can scroll to. */
  const isPushedOff = (element: Element): boolean => {
    const { bottom, right } = dom.boxOf(element)
    return right + window.scrollX <= 0 || bottom + window.scrollY <= 0
  }

  /** The box with what is chosen, for an input that is pushed off the page until somebody writes in it. */
  const boxOfList = (element: Element): HTMLElement | undefined => {
    let box = element.parentElement
    for (let level = 0; box !== null && level < mostLevels; level++, box = box.parentElement) {
      if (box.querySelectorAll(controls).length > 1) return undefined
      const { height, width } = dom.boxOf(box)
      const isLine = height >= 16 && height <= 60 && width >= 40
      if (isLine && dom.collapse(box.textContent ?? "") !== "") return box
    }
    return undefined
  }

  /** What a person clicks who clicks on the middle of the input of a list: what is drawn over it, or nothing else. */
  const overdrawn = (element: Element): HTMLElement | SVGElement | undefined => {
    if (!opensList(element)) return undefined
    if (isPushedOff(element)) return boxOfList(element)
    element.scrollIntoView({ block: "nearest" })
    const { height, left, top, width } = dom.boxOf(element)
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!(found instanceof HTMLElement || found instanceof SVGElement) || found === element) return undefined
    // An input that lets clicks through stands in the box that takes them.
    const isBox = dom.style(element).pointerEvents === "none" && dom.isInside(element, found)
    const isAlike = dom.boxOf(found).height <= Math.max(60, 2.5 * height)
    return drawnOver(found, element) || (isBox && isAlike) ? found : undefined
  }

  /** What a click there comes to, in shadow trees as well. */
  const reached = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y)
    for (;;) {
      const root = found === null ? null : dom.rootOf(found)
      const inner = root?.elementFromPoint(x, y) ?? null
      if (inner === null || inner.getRootNode() !== root) return found
      found = inner
    }
  }

  /** What is disabled swallows a click, and nothing around it hears of one. */
  const swallows = "button:disabled, input:disabled, select:disabled, textarea:disabled"
  const isSwallowed = (found: Element, element: Element): boolean => {
    for (let at: Element | null = found; at !== null && at !== element; at = dom.parentOf(at))
      if (dom.is(at, swallows)) return true
    return false
  }

  /** From the side of a box to the first point that is tried, as a part of its width or height. */
  const inset = 0.1
  const tried = [0.5, 0.3, 0.7, inset, 1 - inset]

  /** Whether a click there comes to the element, and not to a control of its own. */
  const takes = (element: Element, x: number, y: number): boolean => {
    const found = reached(x, y)
    if (found === null || !dom.isInside(found, element) || isSwallowed(found, element)) return false
    const control = found.closest(`${controls}, [role=button], [role=link]`)
    return control === null || dom.isInside(element, control)
  }

  /** What a click on its middle comes to. */
  const middleOf = (element: Element): Element | null => {
    element.scrollIntoView({ block: "nearest" })
    const { height, left, top, width } = dom.boxOf(element)
    return reached(left + width / 2, top + height / 2)
  }

  /**
   * Where a person clicks on what is covered in its middle only, from its upper left corner in CSS pixels; nothing where its middle is free, and
   * where no part of it is.
   */
  const freePart = (element: Element): { readonly x: number; readonly y: number } | undefined => {
    const middle = middleOf(element)
    if (middle === null || (stands(middle, element) && !isSwallowed(middle, element))) return undefined
    const { height, left, top, width } = dom.boxOf(element)
    const points = tried.flatMap((down) => tried.map((across) => ({ x: width * across, y: height * down })))
    return points.find(({ x, y }) => takes(element, left + x, top + y))
  }

  /** A control that is disabled fills it, as the one in a web component does: no click comes through. */
  const isBarred = (element: Element): boolean => {
    const middle = middleOf(element)
    if (middle === null || !dom.isInside(middle, element)) return false
    return isSwallowed(middle, element) && freePart(element) === undefined
  }

  return { freePart, isBarred, isUnder, overdrawn }
}
