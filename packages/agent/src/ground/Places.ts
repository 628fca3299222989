/** "In the row of Ada", "inside the Billing section": the regions that a scope names. */
import { RegExp as Pattern } from "effect"
import type { RoleWord, Target } from "@assay/domain/Intent"
import {
  isCell,
  isContainer,
  isControl,
  isDialog,
  isEmptyPlace,
  isField,
  isOnControl,
  isOnPressed,
  isTable
} from "../screen/Kinds.js"
import { inOpenForm, isNumberedRow } from "./OpenForms.js"
import { beginsWithVerb } from "../language/words/Verbs.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { roleFit } from "./Roles.js"
import { numberedCell, theTable } from "./Tabled.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { loose, stems } from "../screen/Wording.js"
import { boardColumn, emptyBoardColumn, regionsOfColumn } from "./BoardColumns.js"
import { candidatesIn, type Scored } from "./Candidates.js"
import { closedBy } from "./ClosedBy.js"
import { isTitleOfListing, ownPart, placesIn, saysListing } from "./Titled.js"
import { isElsewhere } from "./KindTold.js"
import { galleryNamed } from "./Galleries.js"
import { fitName, whole } from "./Match.js"
import { thingsCalled } from "./MainList.js"
import { cellsUnder } from "./Names.js"
import { nthOf } from "./Ordinals.js"
import { partNamed } from "./PartsOfSections.js"
import { detailsOpen, drawerOver, menuOver } from "./PopUps.js"
import { inReadingOrder } from "./ReadingOrder.js"
import { mainGroup, recordsIn } from "./Records.js"
import {
  isAside,
  nodesIn,
  pairOf,
  recordOf,
  type Region,
  regionOf,
  repeats,
  sectionOf,
  wholePage
} from "./Regions.js"
import { isLike } from "./Shapes.js"
import { totalsMeant, totalsNamed } from "./Totals.js"
import { readingsOf } from "./Units.js"

const places = new Set([
  "section",
  "dialog",
  "form",
  "table",
  "list",
  "menu",
  "frame",
  "message",
  "page",
  "image"
])

/** What things stand in, and no words by themselves. */
const holding = new Set<RoleWord | undefined>(["list", "table", "section"])

/** A text by itself, which may be the title of what follows. */
const isOnlyWords = (view: View, seen: Seen): boolean =>
  /^(?:text|paragraph|caption|label)$/u.test(seen.node.role) && runsOf(view, seen).length <= 1

/** "The shopping list" by the words over it: the list or table that comes next. */
const listAfter = (view: View, title: Seen, target: Target): Region | undefined => {
  let outer = title
  while (outer.parent !== undefined && runsOf(view, outer.parent).length === 1) outer = outer.parent
  const next = outer.parent?.children.find(({ at, node }) => at > outer.end && node.visible)
  return next !== undefined && /^(?:list|table|grid|listbox|tree)$/u.test(next.node.role)
    ? regionOf(next, says(target))
    : undefined
}

const says = (target: Target): string => `in ${target.words === "" ? target.name : `“${target.words}”`}`

/** The ancestor of the kind that the scope asks for: a row for "the row of Ada". */
const askedRecord = (view: View, scored: Scored, target: Target): Region | undefined => {
  const { seen } = scored
  if (target.role === "row")
    for (const outer of upward(seen)) if (outer.node.role === "row") return regionOf(outer, says(target))
  const record = recordOf(view, seen)
  if (record !== undefined) return regionOf(record, says(target))
  const pair = pairOf(seen)
  if (pair !== undefined) return { ...pair, how: says(target) }
  const card = target.quoted && target.descriptor !== undefined ? cardOf(view, seen) : undefined
  return card === undefined ? undefined : regionOf(card, says(target))
}

/** `the comment "Great"`, when it is the only one: the small block around its words in which something else is read. */
const cardOf = (view: View, seen: Seen): Seen | undefined => {
  for (const outer of upward(seen)) {
    const runs = runsOf(view, outer)
    if (runs.length < 2) continue
    const inside = within(view, outer)
    const small = runs.length <= 8 && !inside.some((each) => each.node.role === "heading" || isField(each))
    return small && outer.parent !== undefined ? outer : undefined
  }
  return undefined
}

/** A column is all the cells under its header. */
const regionsFor = (view: View, scored: Scored, target: Target): ReadonlyArray<Region> => {
  if (scored.seen.node.role === "columnheader" && target.role === "column")
    return cellsUnder(view, scored.seen).map((cell) => regionOf(cell, says(target)))
  if (isCell(scored.seen) && target.role === "column") return [regionOf(scored.seen, says(target))]
  const region = regionFor(view, scored, target)
  return region === undefined ? [] : [region]
}

