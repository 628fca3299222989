/** Parts of a screen: the record that a text belongs to, the section under a heading. */
import { keepingOf } from "../Keeping.js"
import {
  isContainer,
  isControl,
  isField,
  isMarked,
  isOnControl,
  liesOverPage,
  standsIn,
  standsInMarked
} from "../screen/Kinds.js"
import { titlesPage } from "./PageHeads.js"
import { isOfKind, standsInKind } from "./PartKinds.js"
import { isOptionOfThings, isPartOfRepeated, isReply, isTab } from "./PartsOfThings.js"
import { isLineOfActions, isLineOfButtons } from "./Pressables.js"
import {
  alike,
  areOfOneSize,
  cardsOn,
  composite,
  inColumnsWith,
  isInLine,
  isLike,
  kindOf,
  shape,
  wasListed
} from "./Shapes.js"
import { runsOf } from "../screen/VisibleText.js"
import { contains, keptOn, type Seen, shownIn, upward, type View, within } from "../screen/View.js"

/** Nodes from one position in reading order to another, both included. */
export interface Region {
  readonly from: number
  readonly to: number
  /** The node that is the region, where it is one node's. */
  readonly seen?: Seen
  /** How it was found: `in the row of “Ada”`. */
  readonly how: string
}

export const wholePage = (view: View): Region => ({
  from: 0,
  to: view.all.length - 1,
  seen: view.root,
  how: ""
})

export const regionOf = (seen: Seen, how: string): Region => ({ from: seen.at, to: seen.end, seen, how })

export const inRegion = (region: Region, seen: Seen): boolean =>
  region.from <= seen.at && seen.end <= region.to

export const nodesIn = (view: View, region: Region): ReadonlyArray<Seen> =>
  view.all.slice(region.from, region.to + 1).filter((seen) => seen.end <= region.to)

const strong = new Set(["row", "listitem", "article", "treeitem"])

/** The title of a list, or the next thing in it, as one writes it over or under the things. */
const withoutEdgeFields = (parts: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const things = parts.filter((part) => !isField(part))
  const [first, last] = [things[0], things.at(-1)]
  const areTogether =
    first !== undefined &&
    last !== undefined &&
    parts.indexOf(last) - parts.indexOf(first) === things.length - 1
  return areTogether && parts.length <= things.length + 2 ? things : parts
}

const holders = new WeakMap<Seen, boolean>()

/** A box that has nothing of its own beside several records but a field at its edge: what lists them, and no record itself. */
export const isHolder = (view: View, seen: Seen): boolean => {
  const known = holders.get(seen)
  if (known !== undefined) return known
  const own = seen.node.role === "generic" ? shownIn(seen) : []
  const parts = withoutEdgeFields(own)
  const [only, another] = parts
  const holds =
    only !== undefined &&
    (another === undefined
      ? own.length > 1 && isHolder(view, only)
      : parts.every((part) => isRecord(view, part)))
  holders.set(seen, holds)
  return holds
}

/** The last line of a grid may hold one thing alone, or be it. */
const isLine = (view: View, seen: Seen, holder: Seen): boolean => {
  const parts = shownIn(seen)
  const [first] = shownIn(holder)
  // What stands over a list is no line of it.
  if (first === undefined || seen.at < holder.at) return false
  const made = shape(view, first)
  const [said, saidThere] = [runsOf(view, seen).length, runsOf(view, first).length]
  return [seen, ...(parts.length === 1 ? parts : [])].some(
    (one) =>
      // Of boxes with nothing but words in them each is made like any other.
      // How many are shown, and the button for more, are no card that says five times as much.
      (made !== "text" && shape(view, one) === made && 2 * said >= saidThere) ||
      (areOfOneSize(one, first) && isLike(view, one, first))
  )
}

/** Tiles in a line are no line of the list below them: what stands in the lines of a grid is laid out alike. */
const areLaidOutAlike = (view: View, one: Seen, other: Seen): boolean => {
  const [a, b] = [shownIn(one), shownIn(other)]
  const [m = 0, n = 0] = [a, b].map(([first]) => (first === undefined ? 0 : runsOf(view, first).length))
  return isInLine(a.slice(0, 2)) === isInLine(b.slice(0, 2)) && Math.max(m, n) <= 2 * Math.min(m, n)
}

/** The list of a page is no record beside the bar above it, whatever both are made of. */
const areBothHolders = (view: View, one: Seen, other: Seen): boolean => {
  const [a, b] = [isHolder(view, one), isHolder(view, other)]
  if (a && b) return areLaidOutAlike(view, one, other)
  return a === b || (a ? isLine(view, other, one) : isLine(view, one, other))
}

