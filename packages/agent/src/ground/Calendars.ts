/** A calendar that an application draws: a month's name with its year, and the days. */
import { monthNamed } from "../screen/Months.js"
import { type Seen, type View, within } from "../screen/View.js"

const holdsMonth = (view: View, seen: Seen): boolean => {
  const names = within(view, seen)
    .filter(({ node }) => node.visible)
    .map(({ node }) => node.name)
  const days = new Set(names.filter((name) => /^\d{1,2}$/u.test(name)))
  const titled = names.some((name) => {
    const found = /^(\p{L}{3,})\.?,? (?:de )?\d{4}$/iu.exec(name)
    return monthNamed(found?.[1] ?? "") > 0
  })
  return titled && days.size >= 28
}

/** The smallest block that holds both. */
export const isCalendar = (view: View, seen: Seen): boolean =>
  seen.children.length > 0 &&
  holdsMonth(view, seen) &&
  !seen.children.some((each) => each.children.length > 0 && holdsMonth(view, each))