/** "The Categories menu" by the title over it, which is drawn as a part of the menu: what begins with it. */
const underTitle = (view: View, seen: Seen, { name, role }: Target): Seen | undefined => {
  const [own, another] = runsOf(view, seen)
  const isTitle = own !== undefined && another === undefined && loose(own.text) === loose(name)
  if (role !== "menu" || name === "" || !isTitle || isControl(seen) || isOnControl(seen)) return undefined
  const outer = [...upward(seen)].find((each) => runsOf(view, each).length > 1)
  return outer !== undefined && runsOf(view, outer)[0]?.seen === own.seen ? outer : undefined
}

/** "In the cart" is in none of the cards with a button "Add to cart": it tells where the thing goes. */
const leadsThither = ({ fit, seen }: Scored): boolean =>
  isControl(seen) && fit < whole && beginsWithVerb(seen.node.name)

const regionFor = (view: View, scored: Scored, target: Target): Region | undefined => {
  const { seen } = scored
  const titled = underTitle(view, seen, target)
  if (titled !== undefined) return regionOf(titled, says(target))
  const closed = closedBy(seen, target)
  if (closed !== undefined) return regionOf(closed, says(target))
  if (scored.region !== undefined) return { ...scored.region, how: says(target) }
  if (scored.unit !== undefined) return regionOf(seen, says(target))
  const container = isContainer(seen.node.role) || (target.role !== undefined && places.has(target.role))
  // What is pressed to go to a place is not the place.
  const opener = isControl(seen) && runsOf(view, seen).length < 2
  const bare =
    (seen.node.role === "generic" && seen.children.length > 0 && !opener) || isDrawnPlace(view, seen)
  // The list under the heading "List", and not the heading; "the shopping list", and not its title.
  if (container && seen.node.role === "heading" && (target.name === "" || holding.has(target.role)))
    return { ...ownPart(view, seen, sectionOf(view, seen), target), how: says(target) }
  if (holding.has(target.role) && isOnlyWords(view, seen)) return listAfter(view, seen, target)
  if (container || bare) return regionOf(seen, says(target))
  if (isControl(seen) && target.role === undefined && recordOf(view, seen) === undefined) return undefined
  if (leadsThither(scored)) return undefined
  return askedRecord(view, scored, target) ?? entryOf(scored, target)
}

/** A picture with things to press or to read in it, as a map or a plan is; or one of so large a size that they would stand there. */
const isDrawnPlace = (view: View, { at, children, end, node: { box, role } }: Seen): boolean => {
  if (role !== "img" || box === undefined) return false
  const inside = view.all.slice(at + 1, end + 1)
  const { height, width } = view.screen.viewport
  return (
    inside.some(({ node }) => node.visible && node.role === "text") ||
    (children.length > 0 && inside.some(isControl)) ||
    box.width * box.height > (width * height) / 8
  )
}

/** "The Inbox entry in the menu", "the Saved button" is what is pressed there, badge and all, or without one. */
const entryOf = ({ fit, seen }: Scored, target: Target): Region | undefined =>
  /^(?:item|menuitem|button|link)$/u.test(target.role ?? "") &&
  target.name !== "" &&
  fit >= whole &&
  isControl(seen)
    ? regionOf(seen, says(target))
    : undefined

const weight = (scored: Scored): number =>
  scored.region !== undefined || scored.unit !== undefined || isContainer(scored.seen.node.role)
    ? scored.score + 0.04
    : scored.score

const unique = (regions: ReadonlyArray<Region>): ReadonlyArray<Region> =>
  regions.filter(
    (one, at) => regions.findIndex((other) => other.from === one.from && other.to === one.to) === at
  )

const nth = <A>(all: ReadonlyArray<A>, ordinal: number | undefined): ReadonlyArray<A> => {
  if (ordinal === undefined) return all
  const found = nthOf(all, ordinal)
  return found === undefined ? [] : [found]
}

/** Smaller regions first; one that only repeats a larger one of the same scope is left out. */
const innermost = (regions: ReadonlyArray<Region>): ReadonlyArray<Region> =>
  regions.filter(
    (outer) =>
      !regions.some(
        (inner) =>
          inner !== outer &&
          inner.from >= outer.from &&
          inner.to <= outer.to &&
          inner.to - inner.from < outer.to - outer.from
      )
  )

