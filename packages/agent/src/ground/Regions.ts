/** Parts of a screen: the record that a text belongs to, the section under a heading. */
import { keepingOf } from "../Keeping.js"
import {
  isContainer,
  isControl,
  isField,
  isMarked,
  isOnControl,
  standsIn,
  standsInMarked
} from "../screen/Kinds.js"
import { sameLine } from "../screen/Geometry.js"
import { titlesPage } from "./PageHeads.js"
import { isOfKind, standsInKind } from "./PartKinds.js"
import { isLineOfActions, isLineOfButtons } from "./Pressables.js"
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

const shape = (view: View, seen: Seen): string =>
  [
    ...new Set(
      within(view, seen)
        .filter((each) => each.node.visible && each.node.role !== "generic")
        .map((each) => each.node.role)
    )
  ]
    .sort()
    .join(" ")

const alike = (a: string, b: string): boolean => {
  const [x, y] = [new Set(a.split(" ")), new Set(b.split(" "))]
  const both = [...x].filter((each) => y.has(each)).length
  return both > 0 && both >= Math.max(x.size, y.size) * 0.6
}

/** Made of the same kinds of parts. */
export const isLike = (view: View, a: Seen, b: Seen): boolean => alike(shape(view, a), shape(view, b))

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

const areOfOneSize = ({ node: { box: a } }: Seen, { node: { box: b } }: Seen): boolean =>
  a !== undefined && b !== undefined && (Math.abs(a.width - b.width) < 3 || Math.abs(a.height - b.height) < 3)

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

const isInLine = (parts: ReadonlyArray<Seen>): boolean =>
  parts.every(({ node }) => sameLine(node.box, parts[0]?.node.box))

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
        each !== seen && each.node.role === seen.node.role && each.node.visible && !standsAround(view, each)
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

/** Holds more than one thing to read or act on. */
export const composite = (view: View, seen: Seen): boolean => {
  const parts = runsOf(view, seen).length
  if (parts !== 1) return parts > 1
  return within(view, seen).some((each) => each !== seen && (isControl(each) || isField(each)))
}

export const isHeaderRow = (seen: Seen): boolean =>
  seen.node.role === "row" &&
  // The corner over the boxes to tick is often a cell.
  2 * seen.children.filter((each) => each.node.role === "columnheader").length > seen.children.length

const makes = new WeakMap<Seen, string>()

/** What it is made of, part in part. */
const makeOf = (seen: Seen): string => {
  const known = makes.get(seen)
  if (known !== undefined) return known
  const make = `${seen.node.role}(${shownIn(seen).map(makeOf).join()})`
  makes.set(seen, make)
  return make
}

/** A tab, or the box around nothing but one. */
const isTab = (seen: Seen): boolean => {
  const [only, another] = shownIn(seen)
  return seen.node.role === "tab" || (only !== undefined && another === undefined && isTab(only))
}

/** Who sent a mail and when, and what it is about, beside a line of text from it. */
const isPartOfThing = (view: View, parent: Seen): boolean =>
  shownIn(parent).some(({ node }) => node.role === "text") &&
  [parent, ...(parent.parent === undefined ? [] : [parent.parent])].some(
    (outer) => outer.node.role === "option" && isOptionOfThings(view, outer)
  )

/** The first line of a card and its last one may be made alike; what it says stands between them, and nothing more is said below. */
const areHeadAndFoot = (parts: ReadonlyArray<Seen>, rich: ReadonlyArray<Seen>): boolean => {
  const [head, foot, another] = rich.map((part) => parts.indexOf(part))
  if (head !== 0 || foot === undefined || another !== undefined) return false
  const between = parts.slice(1, foot)
  const isText = ({ node }: Seen): boolean => node.role === "text"
  return between.length > 0 && between.every(isText) && !parts.slice(foot + 1).some(isText)
}

/** What stands in its own column, and in those beside that. */
const inColumnsWith = ({ parent: column }: Seen): ReadonlyArray<Seen> =>
  column === undefined
    ? []
    : [...shownIn(column), ...(column.parent === undefined ? [] : shownIn(column.parent).flatMap(shownIn))]

/** Others begin as it does, in its own column or in the next one. */
const isOneOfSeveral = (card: Seen): boolean => {
  const own = beginningOf(card)
  return inColumnsWith(card).some(
    (other) => other !== card && other.node.role === card.node.role && beginningOf(other) === own
  )
}

const isMadeAsNext = (box: Seen): boolean =>
  (box.parent === undefined ? [] : shownIn(box.parent)).some(
    (other) => other !== box && other.node.role === box.node.role && makeOf(other) === makeOf(box)
  )

/** What a box with a label and its value begins with. */
const labelIn = (view: View, box: Seen): string | undefined => {
  const [label, value, another] = box.node.role === "generic" ? runsOf(view, box) : []
  const isLabel = value !== undefined && another === undefined && !isOnControl(value.seen)
  return isLabel ? label?.text.trim() : undefined
}

/** Of the boxes of each line beside it, one has the label that one of its own has, "Version": they are lines, and no rows of cards. */
const isLabelledAsOthers = (view: View, line: Seen): boolean => {
  const labelsOf = (each: Seen) => shownIn(each).flatMap((part) => labelIn(view, part) ?? [])
  const others = (line.parent === undefined ? [] : shownIn(line.parent)).filter(
    (each) =>
      each !== line &&
      each.node.role === "generic" &&
      shownIn(each).filter((part) => composite(view, part)).length > 1
  )
  if (others.length < 2) return false
  const own = labelsOf(line)
  const all = [own, ...others.map(labelsOf)]
  return own.some((label) => all.every((labels) => labels.filter((each) => each === label).length === 1))
}

