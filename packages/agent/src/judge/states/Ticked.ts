/** "The task is completed" where no word says so: its box is ticked, in a list of things to do. */
import { isEntry, isStruck, isTitle, isToggle } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { everyName, type Seen, type View, within } from "../../screen/View.js"

/** The one box to tick in a row. */
export const toggleOf = (view: View, seen: Seen): Seen | undefined => {
  const all = within(view, seen).filter((each) => each.node.visible && isToggle(each))
  return all.length === 1 ? all[0] : undefined
}

const done = /^(?:completed|complete|done|finished)$/iu
const open =
  /^(?:open|active|incomplete|uncompleted|unfinished|undone|outstanding|not (?:yet )?(?:completed?|done|finished))$/iu

/** A page of things to do says so in its titles or by what its fields are called: elsewhere a tick only selects what something is done with next. */
const toDo = /\b(?:to-?dos?|tasks?|chores?|checklist|sub-?tasks?|needs? (?:to be )?doing|to be done)\b/iu

const isOfThingsToDo = (view: View): boolean =>
  view.all.some(
    (seen) =>
      seen.node.visible && (isTitle(seen) || isEntry(seen)) && everyName(seen).some((name) => toDo.test(name))
  )

/** "Select Paint the fence": a box that says itself what its tick is for. */
const selects = ({ node }: Seen): boolean => /\bselect/iu.test(node.name)

const isCrossedOut = (view: View, seen: Seen): boolean => {
  const first = runsOf(view, seen).find(({ text }) => /\p{L}{2}/u.test(text))
  return first !== undefined && isStruck(first.seen)
}

const finishes = /\b(?:complete|done|finish|check off|tick off)/iu

/** Where none is ticked yet, a box may be there to select with: it says what it is for. */
const areForDone = (boxes: ReadonlyArray<Seen | undefined>, ticks: ReadonlyArray<unknown>): boolean =>
  ticks.includes(true) || boxes.every((box) => box !== undefined && finishes.test(box.node.name))

/**
 * Those of a list that are done, or open; nothing where that cannot be told. Rows of a table are selected by their boxes, and where some are crossed out
 * they must be the ones that are ticked.
 */
export const doneAmong = (
  view: View,
  records: ReadonlyArray<Seen>,
  words: string
): ReadonlyArray<Seen> | undefined => {
  const ofDone = done.test(words)
  if (
    (!ofDone && !open.test(words)) ||
    records.some(({ node }) => node.role === "row") ||
    !isOfThingsToDo(view)
  )
    return undefined
  const boxes = records.map((record) => toggleOf(view, record))
  const ticks = boxes.map((box) => (box === undefined || selects(box) ? undefined : box.node.state.checked))
  if (!ofDone && !areForDone(boxes, ticks)) return undefined
  const crossed = records.map((record) => isCrossedOut(view, record))
  if (ticks.some((tick) => typeof tick !== "boolean")) return undefined
  const agree = !crossed.includes(true) || crossed.every((each, at) => each === ticks[at])
  return agree ? records.filter((_, at) => ticks[at] === ofDone) : undefined
}