/** A list to choose from is a field, and holds nothing else. */
const holdsThings = (seen: Seen): boolean => seen.node.options === undefined && seen.node.role !== "combobox"

/** "In the menu" is not in what opens one, and has not opened it. */
const isClosedMenu = (view: View, seen: Seen, { name, role }: Target): boolean =>
  role === "menu" &&
  name === "" &&
  isControl(seen) &&
  (seen.node.state.expanded === false || /^[⋯…⋮︙•·.∙\s]*$/u.test(readableTextOf(view, seen)))

/** Of several rows that hold a name, those that are called by it: it stands in their first column. */
const calledSo = (view: View, regions: ReadonlyArray<Region>, target: Target): ReadonlyArray<Region> => {
  const rows = regions.filter(({ seen }) => seen?.node.role === "row")
  if (rows.length < 2 || rows.length < regions.length || target.name === "") return regions
  const called = rows.filter(({ seen }) => {
    const first = seen?.children.find((cell) => readableTextOf(view, cell) !== "")
    return (
      first !== undefined && fitName(target.name, target.quoted, readableTextOf(view, first)).score >= whole
    )
  })
  return called.length > 0 ? called : regions
}

/** None where the place depends on what one counts. */
const agreed = (one: ReadonlyArray<Region>, other: ReadonlyArray<Region>): ReadonlyArray<Region> =>
  one.length === 1 && other.length === 1 && one[0]?.from === other[0]?.from && one[0]?.to === other[0]?.to
    ? one
    : []

/** A card that says "Beta" and "5" is no head over the cards beside it, unless it comes first and counts them. */
const isCardBeside = (view: View, seen: Seen): boolean => {
  const parts = (seen.parent?.children ?? []).filter(({ node }) => node.visible)
  const others = parts.filter((each) => each !== seen && isLike(view, each, seen))
  const number = /\d+/u.exec(runsOf(view, seen).at(-1)?.text ?? "")?.[0]
  return parts[0] !== seen || (others.length > 0 && number !== undefined && Number(number) !== others.length)
}

/** The head of a column: its name and how many it holds, and nothing of what stands in it. */
const isHead = (view: View, { seen }: Region, { name }: Target): boolean =>
  seen?.node.role === "generic" &&
  runsOf(view, seen).every(({ text }) => loose(text) === loose(name) || /^\W*\d+\W*$/u.test(text)) &&
  !isCardBeside(view, seen)

const tablesIn = (view: View, region: Region): ReadonlyArray<Seen> =>
  nodesIn(view, region).filter((seen) => seen.node.visible && isTable(seen))

/** "The preferences table": the one table under the heading, and not all that stands there. */
const onlyTable = (view: View, region: Region, { role }: Target): Region | undefined => {
  if (role !== "table" || region.seen?.node.role === "table") return undefined
  const [only, another] = tablesIn(view, region)
  return only === undefined || another !== undefined ? undefined : regionOf(only, region.how)
}

/** What stands under the head, with it: the column. */
const underHead = (view: View, region: Region, target: Target): Region => {
  const table = onlyTable(view, region, target)
  if (table !== undefined) return table
  const block = isHead(view, region, target) ? region.seen?.parent : undefined
  return block?.parent === undefined || !repeats(view, block) ? region : regionOf(block, region.how)
}

/** "The list" on a page that lists something is not the ways to go beside it. */
const isMenuBeside = (view: View, seen: Seen, { name, role }: Target): boolean =>
  role === "list" &&
  name === "" &&
  isAside(seen) &&
  recordsIn(view, wholePage(view), false).some((record) => !isAside(record))

/** "In the list" is neither in the field for a new item of it, nor in the button that turns it into text, nor in "Shopping list 3", which leads to another. */
const isNoList = (seen: Seen, { name, role }: Target): boolean => {
  const { node } = seen
  if ((role !== "list" && role !== "table") || name !== "") return false
  const isWay = isOnPressed(seen) && node.state.expanded === undefined && roleFit(role, seen) === 0
  return node.role === "textbox" || (node.role === "button" && node.state.expanded === undefined) || isWay
}

const itemOfMenu = /^menuitem(?:checkbox|radio)?$/u

/** What a menu is made of is no menu, unless it holds another. */
const isItemOfMenu = (view: View, seen: Seen, { role }: Target): boolean =>
  role === "menu" &&
  [...upward(seen)].some(({ node }) => itemOfMenu.test(node.role)) &&
  !within(view, seen).some((each) => each !== seen && itemOfMenu.test(each.node.role))

