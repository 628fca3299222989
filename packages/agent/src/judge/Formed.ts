/** Prices and scores that no word on the page calls so: told by how they are written. */
import type { Intent } from "@assay/domain/Intent"
import { regionsOf } from "../ground/Enclosures.js"
import { recordOf, regionOf } from "../ground/Regions.js"
import { monthNamed } from "../screen/Months.js"
import { isStruck } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { finder, plain } from "../screen/Wording.js"
import { asExpected } from "./Matching.js"
import { readIn } from "./Phrases.js"
import { type Case, rule, type Ruling } from "./Ruling.js"

type TextCheck = Extract<Intent, { _tag: "CheckText" }>

const looks =
  /\b(?:crossed[- ]?out|struck[- ]?(?:through|out)?|strikethrough|old|original|former|previous|new|current|discounted|reduced|sale)\b/giu

/** The words of a price or a score that name nothing else: what tells it from other numbers is its form. */
const formed = /^(?:price|cost|fare|rate|amount|score|rating)s?(?: per (\p{L}+))?$/iu

/** The words of a day that nothing else on the page is called by. */
const dated = /^(?:due )?dates?$|^(?:due|deadline)$/iu

/** The words of what is measured. */
const sized = /^(?:file )?(?:size|weight|distance|duration|length|height|width|temperature|volume)$/iu
const isMeasure = (text: string): boolean => /^\d[\d.,]*\s?(?:[\p{L}°]{1,4}|°\p{L})$/u.test(text.trim())

const isDate = (text: string): boolean => {
  const said = text.trim()
  if (/^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/u.test(said)) return true
  const [, before, after] =
    /^(?:(\p{L}{3,})\.? )?\d{1,2}(?:st|nd|rd|th)?\.?(?: (\p{L}{3,})\.?)?(?:,? \d{4})?$/u.exec(said) ?? []
  return (before === undefined) !== (after === undefined) && monthNamed(before ?? after ?? "") > 0
}

const money = /^[\p{Sc}]\s?\d[\d.,]*$|^\d[\d.,]*\s?\p{Sc}$/u

const isLike = (text: string, expected: string): boolean => {
  const [a, b] = [plain(text).trim(), plain(expected).trim()]
  if (money.test(a) && money.test(b)) return true
  if (isDate(a) && isDate(b)) return true
  return a.replace(/\d+/gu, "0") === b.replace(/\d+/gu, "0")
}

/** "The card shows a score of 9.6", "its price is $130": no word says which number it is, and the card has one that is made so. */
export const byForm = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject } = check
  if (check.negated || subject === undefined || subject.quoted || subject.scopes.length === 0)
    return undefined
  const told = looks.test(subject.name)
  looks.lastIndex = 0
  const day = dated.test(subject.name) && isDate(check.expected)
  const size = sized.test(subject.name) && isMeasure(check.expected)
  const whole = day || size ? check.expected : undefined
  const found =
    whole === undefined ? formed.exec(subject.name.replace(looks, " ").replace(/\s+/gu, " ").trim()) : [whole]
  const expected = whole ?? /\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?/u.exec(check.expected)?.[0].trim()
  if (found === null || expected === undefined || expected.length < check.expected.trim().length)
    return undefined
  const near = subject.scopes.map(({ target }) => target)
  // The last row may be that of a total.
  if (near.some(({ ordinal }) => ordinal !== undefined)) return undefined
  const [first] = near
  const beside = first?.pronoun === true && first.name === "" ? given.antecedent?.seen : undefined
  const record = beside === undefined ? undefined : recordOf(given.view, beside)
  const regions =
    record === undefined
      ? regionsOf(
          given.view,
          near.map((target) => ({ relation: "in" as const, target })),
          given.antecedent
        )
      : [regionOf(record, "")]
  if ("name" in regions) return undefined
  const [region, another] = regions
  if (region === undefined || another !== undefined || region.seen?.parent === undefined) return undefined
  const gone = /\b(?:crossed|struck|strike|old|original|former|previous)/iu.test(subject.words)
  const per = found[1]
  if (per !== undefined && !readIn(given.view, region).toLowerCase().includes(`per ${per.toLowerCase()}`))
    return undefined
  const like = runsOf(given.view, region.seen)
    .map(({ seen, text }) => ({ seen, text: text.replace(/\s*(?:\bper\b|\/)\s*\p{L}+\.?$/u, "") }))
    .filter(({ text }) => isLike(text, expected))
  const runs = like.filter(({ seen }) => isStruck(seen) === gone)
  // A price that is said to be the old or the new one has the other beside it.
  const sides = new Set(like.map(({ seen }) => isStruck(seen)))
  if (told && sides.size < 2) return undefined
  const [only, more] = runs
  if (only === undefined || more !== undefined) return undefined
  return rule(
    finder(check.expected, "is")(plain(only.text)),
    false,
    `${asExpected(check.match, check.expected)} for “${subject.words}”`,
    `saw: ${only.text}`,
    only.seen
  )
}
