/** Groups of like things: the rows of a table, the items of a list, the cards of a page. */
import { keepingOf } from "../Keeping.js"
import { isControl, isField, isOnControl, tableOf } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, shownIn, type View, within } from "../screen/View.js"
import {
  isAside,
  isHeaderRow,
  isRecord,
  nodesIn,
  recordOf,
  type Region,
  repeats,
  sectionOf,
  wholePage
} from "./Regions.js"
import { composite } from "./Shapes.js"
import { isOfKind, standsInKind } from "./PartKinds.js"

/** Records by the thing that holds them. */
export const groups = (records: ReadonlyArray<Seen>): ReadonlyArray<ReadonlyArray<Seen>> => {
  const byHolder = new Map<Seen | undefined, Array<Seen>>()
  for (const record of records) {
    const holder = record.node.role === "row" ? (tableOf(record) ?? record.parent) : record.parent
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), record])
  }
  return [...byHolder.values()]
}

/** The title over the cards with what sorts them, or the chips of what is chosen: what one does with the cards, and none of them. */
const isBarOver = (view: View, seen: Seen): boolean => {
  if (seen.node.role !== "generic" || seen.node.clickable === true) return false
  const own = within(view, seen).filter((each) => each !== seen && each.node.visible)
  const isTitle = own.some(({ node }) => node.role === "heading") && own.some(isControl)
  const isPressed = runsOf(view, seen).every((run) => isOnControl(run.seen) || standsInKind(run.seen, "chip"))
  return isTitle || isPressed
}

/** What its class calls cards, where all else beside them is bars. */
const withoutBars = (view: View, records: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const cards = records.filter((seen) => isOfKind(seen, "card"))
  const holders = new Set(cards.map(({ parent }) => parent))
  if (cards.length === 0) return records
  const isBar = (seen: Seen): boolean =>
    !cards.includes(seen) && holders.has(seen.parent) && isBarOver(view, seen)
  return records.filter((seen) => !isBar(seen))
}

const richPartsOf = (view: View, seen: Seen): ReadonlyArray<Seen> =>
  shownIn(seen).filter((part) => composite(view, part))

/** "3 updates available" and a button for all of them, at either end of lines that have several parts: what is said of them, and no line. */
const isSumBar = (view: View, seen: Seen, records: ReadonlyArray<Seen>): boolean => {
  if (seen.node.role !== "generic" || seen.node.clickable === true) return false
  const [text, another] = runsOf(view, seen).filter((run) => !isOnControl(run.seen))
  if (text === undefined || another !== undefined || !/^\d+ \p{Ll}/u.test(text.text.trim())) return false
  const beside = records.filter(({ parent }) => parent === seen.parent)
  const others = beside.filter((each) => each !== seen)
  return (
    others.length > 1 &&
    (seen === beside[0] || seen === beside.at(-1)) &&
    richPartsOf(view, seen).length === 0 &&
    others.every((each) => richPartsOf(view, each).length > 1)
  )
}

