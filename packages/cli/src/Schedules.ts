/** `assay schedule`: when a group runs by itself. */
import { Frequency, type GroupSchedule } from "@assay/domain/Schedule"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Option from "effect/Option"
import { groupArg } from "./Groups.js"
import { describe, json, page } from "./Help.js"
import { ask } from "./Remote.js"
import { facts, type Style } from "./Style.js"

const rendered = (schedule: GroupSchedule | null, style: Style) =>
  schedule === null
    ? "The group runs only when it is asked to."
    : facts(style, [
        ["id", schedule.id],
        ["group", schedule.name],
        ["frequency", schedule.frequency],
        ["cron", schedule.cronExpression],
        ["time zone", schedule.timezone]
      ])

const number = (name: string, meaning: string, most: number) =>
  Options.integer(name).pipe(
    Options.filterMap(
      (given) => (given >= 0 && given <= most ? Option.some(given) : Option.none()),
      `--${name} must be from 0 to ${most}`
    ),
    Options.withDescription(meaning),
    Options.optional
  )
const text = (name: string, value: string, meaning: string) =>
  Options.text(name).pipe(Options.withPseudoName(value), Options.withDescription(meaning), Options.optional)

const set = Command.make(
  "set",
  {
    group: groupArg,
    frequency: Options.choice("frequency", Frequency.literals),
    minute: number("minute", "0 to 59", 59),
    hour: number("hour", "0 to 23", 23),
    day: number("day", "0 (Sunday) to 6", 6),
    timezone: text("timezone", "ZONE", "Such as Europe/Berlin; UTC without it"),
    cron: text("cron", "EXPRESSION", "Five fields, for the frequency custom"),
    json
  },
  ({ group, frequency, minute, hour, day, timezone, cron }) =>
    ask(
      (client) =>
        client.schedules.set({
          group,
          frequency,
          ...Option.match(minute, { onNone: () => ({}), onSome: (minute) => ({ minute }) }),
          ...Option.match(hour, { onNone: () => ({}), onSome: (hour) => ({ hour }) }),
          ...Option.match(day, { onNone: () => ({}), onSome: (dayOfWeek) => ({ dayOfWeek }) }),
          ...Option.match(timezone, { onNone: () => ({}), onSome: (timezone) => ({ timezone }) }),
          ...Option.match(cron, { onNone: () => ({}), onSome: (cronExpression) => ({ cronExpression }) })
        }),
      rendered
    )
).pipe(
  describe("Makes or changes a group's schedule.", [
    "assay schedule set Nightly --frequency daily --hour 2 --minute 30 --timezone Europe/Berlin",
    `assay schedule set Nightly --frequency custom --cron "0 6 * * 1-5"`
  ])
)

const show = Command.make("show", { group: groupArg, json }, ({ group }) =>
  ask((client) => client.schedules.show({ group }), rendered)
).pipe(describe("Shows when a group runs by itself."))

const clear = Command.make("clear", { group: groupArg, json }, ({ group }) =>
  ask(
    (client) => client.schedules.clear({ group }),
    ({ cleared }) => (cleared ? "The schedule is gone." : "The group had no schedule.")
  )
).pipe(describe("Ends a group's schedule."))

export const schedule = Command.make("schedule").pipe(
  describe("When groups run by themselves"),
  Command.withSubcommands([set, show, clear])
)
export const schedulePage = page("schedule", schedule, [
  page("set", set),
  page("show", show),
  page("clear", clear)
])
