/** Which list is counted: the one there is, or the one that is called so. */
import type { Target } from "@assay/domain/Intent"
import { placesIn } from "../../ground/Titled.js"
import { whole } from "../../ground/Match.js"
import { leadsAway } from "../../ground/KindTold.js"
import { thingsCalled } from "../../ground/MainList.js"
import { fitNode } from "../../ground/Names.js"
import { isOfKind, saysCards, standsInKind } from "../../ground/PartKinds.js"
import { decoded } from "../../ground/OwnPage.js"
import { isHead, withoutHeads } from "../../ground/Heads.js"
import { pressedIn } from "../../ground/Pressables.js"
import { groups, recordsIn, withoutForms } from "../../ground/Records.js"
import { inRegion, isAside, isHolder, nodesIn, type Region, regionOf } from "../../ground/Regions.js"
import { rowsOfKind } from "../../ground/Tabled.js"
import { areFigured } from "../../ground/Tiles.js"
import { countedOf } from "../../ground/Units.js"
import { Fell } from "../../run/Fell.js"
import { areSums } from "./Sums.js"
import { saysEmpty } from "../absence/SaysElse.js"
import { isControl, isField, isOnPressed, standsIn } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { loose, stem, stems } from "../../screen/Wording.js"

export const shown = (view: View, region: Region): ReadonlyArray<Seen> =>
  nodesIn(view, region).filter(({ node }) => node.visible)

export const isPart = (region: Region): boolean =>
  region.seen?.parent !== undefined || region.seen === undefined

/** The lines of a grid are no things themselves: what stands in them is one lot. */
const inLines = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  all.flatMap((seen) => (isHolder(view, seen) ? seen.children.filter(({ node }) => node.visible) : [seen]))

const areas = /^(?:region|tabpanel|main|form|search)$/u

/** The columns of a page hold its parts, and are no things in a list: their lists are. */
const partsOf = (view: View, seen: Seen, rows: boolean): ReadonlyArray<Seen> =>
  seen.node.role === "generic" && repeatsAreas(view, seen)
    ? recordsIn(view, regionOf(seen, ""), rows)
    : [seen]

/** It or one that stands beside it holds a part of the page. */
const repeatsAreas = (view: View, { parent }: Seen): boolean =>
  (parent?.children ?? []).some((each) =>
    within(view, each).some((part) => part !== each && part.node.visible && areas.test(part.node.role))
  )

/** The records of a region by what holds them, without the menus around the content. */
const listsIn = (view: View, region: Region, rows: boolean): ReadonlyArray<ReadonlyArray<Seen>> => {
  const records = recordsIn(view, region, rows).flatMap((seen) => partsOf(view, seen, rows))
  const all = groups(records.filter((seen) => isPart(region) || !isAside(seen)))
  return rows ? all : all.map((list) => inLines(view, list))
}

/** Options of an open list, or the records beside the menus, by the thing that holds them. */
const unnamed = (view: View, region: Region, rows: boolean): ReadonlyArray<ReadonlyArray<Seen>> => {
  const options = rows
    ? []
    : shown(view, region).filter((seen) => seen !== region.seen && seen.node.role === "option")
  return options.length > 0 ? groups(options) : listsIn(view, region, rows)
}

/** A list of things that say several things each, with nothing over and under it but tabs: words side by side in one line. */
const withoutTabs = (
  view: View,
  all: ReadonlyArray<ReadonlyArray<Seen>>
): ReadonlyArray<ReadonlyArray<Seen>> => {
  const tabs = all.filter((list) =>
    list.every((seen, at) => {
      const next = list[at + 1]
      return runsOf(view, seen).length < 2 && (next === undefined || isInLine(seen, next))
    })
  )
  const others = all.filter((list) => !tabs.includes(list))
  const [only, another] = others
  const rich = only?.every((seen) => runsOf(view, seen).length > 2) === true
  return rich && another === undefined ? others : all
}

const tileWords =
  /\b(?:tiles?|cards?|box(?:es)?|panels?|widgets?|figures?|kpis?|statistics|stats|metrics?|numbers?|totals?|counters?)\b/iu

/** Figures side by side sum up what is listed below them, and are none of it, though nothing may be left there. */
const areTiles = (view: View, all: ReadonlyArray<Seen>, { words }: Target): boolean => {
  const [first, second] = all
  const inLine = first !== undefined && second !== undefined && isInLine(first, second)
  return inLine && !tileWords.test(words) && areFigured(view, all)
}

/** Without the tiles that sum up a list of things that say more. */
const withoutFigures = (
  view: View,
  all: ReadonlyArray<ReadonlyArray<Seen>>
): ReadonlyArray<ReadonlyArray<Seen>> => {
  const others = all.filter((list) => !areFigured(view, list))
  const [only, another] = others
  const says = only?.every((seen) => runsOf(view, seen).length > 2) === true
  return says && another === undefined ? others : all
}

