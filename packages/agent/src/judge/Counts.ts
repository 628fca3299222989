/** Counting what is shown. */
import type { Intent, Target } from "@assay/domain/Intent"
import { candidatesIn } from "../ground/Candidates.js"
import { placesIn } from "../ground/Titled.js"
import { markedFit } from "../ground/KindWords.js"
import { fitName, whole } from "../ground/Match.js"
import { fitNode } from "../ground/Names.js"
import { regionsOf } from "../ground/Enclosures.js"
import { ground } from "../ground/Ground.js"
import { isOfKind, partsNamed, standsInKind } from "../ground/PartKinds.js"
import { isHead, withoutHeads } from "../ground/Heads.js"
import { groups, recordsIn } from "../ground/Records.js"
import { isAside, isHolder, nodesIn, type Region, regionOf } from "../ground/Regions.js"
import { roleFit } from "../ground/Roles.js"
import { rowsOfKind } from "../ground/Tabled.js"
import { plainScopes } from "../ground/Scopes.js"
import { tallyOf } from "../ground/Tallies.js"
import { countedOf } from "../ground/Units.js"
import { roleOf } from "../language/Words.js"
import { Fell } from "../run/Fell.js"
import { isControl, standsIn } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, upTo, type View } from "../screen/View.js"
import { loose, stem, stems, tokens } from "../screen/Wording.js"
import { evidenceFor } from "./Evidence.js"
import { comparisons } from "./Numbers.js"
import { onlyDoes } from "./Openers.js"
import { bearing, inState, stateIn } from "./Qualified.js"
import { type Case, holds, refuted, type Ruling, undecided } from "./Ruling.js"
import { statedIn } from "./Stated.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

/** From the things that anybody would count to all that somebody might. */
interface Counted {
  readonly least: number
  readonly most: number
  /** With what is no thing, such as the line of a total. */
  readonly lines: number
  /** Counted without any word for them on the page: whatever the one list there holds. */
  readonly weak?: boolean
}

const exactly = (count: number): Counted => ({ least: count, most: count, lines: count })

const shown = (view: View, region: Region): ReadonlyArray<Seen> =>
  nodesIn(view, region).filter(({ node }) => node.visible)

const isPart = (region: Region): boolean => region.seen?.parent !== undefined || region.seen === undefined

/** The lines of a grid are no things themselves: what stands in them is one lot. */
const inLines = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  all.flatMap((seen) => (isHolder(view, seen) ? seen.children.filter(({ node }) => node.visible) : [seen]))

/** The records of a region by what holds them, without the menus around the content. */
const listsIn = (view: View, region: Region, rows: boolean): ReadonlyArray<ReadonlyArray<Seen>> => {
  const all = groups(recordsIn(view, region, rows).filter((seen) => isPart(region) || !isAside(seen)))
  return rows ? all : all.map((list) => inLines(view, list))
}

/** Options of an open list, or the records beside the menus, by the thing that holds them. */
const unnamed = (view: View, region: Region, rows: boolean): ReadonlyArray<ReadonlyArray<Seen>> => {
  const options = rows ? [] : shown(view, region).filter(({ node }) => node.role === "option")
  return options.length > 0 ? groups(options) : listsIn(view, region, rows)
}

const counted = (view: View, all: ReadonlyArray<Seen>): Counted => {
  const { doubtful, others, sure } = tallyOf(view, all)
  return { least: sure.length, most: sure.length + doubtful, lines: sure.length + doubtful + others }
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

/** From the fewest to the most that may be counted. */
const spanned = (all: ReadonlyArray<Counted>): Counted => ({
  least: Math.min(...all.map(({ least }) => least)),
  most: Math.max(...all.map(({ most }) => most)),
  lines: Math.max(...all.map(({ lines }) => lines))
})

const inDoubt = (target: Target): Fell =>
  Fell.of("target_ambiguous", `What stands there may be one of the ${target.words} or several.`)

const isRecordWord = ({ role }: Target): boolean =>
  role === undefined || role === "row" || role === "item" || role === "element" || role === "message"

const manyLists = (target: Target, lists: number): Fell =>
  Fell.of("target_ambiguous", `“${target.words}” may mean what stands in any of ${lists} lists.`)

/** The blocks that stand side by side and hold lists: the columns of a board. One without anything in it is one as well. */
const blocksIn = (view: View, region: Region): ReadonlyArray<Seen> => {
  const all = recordsIn(view, region, false)
  const holding = all.filter((seen) => recordsIn(view, regionOf(seen, ""), false).length > 0)
  return all.filter((seen) => holding.some((each) => each.parent === seen.parent))
}

const isInLine = ({ node: { box: one } }: Seen, { node: { box: other } }: Seen): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.y - other.y) < Math.min(one.height, other.height) / 2

