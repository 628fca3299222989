/** The same day or amount, as the page writes it: "7 May 2026" and "2026-05-07", "€140" and "140.00 €". */
import type { TextMatch } from "@assay/domain/Intent"
import { RegExp as Pattern } from "effect"
import type { View } from "../../screen/View.js"
import { allPhrases, runsOf } from "../../screen/VisibleText.js"
import { dayOf, isoOf } from "../../screen/Days.js"
import { daysIn, type WrittenDay } from "../../screen/DaysWritten.js"
import { plain, tokens } from "../../screen/Wording.js"
import { isField } from "../../screen/Kinds.js"

const amounts = /-?\p{Sc}\s?-?\d[\d,]*(?:\.\d+)?|-?\d[\d,]*(?:\.\d+)?\s?\p{Sc}(?!\s?\d)/gu

/** In ISO 8601; undefined for what is no date, or a doubtful one. */
export const dateOf = (text: string): string | undefined => {
  const day = dayOf(text)
  return day === undefined ? undefined : isoOf(day)
}

/** Its sign, its currency and how much it is. */
const amountOf = (text: string): string => {
  const number = Number(text.replace(/[^\d.]/gu, ""))
  const sign = text.includes("-") ? "-" : ""
  return `${sign}${/\p{Sc}/u.exec(text)?.[0] ?? ""}${number}`
}

/** Amounts of what is taken off, whose sign goes without saying. */
const unsigned = (text: string): string => text.replace("-", "")

const decimals = (text: string): number => /\.(\d+)/u.exec(text)?.[1]?.length ?? 0

/** "$20" leaves the cents to the page; "$20.00" wants to see them, and "1,250" its comma. */
const isAsExact = (expected: string, text: string): boolean =>
  (decimals(expected) === 0 || decimals(expected) === decimals(text)) &&
  (!expected.includes(",") || text.includes(","))

const textsOf = (view: View): ReadonlyArray<string> => [
  ...allPhrases(view),
  ...view.all.flatMap((seen) => (seen.node.visible && isField(seen) ? [plain(seen.node.value ?? "")] : []))
]

const found = (texts: ReadonlyArray<string>, form: RegExp): ReadonlyArray<string> => [
  ...new Set(texts.flatMap((text) => plain(text).match(form) ?? []))
]

const moves = /[▲△↑⬆↗+▼▽↓⬇↘-]\s?\d[\d.,]*\s?%?/gu
const rising = /^[▲△↑⬆↗+]/u
const said = /^(up|down)(?: by)? (\d[\d.,]*)\s?(%?)$/iu

const bareNumber = (text: string): string => text.replace(/[^\d.,%]/gu, "").replace(/[.,]+$/u, "")

/** "Down 3.1 %" of what shows an arrow or a sign: those with the number, and whether they go that way. */
const arrows = (
  texts: ReadonlyArray<string>,
  expected: string
): ReadonlyArray<{ readonly text: string; readonly same: boolean }> => {
  const [, way = "", number = "", percent = ""] = said.exec(plain(expected)) ?? []
  return way === ""
    ? []
    : found(texts, moves)
        .filter((text) => bareNumber(text) === number + percent)
        .map((text) => ({ text: text.trim(), same: rising.test(text) === /^up$/iu.test(way) }))
}

const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu

/** "Monday", as the page writes it where it is short of room: "Due Mon", "Mon, 10:30". "Sun hat" is no day. */
export const weekdayOn = (view: View, expected: string): ReadonlyArray<string> => {
  const said = plain(expected)
  const [name, another] = new Set(said.match(weekdays)?.map((each) => each.toLowerCase()))
  if (name === undefined || another !== undefined) return []
  const short = new RegExp(`\\b${name.slice(0, 3)}(?:${name.slice(3, 4)}|${name.slice(3, 5)})?(?=\\.?(?:$|,? \\d|[,)·|–-]))`, "giu") // prettier-ignore
  const texts = runsOf(view, view.root).map(({ text }) => text)
  return found(texts, short).map((text) => said.replace(new RegExp(`\\b${name}\\b`, "iu"), text))
}

