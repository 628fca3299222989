/** Checks on order: the place of a thing among its like, and whether a list is sorted. */
import { siblingsOf } from "../../ground/Records.js"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground, type Grounding } from "../../ground/Ground.js"
import { onlyRegionOf, regionsOf } from "../../ground/Enclosures.js"
import { standsInKind } from "../../ground/PartKinds.js"
import { poolOf } from "../../ground/Pools.js"
import { fitName } from "../../ground/Match.js"
import { columnOf } from "../../ground/Names.js"
import {
  inRegion,
  isAside,
  isHeaderRow,
  isRecord,
  nodesIn,
  recordOf,
  type Region,
  regionOf,
  wholePage
} from "../../ground/Regions.js"
import { inReadingOrder } from "../../ground/ReadingOrder.js"
import { groups, mainGroup, recordsIn } from "../../ground/Records.js"
import { nthOf } from "../../ground/Ordinals.js"
import { rowsCalled, rowsUnder } from "../../ground/Tabled.js"
import { topical } from "../../ground/Topical.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import { months } from "../../screen/Days.js"
import { isCell, isStruck, isTitle } from "../../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { titleRuns } from "./TitleRuns.js"
import { brief, finder, loose, stems } from "../../screen/Wording.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { isDoubtfulNumber, numbersIn, undashed } from "../figures/Numbers.js"
import { inOneListOf } from "./PairsInList.js"
import { type Case, holds, refuted, rule, type Ruling, undecided } from "../Ruling.js"
import { amountsFrom } from "../figures/AmountsIn.js"
import { figuresTold, isPlain, tellsOfEach } from "../figures/SortedFigures.js"
import { sortedAsSaid } from "./SortsSaid.js"

type Order = Extract<Intent, { _tag: "CheckOrder" }>

const scattered = (words: string): Fell =>
  Fell.of("target_ambiguous", `It is not clear in which order what stands beside “${words}” is read.`)

const placeOf = (
  given: Case,
  target: Target
): { readonly record: Seen; readonly all: ReadonlyArray<Seen> } | Fell => {
  const { ordinal: _, ...free } = target
  const found = ground(given.view, free, "look", given.antecedent)
  const lone = loneOf(given.view, found)
  if (lone !== undefined) return among(given.view, lone, target)
  const told =
    found._tag === "Missing" ? (topical(given.view, free) ?? topical(given.view, free, isTitle)) : undefined
  if (told !== undefined) return among(given.view, recordOf(given.view, told.seen) ?? told.seen, target)
  if (found._tag !== "Found")
    return Fell.of(
      found._tag === "Missing" ? "target_not_found" : "target_ambiguous",
      found._tag === "Missing"
        ? `There is no “${target.words}” on the page.`
        : `“${target.words}” may mean several things.`,
      found.candidates
    )
  return among(given.view, recordThere(given, target, found.seen), target)
}

/** "The first item in Dairy" is a line of what stands there, though the page has several parts like it. */
const recordThere = ({ antecedent, view }: Case, { scopes }: Target, seen: Seen): Seen => {
  const record = recordOf(view, seen) ?? seen
  const places = scopes.filter(({ relation, target: { name } }) => relation === "in" && name !== "")
  const region = places.length === 0 ? undefined : onlyRegionOf(view, places, antecedent)
  if (region === undefined || (inRegion(region, record) && record !== region.seen)) return record
  const line = [...upward(seen)].find(
    (outer) => inRegion(region, outer) && outer !== region.seen && siblingsOf(view, outer).length > 1
  )
  return line ?? record
}

/** A card that is all that an item of the list holds stands for the item. */
const standingFor = (view: View, record: Seen): Seen =>
  siblingsOf(view, record).length > 1
    ? record
    : ([...upward(record)].find(
        (outer) =>
          outer !== record &&
          isRecord(view, outer) &&
          readableTextOf(view, outer) === readableTextOf(view, record) &&
          siblingsOf(view, outer).length > 1
      ) ?? record)

const among = (view: View, found: Seen, target: Target) => {
  const record = standingFor(view, found)
  const all = inReadingOrder(tallyOf(view, siblingsOf(view, record)).things)
  return all === undefined ? scattered(target.words) : { record, all }
}

/** The heading of a card and the button on it speak of the same card. */
const recordOfAll = (view: View, all: ReadonlyArray<Seen>): Seen | undefined => {
  const [first, ...others] = all.map((seen) => recordOf(view, seen))
  return first !== undefined && others.every((record) => record === first) ? first : undefined
}

