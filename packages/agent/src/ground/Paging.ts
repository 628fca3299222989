/** "Page 3": the numbers of pages that stand in a line, where only the number is read. */
import type { Target } from "@assay/domain/Intent"
import { sameLine } from "../screen/Geometry.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { isCalendar } from "./Calendars.js"
import { isOfKind } from "./PartKinds.js"
import { inRegion, type Region } from "./Regions.js"
import type { Scored } from "./Scored.js"

const numbered = /^page (?:number )?(\d{1,5})$/iu

/** All that is read in it is a number; the outermost such box. */
const isNumber = (view: View, seen: Seen): boolean =>
  seen.node.visible &&
  /^\d{1,5}$/u.test(readableTextOf(view, seen)) &&
  (seen.parent === undefined || !/^\d{1,5}$/u.test(readableTextOf(view, seen.parent)))

/** Two at least that follow each other, side by side, with nothing else among them but signs. */
const isPager = (view: View, holder: Seen): boolean => {
  const shown = holder.children.filter(({ node }) => node.visible)
  const numbers = shown.filter((seen) => isNumber(view, seen))
  const values = numbers.map((seen) => Number(readableTextOf(view, seen)))
  const [first] = numbers
  const ascending = values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
  const inLine = numbers.every(
    ({ node }) =>
      first?.node.box === undefined || node.box === undefined || sameLine(first.node.box, node.box)
  )
  const from = values[0] === 1 || isOfKind(holder, "pagination") || holder.node.role === "navigation"
  const signs = shown.every(
    (seen) =>
      numbers.includes(seen) ||
      /^(?:\P{L}*|(?:\P{L}*(?:previous|prev|next|first|last|back|older|newer)(?: page)?\P{L}*))$/iu.test(
        readableTextOf(view, seen)
      )
  )
  return (
    values.length > 1 &&
    from &&
    ascending &&
    inLine &&
    signs &&
    shown.length > numbers.length &&
    !isCalendar(view, holder)
  )
}

/** The innermost that stands for it, for a click goes there. */
const controlIn = (seen: Seen): Seen => {
  const [only, another] = seen.children.filter(({ node }) => node.visible && node.role !== "text")
  return only === undefined || another !== undefined ? seen : controlIn(only)
}

/** The one control of the pages' numbers, of the one line of them. */
export const pageNumbered = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target
): Scored | undefined => {
  const number = numbered.exec(target.name)?.[1] ?? numbered.exec(target.words)?.[1]
  if (number === undefined || target.quoted || target.ordinal !== undefined) return undefined
  const pagers = [
    ...new Set(view.all.filter((seen) => isNumber(view, seen)).flatMap(({ parent }) => parent ?? []))
  ].filter((holder) => isPager(view, holder))
  const found = pagers
    .flatMap(({ children }) => children)
    .filter((seen) => isNumber(view, seen) && readableTextOf(view, seen) === number)
    .map(controlIn)
    .filter((seen) => regions.some((region) => inRegion(region, seen)))
  const [only, another] = found
  return only === undefined || another !== undefined
    ? undefined
    : { seen: only, score: 0.88, fit: 0.88, how: "by its number among the pages" }
}
