/** What a text says that nothing on the page is called by: the only one that is made so, or that stands there. */
import { RegExp as Pattern } from "effect"
import type { Scope, Target } from "@assay/domain/Intent"
import { isToSeek } from "../../act/SearchFields.js"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { ground } from "../../ground/Ground.js"
import { isAtEnd, lies } from "../../ground/Neighbours.js"
import { isOfKind } from "../../ground/PartKinds.js"
import { inRegion, isAside, recordOf } from "../../ground/Regions.js"
import { gap, sameLine } from "../../screen/Geometry.js"
import { isControl, isField, isOnControl, isOnPressed, isStruck, standsIn } from "../../screen/Kinds.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, within } from "../../screen/View.js"
import { finder, plain, stems } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"
import { shapeOf, written } from "./Saying.js"

/** Whether something stands where the scope says; undefined where that cannot be told. */
const standing = ({ relation, target }: Scope, { antecedent, view }: Case) => {
  if (relation === "near" || relation === "after" || relation === "before") return undefined
  if (relation === "in") {
    const region = onlyRegionOf(view, [{ relation, target }], antecedent)
    return region === undefined ? undefined : (seen: Seen) => inRegion(region, seen)
  }
  const anchor = ground(view, target, "look", antecedent)
  if (anchor._tag !== "Found") return undefined
  // What ends a table stands below it, though it is a part of it.
  const ends = (seen: Seen): boolean =>
    (relation === "below" || relation === "above") &&
    contains(anchor.seen, seen) &&
    isAtEnd(relation, anchor.seen, seen) &&
    !standsIn(seen, /^(?:cell|row|definition)$/u)
  return (seen: Seen) => lies(relation, anchor.seen, seen) || ends(seen)
}

/** What is read where the scopes say, each part of a line by itself; undefined where that cannot be told. */
const piecesAt = ({ scopes }: Target, given: Case): ReadonlyArray<Run> | undefined => {
  const places = scopes.map((scope) => standing(scope, given))
  const all = runsOf(given.view, given.view.root).flatMap((run) =>
    run.text.split(/\s+[·•|–—]\s+/u).map((text) => ({ ...run, text }))
  )
  return places.includes(undefined)
    ? undefined
    : all.filter(({ seen }) => places.every((isThere) => isThere?.(seen) === true))
}

const isPlain = ({ ordinal, quantifier, quoted, words }: Target): boolean =>
  // "Paris" is somebody or something, and not what is measured.
  !quoted && ordinal === undefined && quantifier === undefined && !/[\p{Lu}\p{N}]/u.test(words)

const ruled = (check: TextCheck, run: Run): Ruling =>
  rule(
    finder(check.expected, check.match)(run.text),
    false,
    `${asExpected(check.match, check.expected)} for “${check.subject?.words ?? ""}”`,
    `saw: ${written(run)}`,
    run.seen
  )

/** "Insurance 40 %", by its field: it is what the field is set to, which a field to search in never is. */
const isOfAnother = ({ seen }: Run, { words }: Target, { view }: Case): boolean => {
  const own = new Set(stems(words))
  return [...upward(seen)]
    .slice(0, 3)
    .some((outer) =>
      within(view, outer).some(
        (each) =>
          isField(each) &&
          !isToSeek(each) &&
          each.node.visible &&
          each.node.name !== "" &&
          !stems(each.node.name).some((word) => own.has(word))
      )
    )
}

/** "9B Maths: 5 pupils" says so many, and of what. */
const valueIn = (run: Run): ReadonlyArray<Run> => {
  const value = /^[^:]{1,40}:\s+(\S.*)$/u.exec(run.text)?.[1]
  return value === undefined ? [] : [{ ...run, text: value }]
}

/** What any amount of money, and any share, may be called. */
const anyAmount =
  /^(?:price|cost|costs|amount|sum|fee|value|figure|money|charge|percentage|share|progress)$/iu

/** "The deposit is £124", where that stands beside "Total" and nothing else: an amount of another name. */
const isAmountOfAnother = ({ seen, text }: Run, { name }: Target, { view }: Case): boolean => {
  if (!/[\p{Sc}%]/u.test(text) || anyAmount.test(name)) return false
  const outer = [...upward(seen)].find((each) => runsOf(view, each).length > 1)
  const [label, figure, more] = outer === undefined ? [] : runsOf(view, outer)
  if (label === undefined || figure?.seen !== seen || more !== undefined || /\d/u.test(label.text))
    return false
  const own = new Set(stems(name))
  return !stems(label.text).some((word) => own.has(word))
}