/** "Truck" heads its own line, and stands as a value beside "Highest cost" on a tile. */
const headingTheirs = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  all.filter((seen) => {
    const record = recordOf(view, seen)
    const [first] = record === undefined ? [] : titleRuns(view, record)
    return first !== undefined && loose(first.text) === loose(readableTextOf(view, seen))
  })

/** Of what may mean several things, the one of which all of them speak, or all that head their own. */
const loneOf = (view: View, found: Grounding): Seen | undefined => {
  const all = found._tag === "Ambiguous" ? found.seen : []
  return recordOfAll(view, all) ?? recordOfAll(view, headingTheirs(view, all))
}

/** What is named stands nowhere: not at that place either, where the page has one list and something else stands there. */
const otherAt = ({ negated, target }: Order, { view }: Case, ordinal: number): Ruling | undefined => {
  const proper = target.quoted || /^\p{Lu}/u.test(target.name)
  const placeless = target.scopes.every((scope) => scope.target.name === "")
  const seen = phrasesOf(view, view.root).some(({ text }) => finder(target.name, "contains")(text))
  const holder = mainGroup(view, wholePage(view))
  if (negated || !proper || !placeless || seen || holder === undefined) return undefined
  const all = inReadingOrder(recordsIn(view, regionOf(holder, ""), false))
  const there = all === undefined ? undefined : nthOf(all, ordinal)
  return there === undefined
    ? undefined
    : refuted(
        `“${target.words}” to be ${ordinal === -1 ? "the last" : `number ${ordinal}`}`,
        `saw: ${brief(readableTextOf(view, there))}`
      )
}

/** "Shows up at the bottom", of what stands in no list: of what is in sight, and not of a list or a table. */
const atEdge = ({ negated }: Order, { step = "", view }: Case, seen: Seen): Ruling | undefined => {
  const edge =
    /\bat the (?:very )?(top|bottom)(?: of the (?:page|screen|window|view))?(?=[.,;]?$|[,;] | and )/iu.exec(
      step
    )?.[1]
  const { box } = seen.node
  if (edge === undefined || box === undefined || negated) return undefined
  const middle = (box.y + box.height / 2) / view.screen.viewport.height
  const isThere = edge.toLowerCase() === "top" ? middle < 0.4 : middle > 0.6
  return isThere ? holds(`it stands at the ${edge}`, seen) : undefined
}

const atOrdinal = (check: Order, given: Case, ordinal: number): Ruling => {
  const place = placeOf(given, check.target)
  if (place instanceof Fell) return otherAt(check, given, ordinal) ?? undecided(place)
  const at = place.all.indexOf(place.record)
  if (at === -1)
    return (
      atEdge(check, given, place.record) ??
      undecided(Fell.of("target_ambiguous", `“${check.target.words}” stands in no list.`))
    )
  // "Highest", a label by itself over the list that is meant.
  const holder = place.all.length === 1 ? mainGroup(given.view, wholePage(given.view)) : undefined
  if (holder !== undefined && !contains(holder, place.record))
    return undecided(Fell.of("target_ambiguous", `“${check.target.words}” stands apart from the list.`))
  const wanted = ordinal < 0 ? place.all.length + ordinal : ordinal - 1
  const there = at === wanted ? undefined : place.all[wanted]
  const instead =
    there === undefined ? "" : `, and “${brief(readableTextOf(given.view, there))}” is number ${wanted + 1}`
  return rule(
    at === wanted,
    check.negated,
    `“${check.target.words}” to be number ${wanted + 1}`,
    `it is number ${at + 1} of ${place.all.length}${instead}`,
    place.record
  )
}

/** Nothing of their list stands between them. */
const comesNext = (
  check: Order,
  { view }: Case,
  later: Target,
  [one, two]: readonly [Seen, Seen]
): Ruling => {
  const [first, second] = [recordOf(view, one) ?? one, recordOf(view, two) ?? two]
  const all = inReadingOrder(tallyOf(view, siblingsOf(view, first)).things)
  const [from, to] = [all?.indexOf(first) ?? -1, all?.indexOf(second) ?? -1]
  if (from === -1 || to === -1)
    return undecided(
      Fell.of("target_ambiguous", `“${check.target.words}” and “${later.words}” stand in no one list.`)
    )
  const between = (all ?? []).slice(from + 1, to).map((each) => brief(readableTextOf(view, each)))
  return rule(
    between.length === 0,
    check.negated,
    `“${later.words}” to come directly after “${check.target.words}”`,
    between.length === 0 ? "it comes directly after" : `between them: ${between.slice(0, 3).join(", ")}`,
    one
  )
}

