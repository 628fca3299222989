/** How many there are of what is named, by the kind, the name or the state: from the fewest to the most that may be counted. */
import type { Target } from "@assay/domain/Intent"
import { candidatesIn } from "../../ground/Candidates.js"
import { markedFit } from "../../ground/KindWords.js"
import { fitName } from "../../ground/Match.js"
import { isOfKind, partsNamed, standsInKind } from "../../ground/PartKinds.js"
import { recordsIn } from "../../ground/Records.js"
import { thingsCalled } from "../../ground/MainList.js"
import { inRegion, isAside, recordOf, type Region, regionOf } from "../../ground/Regions.js"
import { isHeaded, roleFit } from "../../ground/Roles.js"
import { stepperOf } from "../../ground/Steppers.js"
import { isToldOfLines, isUnitOfLines, rowsOfKind } from "../../ground/Tabled.js"
import { plainScopes } from "../../ground/Scopes.js"
import { tallyOf } from "../../ground/Tallies.js"
import { countedOf } from "../../ground/Units.js"
import { verbOf } from "../../language/words/Verbs.js"
import { roleOf } from "../../language/words/Words.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isEntry, isOnControl, standsIn, tableOf } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { contains, everyName, type Seen, type View, within } from "../../screen/View.js"
import { loose, sameWords, stem, stems, tokens } from "../../screen/Wording.js"
import { evidenceFor } from "../absence/Evidence.js"
import { choicesCalled } from "./ChoicesCalled.js"
import { onlyDoes } from "./Openers.js"
import { isUntold, speaksOfMessages } from "./NounsTold.js"
import { captions, isEven, pressedUnder, underHeadings, underTitles } from "./ListsUnder.js"
import { isLevel, ofLevel } from "./Levels.js"
import { bearing, inState, stateIn } from "../lists/Qualified.js"
import {
  notToldApart,
  shown,
  isPart,
  inDoubt,
  inOneList,
  holders,
  modifierOf,
  inCalledList,
  isEmptyPlace,
  underTitle,
  withoutFeet
} from "./CountedLists.js"
import { columnsIn } from "./CountedColumns.js"

/** From the things that anybody would count to all that somebody might. */
export interface Counted {
  readonly least: number
  readonly most: number
  /** With what is no thing, such as the line of a total. */
  readonly lines: number
  /** Counted without any word for them on the page: whatever the one list there holds. */
  readonly weak?: boolean
  /** Which they are, where that is told and nobody would count others. */
  readonly things?: ReadonlyArray<Seen>
}

export const exactly = (count: number): Counted => ({ least: count, most: count, lines: count })

const exactlyThese = (things: ReadonlyArray<Seen>): Counted => ({ ...exactly(things.length), things })

const counted = (view: View, all: ReadonlyArray<Seen>): Counted => {
  const { doubtful, others, sure } = tallyOf(view, all)
  const count = {
    least: sure.length,
    most: sure.length + doubtful,
    lines: sure.length + doubtful + others
  }
  return doubtful === 0 ? { ...count, things: sure } : count
}

/** From the fewest to the most that may be counted. */
const spanned = (all: ReadonlyArray<Counted>): Counted => ({
  least: Math.min(...all.map(({ least }) => least)),
  most: Math.max(...all.map(({ most }) => most)),
  lines: Math.max(...all.map(({ lines }) => lines))
})

const isRecordWord = ({ role }: Target): boolean =>
  role === undefined || role === "row" || role === "item" || role === "element" || role === "message"

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

/** "Three sections": those that their role tells, or the parts that begin with a heading of one rank; whoever sees both may count either. */
const sections = (
  view: View,
  region: Region,
  target: Target,
  byRole: ReadonlyArray<Seen>
): ReadonlyArray<ReadonlyArray<Seen>> | Fell => {
  const headed = shown(view, region).filter(
    (seen) => (seen.node.role === "generic" || byRole.includes(seen)) && isHeaded(seen)
  )
  const ranks = new Set(
    headed.map(({ children }) => children.find(({ node }) => node.visible)?.node.state.level)
  )
  if (headed.length === 0) return [byRole]
  const isOne = ranks.size === 1 && byRole.every((seen) => headed.includes(seen))
  return isOne ? [headed] : notToldApart(target)
}

/** Nothing need tell the lines of a log to be messages. */
const linesOf = (
  view: View,
  region: Region,
  target: Target,
  all: ReadonlyArray<ReadonlyArray<Seen>> | Fell
): ReadonlyArray<Seen> => {
  const lines = all instanceof Fell ? inOneList(view, region, target) : all.length === 1 ? all.flat() : []
  return lines instanceof Fell ? [] : tallyOf(view, lines).things
}

