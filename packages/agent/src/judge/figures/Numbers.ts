/** Numbers as people write them, and checks on them. */
import type { Comparison, Intent, Target } from "@assay/domain/Intent"
import { tallyOfTitle } from "../../ground/Heads.js"
import { recordsIn } from "../../ground/Records.js"
import { isRecord, type Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isField } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose, plain, readable, stem } from "../../screen/Wording.js"
import { eachOf, withoutBareList } from "../lists/SaidOfEach.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "../Ruling.js"
import { amountIn } from "./AmountsIn.js"
import { readIn, validPhrasesIn } from "../texts/Phrases.js"
import { inRecords, reportOf, subjectsOf } from "../texts/Subjects.js"
import type { Subject } from "../texts/Surroundings.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

export const comparisons: Readonly<
  Record<Comparison, readonly [string, (actual: number, expected: number) => boolean]>
> = {
  equal: ["", (a, b) => a === b],
  not_equal: ["not ", (a, b) => a !== b],
  more: ["more than ", (a, b) => a > b],
  fewer: ["fewer than ", (a, b) => a < b],
  at_least: ["at least ", (a, b) => a >= b],
  at_most: ["at most ", (a, b) => a <= b]
}

/** Numbers as people write them, signs and thousands included. */
export const numbersIn = (text: string): ReadonlyArray<number> =>
  [
    ...readable(text).matchAll(
      /(?<![\p{L}\p{N}.])(-?)\s?\p{Sc}?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.]\d+)?)(?![\p{L}\p{N}]*\p{L})/gu
    )
  ].map(([, sign, digits]) => Number(`${sign ?? ""}${(digits ?? "").replaceAll(",", "")}`))

/** What a minus behind it belongs to the amount of: "Balance - £27". */
const signed =
  /\b(?:balance|change|difference|discount|refund|credit|loss|profit|result|total|net|deduction|savings?|temperature|low|minimum)\W?$/iu

/** "Small - £30 a year": a dash between what something is called and its figure, which is no minus. */
export const undashed = (phrase: string): string =>
  readable(phrase).replace(
    /(?<=\p{L}\p{P}?) - (?=\p{Sc}?\s?\d)/gu,
    (dash: string, at: number, whole: string) => (signed.test(whole.slice(0, at)) ? dash : " ")
  )

/**
 * Forms that one reader takes for one number and another for another: `1.5k`, `(500)`, `1.500`, `50,00`, `12 500`, `1'500`, `5e3`, `5-25`.
 * None of them is guessed at.
 */
export const isDoubtfulNumber = (text: string): boolean =>
  /\d\s?(?:k|m|mn|b|bn|mio|tsd)\b|\(\s?[-\p{Sc}]?\s?\d[\d.,]*\s?\p{Sc}?\)|\d\.\d{3}(?!\d)|\d,\d{1,2}(?!\d)|\d['’\s]\d{3}(?!\d)|\de[+-]?\d|\d\s?[-–—]\s?\p{Sc}?\d/iu.test(
    readable(text)
  )

/** A number that stands in one of the things that a column holds is none of the column. */
const ownOf = (view: View, { role }: Target, region: Region): ReadonlyArray<Region> =>
  role === "column" && recordsIn(view, region, false).length > 0 ? [] : [region]

/** The head of a column with its count: the line of its title, or what stands before its records. */
const headOf = (view: View, region: Region, name: string): ReadonlyArray<Region> => {
  const line = tallyOfTitle(view, region, name)
  if (line !== undefined) return [line]
  const [first] = recordsIn(view, region, false)
  return first === undefined || first.at <= region.from
    ? []
    : [{ from: region.from, to: first.at - 1, seen: region.seen ?? view.root, how: "" }]
}

/** "The comments heading" counts, and not what stands under it. */
const headingIn = (view: View, seen: Seen): Seen | undefined =>
  within(view, seen).find(({ node }) => node.role === "heading" && node.visible)

/** "Comments (1)": a number behind a title, or on a tab, counts, and is no debt. */
const countBehind = /(?<=\p{L} ?)\((\d+)\)$/u

const sameUnit = (one: string, other: string): boolean =>
  stem(one.toLowerCase()) === stem(other.toLowerCase())

const measured =
  /(-?)\s?(\p{Sc}?)\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(\p{Sc}|%|[\p{L}°]{1,10})?/gu

/** "2.5 km, rated 4.8": the one number of that unit. */
const ofUnit = (unit: string | undefined, text: string): number | undefined => {
  const all = unit === undefined ? [] : [...text.matchAll(measured)]
  const [only, another] = all.filter(([, , before = "", , behind = ""]) =>
    [before, behind].some((each) => each !== "" && sameUnit(each, unit ?? ""))
  )
  if (only === undefined || another !== undefined) return undefined
  const [said, sign = "", , digits = ""] = only
  // With what stands before it: "5-6 km", "12 500 km".
  const around = `${text.slice(Math.max(0, only.index - 4), only.index)}${said}`
  return isDoubtfulNumber(around) ? undefined : Number(`${sign}${digits.replaceAll(",", "")}`)
}

