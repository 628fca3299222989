/** The days that a text tells, as pages write them: `Sun, Nov 22`, `22/11/2026`, `tomorrow`. */
import { type Day, dayIn, dayOf, isoOf, monthOf } from "./Days.js"
import { monthNames } from "./Months.js"

export interface WrittenDay {
  /** As it stands there. */
  readonly text: string
  /** ISO 8601. */
  readonly day: string
  /** It can mean no other day. */
  readonly sure: boolean
  /** Told by the day on which it is read: `tomorrow`. */
  readonly relative: boolean
}

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
const weekday = "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,? )?"
const ofMonth = "\\d{1,2}(?:st|nd|rd|th)?"
const month = `(?:${[...monthNames, "sept"].map((name) => name.replace(/[^\p{L}]/gu, "\\$&")).join("|")})\\.?`
const forms = [
  "\\d{4}-\\d{1,2}-\\d{1,2}",
  "\\d{1,2}\\.\\d{1,2}\\.\\d{4}",
  "\\d{1,2}\\/\\d{1,2}\\/(?:\\d{4}|\\d{2})",
  `${weekday}${ofMonth}\\.? (?:of )?${month},?(?: \\d{4})?`,
  `${weekday}${month} ${ofMonth}(?:,? \\d{4})?`,
  "today|tomorrow|yesterday|in \\d{1,3} days?|\\d{1,3} days? ago"
]
/** Neither a part of a longer number or word nor one end of a range. */
const written = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d\\s?[-–/.]\\s?)(?:${forms.join("|")})(?![\\p{L}\\p{N}]|[:.,/]\\d|\\s?[-–]\\s?\\d| ['’]\\d)`,
  "giu"
)

const dayLong = 86_400_000
const utc = ({ day, month: of, year }: Day): number => Date.UTC(year, of - 1, day)
const shifted = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * dayLong).toISOString().slice(0, 10)

/** "In 3 days", of the day on which it is read. */
const relative = (text: string, today: string): string | undefined => {
  const word = text.toLowerCase()
  const named = ["yesterday", "today", "tomorrow"].indexOf(word)
  if (named !== -1) return shifted(today, named - 1)
  const [, ahead, ago] = /^(?:in (\d+) days?|(\d+) days? ago)$/u.exec(word) ?? []
  if (ahead !== undefined) return shifted(today, Number(ahead))
  return ago === undefined ? undefined : shifted(today, -Number(ago))
}

/** "11/12/2026" is one of two days, and "11/22/2026" is one. */
const slashed = (text: string): ReadonlyArray<Day> => {
  const [, one = "", other = "", last = ""] = /^(\d+)\/(\d+)\/(\d+)$/u.exec(text) ?? []
  const year = last.length === 2 ? 2000 + Number(last) : Number(last)
  const both = [dayIn(year, Number(one), Number(other)), dayIn(year, Number(other), Number(one))]
  const days = both.flatMap((day) => day ?? [])
  return one === other ? days.slice(0, 1) : days
}

/** The day of each year around, the one nearest to today first. */
const ofSomeYear = (text: string, today: string): ReadonlyArray<Day> => {
  const now = Number(today.slice(0, 4))
  const [, before, name = "", after] =
    /^(\d+)?(?:st|nd|rd|th)?\.? ?(?:of )?(\p{L}+)\.?,? ?(\d+)?(?:st|nd|rd|th)?$/iu.exec(text) ?? []
  const days = [now, now - 1, now + 1].flatMap(
    (year) => dayIn(year, monthOf(name), Number(before ?? after ?? 0)) ?? []
  )
  const distance = (day: Day) => Math.abs(utc(day) - Date.parse(today))
  return days.sort((a, b) => distance(a) - distance(b))
}

/** Mondays are told to be Mondays, where the text says so. */
const fallsOn = (text: string, day: Day): boolean => {
  const told = weekdays.indexOf(
    new RegExp(`^${weekday}`, "iu").exec(text)?.[0].slice(0, 3).toLowerCase() ?? ""
  )
  return told === -1 || new Date(utc(day)).getUTCDay() === told
}

const daysOf = (text: string, today: string): ReadonlyArray<WrittenDay> => {
  const near = relative(text, today)
  if (near !== undefined) return [{ text, day: near, sure: true, relative: true }]
  const bare = text.replace(new RegExp(`^${weekday}`, "iu"), "")
  const whole = dayOf(bare)
  const either = bare.includes("/") ? slashed(bare) : ofSomeYear(bare, today)
  const days = whole === undefined ? either : [whole]
  // Of two ways to write it either may be meant; of several years the nearest is, and another may be.
  const alone = days.length === 1 || !bare.includes("/")
  return days
    .filter((day) => fallsOn(text, day))
    .map((day, at) => ({ text, day: isoOf(day), sure: alone && at === 0, relative: false }))
}

/** `today` in ISO 8601. */
export const daysIn = (text: string, today: string): ReadonlyArray<WrittenDay> =>
  (text.match(written) ?? []).flatMap((found) => daysOf(found, today))
