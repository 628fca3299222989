/**
 * Dates relative to the day of the run, as template variables: `{{today}}`, `{{today+3d}}`, `{{today-1m}}` (d, w, m, y),
 * with a format where the text gives one: `{{today+1d|DD/MM/YYYY}}`. Without one it is ISO, `2031-05-09`, and a date field takes it
 * in its own form.
 */
import { COUNT, countOf } from "./Words.js"

/** A month as it is written, in full or cut short, inside a regular expression that minds capitals. */
export const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)"

const units: Readonly<Record<string, string>> = { day: "d", week: "w", month: "m", year: "y" }
const unit = "(day|week|month|year)s?"
const here = "(?: from (?:now|today)| after today| later| ahead)"
const format = "(?: (?:in|as|with)(?: the)?(?: format)? ((?:[DMY]{1,4}[-/. ]){1,2}[DMY]{1,4})(?: format)?)?"

const day = new RegExp(`^(?:the )?(?:date of )?(today|tomorrow|yesterday)(?:['’]s date)?${format}$`, "i")
const current = new RegExp(`^(?:the )?(?:current|today['’]s) (?:date|day)${format}$`, "i")
const ahead = new RegExp(
  `^(?:the (?:date|day) )?(?:in (${COUNT}) ${unit}|(${COUNT}) ${unit}${here})${format}$`,
  "i"
)
const ago = new RegExp(`^(?:the date )?(${COUNT}) ${unit} ago${format}$`, "i")
const next = new RegExp(`^(?:the same day )?(next|last) (week|month|year)${format}$`, "i")

const template = (offset: string, form: string | undefined) =>
  `{{today${offset}${form === undefined ? "" : `|${form.toUpperCase()}`}}}`

const shift = (
  sign: string,
  count: string | undefined,
  word: string | undefined,
  form: string | undefined
) => {
  const number = countOf(count ?? "")
  const letter = units[(word ?? "").toLowerCase()]
  return number === undefined || letter === undefined
    ? undefined
    : template(`${sign}${number}${letter}`, form)
}

/** Words for a day that no button bears, as "Today" may be. */
export const dayWords =
  "(?:(?:today|tomorrow|yesterday)['’]s date|the (?:current date|date of (?:today|tomorrow|yesterday)))"

/** The template of a date that is told by today's; nothing for a date of the calendar, which is a value as it stands. */
export const dateOf = (text: string): string | undefined => {
  const named = day.exec(text)
  if (named !== null) {
    const offsets: Readonly<Record<string, string>> = { today: "", tomorrow: "+1d", yesterday: "-1d" }
    return template(offsets[(named[1] ?? "").toLowerCase()] ?? "", named[2])
  }
  const now = current.exec(text)
  if (now !== null) return template("", now[1])
  const later = ahead.exec(text)
  if (later !== null) return shift("+", later[1] ?? later[3], later[2] ?? later[4], later[5])
  const past = ago.exec(text)
  if (past !== null) return shift("-", past[1], past[2], past[3])
  const near = next.exec(text)
  return near === null
    ? undefined
    : shift(near[1]?.toLowerCase() === "last" ? "-" : "+", "1", near[2], near[3])
}
