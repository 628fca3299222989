/** "The distance of Bellcross is 6.4 km", where the card of Bellcross says 6.4 km and does not call it a distance: its unit tells what it is. */
import type { Target } from "@assay/domain/Intent"
import { recordNamed } from "../../ground/NamedRecords.js"
import { Fell } from "../../run/Fell.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { loose, plain, readable } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import type { TextCheck } from "./PageTexts.js"

const time = /^(?:s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?)$/iu

/** What is measured in which units. */
const units: Readonly<Record<string, RegExp>> = {
  distance: /^(?:km|mi|miles?|yd|yards?|met(?:er|re)s?)$/iu,
  weight: /^(?:kg|g|mg|lbs?|oz|t)$/iu,
  duration: time,
  length: time,
  result: /^(?:%|votes?|points?|pts)$/iu,
  score: /^(?:%|points?|pts)$/iu,
  share: /^%$/u,
  percentage: /^%$/u,
  amount: /^(?:kg|g|mg|lbs?|oz|ml|cl|l)$/iu
}

/** What is told by a mere number. */
const counted = /^amount$/u

/** What is measured, and of what. */
const measureOf = (subject: Target): readonly [noun: string, Target] | undefined => {
  const { descriptor, name, quantifier, quoted, scopes, words } = subject
  const [scope, another] = scopes
  if (quantifier !== undefined || another !== undefined) return undefined
  if (scope !== undefined)
    return scope.relation === "near" && (units[name] !== undefined || counted.test(name))
      ? [name, scope.target]
      : undefined
  const [, noun = "", of = ""] = /^(\p{Ll}+) (?:of|for) (.+)$/u.exec(words) ?? []
  const called = descriptor === undefined && name === words ? of : name
  return called === "" ? undefined : [descriptor ?? noun, { name: called, quoted, words: called, scopes }]
}

const measure = /(?<![\p{L}\p{N}.,])(\d[\d.,]*)\s?(%|\p{L}+)(?![\p{L}\p{N}])/gu

interface Measure {
  readonly text: string
  readonly unit: string
}

const measuresIn = (text: string): ReadonlyArray<Measure> =>
  [...plain(readable(text)).matchAll(measure)].map(([all, , unit = ""]) => ({
    text: all,
    unit: unit.toLowerCase()
  }))

/** "The amount of Carrots is 4": the one text of the thing that is nothing but a number. */
const onlyNumberIn = (view: View, record: Seen): Measure | undefined => {
  const texts = runsOf(view, record).map(({ text }) => plain(readable(text)).trim())
  const [only, another] = texts.filter((text) => /^\d[\d.,]*$/u.test(text))
  const isAlone = another === undefined && texts.filter((text) => /\d/u.test(text)).length === 1
  return only !== undefined && isAlone ? { text: only, unit: "" } : undefined
}

/** All that it says in that unit, where that is one figure, and no word beside it says what else it is. */
const onlyIn = (view: View, record: Seen, wanted: string): Measure | undefined => {
  const [only, another] = measuresIn(readableTextOf(view, record)).filter(({ unit }) => unit === wanted)
  const parts = runsOf(view, record).flatMap(({ text }) => text.split(/\s+[·•|–—★☆]\s*/u))
  const isApart = only !== undefined && parts.some((part) => loose(part) === loose(only.text))
  return isApart && another === undefined ? only : undefined
}

const isNumber = /^\d[\d.,]*$/u

/** What is expected: a mere number, of no unit, or one measure and nothing besides. */
const measureIn = (text: string): Measure | undefined => {
  if (isNumber.test(text)) return { text, unit: "" }
  const [told, more] = measuresIn(text)
  return more === undefined && told !== undefined && loose(told.text) === loose(text) ? told : undefined
}

const isTaken = (noun: string, unit: string): boolean =>
  unit === "" ? counted.test(noun) : units[noun]?.test(unit) === true

const isUnit = (unit: string): boolean => Object.values(units).some((known) => known.test(unit))

export const byMeasure = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { match, negated, subject } = check
  const expected = check.expected.trim()
  const [noun = "", owner] = (subject === undefined ? undefined : measureOf(subject)) ?? []
  const told = measureIn(expected)
  if (owner === undefined || negated || told === undefined) return undefined
  if (!isTaken(noun, told.unit))
    return units[noun] !== undefined && isUnit(told.unit)
      ? undecided(Fell.of("target_ambiguous", `A ${noun} is not measured so: “${expected}”.`))
      : undefined
  const record = /^(?:is|equals|contains)$/u.test(match) ? recordNamed(view, owner) : undefined
  if (record === undefined) return undefined
  const only = told.unit === "" ? onlyNumberIn(view, record) : onlyIn(view, record, told.unit)
  if (only === undefined) return undefined
  return loose(only.text) === loose(expected)
    ? holds(`saw: ${only.text}`, record)
    : refuted(`${asExpected(match, expected)} for “${noun} of ${owner.words}”`, `saw: ${only.text}`)
}
