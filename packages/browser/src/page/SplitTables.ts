/** Tables that libraries cut in two, so that the head stays where it is while the body scrolls. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type SplitTables = ReturnType<typeof splitTables>

export const splitTables = (dom: Dom) => {
  /** The box around both is not further from either. */
  const mostLevels = 5
  const ownRoles = /^(?:table|grid|treegrid)?$/

  const isTable = (element: Element | undefined): element is HTMLTableElement =>
    element instanceof HTMLTableElement && ownRoles.test(dom.attribute(element, "role") ?? "")

  const isTall = (element: Element): boolean => dom.boxOf(element).height > 1

  /** Heads to be seen, and no cell below them. */
  const isHead = (table: HTMLTableElement): boolean =>
    Array.from(table.querySelectorAll("thead th")).some(isTall) &&
    !Array.from(table.querySelectorAll("tbody td")).some(isTall)

  /** A copy of the head that has no height only keeps the widths. */
  const isBody = (table: HTMLTableElement): boolean =>
    table.tBodies.length > 0 && !Array.from(table.querySelectorAll("thead th")).some(isTall)

  /** The one right under the other, as wide but for what scrolls. */
  const standsUnder = (body: Element, head: Element): boolean => {
    const [above, below] = [dom.boxOf(head), dom.boxOf(body)]
    const apart = below.top + (body.closest("table")?.parentElement?.scrollTop ?? 0) - above.bottom
    return (
      Math.abs(apart) <= 3 &&
      Math.abs(above.left - below.left) <= 3 &&
      Math.abs(above.width - below.width) <= 24
    )
  }

  const arePair = (head: Element | undefined, body: Element | undefined): boolean =>
    isTable(head) && isTable(body) && isHead(head) && isBody(body) && standsUnder(body, head)

  /** Around a head and a body, each in a box of its own. */
  const isWhole = (element: Element): boolean => {
    if (element.childElementCount < 2) return false
    const [head, body, other] = element.getElementsByTagName("table")
    const child = (table: Element | undefined): Element | undefined =>
      Array.from(element.children).find((one) => table !== undefined && one.contains(table))
    return other === undefined && child(head) !== child(body) && arePair(head, body)
  }

  const isPart = (element: Element): boolean => {
    if (!isTable(element)) return false
    let box = element.parentElement
    for (let level = 0; box !== null && level < mostLevels; level++, box = box.parentElement) {
      const tables = box.getElementsByTagName("table")
      if (tables.length > 1) return isWhole(box) && dom.attribute(box, "role") === null
    }
    return false
  }

  return { isPart, isWhole }
}
