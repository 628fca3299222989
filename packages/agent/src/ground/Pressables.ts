/** "Upcoming (3)", "Cancelled (0)" over the bookings: a line of things to press, which stands beside the records of a list and is none of them. */
import { sameLine } from "../screen/Geometry.js"
import { isControl } from "../screen/Kinds.js"
import { type Run, runsOf } from "../screen/VisibleText.js"
import { type Seen, upTo, type View } from "../screen/View.js"

/** What is pressed of it, where that is only a part of it and leads to no other page. */
const pressedIn = (outer: Seen, { seen }: Run): Seen | undefined =>
  [...upTo(outer, seen)].find((each) => each !== outer && isControl(each) && each.node.role !== "link")

/** Things of one kind to press, side by side, and nothing else. */
const isLine = (view: View, seen: Seen): boolean => {
  const parts = runsOf(view, seen).map((run) => pressedIn(seen, run))
  const [first, ...others] = new Set(parts)
  return (
    first !== undefined &&
    others.length > 0 &&
    others.every((each) => each?.node.role === first.node.role && sameLine(each.node.box, first.node.box))
  )
}

/** Says more than what can be pressed in it. */
const says = (view: View, seen: Seen): boolean =>
  runsOf(view, seen).some((run) => ![...upTo(seen, run.seen)].some(isControl))

/** One line at either end of things that say something each, and that have none of its buttons. */
export const isLineOfButtons = (view: View, seen: Seen): boolean => {
  const siblings = (seen.parent?.children ?? []).filter(({ node }) => node.visible)
  const isAtEnd =
    siblings.findIndex((each) => says(view, each) && runsOf(view, each).length > 1) > siblings.indexOf(seen)
  if (seen.node.role !== "generic" || !isAtEnd || !isLine(view, seen)) return false
  const own = new Set(runsOf(view, seen).map(({ text }) => text))
  return siblings.every((each) => each === seen || !runsOf(view, each).some(({ text }) => own.has(text)))
}