const numberOf = (given: Case, subject: Subject, target: Target, unit?: string): number | undefined => {
  const { name } = target
  const { seen } = subject.scored
  if (isField(seen)) {
    const value = seen.node.value ?? ""
    return isDoubtfulNumber(value) ? undefined : numbersIn(value)[0]
  }
  const head = target.role === "heading" ? headingIn(given.view, seen) : undefined
  if (head !== undefined) {
    const text = readableTextOf(given.view, head).replace(countBehind, " $1")
    const rest = text.toLowerCase().replace(name.toLowerCase(), " ")
    const [only, another] = isDoubtfulNumber(text) ? [] : numbersIn(rest)
    return another === undefined ? only : undefined
  }
  const heads = subject.regions.flatMap((each) => headOf(given.view, each, name))
  const own = subject.regions.flatMap((each) => ownOf(given.view, target, each))
  for (const region of [...own, ...heads]) {
    const said = validPhrasesIn(given.view, region).map(undashed).join(" ")
    const text = isControl(seen) ? said.replace(countBehind, " $1") : said
    const all = numbersIn(text.toLowerCase().replace(name.toLowerCase(), " "))
    const told = ofUnit(unit, text)
    if (told !== undefined) return told
    if (isDoubtfulNumber(text)) return undefined
    const [only, another] = all
    if (only !== undefined && another === undefined) return only
  }
  return undefined
}

/** What stands right beside the number: its currency, its unit. */
export const unitBeside = (text: string): string => {
  const found = /(\p{Sc}?)\s?\d[\d.,]*\s?(\p{Sc}|%|[\p{L}°]{1,10})?/u.exec(text)
  return `${found?.[1] ?? ""}${found?.[2] ?? ""}`
}

/** Another unit, or another currency: the numbers cannot be compared. One that is not written is taken as meant. */
const isOtherUnit = (unit: string | undefined, text: string): boolean => {
  const beside = unitBeside(text)
  return unit !== undefined && beside !== "" && !sameUnit(beside, unit) && ofUnit(unit, text) === undefined
}

/** The one thing that is called so. */
const onlySubject = (target: Target, given: Case): Subject | undefined => {
  const all = subjectsOf(given.view, target, given.antecedent)
  const [only, another] = all instanceof Fell ? [] : all
  return another === undefined ? only : undefined
}

/** What is read in the one thing that is called so, without its name. */
const textNow = (target: Target, given: Case): string | undefined => {
  const only = onlySubject(target, given)
  if (only === undefined) return undefined
  const { seen } = only.scored
  if (isField(seen)) return plain(seen.node.value ?? "")
  return only.regions
    .map((region) =>
      plain(validPhrasesIn(given.view, region).join(" ").replace(target.name, " ")).replace(/^[\s:]+/u, "")
    )
    .find((text) => text !== "" && loose(text) !== loose(target.name))
}

/** "The name has not changed": what is said there and is no number. */
const unchanged = (target: Target, given: Case, before: View): Ruling | undefined => {
  const [now, then] = [
    textNow(target, given),
    textNow(target, { ...given, view: before, antecedent: undefined })
  ]
  if (now === undefined || then === undefined) return undefined
  return now === then
    ? holds(`it is still “${now}”`, onlySubject(target, given)?.scored.seen)
    : refuted(`“${target.words}” to be as before, “${then}”`, `“${now}”`)
}

/** By how much it has grown since the last deed. */
const grown = (check: Of<"CheckNumber">, given: Case, now: number | undefined): Ruling => {
  const { comparison, expected, target } = check
  const { before } = given
  const then =
    before === undefined ? undefined : numberNow(target, { ...given, view: before, antecedent: undefined })
  const kept = expected === 0 && comparison === "equal" && before !== undefined
  if (now === undefined || then === undefined)
    return (
      (kept ? unchanged(target, given, before) : undefined) ??
      undecided(
        Fell.of(
          "target_ambiguous",
          `No one number stands in “${target.words}” before and after the last step.`
        )
      )
    )
  const [word, holdsFor] = comparisons[comparison]
  const change = Math.round((now - then) * 1e6) / 1e6
  const said = `it went from ${then} to ${now}`
  return holdsFor(change, expected)
    ? holds(said, onlySubject(target, given)?.scored.seen)
    : refuted(`“${target.words}” to have grown by ${word}${expected}`, said)
}

/** The one number that stands in all that is called so. */
const numberNow = (target: Target, given: Case): number | undefined => {
  const all = subjectsOf(given.view, target, given.antecedent)
  if (all instanceof Fell) return undefined
  const numbers = (all.length > 1 ? inRecords(given.view, all) : all).map((subject) =>
    numberOf(given, subject, target)
  )
  return numbers.every((each) => each === numbers[0]) ? numbers[0] : undefined
}