/** Their class says of both that they are cards, or chips. */
const areOfOneKind = (one: Seen, other: Seen): boolean =>
  (["card", "chip"] as const).some((kind) => isOfKind(one, kind) && isOfKind(other, kind))

const isOuter = ({ parent }: Seen): boolean =>
  parent === undefined || (isOuter(parent) && shownIn(parent).length === 1)

/** Ways to go, and the name of the site beside them. */
const isBarOfWays = (view: View, seen: Seen): boolean => {
  const runs = runsOf(view, seen)
  const said = runs.filter((run) => !isOnControl(run.seen)).length
  return said <= 1 && runs.length - said >= 2
}

/** What stands at the top or the side of a page, and all else: the larger one is no thing beside it. */
const arePartsOfPage = (view: View, one: Seen, other: Seen): boolean => {
  if (titlesPage(view, one) !== titlesPage(view, other)) return true
  if (one.parent === undefined || !isOuter(one.parent)) return false
  const [a, b] = [one.node.box?.height ?? 0, other.node.box?.height ?? 0]
  const tall = 0.8 * view.screen.viewport.height
  if (isMarked(one, "sidebar") || isMarked(other, "sidebar") || Math.min(a, b) >= tall) return true
  if (isBarOfWays(view, one) !== isBarOfWays(view, other)) return true
  const [m, n] = [runsOf(view, one).length, runsOf(view, other).length]
  return Math.max(a, b) > 4 * Math.min(a, b) && Math.max(m, n) > 3 * Math.min(m, n)
}

/** Beside several cards the bar over them, the line under them are none, whatever they are made of. */
const withoutStrangers = (view: View, seen: Seen, siblings: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const cards = siblings.filter((each) => isOfKind(each, "card"))
  if (isOfKind(seen, "card")) return cards.length > 0 ? cards : siblings
  return cards.length > 1 || cards.some((card) => isCardAlone(view, card))
    ? siblings.filter((each) => !cards.includes(each))
    : siblings
}

/** A card that cannot be ordered lacks the button of the others: as wide as they are, with a body that says as much, and made alike but for what one presses. */
const isWithoutButtons = (view: View, one: Seen, other: Seen): boolean => {
  const [a, b] = [one.node.box, other.node.box]
  if (a === undefined || b === undefined || Math.abs(a.width - b.width) >= 3) return false
  if (Math.max(a.height, b.height) > 1.5 * Math.min(a.height, b.height)) return false
  const bodies = [one, other].map((each) => shownIn(each).filter((part) => !isControl(part)))
  const made = bodies.map((parts) => parts.map(({ node }) => node.role).join())
  const said = bodies.map((parts) => Math.max(0, ...parts.map((part) => runsOf(view, part).length)))
  return made[0] === made[1] && Math.min(...said) > 2 && Math.max(...said) <= 2 * Math.min(...said)
}

const counting =
  /^(?:showing |total:? )?\d[\d.,]* (?:(?:of|out of|\/) \d[\d.,]* )?\p{L}+(?: \p{Ll}+)?[.:]?$/iu

/** `2 items left All Active Completed`: how many there are, and what one presses beside that. */
const saysHowMany = (view: View, seen: Seen): boolean => {
  if (seen.node.role !== "generic" || isOfKind(seen, "card")) return false
  const runs = runsOf(view, seen)
  const [only, another] = runs.filter((run) => !isOnControl(run.seen))
  return only !== undefined && another === undefined && runs.length > 1 && counting.test(only.text)
}

/** What stands around a list is no thing in one: the filters, and the line that says how many are left beside them. */
const standsAround = keptOn(
  (view, seen) =>
    isOfKind(seen, "bar", "pagination", "breadcrumb", "filters", "toolbar", "tabs", "stepper") ||
    (!isOfKind(seen, "card") && shownIn(seen).some((part) => isOfKind(part, "filters", "pagination"))) ||
    (saysHowMany(view, seen) &&
      !(seen.parent?.children ?? []).some(
        (each) => each !== seen && each.node.visible && saysHowMany(view, each)
      ))
)

