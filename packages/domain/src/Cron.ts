/**
 * Cron expressions of five fields (minute, hour, day of month, month, day of week) on the wall clock of a time zone. The fields are
 * read here, so that a fault can be named; when they come next is croner's to say, which knows how clocks are changed.
 */
import { Cron as Croner } from "croner"
import { DateTime, Either, Option } from "effect"

/** A field's values, and whether it takes any: `*` leaves the other day field alone to decide. */
interface Field {
  readonly values: ReadonlySet<number>
  readonly any: boolean
}

export interface Cron {
  readonly expression: string
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

/** `*`, `5`, `1-5`, the first and the last with `/2` after them. */
const partOf = (text: string, range: Range): ReadonlyArray<number> | undefined => {
  const [span = "", stepText, ...rest] = text.split("/")
  if (rest.length > 0) return undefined
  const step = stepText === undefined ? 1 : /^\d{1,2}$/.test(stepText) ? Number(stepText) : 0
  if (step < 1) return undefined
  const [fromText = "", toText, ...more] = span.split("-")
  if (more.length > 0) return undefined
  const from = span === "*" ? range.min : valueOf(fromText, range)
  if (stepText !== undefined && span !== "*" && toText === undefined) return undefined
  // Every seventh day would count Sunday twice.
  const last = range.max === 7 ? 6 : range.max
  const to = span === "*" ? last : toText === undefined ? from : valueOf(toText, range)
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
    expression: Either.right([minute, hour, day, month, weekday].join(" ")),
    minute: fieldOf(minute, ranges.minute),
    hour: fieldOf(hour, ranges.hour),
    day: fieldOf(day, ranges.day),
    month: fieldOf(month, ranges.month),
    weekday: fieldOf(weekday, ranges.weekday)
  })
}

/** The first moment after `after`; none where the expression names only days that never are, such as the 30th of February. */
export const next = (
  cron: Cron,
  zone: DateTime.TimeZone,
  after: DateTime.Utc
): Option.Option<DateTime.Utc> => {
  const timezone = DateTime.zoneToString(zone)
  const found = new Croner(cron.expression, { mode: "5-part", paused: true, timezone }).nextRun(
    DateTime.toDateUtc(after)
  )
  return Option.map(Option.fromNullable(found), DateTime.unsafeFromDate)
}