const withoutSums = (view: View, records: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  records.filter((seen) => !isSumBar(view, seen, records))

/** The outermost visible records of a region; with `rows` those of tables, where there are any. */
export const recordsIn = (view: View, region: Region, rows: boolean): ReadonlyArray<Seen> => {
  const all = nodesIn(view, region).filter(
    (seen) => seen.node.visible && seen !== region.seen && isRecord(view, seen) && !isHeaderRow(seen)
  )
  const inTables = rows ? all.filter((seen) => seen.node.role === "row") : []
  const wanted = inTables.length > 0 ? inTables : all
  // What stands inside a record is a part of it.
  const outermost = wanted.filter(
    (seen) => !wanted.some((outer) => outer !== seen && outer.at < seen.at && seen.end <= outer.end)
  )
  return withoutSums(view, withoutBars(view, outermost))
}

/** Lines alike under a title. What is pressed as a whole and says one thing is a line, and no record of several parts. */
export const linesUnder = (view: View, title: Seen): ReadonlyArray<Seen> =>
  nodesIn(view, sectionOf(view, title)).filter(
    (each) => each !== title && each.node.visible && each.parent === title.parent && repeats(view, each)
  )

/** The rows of a table without titles that only lays out the fields of a form. */
const isOfForm = (view: View, rows: ReadonlyArray<Seen>): boolean =>
  rows.every(
    (row) => row.node.role === "row" && within(view, row).some((seen) => isField(seen) && seen.node.visible)
  ) && !rows.some((row) => within(view, tableOf(row) ?? row).some(({ node }) => node.role === "columnheader"))

/** A label with its field and nothing else, beside others: a form in boxes of no role. */
const areLabelledFields = (view: View, boxes: ReadonlyArray<Seen>): boolean =>
  boxes.every((box) => {
    const [field, another] = within(view, box).filter((seen) => seen.node.visible && isField(seen))
    const words = field === undefined ? [] : runsOf(view, box).filter((run) => !contains(field, run.seen))
    return box.node.role === "generic" && field !== undefined && another === undefined && words.length === 1
  })

/** The lists of things, where there are any beside the fields of a form. */
export const withoutForms = (
  view: View,
  lists: ReadonlyArray<ReadonlyArray<Seen>>
): ReadonlyArray<ReadonlyArray<Seen>> => {
  const things = lists.filter((list) => !isOfForm(view, list) && !areLabelledFields(view, list))
  return things.length > 0 ? things : lists
}

/** Two parts of the page side by side from top to bottom are no list. */
const isLayout = ({ screen: { viewport } }: View, all: ReadonlyArray<Seen>): boolean =>
  all.length === 2 && all.every(({ node }) => (node.box?.height ?? 0) >= 0.8 * viewport.height)

/** How much of the page they take. */
export const areaOf = (all: ReadonlyArray<Seen>): number =>
  all.reduce((sum, { node: { box } }) => sum + (box === undefined ? 0 : box.width * box.height), 0)

/** The largest group: where another has as many things, the one that takes far more of the page; else none of them. */
export const largest = (all: ReadonlyArray<ReadonlyArray<Seen>>): ReadonlyArray<Seen> => {
  const most = Math.max(0, ...all.map(({ length }) => length))
  const [first = [], second = []] = all
    .filter(({ length }) => length === most)
    .sort((a, b) => areaOf(b) - areaOf(a))
  return second.length === 0 || areaOf(first) > 2.5 * areaOf(second) ? first : []
}

/** What holds the largest group of records, beside the menus: the one list of a page that has no list by its role. */
export const mainGroup = (view: View, region: Region): Seen | undefined =>
  largest(
    groups(recordsIn(view, region, false).filter((seen) => !isAside(seen))).filter(
      (all) => !isLayout(view, all)
    )
  )[0]?.parent

/** What held like things before, and holds one or none of them now. */
const heldBefore = (view: View): Seen | undefined => {
  const all = [...(view.earlier?.listed?.keys() ?? [])].flatMap((ref) => view.byRef.get(ref) ?? [])
  const [only, another] = all.filter(
    (seen) => seen.node.visible && seen.node.role === "generic" && !isAside(seen)
  )
  return another === undefined ? only : undefined
}

/** "The list" of a page that has none by its role: what holds the most like things, or held them before. */
export const listHolder = keepingOf((view: View): Seen | undefined => {
  const holder = mainGroup(view, wholePage(view)) ?? heldBefore(view)
  return holder?.node.role === "generic" ? holder : undefined
})

/** The one of those that stands in the same record as what was spoken of. */
export const onlyWith = (view: View, spoken: Seen, all: ReadonlyArray<Seen>): Seen | undefined => {
  const record = recordOf(view, spoken)
  const [only, another] = record === undefined ? [] : all.filter((each) => contains(record, each))
  return another === undefined ? only : undefined
}

/** The records that stand beside it, with itself. */
export const siblingsOf = (view: View, record: Seen): ReadonlyArray<Seen> =>
  (record.parent?.children ?? []).filter(
    (each) =>
      each.node.role === record.node.role && each.node.visible && isRecord(view, each) && !isHeaderRow(each)
  )