/** Those like it, side by side with it. */
const likesOf = (view: View, seen: Seen): ReadonlyArray<Seen> => {
  const siblings = withoutStrangers(
    view,
    seen,
    (seen.parent?.children ?? []).filter(
      (each) =>
        each !== seen &&
        each.node.role === seen.node.role &&
        each.node.visible &&
        // A message that came over the page is like nothing that stands in it.
        liesOverPage(each) === liesOverPage(seen) &&
        !standsAround(view, each)
    )
  )
  if (siblings.length === 0) return []
  const own = shape(view, seen)
  return siblings.filter(
    (each) =>
      areOfOneKind(seen, each) ||
      isWithoutButtons(view, seen, each) ||
      (alike(own, shape(view, each)) && areBothHolders(view, seen, each) && !arePartsOfPage(view, seen, each))
  )
}

/** One of several like it, side by side. */
export const repeats = (view: View, seen: Seen): boolean => likesOf(view, seen).length > 0

export const isHeaderRow = (seen: Seen): boolean =>
  seen.node.role === "row" &&
  // The corner over the boxes to tick is often a cell.
  2 * seen.children.filter((each) => each.node.role === "columnheader").length > seen.children.length

/** The one heading of the highest level. */
const titleOn = keepingOf((view: View): { readonly title: Seen | undefined } => {
  const [only, another] = view.all.filter(
    ({ node }) => node.visible && node.role === "heading" && node.state.level === 1
  )
  return { title: another === undefined ? only : undefined }
})

/** The title of the page and what is pressed beside it are no thing of a list, whatever the boxes below are made of. */
const isHeadOfPage = (view: View, seen: Seen): boolean => {
  const { title } = titleOn(view)
  return title !== undefined && contains(seen, title) && isTitleBar(view, seen, title)
}

export const isRecord = (view: View, seen: Seen): boolean => {
  if (isHeaderRow(seen)) return false
  if (strong.has(seen.node.role)) return true
  if (isOptionOfThings(view, seen)) return true
  if (seen.node.role === "generic" && (isPartOfRepeated(view, seen) || isTab(seen))) return false
  // A card that is pressed as a whole says several things.
  if (seen.node.role === "button")
    return runsOf(view, seen).length > 1 && likesOf(view, seen).some((each) => runsOf(view, each).length > 1)
  if (!/^(?:generic|group|link|figure)$/u.test(seen.node.role)) return false
  if (standsAround(view, seen)) return false
  if (isLineOfButtons(view, seen) || isLineOfActions(view, seen) || isHeadOfPage(view, seen)) return false
  return (
    composite(view, seen) &&
    (likesOf(view, seen).some((each) => composite(view, each) && !isLineOfButtons(view, each)) ||
      isLeft(view, seen) ||
      isCardAlone(view, seen))
  )
}

/** The one card in the column of a board: in the other columns stand cards like it. */
const isCardAlone = (view: View, seen: Seen): boolean => {
  const column = seen.parent
  if (seen.node.role !== "generic" || column?.parent === undefined) return false
  const isPressed = ({ node }: Seen): boolean => node.clickable === true
  const pressed = isPressed(seen) ? inColumnsWith(seen).filter(isPressed) : []
  const cards = isOfKind(seen, "card") ? cardsOn(view) : pressed
  return cards.some((other) => {
    const { parent } = other
    return (
      parent !== undefined &&
      parent !== column &&
      parent.parent === column.parent &&
      parent.node.role === column.node.role &&
      // Below each other they are the lines of one grid.
      isInLine([column, parent]) &&
      isLike(view, seen, other)
    )
  })
}

/** A title and the several things under it, and nothing besides: they are what is listed, where no other such part is left. */
const isTitledList = (view: View, seen: Seen): boolean => {
  const holder = within(view, seen).find((each) => each !== seen && isHolder(view, each))
  const others = runsOf(view, seen).filter((run) => holder === undefined || !contains(holder, run.seen))
  return (
    holder !== undefined &&
    others.length === 1 &&
    others.every((run) => [...upward(run.seen)].some(({ node }) => node.role === "heading"))
  )
}

/** The one thing that is left of several like it, which stood there before. */
const isLeft = (view: View, seen: Seen): boolean => !isTitledList(view, seen) && wasListed(view, seen)

/** What holds several like things here, or did before. */
export const listedOn = (view: View): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = new Map<string, Set<string>>()
  for (const [ref, kinds] of view.earlier?.listed ?? []) all.set(ref, new Set(kinds))
  for (const seen of view.all) {
    const { parent } = seen
    const isGeneric = seen.node.role === "generic" && parent !== undefined && seen.node.visible
    if (!isGeneric || !isRecord(view, seen)) continue
    all.set(parent.node.ref, (all.get(parent.node.ref) ?? new Set()).add(kindOf(view, seen)))
  }
  return all
}