/** The one day that is expected; undefined where none is, or several are. */
const expectedDay = ({ expected, today }: Wanted): WrittenDay | undefined => {
  const days = daysIn(plain(expected), today)
  return new Set(days.map(({ text }) => text)).size === 1 ? days[0] : undefined
}

const daysOn = (texts: ReadonlyArray<string>, { match, today }: Wanted): ReadonlyArray<WrittenDay> =>
  // "Today" among other words is seldom a date.
  texts.flatMap((text) => daysIn(plain(text), today).filter(({ relative }) => !relative || match === "is"))

const hasYear = (text: string): boolean => /\d{4}/u.test(text)

/** "2 May" of what is due on 2 May 2026: the year that the page writes and the text leaves out, where it is about this one and only one. */
const inItsYear = (texts: ReadonlyArray<string>, wanted: Wanted): ReadonlyArray<string> => {
  const days = daysIn(plain(wanted.expected), wanted.today)
  const [first] = days
  if (first === undefined || first.relative || days.some(({ text }) => text !== first.text || hasYear(text)))
    return []
  const same = daysOn(texts, wanted).filter(
    (other) => other.sure && hasYear(other.text) && days.some(({ day }) => day === other.day)
  )
  return new Set(same.map(({ day }) => day)).size === 1 ? same.map(({ text }) => text) : []
}

/** What is expected of a text, and the day on which it is. */
export interface Wanted {
  readonly expected: string
  readonly match: TextMatch
  readonly subject: string
  /** ISO 8601. */
  readonly today: string
}

/** "$9 per month", "$9 / month": the amount, and the span of time. */
export const perSpan = /^(\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?)(?: (?:per|a|each|every) |\s?\/\s?)(\p{L}+)$/u

/** "$9 per month", of a page that writes "$9 / month" or "$9 a month". */
const perSpansOn = (texts: ReadonlyArray<string>, expected: string): ReadonlyArray<string> => {
  const [whole, amount = "", span = ""] = perSpan.exec(plain(expected).trim()) ?? []
  if (whole === undefined) return []
  const [figure, unit] = [Pattern.escape(amount.trim()), Pattern.escape(span)]
  const form = new RegExp(`(?<![\\p{L}\\p{N}.,-])${figure}(?: (?:per|a|each|every) | ?\\/ ?)${unit}(?!\\p{L})`, "giu") // prettier-ignore
  return found(texts, form).filter((text) => text !== whole)
}

/** What was expected, its one date or amount spelt as the page does; none where nothing on the page is the same. */
export const spellings = (view: View, wanted: Wanted): ReadonlyArray<string> => {
  const { expected, subject } = wanted
  const texts = textsOf(view)
  const moved = arrows(texts, expected)
  if (moved.length > 0) return moved.flatMap(({ same, text }) => (same ? [text] : []))
  const day = expectedDay(wanted)
  if (day?.sure === true) {
    const same = daysOn(texts, wanted)
      .filter((other) => other.sure && other.text !== day.text && other.day === day.day)
      .map(({ text }) => text)
    const written = [...same, ...inItsYear(texts, wanted)]
    return [...new Set(written)].map((text) => plain(expected).replace(day.text, text))
  }
  const weekday = weekdayOn(view, expected)
  if (weekday.length > 0) return weekday
  const spans = perSpansOn(texts, expected)
  if (spans.length > 0) return spans
  const [amount, another] = plain(expected).match(amounts) ?? []
  if (amount === undefined || another !== undefined) return []
  const off = /\b(?:discount|deduction|rebate|voucher|coupon)\b/iu.test(subject)
  const same = (text: string) =>
    amountOf(text) === amountOf(amount) || (off && amountOf(unsigned(text)) === amountOf(amount))
  return found(texts, amounts)
    .filter((text) => text !== amount && same(text) && isAsExact(amount, text))
    .map((text) => plain(expected).replace(amount, text))
}

