import * as Cron from "@assay/domain/Cron"
import { ScheduleSettings } from "@assay/domain/Schedule"
import { nextAfter, plan } from "@assay/domain/SchedulePlan"
import { describe, expect, it } from "@effect/vitest"
import { DateTime, Effect, Either, FastCheck, Option, Schema } from "effect"

const cronOf = (settings: ScheduleSettings) => Effect.map(plan(settings), (made) => made.cronExpression)

describe("a schedule's plan", () => {
  const derived: ReadonlyArray<readonly [ScheduleSettings, string]> = [
    [{ frequency: "every_15m", minute: 7 }, "7,22,37,52 * * * *"],
    [{ frequency: "every_15m", minute: 59 }, "14,29,44,59 * * * *"],
    [{ frequency: "every_30m", minute: 0 }, "0,30 * * * *"],
    [{ frequency: "every_30m", minute: 45 }, "15,45 * * * *"],
    [{ frequency: "every_1h", minute: 59, hour: 23, dayOfWeek: 6 }, "59 * * * *"],
    [{ frequency: "every_2h", minute: 5 }, "5 */2 * * *"],
    [{ frequency: "every_4h" }, "0 */4 * * *"],
    [{ frequency: "every_6h", minute: 1 }, "1 */6 * * *"],
    [{ frequency: "every_12h", minute: 2 }, "2 */12 * * *"],
    [{ frequency: "daily", minute: 30, hour: 2 }, "30 2 * * *"],
    [{ frequency: "weekly", minute: 0, hour: 23, dayOfWeek: 6 }, "0 23 * * 6"],
    [{ frequency: "custom", cronExpression: "  */5  9-17 * *  MON-FRI " }, "*/5 9-17 * * MON-FRI"]
  ]
  it.effect.each(derived)("of %j has its expression", ([settings, expression]) =>
    Effect.map(cronOf(settings), (cron) => expect(cron).toBe(expression))
  )

  it.each([
    ["minute", 0, 59],
    ["hour", 0, 23],
    ["dayOfWeek", 0, 6]
  ])("has a %s from %i to %i", (name, least, most) => {
    const fits = (value: number) => Schema.is(ScheduleSettings)({ frequency: "weekly", [name]: value })
    expect([least - 1, least, most, most + 1, 0.5].map(fits)).toEqual([false, true, true, false, false])
  })

  it.effect("leaves at 0 what its frequency does not use", () =>
    Effect.gen(function* () {
      const used = { minute: 5, hour: 6, dayOfWeek: 3 }
      expect(yield* plan({ frequency: "every_2h", ...used })).toMatchObject({
        minute: 5,
        hour: 0,
        dayOfWeek: 0
      })
      expect(yield* plan({ frequency: "daily", ...used })).toMatchObject({ minute: 5, hour: 6, dayOfWeek: 0 })
      expect(yield* plan({ frequency: "weekly", ...used })).toMatchObject(used)
      expect(yield* plan({ frequency: "custom", cronExpression: "5 6 * * 3", ...used })).toMatchObject({
        minute: 0,
        hour: 0,
        dayOfWeek: 0,
        timezone: "UTC"
      })
    })
  )

  const refused: ReadonlyArray<readonly [ScheduleSettings, string]> = [
    [{ frequency: "custom" }, "cronExpression is required"],
    [{ frequency: "daily", cronExpression: "0 0 * * *" }, "only for the frequency custom"],
    [{ frequency: "daily", timezone: "Europe/Atlantis" }, "timezone"],
    [{ frequency: "daily", timezone: "+01:00" }, "timezone"],
    [{ frequency: "daily", timezone: "" }, "timezone"],
    [{ frequency: "custom", cronExpression: "0 0 30 2 *" }, "never are"],
    [{ frequency: "custom", cronExpression: "60 * * * *" }, "the minute"],
    [{ frequency: "custom", cronExpression: "* 24 * * *" }, "the hour"],
    [{ frequency: "custom", cronExpression: "* * 0 * *" }, "the day of the month"],
    [{ frequency: "custom", cronExpression: "* * * 13 *" }, "the month"],
    [{ frequency: "custom", cronExpression: "* * * * 8" }, "the day of the week"],
    [{ frequency: "custom", cronExpression: "* * * *" }, "five fields"],
    [{ frequency: "custom", cronExpression: "0 * * * * *" }, "five fields"],
    [{ frequency: "custom", cronExpression: "*/0 * * * *" }, "the minute"],
    [{ frequency: "custom", cronExpression: "5-1 * * * *" }, "the minute"],
    [{ frequency: "custom", cronExpression: "5/2 * * * *" }, "the minute"],
    [{ frequency: "custom", cronExpression: "? * * * *" }, "the minute"],
    [{ frequency: "custom", cronExpression: "1,,2 * * * *" }, "the minute"],
    [{ frequency: "custom", cronExpression: "@daily" }, "five fields"]
  ]
  it.effect.each(refused)("of %j is refused", ([settings, why]) =>
    Effect.map(Effect.flip(plan(settings)), (error) => expect(error.message).toContain(why))
  )
})

const at = (text: string) => DateTime.unsafeMake(text)

/** The first moments after `from`. */
const firings = (cronExpression: string, timezone: string, from: string, count: number) => {
  const found: Array<string> = []
  let after = at(from)
  for (let index = 0; index < count; index++) {
    after = nextAfter({ cronExpression, timezone }, after)
    found.push(DateTime.formatIso(after).replace(":00.000Z", "Z"))
  }
  return found
}

