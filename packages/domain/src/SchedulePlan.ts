/** From what a person sets to what a schedule is: its cron expression, its time zone, and when it fires. */
import { DateTime, Effect, Either, Option } from "effect"
import * as Cron from "./Cron.js"
import type { Frequency, ScheduleSettings } from "./Schedule.js"
import { ValidationFailed } from "./Validation.js"

/** A schedule's times, complete: what its frequency does not use is 0. */
export interface SchedulePlan {
  readonly frequency: Frequency
  readonly minute: number
  readonly hour: number
  readonly dayOfWeek: number
  readonly timezone: string
  readonly cronExpression: string
}

const invalid = (message: string) => Effect.fail(new ValidationFailed({ message }))

/** Minutes of the hour, so many apart, one of which is `minute`: 7 and 15 give `7,22,37,52`. */
const minutesApart = (minute: number, apart: number): string =>
  Array.from({ length: 60 / apart }, (_, index) => (minute % apart) + index * apart).join(",")

const hoursApart = { every_2h: 2, every_4h: 4, every_6h: 6, every_12h: 12 } as const

/** Which of minute, hour and dayOfWeek a frequency uses, and what they come to. */
const derive = (
  frequency: Exclude<Frequency, "custom">,
  { dayOfWeek, hour, minute }: { readonly minute: number; readonly hour: number; readonly dayOfWeek: number }
): Pick<SchedulePlan, "minute" | "hour" | "dayOfWeek" | "cronExpression"> => {
  switch (frequency) {
    case "every_15m":
      return { minute, hour: 0, dayOfWeek: 0, cronExpression: `${minutesApart(minute, 15)} * * * *` }
    case "every_30m":
      return { minute, hour: 0, dayOfWeek: 0, cronExpression: `${minutesApart(minute, 30)} * * * *` }
    case "every_1h":
      return { minute, hour: 0, dayOfWeek: 0, cronExpression: `${minute} * * * *` }
    case "every_2h":
    case "every_4h":
    case "every_6h":
    case "every_12h":
      return {
        minute,
        hour: 0,
        dayOfWeek: 0,
        cronExpression: `${minute} */${hoursApart[frequency]} * * *`
      }
    case "daily":
      return { minute, hour, dayOfWeek: 0, cronExpression: `${minute} ${hour} * * *` }
    case "weekly":
      return { minute, hour, dayOfWeek, cronExpression: `${minute} ${hour} * * ${dayOfWeek}` }
  }
}

const timesOf = (settings: ScheduleSettings) => {
  const { cronExpression, dayOfWeek = 0, frequency, hour = 0, minute = 0 } = settings
  if (frequency !== "custom")
    return cronExpression === undefined
      ? Effect.succeed(derive(frequency, { minute, hour, dayOfWeek }))
      : invalid("cronExpression is only for the frequency custom; it is derived for every other one")
  if (cronExpression === undefined) return invalid("cronExpression is required for the frequency custom")
  return Effect.succeed({
    minute: 0,
    hour: 0,
    dayOfWeek: 0,
    cronExpression: cronExpression.trim().replace(/\s+/g, " ")
  })
}

const zoneOf = (timezone: string) =>
  Option.match(/^[+-]/.test(timezone) ? Option.none() : DateTime.zoneMakeNamed(timezone), {
    onNone: () => invalid("timezone must be the name of a time zone, such as Europe/Berlin"),
    onSome: (zone) => Effect.succeed(zone)
  })

/** The plan of a schedule, checked: its expression can be read and fires some day, its time zone is known. */
export const plan = Effect.fn("SchedulePlan.plan")(function* (settings: ScheduleSettings) {
  const times = yield* timesOf(settings)
  const zone = yield* zoneOf(settings.timezone ?? "UTC")
  const cron = yield* Either.match(Cron.parse(times.cronExpression), {
    onLeft: (fault) => invalid(`cronExpression: ${fault}`),
    onRight: (parsed) => Effect.succeed(parsed)
  })
  if (Option.isNone(Cron.next(cron, zone, DateTime.unsafeMake(0))))
    return yield* invalid("cronExpression names only days that never are")
  const made: SchedulePlan = { ...times, frequency: settings.frequency, timezone: settings.timezone ?? "UTC" }
  return made
})

/**
 * When the schedule fires first after `after`. What a plan holds was checked when it was made, so a plan that cannot be read is a
 * defect.
 */
export const nextAfter = (
  { cronExpression, timezone }: Pick<SchedulePlan, "cronExpression" | "timezone">,
  after: DateTime.Utc
): DateTime.Utc =>
  Option.getOrThrow(
    Cron.next(Either.getOrThrow(Cron.parse(cronExpression)), DateTime.zoneUnsafeMakeNamed(timezone), after)
  )