/** "Every price": each cell of a column by itself, and each thing that is called so. */
const apart = (view: View, subjects: ReadonlyArray<Subject>): ReadonlyArray<Subject> =>
  subjects.flatMap((subject) =>
    subject.scored.seen.node.role === "columnheader"
      ? subject.regions.map((region): Subject => ({ ...subject, regions: [region] }))
      : isRecord(view, subject.scored.seen) || isField(subject.scored.seen)
        ? [subject]
        : []
  )

/** "Every price is above $5", "no price is": all of them, and several, as one alone may be a total. */
const judgeEach = (check: Of<"CheckNumber">, given: Case, all: ReadonlyArray<Subject>): Ruling => {
  const { comparison, expected, target } = check
  const each = apart(given.view, all)
  const numbers = each.flatMap((subject) => numberOf(given, subject, target, check.unit) ?? [])
  const mixed = each.some(({ regions: [region] }) =>
    region === undefined
      ? true
      : isOtherUnit(check.unit, readIn(given.view, region).replace(target.name, " "))
  )
  if (
    each.length < 2 ||
    each.length < all.length ||
    numbers.length < each.length ||
    mixed ||
    check.relative === true
  )
    return undecided(Fell.of("target_ambiguous", `It cannot be said what each “${target.words}” comes to.`))
  const [word, holdsFor] = comparisons[comparison]
  const other = numbers.find((actual) => !holdsFor(actual, expected))
  return other === undefined
    ? holds(`all ${numbers.length} are ${word}${expected}`)
    : refuted(`each “${target.words}” to be ${word}${expected}`, `one is ${other}`)
}

/** "Every branch in the list is at most 5 km away", where nothing is called a branch: each thing in the one list there is. */
const listedOf = (
  { target, unit }: Of<"CheckNumber">,
  given: Case,
  named: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | undefined => {
  const { name, quantifier, quoted, role, scopes } = withoutBareList(target)
  const isKind = !quoted && role === undefined && /^\p{Ll}{3,}$/u.test(name)
  if (unit === undefined || quantifier !== "all" || !isKind || scopes.length > 0) return undefined
  if (apart(given.view, named).length > 0) return undefined
  const things = eachOf(given, target, named)
  return things instanceof Fell ? undefined : things
}

/** "The price of the Mug is less than $10", of a card whose one amount is called nothing. */
const onAmount = (
  { comparison, expected, relative, target, unit }: Of<"CheckNumber">,
  given: Case
): Ruling | undefined => {
  const text = relative === true || target.quantifier !== undefined ? undefined : amountIn(target, given)
  if (text === undefined || isDoubtfulNumber(text) || isOtherUnit(unit, text)) return undefined
  const [actual, another] = numbersIn(text)
  if (actual === undefined || another !== undefined) return undefined
  const [word, holdsFor] = comparisons[comparison]
  return holdsFor(actual, expected)
    ? holds(`it is ${text}`)
    : refuted(`“${target.words}” to be ${word}${expected}`, `it is ${text}`)
}

export const judgeNumber = (check: Of<"CheckNumber">, given: Case): Ruling => {
  const { comparison, expected, target } = check
  const found = subjectsOf(given.view, target, given.antecedent)
  const all = listedOf(check, given, found instanceof Fell ? [] : found) ?? found
  if (all instanceof Fell) return onAmount(check, given) ?? undecided(all)
  if (target.quantifier !== undefined) return judgeEach(check, given, all)
  const subjects = all.length > 1 ? inRecords(given.view, all) : all
  const numbers = subjects.map((subject) => numberOf(given, subject, target, check.unit))
  const [actual] = numbers
  const first = subjects[0]
  if (first === undefined || numbers.some((each) => each !== actual))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${target.words}” shows different numbers.`,
        subjects.map((subject) => reportOf(given.view, subject))
      )
    )
  if (check.relative === true) return grown(check, given, actual)
  const [word, holdsFor] = comparisons[comparison]
  const region = first.regions.at(-1)
  const read = region === undefined ? "" : readIn(given.view, region)
  if (actual === undefined)
    return undecided(
      Fell.of("target_ambiguous", `No one number stands in “${target.words}”; it reads “${read}”.`)
    )
  const value = isField(first.scored.seen) ? (first.scored.seen.node.value ?? "") : read
  if (isOtherUnit(check.unit, value.replace(target.name, " ")))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${target.words}” reads “${value}”, which is not counted in ${check.unit ?? ""}.`
      )
    )
  const said = `it is ${actual}`
  const ruling = holdsFor(actual, expected)
    ? holds(said)
    : refuted(`“${target.words}” to be ${word}${expected}`, said)
  return withTarget(ruling, given.view, first.scored.seen, first.scored.score, first.scored.how)
}