/** Which of the two comes first. */
const comesFirst = (check: Order, given: Case, later: Target, [one, two]: readonly [Seen, Seen]): Ruling => {
  const order = inReadingOrder([one, two])
  if (order === undefined)
    return undecided(Fell.of("target_ambiguous", `It may be read before “${later.words}”, and after it.`))
  if (check.directly === true && order[0] === one) return comesNext(check, given, later, [one, two])
  const truth = order[0] === one
  return rule(
    truth,
    check.negated,
    `“${check.target.words}” to come before “${later.words}”`,
    truth ? "it comes before" : `it comes after “${later.words}”`,
    one
  )
}

const comesBefore = (check: Order, given: Case, later: Target): Ruling => {
  const [one, two] = [check.target, later].map((target) => {
    const found = ground(given.view, target, "look", given.antecedent)
    const lone = loneOf(given.view, found)
    return lone === undefined ? found : { _tag: "Found" as const, seen: lone }
  })
  const pair = one === undefined || two === undefined ? undefined : inOneListOf(given.view, one, two)
  if (pair !== undefined) return comesFirst(check, given, later, pair)
  if (one?._tag !== "Found" || two?._tag !== "Found")
    return undecided(
      Fell.of("target_not_found", `“${check.target.words}” and “${later.words}” are not both there once.`)
    )
  return comesFirst(check, given, later, [one.seen, two.seen])
}

/** The one text of each record that is made so, without what it stands behind; crossed-out prices are none. */
const onlyTexts = (
  view: View,
  records: ReadonlyArray<Seen>,
  made: (text: string) => ReadonlyArray<string>
): ReadonlyArray<string> | undefined => {
  const texts = records.map((record) => {
    const [only, another] = runsOf(view, record).flatMap(({ seen, text }) =>
      isStruck(seen) ? [] : made(text)
    )
    return another === undefined ? only : undefined
  })
  return texts.every((text) => text !== undefined) ? texts : undefined
}

const isTabular = (records: ReadonlyArray<Seen>): boolean =>
  records.some(({ children }) => children.some((cell) => isCell(cell)))

/** What a card or an item is called. */
const titlesOf = (view: View, records: ReadonlyArray<Seen>): ReadonlyArray<string> => {
  const headings = records.map((record) =>
    within(view, record).find(({ node }) => node.role === "heading" && node.visible)
  )
  return records.map((record, at) => {
    const heading = headings.every((each) => each !== undefined) ? headings[at] : undefined
    const [first] = titleRuns(view, record)
    return heading === undefined ? (first?.text ?? "") : readableTextOf(view, heading)
  })
}

/** The text of each record in the column, or of each record's part, by which the list is to be sorted. */
const keysOf = (
  view: View,
  records: ReadonlyArray<Seen>,
  by: string | undefined
): ReadonlyArray<string> | undefined => {
  if (by === undefined) return titlesOf(view, records)
  const cells = records.map((record) => record.children.find((cell) => named(view, cell, by)))
  if (cells.every((cell) => cell !== undefined)) return cells.map((cell) => readableTextOf(view, cell))
  if (/price|cost|amount|total/iu.test(by)) return onlyTexts(view, records, amountsFrom)
  if (/\bdate\b/iu.test(by))
    return onlyTexts(view, records, (text) => (dateOf(text) === undefined ? [] : [text]))
  return /name|title|alphabet/iu.test(by) && !isTabular(records) ? titlesOf(view, records) : undefined
}

const named = (view: View, cell: Seen, by: string): boolean => {
  const header = columnOf(view, cell)
  return (
    header !== undefined && fitName(by, false, readableTextOf(view, header) || header.node.name).score >= 0.8
  )
}

const shortMonths = months.map((month) => month.slice(0, 3))

/** A number that orders dates; undefined for what is no date. */
const dateOf = (text: string): number | undefined => {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})/u.exec(text)
  if (iso !== null) return Number(`${iso[1]}${iso[2]}${iso[3]}`)
  const named = /\b(?:(\d{1,2})\.?\s+)?([A-Za-z]{3})[a-z]*\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})/u.exec(text)
  const month = shortMonths.indexOf(named?.[2]?.toLowerCase() ?? "")
  return named === null || month === -1
    ? undefined
    : Number(named[4]) * 10_000 + (month + 1) * 100 + Number(named[1] ?? named[3] ?? 0)
}

