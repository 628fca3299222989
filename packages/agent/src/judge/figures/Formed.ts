/** Prices and scores that no word on the page calls so: told by how they are written. */
import type { Target } from "@assay/domain/Intent"
import { isPronoun } from "../../language/words/Pronouns.js"
import { regionsOf } from "../../ground/Enclosures.js"
import { titleOfPage } from "../../ground/OwnPage.js"
import { recordOf, type Region, regionOf } from "../../ground/Regions.js"
import { monthNamed } from "../../screen/Months.js"
import { isStruck } from "../../screen/Kinds.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { amountsFrom } from "./AmountsIn.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { readIn } from "../texts/Phrases.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const looks =
  /\b(?:crossed[- ]?out|struck[- ]?(?:through|out)?|strikethrough|old|original|former|previous|new|current|discounted|reduced|sale)\b/giu

/** The words of a price or a score that name nothing else: what tells it from other numbers is its form. */
const formed = /^(?:price|cost|fare|fee|charge|rent|rate|amount|score|rating|balance)s?(?: per (\p{L}+))?$/iu

/** What a line comes to, and words on a page that call an amount something else: "$24 each", "Price", "was $30". */
const ofLine = /^(?:line|item|row) (?:total|price|amount|sum)s?$|^subtotals?$/iu
const otherwise =
  /\b(?:each|apiece|per|unit|price|cost|tax|vat|shipping|fee|discount|saved?|was|off|deposit)\b|\d\s*[×x*](?!\p{L})|[×x*@]\s*\p{Sc}/iu

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

/** What is written as an address or a number to call, and needs no label to be told. */
const reached: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/^e-?mail(?: address)?$/iu, /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u],
  [/^(?:tele)?phone(?: number)?$|^mobile(?: number)?$/iu, /^\+?\(?\d[\d ()/.-]{6,}\d$/u]
]

const isReached = (name: string, text: string): boolean =>
  reached.some(([word, form]) => word.test(name) && form.test(text.trim()))

const money = /^[-+]?\p{Sc}\s?-?\d[\d.,]*$|^[-+]?\d[\d.,]*\s?\p{Sc}$/u

const isLike = (text: string, expected: string): boolean => {
  const [a, b] = [plain(text).trim(), plain(expected).trim()]
  if (money.test(a) && money.test(b)) return true
  if (isDate(a) && isDate(b)) return true
  if (reached.some(([, form]) => form.test(a) && form.test(b))) return true
  return a.replace(/\d+/gu, "0") === b.replace(/\d+/gu, "0")
}

interface Sought {
  readonly expected: string
  /** "per night": what the place must speak of. */
  readonly per?: string | undefined
}

/** What is looked for by its form, if the words of the subject name nothing but such a form. */
const soughtOf = (subject: Target, expected: string): Sought | undefined => {
  const day = dated.test(subject.name) && isDate(expected)
  const size = sized.test(subject.name) && isMeasure(expected)
  const sum = ofLine.test(subject.name) && money.test(expected.trim())
  if (day || size || sum || isReached(subject.name, expected)) return { expected }
  const found = formed.exec(subject.name.replaceAll(looks, " ").replace(/\s+/gu, " ").trim())
  const [, each] = /(?: per |\s?\/\s?)(\p{L}+)$/u.exec(expected.trim()) ?? []
  const said =
    each === undefined ? expected.trim() : expected.trim().replace(/(?: per |\s?\/\s?)\p{L}+$/u, "")
  const amount = /[-+]?\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?/u.exec(plain(said))?.[0].trim() ?? ""
  if (found === null || amount.length < said.length) return undefined
  // "The rate per night is $40 per day" says two things at once.
  return found[1] !== undefined && each !== undefined && found[1] !== each
    ? undefined
    : { expected: amount, per: found[1] ?? each }
}

/** The one place that the subject is in. */
export const placeOf = ({ antecedent, view }: Case, { scopes }: Target): Region | undefined => {
  // The last row may be that of a total.
  if (scopes.some(({ target }) => target.ordinal !== undefined)) return undefined
  const first = scopes[0]?.target
  const beside = isPronoun(first) ? antecedent?.seen : undefined
  const record = beside === undefined ? undefined : recordOf(view, beside)
  const within = scopes.map(({ target }) => ({ relation: "in" as const, target }))
  const regions = record === undefined ? regionsOf(view, within, antecedent) : [regionOf(record, "")]
  if ("name" in regions) return undefined
  const [region, another] = regions
  return another === undefined && region?.seen?.parent !== undefined ? region : undefined
}

const isRating = ({ name }: Target): boolean => /\b(?:rating|score)s?$/iu.test(name)

/** "★ 4.6 (212 reviews)": the star tells that it is a rating. */
const withoutStar = (text: string): string =>
  /[★⭐]/u.test(text)
    ? text
        .replace(/\s*\([^()]*\)$/u, "")
        .replace(/[★☆⭐]+/gu, "")
        .trim()
    : text

