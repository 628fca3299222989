/** What the browser's own fields for days and times take, from what people write. */
import { Effect } from "effect"
import type { ScreenNode } from "@assay/domain/Screen"
import { Fell } from "../run/Fell.js"
import { type Day, dayIn, dayOf, isoOf, two } from "../screen/Days.js"
import { monthNamed } from "../screen/Months.js"
import { everyName, type Seen } from "../screen/View.js"
import { stems } from "../screen/Wording.js"

/** `3/5/2026` in the order in which the field shows it, month first; the other way round where that is no month. */
const slashed = (text: string): Day | undefined => {
  const [, one, other, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text) ?? []
  if (year === undefined) return undefined
  const [first, second] = [Number(one), Number(other)]
  const [month, day] = first > 12 ? [second, first] : [first, second]
  return dayIn(Number(year), month, day)
}

/** `2026-03-05`. */
const dateFrom = (text: string): string | undefined => {
  const day = dayOf(text.replace(/^\p{L}+day,? |^\p{L}{3,4}\.?, /iu, "")) ?? slashed(text)
  return day === undefined ? undefined : isoOf(day)
}

/** `14:30`, with seconds where they are given. */
const timeFrom = (text: string): string | undefined => {
  const [, hours, minutes, seconds, half] =
    /^(\d{1,2})(?:[:.](\d\d))?(?::(\d\d))?\s?(?:([ap])\.?m\.?)?$/iu.exec(text) ?? []
  if (hours === undefined || (minutes === undefined && half === undefined)) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/iu.test(half) ? 12 : 0)
  const isTime = hour < 24 && Number(minutes ?? 0) < 60 && (half === undefined || Number(hours) <= 12)
  return isTime ? `${two(hour)}:${minutes ?? "00"}${seconds === undefined ? "" : `:${seconds}`}` : undefined
}

/** `2026-03-05T14:30`. */
const momentFrom = (text: string): string | undefined => {
  const [, day = "", time = ""] =
    /^(.+?)(?:,? at |,? |T)(\d{1,2}(?:[:.]\d\d.*|\s?[ap]\.?m\.?))$/iu.exec(text) ?? []
  const [date, at] = [dateFrom(day), timeFrom(time)]
  return date === undefined || at === undefined ? undefined : `${date}T${at}`
}

/** `2026-03`. */
const monthFrom = (text: string): string | undefined => {
  if (/^\d{4}-\d\d$/u.test(text)) return text
  const [, name = "", ofName] = /^(\p{L}+)\.?,? (\d{4})$/u.exec(text) ?? []
  const [, number, ofNumber] = /^(\d{1,2})\/(\d{4})$/u.exec(text) ?? []
  const month = ofName === undefined ? Number(number ?? 0) : monthNamed(name)
  return month >= 1 && month <= 12 ? `${ofName ?? ofNumber}-${two(month)}` : undefined
}

const readers: Readonly<
  Record<string, { readonly read: (text: string) => string | undefined; readonly like: string }>
> = {
  date: { read: dateFrom, like: "a day, such as 2026-03-05" },
  time: { read: timeFrom, like: "a time, such as 14:30" },
  "datetime-local": { read: momentFrom, like: "a day and a time, such as 2026-03-05 14:30" },
  month: { read: monthFrom, like: "a month, such as 2026-03" }
}

/** The value as a field of that type takes it, or what it would take instead. Other fields take anything. */
export const nativeValue = (
  inputType: string | undefined,
  value: string
): { readonly value: string } | { readonly like: string } => {
  const reader = readers[inputType ?? ""]
  if (reader === undefined || value.trim() === "") return { value }
  const read = reader.read(value.trim())
  return read === undefined ? { like: reader.like } : { value: read }
}

/** "11 metres" of a field for the length in metres. */
const withoutUnit = (node: ScreenNode, given: string): string => {
  const { inputType, role } = node
  const [, number, unit] =
    inputType === "number" || role === "spinbutton"
      ? (/^(-?\d[\d.,]*) ?(\p{L}{1,12})$/u.exec(given.trim()) ?? [])
      : []
  if (number === undefined || unit === undefined) return given
  const said = new Set(everyName({ node }).flatMap(stems))
  return stems(unit).every((word) => said.has(word)) ? number : given
}

/** The value as the field takes it, or a refusal that says what it would take. */
export const takenBy = ({ node }: Seen, stated: string): Effect.Effect<string, Fell> => {
  const given = withoutUnit(node, stated)
  const native = nativeValue(node.inputType, given)
  return "like" in native
    ? Fell.of("action_unsupported", `“${given}” is not what the field takes: it takes ${native.like}.`)
    : Effect.succeed(native.value)
}