/** The things of a kind that have no name: rows, items, buttons. */
const ofKind = (view: View, region: Region, target: Target): ReadonlyArray<ReadonlyArray<Seen>> | Fell => {
  const all = ofAnyLevel(view, region, target)
  const level = isLevel(target) ? ofLevel(view, target, linesOf(view, region, target, all)) : undefined
  if (level === undefined) return all
  return level instanceof Fell ? level : [level]
}

const ofAnyLevel = (
  view: View,
  region: Region,
  target: Target
): ReadonlyArray<ReadonlyArray<Seen>> | Fell => {
  const { role } = target
  const byRole =
    role === undefined || role === "row" || role === "item" || role === "element"
      ? []
      : shown(view, region).filter((seen) => roleFit(role, seen) === 1 && seen.parent !== undefined)
  if (role === "section") return sections(view, region, target, byRole)
  if (role === "column" && byRole.length === 0) {
    const columns = columnsIn(view, region, target)
    return columns instanceof Fell ? columns : [columns]
  }
  // "Messages" are what a mailbox holds as well as what a page has to say.
  const letters = role !== "message" || isPart(region) || /^messages$/iu.test(target.words)
  const under = role === "message" && byRole.length === 0 ? underTitles(view, region, target) : undefined
  if (under !== undefined) return under
  const listed = byRole.length === 0 && isRecordWord(target) && letters
  // The suggestions are what the list of them holds.
  if (role === "message" && !listed) return messages(view, region, target, byRole)
  if (!listed && !/^suggestions?$/iu.test(target.words)) return countedOf(view, byRole, target)
  // "The thread has 3 messages" says itself where they are.
  const isPlaced = target.scopes.length > 0
  if (role === "message" && !isPlaced && !speaksOfMessages(view)) return notToldApart(target)
  const all = inOneList(view, region, target)
  return all instanceof Fell ? all : [all]
}

/** `Notes (1)` says how many there are, `Your permits` whose they are. */
const isPluralOf = (target: Target, name: string): boolean => {
  const title = loose(name)
    .replace(/ ?(?:\([^()]*\)|\[\d{1,6}\]| \d{1,6})$/u, "")
    .replace(/^(?:my|your|our|all|the|their) /u, "")
  return stem(title) !== title && stem(title) === stem(loose(target.name))
}

const testIdsOf = ({ node }: Seen): ReadonlyArray<string> =>
  node.otherNames.flatMap(({ kind, value }) => (kind === "test_id" ? [value] : []))

/** The plural alone is what a label says, not what a thing is called; a cell is not called by the header of its column. */
const isThing = (view: View, target: Target, seen: Seen, how: string): boolean => {
  const said = readableTextOf(view, seen) || seen.node.name
  const plural = [said, ...everyName(seen)].some((name) => isPluralOf(target, name))
  // "3 open cases", "open cases: 3" says how many there are.
  const [, before, after] = /^(?:\d{1,6} (\D+)|([^\d:]+): ?\d{1,6})$/u.exec(said) ?? []
  const counted = before ?? after ?? ""
  if (counted !== "" && sameWords(counted, target.name)) return false
  // "Members: three" is a line about members.
  const line = seen.node.role === "text" && /^label\b/u.test(how)
  // The part of the page in which they stand, by its id.
  const several = seen.children.length > 1 || testIdsOf(seen).some((id) => isPluralOf(target, id))
  const holder = holders.has(seen.node.role) && several && /test id/u.test(how)
  // "Your vote" marks the one that was voted for.
  const mark = seen.node.role === "text" && !target.quoted && /^(?:my|your|our) \p{Ll}+$/iu.test(said)
  return (
    !line &&
    !mark &&
    !holder &&
    // "Add a comment" takes one, and is none.
    !(isEntry(seen) && target.role === undefined && !target.quoted && /^\p{Ll}/u.test(target.name)) &&
    !captions.has(seen.node.role) &&
    !standsIn(seen, /^columnheader$/u) &&
    !/^(?:column|row header|term|text before it)/u.test(how) &&
    !(plural && !target.quoted) &&
    // "Member" on a badge tells what somebody is.
    !(/^\p{Ll}+$/u.test(target.name) && !target.quoted && standsInKind(seen, "badge"))
  )
}