describe("a schedule", () => {
  it("fires after a moment, never at it", () =>
    expect(firings("5 * * * *", "UTC", "2026-01-01T00:05:00Z", 2)).toEqual([
      "2026-01-01T01:05Z",
      "2026-01-01T02:05Z"
    ]))

  it("fires once, at 03:00, on the day that has no 02:30", () =>
    expect(firings("30 2 * * *", "Europe/Berlin", "2026-03-27T12:00:00Z", 3)).toEqual([
      "2026-03-28T01:30Z",
      "2026-03-29T01:00Z",
      "2026-03-30T00:30Z"
    ]))

  it("fires once on the day that has 02:30 twice", () =>
    expect(firings("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T00:30Z",
      "2026-10-26T01:30Z"
    ]))

  it("fires every hour, also in the hour that comes twice", () =>
    expect(firings("5 * * * *", "Europe/Berlin", "2026-10-24T23:30:00Z", 4)).toEqual([
      "2026-10-25T00:05Z",
      "2026-10-25T01:05Z",
      "2026-10-25T02:05Z",
      "2026-10-25T03:05Z"
    ]))

  it("fires every hour, and once an hour where one is left out", () =>
    expect(firings("5 * * * *", "Europe/Berlin", "2026-03-28T23:30:00Z", 4)).toEqual([
      "2026-03-29T00:05Z",
      "2026-03-29T01:05Z",
      "2026-03-29T02:05Z",
      "2026-03-29T03:05Z"
    ]))

  it("takes the day of the month or of the week where both are given", () =>
    expect(firings("0 0 13 * 5", "UTC", "2026-02-01T00:00:00Z", 5)).toEqual([
      "2026-02-06T00:00Z",
      "2026-02-13T00:00Z",
      "2026-02-20T00:00Z",
      "2026-02-27T00:00Z",
      "2026-03-06T00:00Z"
    ]))

  it("finds the 29th of February", () =>
    expect(firings("0 0 29 2 *", "UTC", "2097-01-01T00:00:00Z", 1)).toEqual(["2104-02-29T00:00Z"]))

  it("takes 7 for Sunday", () =>
    expect(firings("0 0 * * 7", "UTC", "2026-11-21T00:00:00Z", 1)).toEqual(["2026-11-22T00:00Z"]))
})

describe("against a clock that is read minute by minute", () => {
  const zones = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Africa/Cairo"
  ]
  const field = (min: number, max: number) =>
    FastCheck.oneof(
      FastCheck.constant("*"),
      FastCheck.integer({ min, max }).map(String),
      FastCheck.integer({ min: 1, max: Math.max(2, Math.floor(max / 2)) }).map((step) => `*/${step}`),
      FastCheck.tuple(FastCheck.integer({ min, max }), FastCheck.integer({ min, max })).map(
        ([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`
      )
    )
  const expression = FastCheck.tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 6)).map(
    (fields) => fields.join(" ")
  )
  // Around the changes of the clock, and anywhere.
  const moment = FastCheck.oneof(
    FastCheck.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
    ...[
      "2026-03-29",
      "2026-10-25",
      "2026-03-08",
      "2026-11-01",
      "2026-04-05",
      "2026-10-04",
      "2026-04-24",
      "2026-10-30"
    ].map((day) =>
      FastCheck.integer({ min: Date.parse(day) - 50_000_000, max: Date.parse(day) + 100_000_000 })
    )
  )

  it.prop(
    "no moment is missed that the expression names, and none is made up on a steady clock",
    [expression, FastCheck.constantFrom(...zones), moment],
    ([text, zone, from]) => {
      const cron = Either.getOrThrow(Cron.parse(text))
      const found = Cron.next(cron, DateTime.zoneUnsafeMakeNamed(zone), DateTime.unsafeMake(from))
      const clock = new Intl.DateTimeFormat("en-US", {
        timeZone: zone,
        hourCycle: "h23",
        minute: "numeric",
        hour: "numeric",
        day: "numeric",
        month: "numeric",
        year: "numeric"
      })
      const shown = (millis: number) =>
        Object.fromEntries(clock.formatToParts(millis).map(({ type, value }) => [type, Number(value)]))
      const names = (millis: number) => {
        const { day = 0, hour = 0, minute = 0, month = 0, year = 0 } = shown(millis)
        const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
        const [, , dayText, , weekdayText] = text.split(" ")
        const ofMonth = cron.day.values.has(day)
        const ofWeek = cron.weekday.values.has(weekday)
        const date = dayText === "*" ? ofWeek : weekdayText === "*" ? ofMonth : ofMonth || ofWeek
        return (
          cron.minute.values.has(minute) && cron.hour.values.has(hour) && cron.month.values.has(month) && date
        )
      }
      // Two days are read; what lies further is not compared.
      const first = Math.floor(from / 60_000) * 60_000 + 60_000
      const minutes = Array.from({ length: 2 * 24 * 60 }, (_, index) => first + index * 60_000)
      const offset = (millis: number) => {
        const { day = 0, hour = 0, minute = 0, month = 0, year = 0 } = shown(millis)
        return Date.UTC(year, month - 1, day, hour, minute) - millis
      }
      const steady =
        offset(first) === offset(first + 2 * 86_400_000) && offset(first - 86_400_000) === offset(first)
      const expected = minutes.find(names)
      const actual = Option.getOrUndefined(Option.map(found, DateTime.toEpochMillis))
      if (steady) {
        if (expected !== undefined || (actual !== undefined && actual < first + 2 * 86_400_000))
          expect(actual).toBe(expected)
      } else if (actual !== undefined && expected !== undefined && actual > expected) {
        // Only the second showing of a time may be passed over, and only where not every hour is meant.
        expect(cron.hour.values.size).toBeLessThan(24)
        expect(names(expected - 3_600_000) || names(expected - 1_800_000)).toBe(true)
      }
    },
    { fastCheck: { numRuns: 150 } }
  )
})
