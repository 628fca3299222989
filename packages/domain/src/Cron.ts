/** Cron expressions of five fields (minute, hour, day of month, month, day of week) on the wall clock of a time zone. */
import { DateTime, Either, Option } from "effect"

/** A field's values, and whether it takes any: `*` leaves the other day field alone to decide. */
interface Field {
  readonly values: ReadonlySet<number>
  readonly any: boolean
}

export interface Cron {
  readonly minute: Field
  readonly hour: Field
  readonly day: Field
  readonly month: Field
  readonly weekday: Field
}

interface Range {
  readonly name: string
  readonly min: number
  readonly max: number
  /** Names for the values, from `min` on. */
  readonly names?: ReadonlyArray<string>
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

const ranges = {
  minute: { name: "the minute", min: 0, max: 59 },
  hour: { name: "the hour", min: 0, max: 23 },
  day: { name: "the day of the month", min: 1, max: 31 },
  month: { name: "the month", min: 1, max: 12, names: months },
  // 7 is Sunday too.
  weekday: { name: "the day of the week", min: 0, max: 7, names: weekdays }
} satisfies Record<string, Range>

const valueOf = (text: string, range: Range): number | undefined => {
  const named = range.names?.indexOf(text.toLowerCase()) ?? -1
  if (named >= 0) return range.min + named
  if (!/^\d{1,2}$/.test(text)) return undefined
  const value = Number(text)
  return value >= range.min && value <= range.max ? value : undefined
}

/** `*`, `5`, `1-5`, each with `/2` after it; `5/2` goes on to the end. */
const partOf = (text: string, range: Range): ReadonlyArray<number> | undefined => {
  const [span = "", stepText, ...rest] = text.split("/")
  if (rest.length > 0) return undefined
  const step = stepText === undefined ? 1 : /^\d{1,2}$/.test(stepText) ? Number(stepText) : 0
  if (step < 1) return undefined
  const [fromText = "", toText, ...more] = span.split("-")
  if (more.length > 0) return undefined
  const from = span === "*" ? range.min : valueOf(fromText, range)
  const open = span === "*" || (toText === undefined && stepText !== undefined)
  // Every seventh day would count Sunday twice.
  const last = range.max === 7 ? 6 : range.max
  const to = open ? last : toText === undefined ? from : valueOf(toText, range)
  if (from === undefined || to === undefined || from > to) return undefined
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

const fieldOf = (text: string, range: Range): Either.Either<Field, string> => {
  const values = new Set<number>()
  for (const part of text.split(",")) {
    const found = partOf(part, range)
    if (found === undefined)
      return Either.left(`${range.name} is not a cron field with values from ${range.min} to ${range.max}`)
    for (const value of found) values.add(range.max === 7 ? value % 7 : value)
  }
  return Either.right({ values, any: text === "*" })
}

/** The expression, or what is wrong with it: `the hour is not a cron field with values from 0 to 23`. */
export const parse = (expression: string): Either.Either<Cron, string> => {
  const [minute, hour, day, month, weekday, ...rest] = expression.trim().split(/\s+/)
  if (
    minute === undefined ||
    hour === undefined ||
    day === undefined ||
    month === undefined ||
    weekday === undefined ||
    rest.length > 0
  )
    return Either.left("must have five fields: minute, hour, day of the month, month, day of the week")
  return Either.all({
    minute: fieldOf(minute, ranges.minute),
    hour: fieldOf(hour, ranges.hour),
    day: fieldOf(day, ranges.day),
    month: fieldOf(month, ranges.month),
    weekday: fieldOf(weekday, ranges.weekday)
  })
}

/** A day of the calendar; months from 1. */
interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const dayOf = (zoned: DateTime.Zoned): Day => {
  const { day, month, year } = DateTime.toParts(zoned)
  return { year, month, day }
}

/** At noon, so that no change of the clock can move it to another day. */
const nextDay = ({ day, month, year }: Day): Day => {
  const date = new Date(Date.UTC(year, month - 1, day + 1, 12))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Where both day fields are given, either is enough: that is how cron has always had it. */
const isDay = (cron: Cron, { day, month, year }: Day): boolean => {
  if (!cron.month.values.has(month)) return false
  const ofMonth = cron.day.values.has(day)
  const ofWeek = cron.weekday.values.has(new Date(Date.UTC(year, month - 1, day, 12)).getUTCDay())
  if (cron.day.any) return ofWeek
  return cron.weekday.any ? ofMonth : ofMonth || ofWeek
}

const instant = (
  { day, month, year }: Day,
  hour: number,
  minute: number,
  zone: DateTime.TimeZone,
  disambiguation: "compatible" | "later" = "compatible"
) =>
  DateTime.toEpochMillis(
    DateTime.unsafeMakeZoned(
      { year, month, day, hours: hour, minutes: minute },
      { timeZone: zone, adjustForTimeZone: true, disambiguation }
    )
  )

/**
 * The moments of a day after `after`, earliest first. A time that the clock leaves out is taken at the end of what is left out,
 * once. A time that it shows twice is taken the first time, or both times where every hour is meant.
 */
const momentsOf = (cron: Cron, day: Day, zone: DateTime.TimeZone, after: number): number | undefined => {
  let earliest: number | undefined
  const consider = (moment: number) => {
    if (moment > after && (earliest === undefined || moment < earliest)) earliest = moment
  }
  const minutes = [...cron.minute.values]
  for (const hour of cron.hour.values) {
    // Far before what is looked for; two hours leave room for any change of the clock.
    if (instant(day, hour, 59, zone, "later") + 2 * 3_600_000 < after) continue
    if (earliest !== undefined && instant(day, hour, 0, zone) - 2 * 3_600_000 > earliest) continue
    for (const minute of minutes) {
      consider(instant(day, hour, minute, zone))
      if (cron.hour.values.size === 24) consider(instant(day, hour, minute, zone, "later"))
    }
  }
  return earliest
}

/** Long enough for the 29th of February, which stays away for eight years around some turns of a century. */
const mostDays = 366 * 9

/** The first moment after `after`; none where the expression names only days that never are, such as the 30th of February. */
export const next = (
  cron: Cron,
  zone: DateTime.TimeZone,
  after: DateTime.Utc
): Option.Option<DateTime.Utc> => {
  const from = DateTime.toEpochMillis(after)
  let day = dayOf(DateTime.setZone(after, zone))
  for (let days = 0; days < mostDays; days++) {
    if (isDay(cron, day)) {
      const moment = momentsOf(cron, day, zone, from)
      if (moment !== undefined) return Option.some(DateTime.unsafeMake(moment))
    }
    day = nextDay(day)
  }
  return Option.none()
}
