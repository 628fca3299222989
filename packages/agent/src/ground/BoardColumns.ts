/** "In the To do column" of a board with lanes: one line of titles stands over them all, and below each title a part of every lane. */
import type { Target } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { keepingOf } from "../Keeping.js"
import { right, sameLine } from "../screen/Geometry.js"
import { isEntry } from "../screen/Kinds.js"
import { contains, type Seen, shownIn, type View, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { fitName, whole } from "./Match.js"
import { isOfKind } from "./PartKinds.js"
import { type Region, regionOf } from "./Regions.js"

/** The title of a column and what stands below it, lane by lane. */
interface Column {
  readonly title: Seen
  readonly parts: ReadonlyArray<Seen>
}

/** A few words, perhaps with a number: "In progress 4 / 3". */
const isTitle = (view: View, seen: Seen): boolean => {
  const said = readableTextOf(view, seen)
  return (
    /^(?:text|generic|heading)$/u.test(seen.node.role) &&
    /\p{L}/u.test(said) &&
    said.length <= 40 &&
    !within(view, seen).some(isEntry)
  )
}

const areInLine = (all: ReadonlyArray<Seen>): boolean =>
  all.every(({ node }) => sameLine(node.box, all[0]?.node.box))

/** From where each title begins to where the next one does. */
const isBelow = (titles: ReadonlyArray<Seen>, at: number, box: Box | undefined): boolean => {
  const [own, next] = [titles[at]?.node.box, titles[at + 1]?.node.box]
  if (own === undefined || box === undefined || box.y < own.y + own.height / 2) return false
  return box.x >= own.x - 16 && (next === undefined || right(box) <= next.x + 8)
}

const columnAt = (titles: ReadonlyArray<Seen>, { node }: Seen): number =>
  titles.findIndex((_, at) => isBelow(titles, at, node.box))

/** A part of a lane for each of some of the titles, side by side; a lane with cards in one column alone is that. */
const isLane = (titles: ReadonlyArray<Seen>, seen: Seen): boolean => {
  const parts = seen.node.role === "generic" ? shownIn(seen) : []
  const places = parts.map((part) => columnAt(titles, part))
  const tops = parts.map(({ node }) => node.box?.y ?? 0)
  return (
    parts.length > 1 &&
    places.every((place) => place >= 0) &&
    new Set(places).size === parts.length &&
    Math.max(...tops) - Math.min(...tops) < 8
  )
}

/** The parts under the titles, the outermost ones. */
const partsUnder = (view: View, titles: ReadonlyArray<Seen>, after: ReadonlyArray<Seen>) => {
  const inside = after.flatMap((seen) => within(view, seen)).filter(({ node }) => node.visible)
  const lanes = inside.filter((seen) => isLane(titles, seen))
  const outer = lanes.filter((lane) => !lanes.some((one) => one.at < lane.at && lane.end <= one.end))
  const parts = outer.flatMap(shownIn)
  const alone = inside.filter(
    (seen) =>
      isOfKind(seen, "card") &&
      columnAt(titles, seen) >= 0 &&
      !parts.some((part) => part.at <= seen.at && seen.end <= part.end)
  )
  return { lanes: outer.length, parts: [...parts, ...alone].sort((a, b) => a.at - b.at) }
}

const columnsUnder = (view: View, head: Seen): ReadonlyArray<Column> => {
  const titles = head.node.role === "generic" && head.node.visible ? shownIn(head) : []
  const isHead = titles.length > 1 && areInLine(titles) && titles.every((title) => isTitle(view, title))
  const after = isHead
    ? (head.parent?.children ?? []).filter(({ at, node }) => at > head.end && node.visible)
    : []
  // The lines of a table have one part a title as well, and no cards.
  if (after.length === 0) return []
  const { lanes, parts } = partsUnder(view, titles, after)
  const hasCards = parts.some((part) => runsOf(view, part).length > 2)
  return lanes > 0 && hasCards
    ? titles.map((title, at) => ({ title, parts: parts.filter((part) => columnAt(titles, part) === at) }))
    : []
}

const columnsOn = keepingOf((view: View): ReadonlyArray<Column> =>
  view.all.flatMap((seen) => columnsUnder(view, seen))
)

const titleWords = (view: View, { title }: Column): string =>
  readableTextOf(view, title).replace(/\s*[([]?\d+(?:\s*\/\s*\d+)?[)\]]?$/u, "")

/** The one column that is called so. */
export const boardColumn = (
  view: View,
  { name, ordinal, quoted, role, scopes }: Target
): Column | undefined => {
  const mayBe = role === undefined || role === "column" || role === "section" || role === "list"
  if (!mayBe || name === "" || ordinal !== undefined || scopes.length > 0) return undefined
  const [only, another] = columnsOn(view).filter(
    (column) => fitName(name, quoted, titleWords(view, column)).score >= whole
  )
  return another === undefined ? only : undefined
}

/** All that stands in the column. */
export const regionsOfColumn = ({ parts, title }: Column, how: string): ReadonlyArray<Region> =>
  [title, ...parts].map((seen) => regionOf(seen, how))

const isAsWide = ({ node: { box: a } }: Seen, { node: { box: b } }: Seen): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.width - b.width) < 3 && Math.abs(a.y - b.y) < 3

/** "In Done", where that column holds no card yet: a box that begins with the title, beside others as wide in which cards stand. */
export const emptyBoardColumn = (
  view: View,
  { name, ordinal, quoted, role, scopes }: Target
): Seen | undefined => {
  if (role !== undefined || name === "" || ordinal !== undefined || scopes.length > 0) return undefined
  const cards = view.all.filter((seen) => seen.node.visible && isOfKind(seen, "card"))
  const [only, another] = view.all.filter((seen) => {
    const [title] = seen.node.role === "generic" && seen.node.visible ? runsOf(view, seen) : []
    if (title === undefined || fitName(name, quoted, title.text).score < whole) return false
    const others = (seen.parent?.children ?? []).filter(
      (each) => each !== seen && each.node.visible && isAsWide(seen, each)
    )
    return others.some((each) => cards.some((card) => contains(each, card)))
  })
  return another === undefined ? only : undefined
}