export const inDoubt = (target: Target): Fell =>
  Fell.of("target_ambiguous", `What stands there may be one of the ${target.words} or several.`)

export const notToldApart = (target: Target): Fell =>
  Fell.of("target_ambiguous", `It cannot be told which of the things there are ${target.words}.`)

const manyLists = (target: Target, lists: number): Fell =>
  Fell.of("target_ambiguous", `“${target.words}” may mean what stands in any of ${lists} lists.`)

/** The blocks that stand side by side and hold lists: the columns of a board. One without anything in it is one as well. */
export const blocksIn = (view: View, region: Region): ReadonlyArray<Seen> => {
  const all = recordsIn(view, region, false)
  const holding = all.filter((seen) => recordsIn(view, regionOf(seen, ""), false).length > 0)
  return all.filter((seen) => holding.some((each) => each.parent === seen.parent))
}

const isInLine = ({ node: { box: one } }: Seen, { node: { box: other } }: Seen): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.y - other.y) < Math.min(one.height, other.height) / 2

/** What its class calls cards, side by side in one box, and none of them holds another. */
const markedCards = (view: View, region: Region): ReadonlyArray<Seen> => {
  const records = recordsIn(view, region, false)
  const all = records.filter((seen) => isOfKind(seen, "card"))
  const holds = (seen: Seen) => within(view, seen).some((each) => each !== seen && isOfKind(each, "card"))
  return records.some(holds) || all.some((seen) => seen.parent !== all[0]?.parent) ? [] : all
}

/** What stands in the columns of a board is one lot; undefined where there are none. */
const cardsIn = (view: View, region: Region, target: Target): ReadonlyArray<Seen> | Fell | undefined => {
  const own = markedCards(view, region)
  if (own.length > 0) return own
  const blocks = blocksIn(view, region)
  const held = blocks.map((seen) => recordsIn(view, regionOf(seen, ""), false))
  const all = withoutHeads(view, held)
  if (all === undefined) return inDoubt(target)
  // Side by side in a block they are its tags, and the block is the card.
  const beside = all.some((one) =>
    all.some((other) => other !== one && other.parent === one.parent && isInLine(one, other))
  )
  return blocks.length > 1 && all.length > 0 && !beside ? all : undefined
}

const isBeside = (seen: Seen): boolean =>
  standsIn(seen, /^(?:complementary|search|menu|toolbar)$/u) ||
  standsInKind(seen, "toolbar", "filters", "tabs", "stepper", "chip")

/** Nothing but fields and buttons: what one does with a list, and no thing in it. */
const isBar = (view: View, record: Seen): boolean =>
  record.node.role === "generic" &&
  runsOf(view, record).every(({ seen }) => pressedIn(record, seen) !== undefined)

/** Without the title of a column and its number, which stand over the things in it; undefined where they may be one of the things. */
const withoutOwnHead = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> | undefined => {
  const [first, second] = all
  // A row that begins with the header of its own is no title with its number: its table has columns.
  const isTabled =
    first?.node.role === "row" && within(view, first).some(({ node }) => node.role === "rowheader")
  return second === undefined || isTabled || isHead(view, second) ? all : withoutHeads(view, [all])
}

/** "Goods | Bags | Weight" over lines to fill in, where no role tells that it heads their columns. */
const isRowOfCaptions = (view: View, seen: Seen): boolean => {
  const runs = runsOf(view, seen)
  return (
    seen.node.role === "generic" &&
    seen.children.length > 1 &&
    runs.length > 1 &&
    runs.every(({ text }) => !/\d/u.test(text)) &&
    !within(view, seen).some((each) => isControl(each) || isField(each))
  )
}

const isToFill = (view: View, seen: Seen): boolean => within(view, seen).some(isField)

/** Without the captions of lines to fill in; undefined where what stands below them is no line of so many cells. */
const withoutCaptions = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> | undefined => {
  const [first, ...lines] = all
  if (first === undefined || lines.length === 0 || !lines.every((line) => isToFill(view, line))) return all
  if (!isRowOfCaptions(view, first)) return all
  const cells = first.children.length
  return lines.every(({ children }) => Math.abs(children.length - cells) <= 1) ? lines : undefined
}

/** The one list whose things are all of that role, where all else is boxes beside each other. */
const onlyOf = (
  role: "row" | "listitem",
  all: ReadonlyArray<ReadonlyArray<Seen>>
): ReadonlyArray<Seen> | undefined => {
  const areAll = (list: ReadonlyArray<Seen>, which: string) => list.every(({ node }) => node.role === which)
  const [only, another] = all.filter((list) => areAll(list, role))
  const others = all.filter((list) => list !== only)
  return another === undefined && others.every((list) => areAll(list, "generic")) ? only : undefined
}