/** Stands in the menus and bars around the content. */
export const isAside = (seen: Seen): boolean =>
  standsIn(seen, /^(?:navigation|banner|contentinfo)$/u) ||
  standsInKind(seen, "bar", "pagination", "breadcrumb")

/** Beside what the page is about, as its class or its place tells. */
export const standsInSidebar = (seen: Seen): boolean => standsInMarked(seen, "sidebar")

/** A card that says one thing only: the column in which it stands is no card, though it says more. */
export const isPlainCard = (view: View, seen: Seen): boolean =>
  /^(?:generic|listitem)$/u.test(seen.node.role) &&
  isOfKind(seen, "card") &&
  runsOf(view, seen).length === 1 &&
  ![...upward(seen)].some((outer) => outer !== seen && isOfKind(outer, "card"))

/** The smallest repeating thing that a node belongs to: a row, a list item, a card. A tag or a bullet inside one is a part of it. */
export const recordOf = (view: View, seen: Seen): Seen | undefined => {
  let innermost: Seen | undefined
  for (const outer of upward(seen)) {
    if (outer.parent === undefined || outer.node.role === "dialog") break
    if (isPlainCard(view, outer)) return outer
    if (!isRecord(view, outer) && !isReply(outer)) continue
    if (outer.node.role === "row" || composite(view, outer)) return outer
    innermost ??= outer
  }
  return innermost
}

/** The list or table of a record. */
export const listOf = (record: Seen): Seen | undefined =>
  record.parent?.node.role === "rowgroup" ? record.parent.parent : record.parent

/** The pair of a term and its descriptions. */
export const pairOf = (seen: Seen): Region | undefined => {
  for (const outer of upward(seen)) {
    if (outer.node.role !== "term" || outer.parent === undefined) continue
    const after = outer.parent.children.filter((each) => each.at > outer.at)
    const stop = after.findIndex((each) => each.node.role === "term")
    const last = (stop === -1 ? after : after.slice(0, stop)).at(-1)
    return { from: outer.at, to: last?.end ?? outer.end, how: "" }
  }
  return undefined
}

export const levelOf = (seen: Seen): number => seen.node.state.level ?? 7

/** Another heading that stands at least as high. */
const rival = (view: View, heading: Seen, outer: Seen): Seen | undefined =>
  within(view, outer).find(
    (each) =>
      each.node.role === "heading" &&
      each !== heading &&
      each.node.visible &&
      levelOf(each) <= levelOf(heading)
  )

/** So much is read before a part with its heading that both are parts of what holds them: a table, and what is open beside it. */
const much = 5

const isBesideMuch = (view: View, region: Seen, outer: Seen, heading: Seen): boolean =>
  saysMore(view, region, heading) &&
  runsOf(view, outer).filter(({ seen }) => seen.at < region.at).length >= much &&
  !isRecord(view, outer)

/** What stands under a heading: its own container, or all that follows until the next heading as high. */
export const sectionOf = (view: View, heading: Seen): Region => {
  let region = heading
  for (const outer of upward(heading)) {
    if (outer.parent === undefined || rival(view, heading, outer) !== undefined) break
    if (isBesideMuch(view, region, outer, heading)) break
    region = outer
    const isWhole = isContainer(outer.node.role) || isRecord(view, outer)
    if (outer !== heading && isWhole && !isTitleBar(view, outer, heading)) break
  }
  return saysMore(view, region, heading) ? regionOf(region, "") : followingOf(view, region, heading)
}

/** Something is read there besides the heading and what is pressed beside it. */
const saysMore = (view: View, region: Seen, heading: Seen): boolean =>
  region !== heading && runsOf(view, region).length > 1 && !isTitleBar(view, region, heading)

/** The title and what is pressed beside it: what it heads stands under both. */
const isTitleBar = (view: View, bar: Seen, heading: Seen): boolean =>
  bar !== heading &&
  bar.node.role !== "dialog" &&
  runsOf(view, bar).every(({ seen }) => contains(heading, seen) || isOnControl(seen))

const followingOf = (view: View, region: Seen, heading: Seen): Region => {
  const outer = region.parent ?? region
  const next = view.all
    .slice(region.end + 1, outer.end + 1)
    .find((each) => each.node.role === "heading" && each.node.visible && levelOf(each) <= levelOf(heading))
  return { from: heading.at, to: next === undefined ? outer.end : untilBefore(next, outer), how: "" }
}

/** The last position before the child of `outer` in which `next` stands. */
const untilBefore = (next: Seen, outer: Seen): number => {
  for (const each of upward(next)) if (each.parent === outer) return each.at - 1
  return next.at - 1
}