const day =
  /\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,9}\.?,? \d{4}(?!\d)|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?!\d)|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}/gu

/** "Asked by Ada on 20 March 2026": the day in it. */
const daysIn = (run: Run): ReadonlyArray<Run> => {
  const days = (plain(run.text).match(day) ?? []).filter(isDate)
  return isDate(run.text) || days.length === 0 ? [run] : days.map((text) => ({ ...run, text }))
}

/** "Desk $120.00" of what is called Desk: the amount that ends the line of its name. "Lamp, shipping $40" is not what the lamp costs. */
const amountBehind = (run: Run, { name, scopes }: Target): Run => {
  const [only, another] = amountsFrom(run.text)
  if (only === undefined || another !== undefined || !money.test(only)) return run
  const before = loose(run.text.slice(0, run.text.lastIndexOf(only)).replace(/[\s:·–—-]+$/u, ""))
  const isName = [name, ...scopes.map((scope) => scope.target.name)].some((each) => loose(each) === before)
  return isName ? { ...run, text: only } : run
}

/** The one text in the place that is made so, crossed out or not as the subject says. */
const oneLike = (view: View, outer: Seen, subject: Target, expected: string): Run | undefined => {
  const gone = /\b(?:crossed|struck|strike|old|original|former|previous)/iu.test(subject.words)
  const runs = runsOf(view, outer)
  const like = runs
    .map((run) => (run === runs[0] && money.test(expected) ? amountBehind(run, subject) : run))
    .map((run) => ({ ...run, text: run.text.replace(/\s*(?:\bper\b|\/)\s*\p{L}+\.?$/u, "") }))
    .map((run) => (isRating(subject) ? { ...run, text: withoutStar(run.text) } : run))
    .flatMap((run) => (isDate(expected) ? daysIn(run) : [run]))
    .filter(({ text }) => isLike(text, expected))
  // A price that is said to be the old or the new one has the other beside it.
  const sides = new Set(like.map(({ seen }) => isStruck(seen)))
  if (subject.name.search(looks) !== -1 && sides.size < 2) return undefined
  const [only, another] = like.filter(({ seen }) => isStruck(seen) === gone)
  return another === undefined ? only : undefined
}

/** "The price is $18" on the page of one thing: what is read next to its title, before anything else. */
const besideTitle = (view: View, { name, words }: Target, expected: string): Run | undefined => {
  if (!/^(?:price|cost)$/iu.test(name) || words.search(looks) !== -1) return undefined
  const title = titleOfPage(view)
  if (title === undefined) return undefined
  const [next] = runsOf(view, view.root).filter(({ seen }) => seen.at > title.end && !isStruck(seen))
  return next !== undefined && isLike(next.text, expected) ? next : undefined
}

/** "The card shows a score of 9.6", "its price is $130": no word says which number it is, and the card has one that is made so. */
export const byForm = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject } = check
  if (check.negated || subject === undefined || subject.quoted) return undefined
  const sought = soughtOf(subject, check.expected)
  if (sought === undefined) return undefined
  const { expected, per } = sought
  if (subject.scopes.length === 0) {
    const own = per === undefined ? besideTitle(given.view, subject, expected) : undefined
    return own === undefined ? undefined : isSaid(check, expected, own)
  }
  const region = placeOf(given, subject)
  if (region?.seen === undefined) return undefined
  const read = readIn(given.view, region).toLowerCase()
  if (ofLine.test(subject.name) && !isPlainLine(region.seen, read)) return undefined
  const unit = per?.toLowerCase()
  if (unit !== undefined && ![`per ${unit}`, `/ ${unit}`, `/${unit}`].some((said) => read.includes(said)))
    return undefined
  const only = oneLike(given.view, region.seen, subject, expected)
  return only === undefined ? undefined : isSaid(check, expected, only)
}

/** The one amount of a line is what it comes to, unless a word or the head of a column calls it something else. */
const isPlainLine = (line: Seen, read: string): boolean => line.node.role !== "row" && !otherwise.test(read)

const isSaid = (check: TextCheck, expected: string, { seen, text }: Run): Ruling =>
  rule(
    finder(expected, "is")(plain(text)),
    false,
    `${asExpected(check.match, check.expected)} for “${check.subject?.words ?? ""}”`,
    `saw: ${text}`,
    seen
  )

/** "It costs $16" of a card that says more: its price is the one amount there that is written so. */
export const byCost = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject } = check
  const isCost = /\bcosts?\b/iu.test(given.step ?? "") && money.test(plain(check.expected).trim())
  if (!isCost || subject === undefined || subject.ordinal !== undefined) return undefined
  const price: Target = {
    words: `price of ${subject.words}`,
    name: "price",
    quoted: false,
    scopes: [{ relation: "near", target: { ...subject, scopes: [] } }, ...subject.scopes]
  }
  return byForm({ ...check, subject: price, match: "is" }, given)
}