const putting = /^(?:add|remove|move|save|put|copy|send|share)(?:ed|d)? /u

/** "Add the lamp to the wishlist", on the card of the lamp: what puts it there, and not the wishlist. */
const isWayInto = (view: View, seen: Seen, { name, quoted }: Target): boolean => {
  if (quoted || name === "" || !isControl(seen) || recordOf(view, seen) === undefined) return false
  const said = loose(seen.node.name)
  return (
    putting.test(said) &&
    new RegExp(` (?:to|from|in|into|on) (?:the |your |my )?${Pattern.escape(loose(name))}$`, "u").test(said)
  )
}

/** "In the table" of a page that has one: not what is only called so, such as the column of the tables. */
const ofKind = (
  view: View,
  { name, ordinal, role, words }: Target,
  all: ReadonlyArray<Scored>
): ReadonlyArray<Scored> => {
  const bars = /^menu ?bar$/iu.test(words) ? all.filter(({ seen }) => seen.node.role === "menubar") : []
  if (bars.length > 0) return bars
  // What only has the word in its class is a part of it.
  const dialogs = name === "" && role === "dialog" ? all.filter(({ seen }) => isDialog(seen)) : []
  if (dialogs.length > 0) return dialogs
  if (name !== "" || role !== "table") return all
  const such = all.filter(({ seen }) => roleFit(role, seen) > 0)
  if (such.length === 0) return all
  return ordinal === undefined ? theTable(view, such) : such
}

/** "On Marketing site": one of several things may be called so, to the letter. */
const thingCalled = (
  view: View,
  regions: ReadonlyArray<Region>,
  { name, quoted, words }: Target
): ReadonlyArray<Region> | undefined => {
  if (quoted || name === "" || !/^\p{Lu}/u.test(words)) return undefined
  const free: Target = { words, name: words, quoted: false, scopes: [] }
  const records = candidatesIn(view, regions, free, "look")
    .filter(({ fit }) => fit >= 0.98)
    .map(({ seen }) => recordOf(view, seen))
  const [only, another] = [...new Set(records)]
  return only === undefined || another !== undefined ? undefined : [regionOf(only, says(free))]
}

/** The regions that the scope's target names, equally well; none when it names nothing on the screen. */
export const regionsNamed = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target
): ReadonlyArray<Region> => {
  if (target.role === "page") return thingCalled(view, regions, target) ?? regions
  const ofBoard = boardColumn(view, target)
  if (ofBoard !== undefined) return regionsOfColumn(ofBoard, says(target))
  const part = partNamed(view, target) ?? totalsMeant(view, regions, target)
  if (part !== undefined) return [regionOf(part, says(target))]
  const numbered = target.ordinal === undefined ? [] : thingsIn(view, regions, target)
  if (numbered.length > 0) return numbered
  const all = [
    ...ofKind(
      view,
      target,
      candidatesIn(view, regions, target, "look").filter(
        ({ seen }) =>
          holdsThings(seen) &&
          !isNoList(seen, target) &&
          !isClosedMenu(view, seen, target) &&
          !isWayInto(view, seen, target) &&
          !isMenuBeside(view, seen, target) &&
          !isItemOfMenu(view, seen, target)
      )
    ),
    ...placesIn(view, regions, target)
  ]
    .flatMap((scored) =>
      regionsFor(view, scored, target).map((region) => ({
        region: underHead(view, region, target),
        weight: weight(scored),
        ...(scored.unit === undefined ? {} : { unit: scored.unit })
      }))
    )
    .sort((a, b) => b.weight - a.weight)
  const found = isNumberedRow(target) ? inOpenForm(view, all) : all
  const lone = loneTable(view, regions, target)
  // Neither the title of the page nor what leads to it holds the table.
  if (lone !== undefined && !found.some(({ region }) => region.from <= lone.from && lone.to <= region.to))
    return [lone]
  // "The menu", once one has opened over the page, is not the ways to go at its side.
  const opened = target.role === "menu" && target.name === "" ? menuOver(view) : undefined
  if (opened !== undefined && found.every(({ region }) => region.seen?.node.role === "navigation"))
    return [regionOf(opened, says(target))]
  const best = found[0]?.weight ?? 0
  const equal = found.filter((each) => each.weight >= best - 0.03)
  const orderedOf = (reading: ReadonlyArray<(typeof equal)[number]>) =>
    calledSo(
      view,
      [...innermost(unique(reading.map((each) => each.region)))].sort((a, b) => a.from - b.from),
      target
    )
  const [ordered = [], another] = readingsOf(equal).map(orderedOf)
  if (another !== undefined) return agreed(nth(ordered, target.ordinal), nth(another, target.ordinal))
  if (ordered.length > 0) return nth(ordered, target.ordinal)
  // "The row of class 7B" of a table with a column for the class.
  const numberOf =
    target.role === undefined || target.role === "row" ? numberedCell(view, target)?.parent : undefined
  if (numberOf !== undefined) return [regionOf(numberOf, says(target))]
  const column = emptyBoardColumn(view, target)
  if (column !== undefined) return [regionOf(column, says(target))]
  const empty = candidatesIn(view, regions, target, "look", isEmptyPlace)
  if (empty.length > 0)
    return nth(
      empty.map(({ seen }) => regionOf(seen, says(target))),
      target.ordinal
    )
  const over = opened ?? drawerOver(view, target.words) ?? detailsOpen(view, target)
  if (over !== undefined) return [regionOf(over, says(target))]
  const totals = totalsNamed(view, regions, target)
  if (totals !== undefined) return [regionOf(totals, says(target))]
  const gallery = galleryNamed(view, target)
  if (gallery !== undefined) return [regionOf(gallery, says(target))]
  const things = thingsIn(view, regions, target)
  if (things.length > 0) return things
  return nth(unnamedList(view, regions, isListing(view, target) ? anyList(target) : target), target.ordinal)
}