/** "05/07/2026" may be either of two days. What can mean only one was compared by its spelling. */
const mayBeDay = (texts: ReadonlyArray<string>, wanted: Wanted): boolean => {
  const days = daysIn(plain(wanted.expected), wanted.today)
  const sure = days.every((each) => each.sure)
  if (days.length === 0) return false
  return texts
    .flatMap((text) => daysIn(plain(text), wanted.today))
    .filter((other) => days.some(({ day, text }) => day === other.day && text !== other.text))
    .some((other) => !sure || !other.sure || (other.relative && wanted.match !== "is"))
}

const measured = /^([-−]?\p{Sc}?\d[\d.,/]*) \p{L}.*$/u

/** "€9 per month", where "€9" stands by itself: what it is a figure of may be told elsewhere. */
export const isFigureAlone = (expected: string, actual: string): boolean => {
  const [, figure = ""] = measured.exec(expected) ?? []
  return (
    figure !== "" &&
    new RegExp(`(?:^|[\\s:])${Pattern.escape(plain(figure))} *(?:$|[^\\p{L}\\p{N}\\s%.,/-])`, "u").test(
      plain(actual)
    )
  )
}

/** "2 spots left", where it reads "3 spots left": the same words with another number are no other words for it. */
export const isOtherFigure = (expected: string, actual: string): boolean => {
  if (measured.exec(expected) === null) return false
  const same = Pattern.escape(plain(expected).trim()).replace(/\d+/gu, "\\d+")
  const found = new RegExp(`(?<![\\p{L}\\p{N}.,])${same}(?![\\p{L}\\p{N}])`, "iu").exec(plain(actual))?.[0]
  return found !== undefined && found.toLowerCase() !== plain(expected).trim().toLowerCase()
}

/** "Viewed 12 times", "sent to Ada on 3 May": what happened to a thing is seldom said in these words, or beside its name. */
const tellsHappening = /^\p{Ll}{2,}(?:ed|en|wn|nt|ade|eld|ept|old|ilt) (?:\S+ )*\S*[\p{Lu}\d]/u

/** All of them stand there in that order, whatever stands between them. */
const followEachOther = (words: ReadonlyArray<string>, there: ReadonlyArray<string>): boolean => {
  const [first, ...rest] = words
  const at = first === undefined ? -1 : there.indexOf(first)
  return first === undefined || (at !== -1 && followEachOther(rest, there.slice(at + 1)))
}

const joining = new Set(["with", "and", "at", "for", "in", "of", "on", "by", "to", "from"])

/** "Full with 2 waiting", where it reads "Full · 2 waiting": the same words in the same order, but for what joins them. */
export const isJoinedOtherwise = (expected: string, actual: string): boolean => {
  const [wanted, there] = [tokens(plain(expected)), tokens(plain(actual))]
  const core = wanted.filter((word) => !joining.has(word))
  return core.length > 1 && core.length < wanted.length && followEachOther(core, there)
}

/** A phrase of the tester's own: its number stands on the page, and some of its words do not. */
export const isParaphrase = (view: View, wanted: Wanted): boolean => {
  const { expected } = wanted
  const texts = textsOf(view)
  if (arrows(texts, expected).length > 0) return false
  if (mayBeDay(texts, wanted)) return true
  if (wanted.match === "is" && tellsHappening.test(expected)) return true
  if (/^\p{Ll}+ (?:on|by|at|since|until|till|from) \S*\d/u.test(expected)) return true
  const words = expected.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/gu) ?? []
  const numbers = expected.match(/\d[\d.,]*\d|\d/gu) ?? []
  if (words.length === 0 || numbers.length === 0) return false
  const have = new Set(texts.flatMap(tokens))
  const read = texts.join(" ")
  return numbers.some((number) => read.includes(number)) && words.some((word) => !have.has(word))
}
