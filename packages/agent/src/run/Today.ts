/** `{{today}}`, `{{today+3d}}`, `{{today-1m|DD/MM/YYYY}}`: days told by the day of the run, as language/Dates.ts reads them. */
import { Clock, DateTime, Effect } from "effect"

const template = /\{\{today(?:([+-])(\d{1,5})([dwmy]))?(?:\|([DMY][DMY\-/. ]{1,20}))?\}\}/giu

const units: Readonly<Record<string, "days" | "weeks" | "months" | "years">> = {
  d: "days",
  w: "weeks",
  m: "months",
  y: "years"
}

/** The day on which it is asked, where the browser runs: here. */
export const today: Effect.Effect<DateTime.Zoned> = Effect.map(Clock.currentTimeMillis, (now) =>
  DateTime.unsafeMakeZoned(now, { timeZone: DateTime.zoneMakeLocal() })
)

const written = (day: DateTime.Zoned, format: string): string => {
  const { day: ofMonth, month, year } = DateTime.toParts(day)
  const numbers: Readonly<Record<string, number>> = { D: ofMonth, M: month, Y: year }
  return format.toUpperCase().replace(/D+|M+|Y+/gu, (sign) =>
    String(numbers[sign.slice(0, 1)] ?? "")
      .padStart(sign.length, "0")
      .slice(sign.startsWith("Y") ? -sign.length : 0)
  )
}

/** Every day that is told by today's, as a date: in the given form, else ISO 8601. */
export const withDays = (now: DateTime.Zoned, text: string): string =>
  text.replace(template, (_, sign: string | undefined, count = "0", unit = "d", format = "YYYY-MM-DD") => {
    const number = sign === "-" ? -Number(count) : Number(count)
    return written(
      DateTime.add(now, { [units[String(unit).toLowerCase()] ?? "days"]: number }),
      String(format)
    )
  })