/** "In the first post", "in the post of Ada": a noun for the things that the page lists, which nothing on it is called. */
const thingsIn = (view: View, regions: ReadonlyArray<Region>, target: Target): ReadonlyArray<Region> => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  if (quoted || role !== undefined || quantifier !== undefined || scopes.length > 0) return []
  const things = thingsCalled(view, name)
  const inside = regions.flatMap((region) =>
    things.filter((thing) =>
      // Within what is said of one of them, that one.
      region.from <= thing.at ? thing.end <= region.to : thing.at <= region.from && region.to <= thing.end
    )
  )
  const chosen = ordinal === undefined ? inside : nth(inReadingOrder(inside) ?? [], ordinal)
  return chosen.length === 1 ? chosen.map((seen) => regionOf(seen, says(target))) : []
}

/** "The bookings table" of a page that speaks of bookings, and has one table, which nothing calls so. */
const loneTable = (
  view: View,
  regions: ReadonlyArray<Region>,
  { name, ordinal, quoted, role, scopes }: Target
): Region | undefined => {
  const words = stems(name)
  if (role !== "table" || quoted || words.length !== 1 || ordinal !== undefined || scopes.length > 0)
    return undefined
  const [only, another] = regions.flatMap((region) => tablesIn(view, region))
  if (only === undefined || another !== undefined) return undefined
  const speaks = runsOf(view, view.root).some(
    ({ seen, text }) =>
      (seen.at < only.at || seen.at > only.end) &&
      stems(text).at(-1) === words[0] &&
      ![...upward(seen)].some((each) => isControl(each) || each.node.clickable === true)
  )
  return speaks ? regionOf(only, `in the one table, of ${name}`) : undefined
}

/** "Today's timetable", "the queue": what a page lists is seldom called so on it. */
const isListing = (view: View, { name, quoted, role, scopes }: Target): boolean =>
  !quoted &&
  (role === undefined || role === "section") &&
  scopes.length === 0 &&
  !isElsewhere(view, name) &&
  saysListing(name) &&
  !view.all.some((seen) => isTitleOfListing(seen, { name, quoted, scopes, words: name }))

const anyList = (target: Target): Target => ({ ...target, name: "", role: "list" })

/** The list in the one dialog that is open over the page. */
const groupOver = (view: View, region: Region): Seen | undefined => {
  const [dialog, another] = nodesIn(view, region).filter((seen) => isDialog(seen) && seen.node.visible)
  return dialog === undefined || another !== undefined ? undefined : mainGroup(view, regionOf(dialog, ""))
}

/** "In the list" on a page whose list has no such role: what holds the most like things. */
const unnamedList = (view: View, regions: ReadonlyArray<Region>, target: Target): ReadonlyArray<Region> => {
  if (target.name !== "" || (target.role !== "list" && target.role !== "table")) return []
  return regions.flatMap((region) => {
    const holder = groupOver(view, region) ?? mainGroup(view, region)
    return holder === undefined ? [] : [regionOf(holder, says(target))]
  })
}
