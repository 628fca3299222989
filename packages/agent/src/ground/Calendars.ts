/** A calendar that an application draws: a month's name with its year, and the days. */
import { monthNamed } from "../screen/Months.js"
import { daysIn, openMonth } from "./OpenMonths.js"
import { type Seen, type View, within } from "../screen/View.js"

const holdsMonth = (view: View, seen: Seen): boolean => daysIn(view, seen) >= 28 && titled(view, seen)

const titled = (view: View, seen: Seen): boolean =>
  within(view, seen).some(({ node }) => {
    const found = node.visible ? /^(\p{L}{3,})\.?,? (?:de )?\d{4}$/iu.exec(node.name) : null
    return monthNamed(found?.[1] ?? "") > 0
  }) || openMonth(view, seen) !== undefined

/** The smallest block that holds both. */
export const isCalendar = (view: View, seen: Seen): boolean =>
  seen.children.length > 0 &&
  holdsMonth(view, seen) &&
  !seen.children.some((each) => each.children.length > 0 && holdsMonth(view, each))