/** "The size of notes.txt is 2 KB", which stands beside another file: whose it is said to be is read elsewhere. */
const isBesideOther = ({ seen }: Run, { words }: Target, { view }: Case): boolean => {
  const owner = / (?:of|for) (?:the )?(\S.*)$/u.exec(words)?.[1]
  const says = owner === undefined ? undefined : finder(owner, "contains")
  const named = runsOf(view, view.root).filter(({ text }) => says?.(plain(text)) === true)
  return (
    named.length > 0 &&
    !named.some((run) => {
      const record = recordOf(view, run.seen) ?? run.seen.parent
      return record !== undefined && contains(record, seen)
    })
  )
}

/** "The popover shows Maple Close 8", which is the name of a house in the list: what a thing is called is no figure of another. */
const isNameOfThing = ({ seen, text }: Run, { view }: Case): boolean => {
  if (!/^\p{Lu}\D*\s#?\d+$/u.test(text.trim())) return false
  const record = recordOf(view, seen)
  return (
    record !== undefined &&
    (standsIn(seen, /^heading$/u) ||
      runsOf(view, record).find((run) => /\p{L}/u.test(run.text))?.seen === seen)
  )
}

/** "The temperature shows 18 °C" where nothing is called temperature: the one text there that is made so. */
export const byShape = (check: TextCheck, given: Case): Ruling | undefined => {
  const shape = shapeOf(check.expected)
  const { negated, subject } = check
  // One of several amounts in a place may be crossed out, or be of something else.
  const unit = subject?.scopes.length === 0 ? /[\p{L}\p{Sc}°%]/u : /[\p{L}°%]/u
  const isTelling = /\p{N}/u.test(shape) && unit.test(shape)
  if (negated || subject === undefined || !isPlain(subject) || !isTelling) return undefined
  const isOff = /\b(?:discount|reduction|savings?|off)\b/iu.test(subject.words)
  const pieces = (piecesAt(subject, given) ?? [])
    .flatMap(figuresOf)
    .flatMap((run) => [
      isOff ? { ...run, text: run.text.replace(/^[-−–](?=\d)/u, "") } : run,
      ...valueIn(run)
    ])
  const [only, another] = pieces.filter(({ text }) => shapeOf(text) === shape)
  // What stands there under a name of its own is that, and nothing else.
  if (only === undefined || another !== undefined || standsIn(only.seen, /^(?:cell|row|definition)$/u))
    return undefined
  if (isNameOfThing(only, given)) return undefined
  // What counts what is written into a field is not called as the field is.
  const isCounter = /\bcount(?:er|down)?$/iu.test(subject.words)
  if (!isCounter && !isOff && isOfAnother(only, subject, given)) return undefined
  if (isAmountOfAnother(only, subject, given) || isBesideOther(only, subject, given)) return undefined
  const ruling = ruled(check, only)
  // "66 % packed": what is expected stands there, with more.
  const found = finder(check.expected, "contains")
  return ruling._tag !== "Holds" && piecesAt(subject, given)?.some(({ text }) => found(text)) === true
    ? undefined
    : ruling
}

const tag = /^(?:[-−–]?\p{Sc}?\d[\d.,]*[\p{Sc}%]?|now|only|sale|save|off|from)[!.]?$/iu

/** "€24.00 -20%": figures beside each other, drawn apart and read as one. */
const figuresOf = (run: Run): ReadonlyArray<Run> => {
  const words = run.text.trim().split(/\s+/u)
  return words.length > 1 && words.length < 5 && words.every((word) => tag.test(word))
    ? words.map((text) => ({ ...run, text }))
    : [run]
}

const money = /^\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?$/u

/** The price; with the word for one that is crossed out. */
const prices =
  /^(?:(old|original|previous|former|regular|full|crossed[- ]out) |(?:new|current|sale|discounted|reduced|final) )?price$/iu

/** "The price is €24" on the page of one thing: the one amount that stands alone in it and is not crossed out; "the old price": the one that is. */
export const byPrice = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const told = prices.exec(subject?.name ?? "")
  if (negated || subject === undefined || told === null) return undefined
  if (subject.scopes.length > 0 || !isPlain(subject)) return undefined
  if (!/\p{Sc}/u.test(expected) || !money.test(plain(expected)) || match === "matches") return undefined
  const amounts = runsOf(given.view, given.view.root)
    .flatMap(figuresOf)
    .filter(
      ({ seen, text }) =>
        /\p{Sc}/u.test(text) &&
        money.test(plain(text).trim()) &&
        !isOnControl(seen) &&
        !isAside(seen) &&
        recordOf(given.view, seen) === undefined &&
        isStruck(seen) === (told[1] !== undefined)
    )
  const [only, another] = amounts
  return only === undefined || another !== undefined || isAmountOfAnother(only, subject, given)
    ? undefined
    : ruled({ ...check, match: "is" }, only)
}