/** What the rows come to is no row that one counts, unless there is nothing else. */
export const withoutFeet = (rows: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const body = rows.filter((row) => !standsInKind(row, "foot"))
  return body.length > 0 ? body : rows
}

/** Without what the things come to, where they stand beside it. */
const withoutSums = (
  view: View,
  all: ReadonlyArray<ReadonlyArray<Seen>>
): ReadonlyArray<ReadonlyArray<Seen>> => {
  const others = all.filter((list) => !areSums(view, list))
  return others.length > 0 ? others : all
}

/** Things of a list by no other word. */
export const items: Target = { words: "items", name: "", quoted: false, role: "item", scopes: [] }

/** "Orders", "pending orders": what is called so, by the last of the words. */
const thingsOf = (view: View, { words }: Target): ReadonlyArray<Seen> => {
  const [last = "", ...before] = [...stems(words)].reverse()
  return before.length < 3 ? thingsCalled(view, last) : []
}

/** Two side by side and not of one width, or each with a list of things that say several things each: the parts of a page, and no things in a list. */
const arePanels = (view: View, all: ReadonlyArray<Seen>): boolean => {
  const [one, other] = all.map(({ node }) => node.box)
  if (all.length !== 2 || one === undefined || other === undefined || Math.abs(one.y - other.y) > 3)
    return false
  const isListed = (seen: Seen): boolean =>
    recordsIn(view, regionOf(seen, ""), false).some((inner) => runsOf(view, inner).length > 1)
  return (
    all.every(({ node }) => node.role === "generic") &&
    (Math.abs(one.width - other.width) > 3 || all.every(isListed))
  )
}

/** What the one list of the region holds. */
export const inOneList = (view: View, region: Region, target: Target): ReadonlyArray<Seen> | Fell => {
  const cards = saysCards(target) ? cardsIn(view, region, target) : undefined
  if (cards !== undefined) return cards
  const rows = rowsOfKind(view, region, target.name || (target.role === "item" ? target.words : ""))
  if (rows.length > 0) return withoutFeet(rows)
  const every = withoutForms(
    view,
    unnamed(view, region, target.role === "row")
      .map(withoutFeet)
      .filter((list) => list.length > 0)
  )
  // Filters and the like stand beside what the page is about, unless it is asked what stands in them.
  const isInside = region.seen !== undefined && isPart(region) && isBeside(region.seen)
  const content = withoutTabs(
    view,
    every.filter(
      (all) => all.some((seen) => isInside || !isBeside(seen)) && !all.every((seen) => isBar(view, seen))
    )
  )
  const told = withoutSums(view, withoutFigures(view, content))
  // In a part of the page, what its makers call a list: what is in the cart, and not the lines of what it comes to.
  const listed = isPart(region) ? onlyOf("listitem", every) : undefined
  const all = listed !== undefined ? [listed] : every.length > 1 && told.length === 1 ? told : every
  const boxed = saysCards(target) || /^(?:box(?:es)?|panels?|widgets?)$/iu.test(target.words)
  const table = boxed ? undefined : onlyOf("row", all)
  const main =
    all.length > 1 && table === undefined
      ? thingsOf(view, target).filter((seen) => inRegion(region, seen))
      : []
  const [only = [], another] = main.length > 0 ? [main] : table === undefined ? all : [table]
  if (another !== undefined) return manyLists(target, all.length)
  if (areTiles(view, only, target)) return inDoubt(target)
  if (!boxed && arePanels(view, only)) return notToldApart(target)
  const lines = withoutCaptions(view, only)
  if (lines === undefined) return inDoubt(target)
  const bare = isPart(region) ? withoutOwnHead(view, lines) : lines
  if (bare === undefined) return inDoubt(target)
  const [things = bare, otherwise] = countedOf(view, bare, {
    ...target,
    role: target.role === "row" ? "row" : "item"
  })
  if (things.length > 0 && (isElsewhere(view, target) || leavesOut(things))) return inDoubt(target)
  return otherwise === undefined ? things : inDoubt(target)
}

/** One of the same make as the others is left out, since only one text is seen in it: nobody would leave it out. */
const leavesOut = ([first, ...others]: ReadonlyArray<Seen>): boolean => {
  const last = others.at(-1)
  const { parent } = first ?? {}
  if (first === undefined || last === undefined || first.node.role !== "generic") return false
  const all = [first, ...others]
  return (parent?.children ?? []).some(
    (each) =>
      each.node.visible &&
      each.node.role === "generic" &&
      !all.includes(each) &&
      last.parent === parent &&
      each.children.some(({ node }) => node.role === "text" && node.visible) &&
      (each.node.clickable === true
        ? all.every(({ node }) => node.clickable === true)
        : first.at < each.at && each.at < last.at) &&
      Math.abs((each.node.box?.width ?? 0) - (first.node.box?.width ?? 0)) < 3
  )
}