/** The head of a card and what stands below it: no two parts that say several things are made alike, and the next card has the same ones, or had before. */
const isPartOfRepeated = (view: View, { parent }: Seen): boolean => {
  const parts = parent === undefined ? [] : shownIn(parent)
  const rich = parts.filter((part) => composite(view, part))
  if (parent === undefined) return false
  // Two columns of a card may be made alike, as the lines of a list are that stand below each other.
  const areAlike = new Set(rich.map(makeOf)).size < rich.length
  if (areAlike && !isInLine(parts)) return areHeadAndFoot(parts, rich) && isOneOfSeveral(parent)
  // In the columns of a board stand cards, one in each made as one in the next.
  if (parts.some((part) => isOfKind(part, "card"))) return false
  if (isPartOfThing(view, parent)) return true
  // What holds them alone is one box with them.
  let box = parent
  while (box.parent !== undefined && shownIn(box.parent).length === 1) box = box.parent
  if (areAlike)
    return (
      box.parent !== undefined &&
      // A row of cards has nothing but cards; a line has a bare text or a button beside its boxes.
      ((rich.length < parts.length && isMadeAsNext(box)) ||
        isLabelledAsOthers(view, box) ||
        isLaidOutAsNext(box, parts) ||
        isOneOfCards(view, parent))
    )
  return (
    box.parent !== undefined &&
    (isMadeAsNext(box) || wasListed(view, box) || isLaidOutAsNext(box, parts) || isOneOfCards(view, parent))
  )
}

/** The votes at the left of an answer, and the answer: a narrow part and a wide one, as in the next answer. */
const isLaidOutAsNext = (box: Seen, parts: ReadonlyArray<Seen>): boolean => {
  const widths = parts.map(({ node }) => node.box?.width ?? 0)
  const tops = parts.map(({ node }) => node.box?.y ?? 0)
  const isBeside = Math.max(...tops) - Math.min(...tops) < 24
  const isUneven = parts.length > 1 && isBeside && Math.max(...widths) > 2 * Math.min(...widths)
  const isSame = (other: Seen): boolean => {
    const theirs = shownIn(other)
    return (
      theirs.length === parts.length &&
      theirs.every(
        ({ node: { box: a, role } }, at) =>
          role === parts[at]?.node.role &&
          a !== undefined &&
          Math.abs(a.x - (parts[at].node.box?.x ?? -99)) < 3 &&
          // The wide one may be as wide as what it says.
          (2 * (widths[at] ?? 0) > Math.max(...widths) || Math.abs(a.width - (widths[at] ?? 0)) < 3)
      )
    )
  }
  return (
    isUneven &&
    (box.parent?.children ?? []).some((other) => other !== box && other.node.visible && isSame(other))
  )
}

const cardsOn = keepingOf((view: View): ReadonlyArray<Seen> =>
  view.all.filter((seen) => seen.node.visible && seen.node.role === "generic" && isOfKind(seen, "card"))
)

/** A card by its class, beside others that begin as it does: one has a flag more than the next, or a number of comments. */
const isOneOfCards = (view: View, card: Seen): boolean => {
  const titled = shownIn(card).map(({ node }) => node.role)
  return (
    // A part of the page that bears the class holds a list rather than a thing's parts.
    card.node.role === "generic" &&
    isOfKind(card, "card") &&
    cardsOn(view).some(
      (other) =>
        other !== card &&
        shownIn(other).length === titled.length &&
        shownIn(other).every(({ node }, at) => node.role === titled[at])
    )
  )
}

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

/** A mail in a list to choose from, with its own box and buttons in it: more than a choice. */
const isOptionOfThings = (view: View, seen: Seen): boolean =>
  seen.node.role === "option" &&
  runsOf(view, seen).length > 1 &&
  within(view, seen).some((each) => each !== seen && each.node.visible && isControl(each))

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

const kindOf = (view: View, seen: Seen): string =>
  [seen.node.role, ...(seen.node.kinds ?? []), shape(view, seen)].join("|")

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

/** Several like it stood there before. */
const wasListed = (view: View, seen: Seen): boolean => {
  const listed = view.earlier?.listed
  const own = listed?.get(seen.parent?.node.ref ?? "")
  // A card is one wherever it stands now.
  const known = own === undefined && isOfKind(seen, "card") ? [...(listed?.values() ?? [])] : [own]
  return (
    known.some((kinds) => kinds?.has(kindOf(view, seen)) === true) &&
    !/^(?:no|nothing|none|nobody)\b/iu.test(runsOf(view, seen)[0]?.text ?? "")
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

/** What it begins with, up to the next thing like it: an author, a time and what was said. */
const beginningOf = (seen: Seen): string => shownIn(seen).slice(0, 3).map(makeOf).join()

/** A reply begins as what it stands in does, where several things are said in each. */
export const isReply = (seen: Seen): boolean => {
  if (seen.node.role !== "generic" || shownIn(seen).length < 3) return false
  const own = beginningOf(seen)
  if (!/\b(?:text|paragraph|link|heading)\(.*\b(?:text|paragraph|link|heading)\(/u.test(own)) return false
  return [...upward(seen)]
    .slice(1, 6)
    .some(
      (outer) => outer.node.role === "generic" && outer.parent !== undefined && beginningOf(outer) === own
    )
}

/** The smallest repeating thing that a node belongs to: a row, a list item, a card. A tag or a bullet inside one is a part of it. */
export const recordOf = (view: View, seen: Seen): Seen | undefined => {
  let innermost: Seen | undefined
  for (const outer of upward(seen)) {
    if (outer.parent === undefined || outer.node.role === "dialog") break
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