/** "The text below the table reads 1-5 of 12": of all that stands there the one made so, or the one that says just that. */
export const byTextAt = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  const isText = subject?.role === "text" && subject.name === "" && isPlain(subject)
  // A list has its line above or below it; around anything else stand the texts of others.
  const beside = ({ relation, target }: Scope): boolean =>
    (relation === "below" || relation === "above") && (target.role === "table" || target.role === "list")
  if (negated || !isText) return undefined
  if (subject.scopes[0]?.relation === "near") return byPlace(check, given)
  if (!subject.scopes.some(beside)) return undefined
  const shaped = byShape(check, given)
  if (shaped !== undefined) return shaped
  const found = finder(expected, "is")
  const [only, another] = piecesAt(subject, given)?.filter(({ text }) => found(text)) ?? []
  return only === undefined || another !== undefined ? undefined : ruled(check, only)
}

const amount = /^[^\p{L}\p{N}]?\s?\d[\d.,]*\s?[^\p{L}\p{N}]?$/u

/** "A refund of €37.50" of the one line that says so among other things: "Booking 7. Refund: €37.50". */
export const byPair = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  if (negated || subject === undefined || !isPlain(subject) || subject.role !== undefined) return undefined
  if (subject.name === "" || !amount.test(expected)) return undefined
  const pair = new RegExp(
    `(?<![\\p{L}\\p{N}])${Pattern.escape(subject.name)}(?: (?:of|is))?:? ([^\\p{L}\\p{N}\\s]?\\s?\\d[\\d.,]*\\d|[^\\p{L}\\p{N}\\s]?\\d)`,
    "giu"
  )
  const found = (piecesAt(subject, given) ?? []).flatMap((run) =>
    Array.from(plain(run.text).matchAll(pair), ([, text = ""]) => ({ ...run, text }))
  )
  const [only, another] = found
  return only === undefined || another !== undefined ? undefined : ruled({ ...check, match: "is" }, only)
}

/** How a word is drawn, or what it tells. */
const drawn = /^(?:(?:status|state) ?)?(?:badge|label|tag|pill|chip|marker|indicator)?$/iu

/** "The heading" of a page is the highest. */
export const anchorOf = ({ target }: Scope, { antecedent, view }: Case): Seen | undefined => {
  // "The button", of several: the one that was pressed.
  const pressed = antecedent?.seen
  if (target.role === "button" && target.name === "" && pressed !== undefined && isControl(pressed))
    return pressed
  const found = ground(view, target, "look", antecedent)
  if (found._tag === "Found") return found.seen
  const isTitle = target.role === "heading" || /^(?:page )?(?:title|headline)$/iu.test(target.name)
  if (!isTitle || (target.role === "heading" && target.name !== "") || target.scopes.length > 0)
    return undefined
  const [only, another] = view.all.filter(({ node }) => node.visible && node.state.level === 1)
  return another === undefined ? only : undefined
}

const isRow = ({ relation, target }: Scope): boolean =>
  relation === "in" && target.role === "row" && target.name === ""

/** What it stands beside; "next to her toggle", which is read as in the row beside her: beside the toggle that stands beside her. */
const besideOf = ([scope, ...rest]: Target["scopes"]): Scope | undefined => {
  if (scope?.relation !== "near" || rest.length === 0) return scope?.relation === "near" ? scope : undefined
  const { target } = scope
  const isSwitch = /^(?:switch|checkbox)$/u.test(target.role ?? "") && target.scopes.length === 0
  const [owner, another] = rest.filter((each) => !isRow(each))
  const isOwned = isSwitch && owner?.target.pronoun === true && another === undefined
  return isOwned ? { ...scope, target: { ...target, scopes: [owner] } } : undefined
}

/** "The badge beside the heading reads Draft": the one word that stands in its line, right beside it. */
export const byPlace = (check: TextCheck, given: Case): Ruling | undefined => {
  const { negated, subject } = check
  if (negated || subject === undefined || !isPlain(subject) || !drawn.test(subject.name)) return undefined
  const scope = besideOf(subject.scopes)
  if (scope === undefined || (subject.name === "" && subject.role !== "text")) return undefined
  const anchor = anchorOf(scope, given)
  const beside = (seen: Seen): boolean => {
    const [a, b] = [anchor?.node.box, seen.node.box]
    if (anchor === undefined || a === undefined || b === undefined || isOnPressed(seen)) return false
    return !contains(anchor, seen) && sameLine(a, b) && b.x >= a.x && gap(a, b) <= 2 * a.height
  }
  const [only, another] = runsOf(given.view, given.view.root).filter(({ seen }) => beside(seen))
  if (only === undefined || another !== undefined) return undefined
  // "Campaigns / Spring sale" tells the way to this page.
  if (/^[/›»>→\\]/u.test(only.text.trim())) return undefined
  const badge = [...upward(only.seen)].find((outer) => isOfKind(outer, "badge", "chip")) ?? only.seen
  const ruling = ruled(check, { ...only, seen: badge })
  // Two badges that touch each other are read as one text.
  const inPart = ruling._tag === "Refuted" && finder(check.expected, "contains")(only.text)
  return inPart ? undefined : ruling
}
