/** "The distance of Bellcross is 6.4 km", where the card of Bellcross says 6.4 km and does not call it a distance: its unit tells what it is. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { isRecord, recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { type Seen, type View } from "../../screen/View.js"
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
  percentage: /^%$/u
}

/** What is measured, and of what. */
const measureOf = (subject: Target): readonly [noun: string, Target] | undefined => {
  const { descriptor, name, quantifier, quoted, scopes, words } = subject
  const [scope, another] = scopes
  if (quantifier !== undefined || another !== undefined) return undefined
  if (scope !== undefined)
    return scope.relation === "near" && units[name] !== undefined ? [name, scope.target] : undefined
  const [, noun = "", of = ""] = /^(\p{Ll}+) (?:of|for) (.+)$/u.exec(words) ?? []
  const called = name === words ? of : name
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

/** All that it says in that unit, where that is one figure, and no word beside it says what else it is. */
const onlyIn = (view: View, record: Seen, fits: (unit: string) => boolean): Measure | undefined => {
  const [only, another] = measuresIn(readableTextOf(view, record)).filter(({ unit }) => fits(unit))
  const parts = runsOf(view, record).flatMap(({ text }) => text.split(/\s+[·•|–—★☆]\s*/u))
  const isApart = only !== undefined && parts.some((part) => loose(part) === loose(only.text))
  return isApart && another === undefined ? only : undefined
}

/** The one thing in a list that is called so, or one of whose lines begins so. */
const recordOfName = (view: View, owner: Target): Seen | undefined => {
  const found = ground(view, owner, "look")
  if (found._tag !== "Found") return undefined
  const record = isRecord(view, found.seen) ? found.seen : recordOf(view, found.seen)
  const isNamed = (seen: Seen) => runsOf(view, seen).some(({ text }) => `${loose(text)} `.startsWith(`${loose(owner.name)} `))
  return record !== undefined && (!found.tentative || isNamed(record)) ? record : undefined
}

export const byMeasure = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const [noun = "", owner] = (subject === undefined ? undefined : measureOf(subject)) ?? []
  const known = units[noun]
  const [told, more] = measuresIn(expected)
  const isMeasure = more === undefined && told !== undefined && loose(told.text) === loose(expected)
  if (owner === undefined || known === undefined || negated || !isMeasure) return undefined
  if (!known.test(told.unit))
    return Object.values(units).some((other) => other.test(told.unit))
      ? undecided(Fell.of("target_ambiguous", `A ${noun} is not measured in ${told.unit}.`))
      : undefined
  const record = /^(?:is|equals|contains)$/u.test(match) ? recordOfName(view, owner) : undefined
  const only = record === undefined ? undefined : onlyIn(view, record, (unit) => unit === told.unit)
  if (only === undefined) return undefined
  return loose(only.text) === loose(expected)
    ? holds(`saw: ${only.text}`, record)
    : refuted(`${asExpected(match, expected)} for “${noun} of ${owner.words}”`, `saw: ${only.text}`)
}