/** "4 messages", where a link leads to the messages and no title says that they are what is listed here. */
const isElsewhere = (view: View, { name, quoted, role, words }: Target): boolean => {
  const said = name === "" ? words : name
  const noun = stem(said)
  if (quoted || (role !== undefined && role !== "message") || !/^\p{Ll}+s$/u.test(said)) return false
  const titles = view.all.filter(({ node }) => node.visible && node.role === "heading")
  const says = (text: string) => stems(text).includes(noun)
  const here = [
    view.screen.title,
    decoded(view.screen.url).replace(/[^\p{L}]+/gu, " "),
    ...titles.map(({ node }) => node.name)
  ]
  return (
    titles.length > 0 &&
    !here.some(says) &&
    view.all.some(
      (seen) =>
        seen.node.visible && leadsAway(seen) && stems(seen.node.name.replace(/\d+/gu, "")).join(" ") === noun
    )
  )
}

export const holders = new Set(
  "list table grid treegrid region section group generic feed listbox".split(" ")
)

/** The lists, tables and sections that are called so. */
const placesCalled = (view: View, region: Region, name: string): ReadonlyArray<Region> => {
  const target: Target = { words: name, name, quoted: false, scopes: [] }
  const lists = shown(view, region).filter(
    (seen) => holders.has(seen.node.role) && fitNode(view, seen, name, false).score >= whole
  )
  const headed = placesIn(view, [region], target).filter(({ fit }) => fit >= whole)
  return [...lists.map((list) => regionOf(list, "")), ...headed.flatMap((each) => each.region ?? [])]
}

/** The one list in the smallest box that begins with the title. */
const listUnder = (view: View, title: Seen): ReadonlyArray<Seen> | undefined => {
  for (const outer of upward(title)) {
    if (runsOf(view, outer)[0]?.seen !== title || outer.parent === undefined) return undefined
    const [only, another] = groups(recordsIn(view, regionOf(outer, ""), false))
    // "Orders today" is the label of the first of the tiles, and no title over them.
    const isPartOfOne = only?.some((each) => contains(each, title)) === true
    if (only !== undefined) return another === undefined && !isPartOfOne ? inLines(view, only) : undefined
  }
  return undefined
}

/** "Available wagons", where that is written over the list in full and no role tells it to be a heading. */
export const underTitle = (
  view: View,
  region: Region,
  { quoted, words }: Target
): ReadonlyArray<Seen> | undefined => {
  if (!/ /u.test(words)) return undefined
  const titles = shown(view, region).filter(
    (seen) => seen.node.role === "text" && !isOnPressed(seen) && loose(seen.node.name) === loose(words)
  )
  const [only, another] = titles
  return quoted || only === undefined || another !== undefined ? undefined : listUnder(view, only)
}

/** "One payment" is what stands under "Payments". */
const manyOf = ({ words }: Target): string =>
  /^\p{Ll}{3,}$/u.test(words) && !words.endsWith("s") ? `${words}s` : ""

/** "No payments recorded" in the one place that is called Payments: what is called so, there is none of. */
export const isEmptyPlace = (view: View, region: Region, target: Target): boolean => {
  const name = manyOf(target) || target.words
  const [only, another] = target.role === undefined ? placesCalled(view, region, name) : []
  return (
    only !== undefined &&
    another === undefined &&
    recordsIn(view, only, false).length === 0 &&
    saysEmpty(view, only, { words: name, name, quoted: false, scopes: [] })
  )
}

/** What stands in a list that is called by the words of the text, or by those that tell the things from others. */
export const inCalledList = (view: View, region: Region, target: Target): ReadonlyArray<Seen> | undefined => {
  for (const name of [target.words, target.name, manyOf(target), modifierOf(target)]) {
    const lists = name === "" ? [] : placesCalled(view, region, name)
    const all = lists.flatMap((list) => groups(recordsIn(view, list, target.role === "row")))
    const [only, another] = all.filter((list, at) => all.findIndex(([one]) => one === list[0]) === at)
    // A box without a role, called so by its id alone, holds more than one list of things.
    const isBox = lists.every(({ seen }) => seen?.node.role === "generic" && seen !== only?.[0]?.parent)
    if (isBox && lists.length > 0) continue
    // "Fjell Boots" is one of those that stand there, and not what they are called.
    if (only?.some((seen) => loose(runsOf(view, seen)[0]?.text ?? "") === loose(name)) === true) continue
    if (only !== undefined && another === undefined) return only
  }
  return undefined
}

/** All but the last word, or what stands before the word for the kind. */
export const modifierOf = (target: Target): string =>
  target.role === undefined ? target.name.split(/\s+/u).slice(0, -1).join(" ") : target.name