/** "Decrease quantity of Lamp" in the line of the lamp is what is done to it, and not another lamp. */
const oneApiece = (view: View, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  all.filter((seen) => {
    const record = isControl(seen) ? recordOf(view, seen) : undefined
    return (
      record === undefined ||
      record === seen ||
      !all.some((other) => other !== seen && !isControl(other) && contains(record, other))
    )
  })

/** "Like the review of Ada" is what can be done, and no like. */
const isDeedOf = (seen: Seen, { name }: Target): boolean =>
  isControl(seen) &&
  everyName(seen).some((each) => {
    const [, verb = ""] = /^(\p{L}+) (?:the|this|that|an?|my|your) /iu.exec(each) ?? []
    return (
      verbOf(verb.toLowerCase())?.form === "base" && stem(verb.toLowerCase()) === stem(name.toLowerCase())
    )
  })

/** Each one bears the name itself. */
const byName = (view: View, region: Region, target: Target): ReadonlyArray<Seen> => {
  const choices = choicesCalled(view, region, target)
  if (choices.length > 0) return choices
  const singular = { ...target, name: stems(target.name).join(" ") }
  for (const each of [target, singular]) {
    const found = candidatesIn(view, [region], each, "look").filter(
      ({ fit, how, seen }) =>
        fit >= 0.8 && isThing(view, target, seen, how) && !onlyDoes(seen, each) && !isDeedOf(seen, each)
    )
    const top = found[0]?.score ?? 0
    if (found.length > 0)
      return oneApiece(
        view,
        found.filter(({ score }) => score >= top - 0.06).map(({ seen }) => seen)
      )
  }
  return []
}

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

/** Those among which the words, or the name of whose they are, pick some. */
const picked = (view: View, region: Region, target: Target, words: string): Counted | Fell => {
  const all = inCalledList(view, region, target) ?? inOneList(view, region, target)
  if (all instanceof Fell) return all
  const { sure } = tallyOf(view, all)
  const opposite = /^not (?=\S)/u.test(words)
  const chosen = bearing(view, sure, words.replace(/^not (?=\S)/u, ""))
  if (chosen instanceof Fell) return chosen
  return exactlyThese(opposite ? sure.filter((each) => !chosen.includes(each)) : chosen)
}

/** The things that the page is about, where they stand in the region and nothing tells some of them from the others. */
const thingsIn = (view: View, region: Region, { name, scopes }: Target): ReadonlyArray<Seen> => {
  const all = scopes.every(({ relation }) => relation === "in")
    ? thingsCalled(view, stems(name).join(" "))
    : []
  // In one of them there are none of them.
  const isInOne = all.some((seen) => seen.at <= region.from && region.to <= seen.end)
  return isInOne ? [] : all.filter((seen) => inRegion(region, seen))
}

/** "1 tote" of the line of a cart that is set to two of them: the lines may be counted, or the totes. */
const isSetToMore = (view: View, seen: Seen): boolean => {
  const record = recordOf(view, seen)
  const title = readableTextOf(view, seen)
  if (record === undefined || title === "" || isControl(seen)) return false
  // Looked for on the whole page, and only taken in this record.
  if (within(view, record).filter(isControl).length < 2) return false
  const set = stepperOf(view, { words: title, name: title, quoted: false, scopes: [] })
  return set !== undefined && set.value !== 1 && contains(record, set.around)
}

const named = (view: View, region: Region, target: Target): Counted | Fell => {
  if (!target.quoted && isUnitOfLines(view, region, target.name)) return notToldApart(target)
  const lines = target.quoted || target.role !== undefined ? [] : pressedUnder(view, region, target)
  if (lines.length > 1) return counted(view, lines)
  const headed = target.quoted || target.role !== undefined ? undefined : underHeadings(view, region, target)
  const inside = inCalledList(view, region, target)
  // The cards of a page "Members" are its parts, where the list stands in one of them.
  const areParts = (all: ReadonlyArray<Seen>): boolean =>
    headed !== undefined &&
    !(headed instanceof Fell) &&
    all.some((part) => headed.every((each) => contains(part, each)))
  if (inside !== undefined && !areParts(inside)) return counted(view, withoutFeet(inside))
  if (isEmptyPlace(view, region, target)) return exactly(0)
  // A row is pending by one of its columns, and not by a word that stands anywhere in it.
  if (target.role === "row" && !target.quoted && /^\p{Ll}/u.test(target.name))
    return picked(view, region, target, target.name)
  // Of what a page lists and says so, the button of that name is none: "Post" beside the posts.
  const things = target.quoted || target.role !== undefined ? [] : thingsIn(view, region, target)
  if (things.length > 0 && !areParts(things)) return counted(view, withoutFeet(things))
  if (headed !== undefined) return headed instanceof Fell ? headed : counted(view, headed)
  if (!target.quoted && target.role === undefined && isToldOfLines(view, region, target.name))
    return notToldApart(target)
  const bearers = byName(view, region, target)
  const words = modifierOf(target)
  const rows = words === "" && !target.quoted ? rowsOfKind(view, region, target.name) : []
  // "Ticket" is what to sort the tickets by, where a column of that name tells which they are.
  const isOnlyWord = (seen: Seen): boolean =>
    sameWords(readableTextOf(view, seen) || seen.node.name, target.name) &&
    !rows.some((row) => contains(row, seen))
  if (bearers.some((seen) => isSetToMore(view, seen))) return inDoubt(target)
  if (bearers.length > 0 && !(rows.length > 0 && bearers.every(isOnlyWord))) return exactlyThese(bearers)
  if (rows.length > 0) return counted(view, withoutFeet(rows))
  if (words !== "") return picked(view, region, target, words)
  if (target.quoted) return exactly(0)
  if (ofOthers(region, target)) return notCalled(target)
  const all = inOneList(view, region, target)
  if (all instanceof Fell) return all
  // Two columns of a page are none of the things that it speaks of.
  const areColumns =
    all.length === 2 && all.every(({ node }) => node.role === "generic") && !isEven(view, all)
  if (isSaidElsewhere(view, region, target, all) || areNested(view, all) || areColumns)
    return notToldApart(target)
  // A review that can be liked is no like.
  if (all.some((each) => within(view, each).some((part) => isDeedOf(part, target))))
    return notToldApart(target)
  if (all.length > 0 && isUntold(view, target, all)) return notToldApart(target)
  return { ...counted(view, all), weak: true }
}

/** Lists in a list: the lots, or what is in them. A list of nothing but buttons is what can be done with the thing. */
const areNested = (view: View, all: ReadonlyArray<Seen>): boolean =>
  all.some(
    (seen) =>
      seen.node.role === "listitem" &&
      recordsIn(view, regionOf(seen, ""), false).some(
        (inner) => inner.node.role === "listitem" && runsOf(view, inner).some((run) => !isOnControl(run.seen))
      )
  )

/** What is written over other things tells that these are meant, and not what the one list holds; so does a place that holds no list. */
const isSaidElsewhere = (view: View, region: Region, { name }: Target, all: ReadonlyArray<Seen>): boolean => {
  const inside = shown(view, region)
  if (all.length === 0)
    return isPart(region) && !inside.some(({ node }) => holders.has(node.role) && node.role !== "generic")
  return inside.some(
    (seen) =>
      (captions.has(seen.node.role) || seen.node.role === "text") &&
      !isAside(seen) &&
      !isOnControl(seen) &&
      loose(seen.node.name) === loose(name) &&
      !all.some((each) => contains(each, seen)) &&
      !isNextAfter(view, seen, all)
  )
}

/** Nothing else is titled between the words and the list. */
const isNextAfter = (view: View, title: Seen, [first]: ReadonlyArray<Seen>): boolean =>
  first !== undefined &&
  title.at < first.at &&
  // The heads of its own columns title nothing else.
  !view.all
    .slice(title.end + 1, tableOf(first)?.at ?? first.at)
    .some(({ node }) => node.visible && captions.has(node.role))

/** "Seat B1", "Seat B2": controls that are called by the noun and by what tells each from the others. */
const calledByKind = (view: View, region: Region, { name, quoted, role }: Target): ReadonlyArray<Seen> =>
  quoted || role !== undefined || !/^\p{Ll}+$/u.test(name)
    ? []
    : shown(view, region).filter((seen) => {
        const [first = "", second] = isControl(seen) ? tokens(seen.node.name) : []
        return second !== undefined && stem(first) === stem(name)
      })

/** Those that bear the name, or stand in the list under it, or are of the kind by the first word of their names. */
const bearersOf = (view: View, region: Region, target: Target): ReadonlyArray<Seen> => {
  const named = byName(view, region, target)
  if (named.length > 0) return named
  const kind = calledByKind(view, region, target)
  return kind.length > 1 ? kind : (inCalledList(view, region, target) ?? [])
}

const ofStated = (view: View, region: Region, target: Target): Counted | Fell | undefined => {
  const said = stateIn(target)
  if (said === undefined) return undefined
  const { rest, state } = said
  const rows = state[0] === "selected" && !rest.quoted ? rowsOfKind(view, region, rest.name) : []
  const readings =
    rows.length > 0 ? [rows] : isKind(rest) ? ofKind(view, region, rest) : [bearersOf(view, region, rest)]
  if (readings instanceof Fell) return readings
  const [all = [], otherwise] = readings
  if (otherwise !== undefined) return inDoubt(rest)
  // Where nothing is called so, nothing tells that none of them is in the state.
  if (all.length === 0 && rest.role === undefined && !rest.quoted) return notToldApart(target)
  const chosen = inState(view, all, state, target.name)
  return chosen instanceof Fell ? chosen : exactlyThese(chosen)
}

/** "Chips", "cards": those that are so by their class. */
const partsIn = (view: View, region: Region, target: Target): ReadonlyArray<Seen> =>
  target.ordinal === undefined && target.scopes.every(({ relation }) => relation === "in")
    ? partsNamed(shown(view, region), target)
    : []

/** A card may be a thing in a list or a part of the page, and so the list must agree. */
export const countIn = (view: View, region: Region, target: Target): Counted | Fell => {
  const parts = partsIn(view, region, target)
  if (parts.length === 0) return countBy(view, region, target)
  if (!parts.some((seen) => isOfKind(seen, "card"))) return exactly(parts.length)
  const found = countBy(view, region, target)
  // Of cards with one text in them there is no other list to be told.
  const areAlone = isPart(region) && parts.every(({ parent }) => parent === parts[0]?.parent)
  const agrees =
    found instanceof Fell ||
    (found.least <= parts.length && parts.length <= found.most) ||
    (found.most === 0 && areAlone)
  return agrees ? exactly(parts.length) : inDoubt(target)
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

const isPluralOfWord = (word: string, singular: string): boolean =>
  word === `${singular}s` || (word !== singular && stem(word) === stem(singular))

/** "Course cards" of a page that lists courses: their kind is no name that tells some of them. */
const ofListedKind = (view: View, { name, quoted, role, words }: Target): Target | undefined => {
  if (quoted || role !== "item" || !/^\p{Ll}{3,}$/u.test(name)) return undefined
  const isListed = view.all.some((seen) => {
    const said = tokens(seen.node.name)
    const last = said.at(-1) ?? ""
    const title =
      seen.node.role === "heading" || (seen.node.role === "text" && /^\d+ \p{L}+$/u.test(seen.node.name))
    return seen.node.visible && title && !isOnControl(seen) && isPluralOfWord(last, name)
  })
  const kind = words.slice(name.length).trim()
  return isListed && kind !== ""
    ? { words: kind, name: "", quoted: false, role: "item", scopes: [] }
    : undefined
}

/** "There are 3 shirts" of the one line "Shirt − 3 +": as many as it is set to. */
const setTo = (view: View, region: Region, target: Target): Counted | undefined => {
  if (target.name === "" || target.ordinal !== undefined || target.scopes.length > 0) return undefined
  if (target.role !== undefined || isPart(region)) return undefined
  const stepper =
    stepperOf(view, { ...target, name: stems(target.name).join(" ") }) ?? stepperOf(view, target)
  if (stepper === undefined) return undefined
  // "Meeting rooms", with a number of seats below it, is no line of so many rooms.
  const { around, value } = stepper
  const isLine = recordOf(view, around) !== undefined || runsOf(view, around).length <= 3
  return isLine ? exactly(value) : undefined
}

const countBy = (view: View, region: Region, target: Target): Counted | Fell => {
  const quantity = setTo(view, region, target)
  if (quantity !== undefined) return quantity
  const listed = ofListedKind(view, target)
  if (listed !== undefined) return countIn(view, region, { ...target, ...listed, scopes: target.scopes })
  const badge = onControl(view, region)
  if (badge !== undefined) return badge
  const owner = plainScopes(target.scopes).find(({ relation }) => relation !== "in")
  if (owner !== undefined) return picked(view, region, target, owner.target.name)
  const titled = underTitle(view, region, target)
  if (titled !== undefined) return counted(view, titled)
  const stated = isKind(target) ? undefined : ofStated(view, region, target)
  if (stated !== undefined) return stated
  if (!isKind(target)) return named(view, region, target)
  const readings = ofKind(view, region, target)
  if (readings instanceof Fell) return readings
  const counts = readings.map((all) => counted(view, all))
  const [only, another] = counts
  return only !== undefined && another === undefined ? only : spanned(counts)
}