/** What stands in the columns of a board is one lot; undefined where there are none. */
const cardsIn = (view: View, region: Region, target: Target): ReadonlyArray<Seen> | Fell | undefined => {
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
  runsOf(view, record).every(({ seen }) =>
    [...upTo(record, seen)].some((each) => isControl(each) && each.node.role !== "link")
  )

/** Without the title of a column and its number, which stand over the things in it; undefined where they may be one of the things. */
const withoutOwnHead = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> | undefined => {
  const [, second] = all
  return second === undefined || isHead(view, second) ? all : withoutHeads(view, [all])
}

/** What the one list of the region holds. */
export const inOneList = (view: View, region: Region, target: Target): ReadonlyArray<Seen> | Fell => {
  const cards = /^(?:cards?|tiles?)$/iu.test(target.words) ? cardsIn(view, region, target) : undefined
  if (cards !== undefined) return cards
  const rows = rowsOfKind(view, region, target.name || (target.role === "item" ? target.words : ""))
  if (rows.length > 0) return rows
  const every = unnamed(view, region, target.role === "row")
  // Filters and the like stand beside what the page is about.
  const content = withoutTabs(
    view,
    every.filter((all) => all.some((seen) => !isBeside(seen)) && !all.every((seen) => isBar(view, seen)))
  )
  const all = every.length > 1 && content.length === 1 ? content : every
  const [only = [], another] = all
  if (another !== undefined) return manyLists(target, all.length)
  const bare = isPart(region) ? withoutOwnHead(view, only) : only
  if (bare === undefined) return inDoubt(target)
  const [things = bare, otherwise] = countedOf(view, bare, {
    ...target,
    role: target.role === "row" ? "row" : "item"
  })
  return otherwise === undefined ? things : inDoubt(target)
}

/** Messages by their role, and those that only a class tells; where there are both, one may say the same as the others. */
const messages = (
  view: View,
  region: Region,
  target: Target,
  byRole: ReadonlyArray<Seen>
): ReadonlyArray<ReadonlyArray<Seen>> | Fell => {
  const texts = shown(view, region).filter((seen) => markedFit(view, seen, target).score > 0)
  const marked = texts.filter((seen) => !texts.some((outer) => outer !== seen && contains(outer, seen)))
  const apart = marked.filter((seen) => !byRole.some((outer) => contains(outer, seen)))
  if (byRole.length === 0 && marked.length === 0 && evidenceFor(view, region, target).length > 0)
    return notToldApart(target)
  if (apart.length === 0) return countedOf(view, byRole, target)
  return byRole.length === 0 ? [marked] : [byRole, marked, [...byRole, ...apart]]
}

/** The things of a kind that have no name: rows, items, buttons. */
const ofKind = (view: View, region: Region, target: Target): ReadonlyArray<ReadonlyArray<Seen>> | Fell => {
  const { role } = target
  const byRole =
    role === undefined || role === "row" || role === "item" || role === "element"
      ? []
      : shown(view, region).filter((seen) => roleFit(role, seen) === 1 && seen.parent !== undefined)
  if (role === "column" && byRole.length === 0) return [blocksIn(view, region)]
  // "Messages" are what a mailbox holds as well as what a page has to say.
  const letters = role !== "message" || isPart(region) || /^messages$/iu.test(target.words)
  const listed = byRole.length === 0 && isRecordWord(target) && letters
  // The suggestions are what the list of them holds.
  if (role === "message" && !listed) return messages(view, region, target, byRole)
  if (!listed && !/^suggestions?$/iu.test(target.words)) return countedOf(view, byRole, target)
  const all = inOneList(view, region, target)
  return all instanceof Fell ? all : [all]
}

const holders = new Set("list table grid treegrid region section group generic feed listbox".split(" "))

/** The lists, tables and sections that are called so. */
const placesCalled = (view: View, region: Region, name: string): ReadonlyArray<Region> => {
  const target: Target = { words: name, name, quoted: false, scopes: [] }
  const lists = shown(view, region).filter(
    (seen) => holders.has(seen.node.role) && fitNode(view, seen, name, false).score >= whole
  )
  const headed = placesIn(view, [region], target).filter(({ fit }) => fit >= whole)
  return [...lists.map((list) => regionOf(list, "")), ...headed.flatMap((each) => each.region ?? [])]
}

/** What stands in a list that is called by the words of the text, or by those that tell the things from others. */
const inCalledList = (view: View, region: Region, target: Target): ReadonlyArray<Seen> | undefined => {
  for (const name of [target.words, target.name, modifierOf(target)]) {
    const lists = name === "" ? [] : placesCalled(view, region, name)
    const all = lists.flatMap((list) => groups(recordsIn(view, list, target.role === "row")))
    const [only, another] = all.filter((list, at) => all.findIndex(([one]) => one === list[0]) === at)
    if (only !== undefined && another === undefined) return only
  }
  return undefined
}

const captions = new Set(["heading", "columnheader", "caption", "term"])

/** The plural alone is what a label says, not what a thing is called; a cell is not called by the header of its column. */
const isThing = (view: View, target: Target, seen: Seen, how: string): boolean => {
  const said = loose(readableTextOf(view, seen) || seen.node.name)
  const plural = stem(said) !== said && stem(said) === stem(loose(target.name))
  // "Members: three" is a line about members.
  const line = seen.node.role === "text" && /^label\b/u.test(how)
  return (
    !line &&
    !captions.has(seen.node.role) &&
    !/^(?:column|row header|term|text before it)/u.test(how) &&
    !(plural && !target.quoted)
  )
}

/** Each one bears the name itself. */
const byName = (view: View, region: Region, target: Target): ReadonlyArray<Seen> => {
  const singular = { ...target, name: stems(target.name).join(" ") }
  for (const each of [target, singular]) {
    const found = candidatesIn(view, [region], each, "look").filter(
      ({ fit, how, seen }) => fit >= 0.8 && isThing(view, target, seen, how) && !onlyDoes(seen, each)
    )
    const top = found[0]?.score ?? 0
    if (found.length > 0) return found.filter(({ score }) => score >= top - 0.06).map(({ seen }) => seen)
  }
  return []
}

/** All but the last word, or what stands before the word for the kind. */
const modifierOf = (target: Target): string =>
  target.role === undefined ? target.name.split(/\s+/u).slice(0, -1).join(" ") : target.name

/** A table that is called by other words holds other things, when nothing but "the table" says which is meant. */
const ofOthers = (region: Region, target: Target): boolean => {
  const bare = target.scopes.length > 0 && target.scopes.every((scope) => scope.target.name === "")
  const title = stems(region.seen?.node.name ?? "")
  const titled = ["table", "grid", "list"].includes(region.seen?.node.role ?? "") && title.length > 0
  return bare && titled && !tokens(target.name).some((word) => title.includes(stem(word)))
}

const notCalled = (target: Target): Fell =>
  Fell.of("target_not_found", `Nothing there is called “${target.words}”.`)

/** "Error messages" are messages. */
const isKind = (target: Target): boolean =>
  target.name === "" ||
  (target.role !== undefined &&
    (fitName(target.name, false, target.role).score > 0.8 ||
      target.name.split(/\s+/u).every((word) => roleOf(word) === target.role)))

/** Not all that is counted need stand on this page. */
const isPaged = (view: View): boolean =>
  view.all.some(
    ({ node }) =>
      node.visible &&
      /^(?:next|(?:load|show|view|see) (?:more|all)|more|older|[›»>])|\bpage \d|\d of \d|^showing\b/iu.test(
        node.name
      )
  )

/** Those among which the words, or the name of whose they are, pick some. */
const picked = (view: View, region: Region, target: Target, words: string): Counted | Fell => {
  const all = inOneList(view, region, target)
  if (all instanceof Fell) return all
  const { sure } = tallyOf(view, all)
  const opposite = /^not (?=\S)/u.test(words)
  const chosen = bearing(view, sure, words.replace(/^not (?=\S)/u, ""))
  return chosen instanceof Fell ? chosen : exactly(opposite ? sure.length - chosen.length : chosen.length)
}

const named = (view: View, region: Region, target: Target): Counted | Fell => {
  const inside = inCalledList(view, region, target)
  if (inside !== undefined) return counted(view, inside)
  // A row is pending by one of its columns, and not by a word that stands anywhere in it.
  if (target.role === "row" && !target.quoted && /^\p{Ll}/u.test(target.name))
    return picked(view, region, target, target.name)
  const bearers = byName(view, region, target)
  if (bearers.length > 0) return exactly(bearers.length)
  const words = modifierOf(target)
  const rows = words === "" ? rowsOfKind(view, region, target.name) : []
  if (rows.length > 0) return counted(view, rows)
  if (words !== "") return picked(view, region, target, words)
  if (target.quoted) return exactly(0)
  if (ofOthers(region, target)) return notCalled(target)
  const all = inOneList(view, region, target)
  if (all instanceof Fell) return all
  if (isSaidElsewhere(view, region, target, all) || areNested(view, all)) return notToldApart(target)
  return { ...counted(view, all), weak: true }
}

/** Lists in a list: the lots, or what is in them. */
const areNested = (view: View, all: ReadonlyArray<Seen>): boolean =>
  all.some(
    (seen) =>
      seen.node.role === "listitem" &&
      recordsIn(view, regionOf(seen, ""), false).some(({ node }) => node.role === "listitem")
  )

const notToldApart = (target: Target): Fell =>
  Fell.of("target_ambiguous", `It cannot be told which of the things there are ${target.words}.`)

/** What is written over other things tells that these are meant, and not what the one list holds; so does a place that holds no list. */
const isSaidElsewhere = (view: View, region: Region, { name }: Target, all: ReadonlyArray<Seen>): boolean => {
  const inside = shown(view, region)
  if (all.length === 0)
    return isPart(region) && !inside.some(({ node }) => holders.has(node.role) && node.role !== "generic")
  return inside.some(
    (seen) =>
      (captions.has(seen.node.role) || seen.node.role === "text") &&
      !isAside(seen) &&
      loose(seen.node.name) === loose(name) &&
      !all.some((each) => contains(each, seen)) &&
      !isNextAfter(view, seen, all)
  )
}

/** Nothing else is titled between the words and the list. */
const isNextAfter = (view: View, title: Seen, [first]: ReadonlyArray<Seen>): boolean =>
  first !== undefined &&
  title.at < first.at &&
  !view.all.slice(title.end + 1, first.at).some(({ node }) => node.visible && captions.has(node.role))

const ofStated = (view: View, region: Region, target: Target): Counted | Fell | undefined => {
  const said = stateIn(target)
  if (said === undefined) return undefined
  const { rest, state } = said
  const readings = isKind(rest) ? ofKind(view, region, rest) : [byName(view, region, rest)]
  if (readings instanceof Fell) return readings
  const [all = [], otherwise] = readings
  if (otherwise !== undefined) return inDoubt(rest)
  const chosen = inState(view, all, state, target.name)
  return chosen instanceof Fell ? chosen : exactly(chosen.length)
}

/** "Chips", "cards": those that are so by their class. */
const partsIn = (view: View, region: Region, target: Target): ReadonlyArray<Seen> =>
  target.ordinal === undefined && target.scopes.every(({ relation }) => relation === "in")
    ? partsNamed(shown(view, region), target)
    : []

/** A card may be a thing in a list or a part of the page, and so the list must agree. */
const countIn = (view: View, region: Region, target: Target): Counted | Fell => {
  const parts = partsIn(view, region, target)
  if (parts.length === 0) return countBy(view, region, target)
  if (!parts.some((seen) => isOfKind(seen, "card"))) return exactly(parts.length)
  const found = countBy(view, region, target)
  return found instanceof Fell || (found.least <= parts.length && parts.length <= found.most)
    ? exactly(parts.length)
    : inDoubt(target)
}

/** "The cart shows 12 items" of what only opens the cart: the number on it. */
const onControl = (view: View, { seen }: Region): Counted | undefined => {
  if (seen === undefined || seen.parent === undefined || !isControl(seen) || seen.node.options !== undefined)
    return undefined
  const runs = runsOf(view, seen).filter(({ text }) => /\p{N}/u.test(text))
  const [only, another] = runs
  const number = /^\(?(\d{1,6})\)?$/u.exec(only?.text.trim() ?? "")?.[1]
  return number === undefined || another !== undefined ? undefined : exactly(Number(number))
}

const countBy = (view: View, region: Region, target: Target): Counted | Fell => {
  const badge = onControl(view, region)
  if (badge !== undefined) return badge
  const owner = plainScopes(target.scopes).find(({ relation }) => relation !== "in")
  if (owner !== undefined) return picked(view, region, target, owner.target.name)
  const stated = isKind(target) ? undefined : ofStated(view, region, target)
  if (stated !== undefined) return stated
  if (!isKind(target)) return named(view, region, target)
  const readings = ofKind(view, region, target)
  return readings instanceof Fell ? readings : spanned(readings.map((all) => counted(view, all)))
}

/** The numbers that fit what is asked: all of them, none, or it depends on what one counts. */
const truthOf = ({ comparison, count }: Count, { least, lines, most }: Counted): boolean | undefined => {
  const [, holdsFor] = comparisons[comparison]
  const range = (to: number) => Array.from({ length: to - least + 1 }, (_, at) => holdsFor(least + at, count))
  if (range(most).every(Boolean)) return true
  return range(lines).some(Boolean) ? undefined : false
}

/** "Fewer than five" is said of some that are there; like "only five", of a whole that may go on elsewhere. */
const isOpen = (
  { comparison, target }: Count,
  { view }: Case,
  regions: ReadonlyArray<Region>,
  most: number
): boolean => {
  if (regions.some(isPart)) return false
  const bounded = comparison === "fewer" || comparison === "at_most"
  return (bounded && most === 0) || ((bounded || target.quantifier === "only") && isPaged(view))
}

const agreed = (all: ReadonlyArray<Counted>): Counted | undefined => {
  const [first] = all
  const same = all.every(
    ({ least, lines, most }) => least === first?.least && most === first.most && lines === first.lines
  )
  return same ? first : undefined
}

const unclear = (target: Target, { least, lines }: Counted): Fell =>
  Fell.of("target_ambiguous", `From ${least} to ${lines} may be counted as ${target.words}.`)

/** What the page says itself, beside what was counted. */
const bySaid = (check: Count, given: Case, said: number, all: Counted | undefined): Ruling => {
  const { count, target } = check
  const [word, holdsFor] = comparisons[check.comparison]
  const says = holdsFor(said, count)
  const truth = all === undefined ? says : truthOf(check, all)
  const telling = all !== undefined && all.weak !== true && all.most > 0 && !isPaged(given.view)
  if (truth === says || (says && !telling) || all?.most === 0)
    return says
      ? holds(`${said} ${target.words}`)
      : refuted(`${word}${count} ${target.words}`, `${said} ${target.words}`)
  return undecided(
    Fell.of("target_ambiguous", `The page says ${said} ${target.words}, and ${all?.least ?? 0} stand on it.`)
  )
}

const byCount = (check: Count, given: Case, regions: ReadonlyArray<Region>, all: Counted): Ruling => {
  const { comparison, count, target } = check
  const truth = truthOf(check, all)
  if (truth === undefined) return undecided(unclear(target, all))
  const actual = `${all.least} ${target.words}`
  if (!truth) return refuted(`${comparisons[comparison][0]}${count} ${target.words}`, actual)
  if (isOpen(check, given, regions, all.most))
    return undecided(Fell.of("target_not_found", `Not all ${target.words} need to stand on this page.`))
  return holds(actual)
}

/** What a list offers while it is closed; one that is no list of the browser has no options before it is opened. */
const ofOptions = (check: Count, given: Case): Ruling | undefined => {
  const [scope, another] = check.target.scopes
  const bare = check.target.role === "option" && check.target.name === ""
  if (!bare || scope?.relation !== "in" || another !== undefined) return undefined
  const list = ground(given.view, scope.target, "choose", given.antecedent)
  if (list._tag !== "Found") return undefined
  const { options, role, state } = list.seen.node
  if (options !== undefined) return byCount(check, given, [regionOf(list.seen, "")], exactly(options.length))
  return role === "combobox" && state.expanded !== true
    ? undecided(Fell.of("target_not_found", "The options of a list that is closed cannot be counted."))
    : undefined
}

export const judgeCount = (check: Count, given: Case): Ruling => {
  const { target } = check
  const { view } = given
  const options = ofOptions(check, given)
  if (options !== undefined) return options
  const regions = regionsOf(view, target.scopes, given.antecedent)
  if ("name" in regions)
    return undecided(
      Fell.of("target_not_found", `There is no “${regions.words || regions.name}” on the page to count in.`)
    )
  const counts = regions.map((region) => countIn(view, region, target))
  const fell = counts.find((each) => each instanceof Fell)
  const all =
    fell === undefined ? agreed(counts.flatMap((each) => (each instanceof Fell ? [] : [each]))) : undefined
  const [said, another] = statedIn(view, regions, target, given.antecedent)
  if (said !== undefined && another === undefined) return bySaid(check, given, said, all)
  if (all !== undefined && said === undefined) return byCount(check, given, regions, all)
  return undecided(
    fell instanceof Fell && said === undefined
      ? fell
      : Fell.of("target_ambiguous", `“${target.words}” is counted in several places.`)
  )
}