/** What is left of a key without its number: the same for all, or the numbers are not of one kind. */
const unitOf = (key: string): string => key.replace(/[\d.,\s-]/gu, "").toLowerCase()

/** Words that have an order of their own. */
const ranked =
  /^(?:lowest|low|medium|mid|normal|high|highest|higher|critical|urgent|minor|major|none|x{0,3}[sl]|m|small|large|extra (?:small|large)|beginner|intermediate|advanced|expert|new|open|pending|in progress|done|closed|first|second|third|p\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december)$/iu

/** Words that a reader orders by the calendar, not by the alphabet. */
const calendar = new RegExp(`^(?:${shortMonths.join("|")}|mon|tue|wed|thu|fri|sat|sun|today|yesterday)`, "iu")

/** Minutes of the day of "09:45" and "4:30 pm". */
const clockOf = (key: string): number | undefined => {
  const [, hours = "", minutes = "", half = ""] =
    /^(\d{1,2}):(\d{2})(?: ?([ap])\.?m\.?)?$/iu.exec(key.trim()) ?? []
  const hour = Number(hours)
  if (hours === "" || Number(minutes) > 59 || hour > (half === "" ? 23 : 12)) return undefined
  return (half === "" ? hour : (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minutes)
}

const figureOf = (key: string): number => numbersIn(undashed(key))[0] ?? 0

/** How the keys compare; undefined for keys that people and programs order in different ways, such as `900 KB` and `1.2 MB`. */
const compareKeys = (keys: ReadonlyArray<string>): ((a: string, b: string) => number) | undefined => {
  if (keys.every((key) => dateOf(key) !== undefined)) return (a, b) => (dateOf(a) ?? 0) - (dateOf(b) ?? 0)
  if (keys.every((key) => clockOf(key) !== undefined)) return (a, b) => (clockOf(a) ?? 0) - (clockOf(b) ?? 0)
  const [first = ""] = keys
  const numbers = keys.every((key) => numbersIn(undashed(key)).length === 1 && !isDoubtfulNumber(key))
  if (numbers && keys.every((key) => unitOf(key) === unitOf(first)))
    return (a, b) => figureOf(a) - figureOf(b)
  if (keys.every((key) => ranked.test(key.trim()))) return undefined
  if (keys.some((key) => /^\P{L}*\d/u.test(key) || (/\d/u.test(key) && calendar.test(key)))) return undefined
  return (a, b) => a.localeCompare(b, "en", { sensitivity: "base", numeric: true })
}

/** "The products" are sorted when the one list that holds the most of them is. */
const listOfItems = (view: View, region: Region): ReadonlyArray<Seen> => {
  const lists = groups(
    recordsIn(view, region, false).filter((seen) => region.seen?.parent !== undefined || !isAside(seen))
  )
  const [first = [], second = []] = [...lists].sort((a, b) => b.length - a.length)
  return first.length > second.length ? tallyOf(view, first).things : []
}

/** The records of the one list or table that is meant; those of a table that only its columns tell to be theirs. */
const listOf = (given: Case, check: Order): ReadonlyArray<Seen> => {
  const { by } = check
  const found = listNamed(given, check)
  // What is told by its number, or by a name that no title speaks of, is not the one list that is there.
  const { name, ordinal, quantifier } = check.target
  const noun = stems(name).at(-1)
  const isTitled = given.view.all.some(
    (seen) => isTitle(seen) && noun !== undefined && stems(seen.node.name).includes(noun)
  )
  const isOther = ordinal !== undefined || quantifier !== undefined || (noun !== undefined && !isTitled)
  return found.length > 0 || by === undefined || isOther
    ? found
    : rowsUnder(
        given.view,
        wholePage(given.view),
        (header) => fitName(by, false, header.node.name).score >= 0.8
      )
}

const listNamed = (given: Case, check: Order): ReadonlyArray<Seen> => {
  const { antecedent, view } = given
  if (check.target.name === "" && (check.target.role === "item" || check.target.role === "row")) {
    const place = regionsOf(view, check.target.scopes, antecedent)
    const [only, another] = "name" in place ? [] : place
    return only === undefined || another !== undefined ? [] : listOfItems(view, only)
  }
  const { name: called, ordinal, quantifier } = check.target
  if (quantifier === "all" || quantifier === "both") return []
  const pooled = poolOf(view, check.target, "look", antecedent).scored
  const ordered = inReadingOrder(pooled.map(({ seen }) => seen)) ?? []
  const own = ordinal === undefined ? pooled[0]?.seen : nthOf(ordered, ordinal)
  if (own === undefined && (called !== "" || ordinal !== undefined)) return []
  const outer = regionsOf(view, check.target.scopes, antecedent)
  const within: Region | undefined =
    own === undefined ? ("name" in outer ? undefined : outer[0]) : { from: own.at, to: own.end, how: "" }
  if (within === undefined) return []
  const records = nodesIn(view, within).filter(
    (seen) => seen.node.visible && isRecord(view, seen) && !isHeaderRow(seen)
  )
  const rows = records.filter((seen) => seen.node.role === "row")
  const all = rows.length > 0 ? rows : records
  const sizes = all.map((seen) => siblingsOf(view, seen))
  const longest = sizes.reduce<ReadonlyArray<Seen>>(
    (best, each) => (each.length > best.length ? each : best),
    []
  )
  const { name, quoted, role, scopes } = check.target
  // "The campaigns" of the page that is called so, and has one list.
  const isKind = role === undefined && !quoted && scopes.length === 0 && /^\p{Ll}+s$/u.test(name)
  return longest.length === 0 && own !== undefined && isKind
    ? listOfItems(view, wholePage(view))
    : tallyOf(view, longest).things
}

/** "The Requester column is sorted": its table, by it. */
const byColumn = (check: Order): Order =>
  check.target.role === "column" && check.by === undefined
    ? {
        ...check,
        by: check.target.name,
        target: { words: "table", name: "", quoted: false, role: "table", scopes: check.target.scopes }
      }
    : check

/** "The beers are sorted" in a table with a column "Beer". */
const rowsByKind = ({ by, target }: Order, { view }: Case): ReadonlyArray<Seen> =>
  by === undefined && /^\p{Ll}+s$/u.test(target.name) ? rowsCalled(view, target) : []

/** The one list of the page, whose cards tell the figures that are sorted. */
const toldFigures = (check: Order, { view }: Case): ReadonlyArray<string> | undefined => {
  const all = isPlain(check) ? inReadingOrder(listOfItems(view, wholePage(view))) : undefined
  return all === undefined || isTabular(all) ? undefined : figuresTold(check, view, all)
}

const isSorted = (stated: Order, given: Case): Ruling => {
  const own = rowsByKind(stated, given)
  const check = own.length > 0 ? { ...stated, by: stated.target.name } : byColumn(stated)
  const listed = own.length > 0 ? tallyOf(given.view, own).things : listOf(given, check)
  // What the rows come to is none of them.
  const records = inReadingOrder(listed.filter((row) => !standsInKind(row, "foot")))
  if (records === undefined) return undecided(scattered(check.target.words))
  const told = own.length > 0 ? undefined : toldFigures(check, given)
  const keys = told ?? (records.length < 2 ? undefined : keysOf(given.view, records, check.by))
  if (keys === undefined)
    return (
      sortedAsSaid(stated, given) ??
      undecided(
        Fell.of("target_not_found", `There is no list sorted by “${check.by ?? "anything"}” to be read.`)
      )
    )
  const isOther = told === undefined && own.length === 0 && isPlain(check) && check.by === undefined
  if (isOther && tellsOfEach(given.view, records, check.target.name))
    return undecided(
      Fell.of("target_ambiguous", `It is not said which of the figures of “${check.target.words}” is meant.`)
    )
  const compare = compareKeys(keys)
  if (compare === undefined)
    return undecided(
      Fell.of("target_ambiguous", `It is not clear how these are ordered: ${keys.slice(0, 6).join(", ")}.`)
    )
  const runs = (sign: number) =>
    keys.every((key, at) => at === 0 || compare(keys[at - 1] ?? "", key) * sign <= 0)
  const seen = `the order is ${keys.slice(0, 12).join(", ")}`
  // "Sorted by price" says not which way.
  if (check.direction === undefined && !runs(1) && runs(-1))
    return undecided(Fell.of("target_ambiguous", `It is not said which way it is to be sorted; ${seen}.`))
  return rule(
    runs(check.direction === "descending" ? -1 : 1),
    check.negated,
    `${check.direction ?? "ascending"} order${check.by === undefined ? "" : ` by ${check.by}`}`,
    seen
  )
}

export const judgeOrder = (check: Order, given: Case): Ruling => {
  const ordinal = check.ordinal ?? check.target.ordinal
  if (check.before !== undefined) return comesBefore(check, given, check.before)
  if (check.by !== undefined || check.direction !== undefined) return isSorted(check, given)
  if (ordinal !== undefined) return atOrdinal(check, given, ordinal)
  return refuted("an order", "none was named")
}
