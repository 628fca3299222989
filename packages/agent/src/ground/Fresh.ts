/** What came to be since the last deed: an application's message is often told by nothing else. */
import type { Box } from "@assay/domain/Screen"
import { keepingOf } from "../Keeping.js"
import { isControl, isDialog, isField, isOnControl, standsIn } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { standsInMessage } from "./Messages.js"
import { type Seen, upward, type View, within } from "../screen/View.js"

/** All texts that are read on it. */
export const textsOn = keepingOf(
  (view: View): ReadonlySet<string> => new Set(runsOf(view, view.root).map(({ text }) => text))
)

/** "1–5 of 13", "Page 2 of 3": where in a list one is. */
const tellsWhere =
  /^(?:(?:showing|page|rows?|items?) )?\d+(?:\s?(?:[–-]|to)\s?\d+)?\s?(?:of|\/)\s?\d+(?: \p{L}+)?$/iu

/** What heads something, and what is told of a thing beside its label. */
const partsOfMore = /^(?:heading|term|definition)$/u

/** Short enough to be a message, and nothing but text and the buttons that answer it. */
const isBrief = (view: View, seen: Seen): boolean => {
  const inside = within(view, seen)
  const text = runsOf(view, seen)
    .map((run) => run.text)
    .join(" ")
  return (
    text.length <= 240 &&
    /\p{L}{2}/u.test(text) &&
    !tellsWhere.test(text.trim()) &&
    inside.filter(isControl).length <= 3 &&
    !inside.some((each) => isField(each) || isDialog(each) || partsOfMore.test(each.node.role))
  )
}

/** All that is read in it came with it. */
const isNew = (view: View, earlier: View, seen: Seen): boolean => {
  const before = textsOn(earlier)
  const runs = runsOf(view, seen).filter((run) => !isOnControl(run.seen))
  return runs.length > 0 && runs.every(({ text }) => !before.has(text))
}

const withoutFigures = (text: string): string => text.replace(/\d[\d.,]*/gu, "#")

/** "46 characters left", where "60 characters left" stood before: it counts on, and says nothing new. */
const countsOn = (view: View, earlier: View, seen: Seen): boolean => {
  const text = withoutFigures(readableTextOf(view, seen))
  return (
    text.includes("#") &&
    !standsInMessage(seen) &&
    [...textsOn(earlier)].some((before) => withoutFigures(before) === text && !textsOn(view).has(before))
  )
}

/** What is written into a field stands somewhere else as well: a copy of it, and no message. */
const isCopy = (view: View, seen: Seen): boolean => {
  const text = readableTextOf(view, seen).trim()
  return view.all.some(
    (each) => each.node.visible && isField(each) && (each.node.value ?? "").trim() === text
  )
}

const listed = new Set(["row", "listitem", "article", "treeitem", "option"])

/** One of several of its size in a line or a column: a thing that was added, and no message. */
const isListed = (seen: Seen): boolean => {
  const { box, role } = seen.node
  if (listed.has(role)) return true
  return (seen.parent?.children ?? []).some((each) => {
    const { box: other } = each.node
    if (each === seen || each.node.role !== role || !each.node.visible) return false
    if (box === undefined || other === undefined) return true
    const [wide, high] = [Math.abs(box.width - other.width) < 3, Math.abs(box.height - other.height) < 3]
    return (
      (wide && Math.abs(box.x - other.x) < 3 && isNear(box, other)) ||
      (high && wide && Math.abs(box.y - other.y) < 3)
    )
  })
}

/** One under the other, with no more than its own height between them. */
const isNear = (a: Box, b: Box): boolean =>
  Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height) < Math.max(a.height, b.height) &&
  Math.max(a.height, b.height) < 3 * Math.min(a.height, b.height)

const plainBlock = new Set(["generic", "paragraph", "text", "group", "section", "strong", "emphasis"])

/** A block of text that was not there before the last deed, and is the whole of what came there. */
export const isFreshMessage = (view: View, seen: Seen): boolean => {
  const { earlier } = view
  if (earlier === undefined || !plainBlock.has(seen.node.role) || !seen.node.visible) return false
  if (isControl(seen) || earlier.screen.url !== view.screen.url) return false
  // What has opened is headed by it.
  if (standsIn(seen, /^heading$/u) && standsIn(seen, /^dialog$/u)) return false
  if (!isBrief(view, seen) || !isNew(view, earlier, seen)) return false
  if (countsOn(view, earlier, seen) || isCopy(view, seen)) return false
  const outer = seen.parent
  if (outer !== undefined && isBrief(view, outer) && isNew(view, earlier, outer)) return false
  for (const each of upward(seen))
    if (isControl(each) || (each.node.role !== "text" && isListed(each))) return false
  return true
}
