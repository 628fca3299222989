/** "Upcoming (3)", "Cancelled (0)" over the bookings: a line of things to press, which stands beside the records of a list and is none of them. */
import { sameLine } from "../screen/Geometry.js"
import { isControl, isField, isOnControl } from "../screen/Kinds.js"
import { titlesPage } from "./PageHeads.js"
import { type Run, runsOf } from "../screen/VisibleText.js"
import { type Seen, upTo, upward, type View, within } from "../screen/View.js"

/** What is pressed of it, where that is only a part of it and leads to no other page. */
export const pressedIn = (outer: Seen, seen: Seen): Seen | undefined =>
  [...upTo(outer, seen)].find((each) => isControl(each) && each.node.role !== "link")

/** Things to press, side by side, and nothing else; of one kind, where that is asked. */
const isLine = (view: View, seen: Seen, ofOneKind: boolean): boolean => {
  const parts = runsOf(view, seen).map((run) => pressedIn(seen, run.seen))
  const [first, ...others] = new Set(parts)
  return (
    first !== undefined &&
    others.length > 0 &&
    others.every(
      (each) =>
        each !== undefined &&
        sameLine(each.node.box, first.node.box) &&
        (!ofOneKind || each.node.role === first.node.role)
    )
  )
}

/** Says more than what can be pressed in it. */
const says = (view: View, seen: Seen): boolean =>
  runsOf(view, seen).some((run) => ![...upTo(seen, run.seen)].some(isControl))

/** Those that say several things; the form above them is none of these, where others stand there. */
const sayingSeveral = (view: View, siblings: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const all = siblings.filter((each) => says(view, each) && runsOf(view, each).length > 1)
  const things = all.filter((each) => !within(view, each).some(isField))
  return things.length > 0 ? things : all
}

/** One line at either end of things that say something each, and that have none of its buttons. */
export const isLineOfButtons = (view: View, seen: Seen): boolean => {
  const siblings = (seen.parent?.children ?? []).filter(
    (each) => each.node.visible && !titlesPage(view, each)
  )
  const [first] = sayingSeveral(view, siblings)
  const isAtEnd = first !== undefined && siblings.indexOf(first) > siblings.indexOf(seen)
  if (seen.node.role !== "generic" || !isAtEnd || !isLine(view, seen, true)) return false
  const own = new Set(runsOf(view, seen).map(({ text }) => text))
  // A card that is pressed as a whole, and says "Mystery" among other things, is no button of that name.
  const isOwn = ({ seen: on, text }: Run): boolean =>
    own.has(text) &&
    isOnControl(on) &&
    [...upward(on)].some((outer) => isControl(outer) && runsOf(view, outer).length === 1)
  return siblings.every((each) => each === seen || !runsOf(view, each).some(isOwn))
}

/** The comments, the likes and the bookmark of a post: what is pressed in it side by side, with the figures on it, is a part of the post and no thing by itself. */
export const isLineOfActions = (view: View, seen: Seen): boolean =>
  seen.node.role === "generic" &&
  [...upward(seen)].some(({ node }) => /^(?:article|listitem)$/u.test(node.role)) &&
  isLine(view, seen, false) &&
  !(seen.parent?.children ?? []).some(
    (each) => each !== seen && each.node.visible && isLine(view, each, false)
  )
