/** "Today 09:12", "yesterday", "2 hours ago", "Nov 20": when something came in, as lists of what came in tell it, and which of two was later. */
import { monthNamed, monthNames } from "./Months.js"

interface Moment {
  /** How many days ago; undefined for a day that is told by its date: before yesterday. */
  readonly ago: number | undefined
  /** Of that day; undefined where it is not told. */
  readonly minute: number | undefined
  readonly month: number
  readonly day: number
}

const clock = "(?:,? (?:at )?(\\d{1,2})[:.](\\d{2})(?: ?([ap])\\.?m\\.?)?)?"
const near = new RegExp(`^(today|yesterday)${clock}$`, "iu")
const bareClock = /^(\d{1,2}):(\d{2})(?: ?([ap])\.?m\.?)?$/iu
/** "3 m" alone may be three metres. */
const past = /^(\d{1,3}|an?) ?(min(?:ute)?s?|m|h|hrs?|hours?|d|days?|w|weeks?) ago$/iu
const months = monthNames.filter((name) => /^\p{L}+$/u.test(name)).join("|")
const dated = new RegExp(`^(?:(${months})\\.? (\\d{1,2})|(\\d{1,2})\\.? (${months})\\.?)$`, "iu")

const minuteOf = (hour = "", minute = "", half = ""): number | undefined =>
  hour === ""
    ? undefined
    : ((Number(hour) % (half === "" ? 24 : 12)) + (/p/iu.test(half) ? 12 : 0)) * 60 + Number(minute)

const minutesIn: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440, w: 10_080 }

const momentOf = (said: string): Moment | undefined => {
  const text = said.trim()
  const of = (ago: number | undefined, minute?: number): Moment => ({ ago, minute, month: 0, day: 0 })
  if (/^(?:just )?now$/iu.test(text)) return of(0, Infinity)
  const [, word = "", hour, minute, half] = near.exec(text) ?? []
  if (word !== "") return of(/^today$/iu.test(word) ? 0 : 1, minuteOf(hour, minute, half))
  const [time, ...parts] = bareClock.exec(text) ?? []
  if (time !== undefined) return of(0, minuteOf(...parts))
  const [, count = "", unit = ""] = past.exec(text) ?? []
  if (count !== "") {
    const number = /^an?$/iu.test(count) ? 1 : Number(count)
    return of((number * (minutesIn[unit.charAt(0).toLowerCase()] ?? 0)) / 1440)
  }
  const [, first = "", of1 = "", of2 = "", second = ""] = dated.exec(text) ?? []
  const month = monthNamed(first || second)
  return month === 0 ? undefined : { ...of(undefined), month, day: Number(of1 || of2) }
}

export const isMoment = (text: string): boolean => momentOf(text) !== undefined

/** 1 where the one was later, -1 where it was earlier; undefined where that is not told, as across the turn of a year. */
export const laterOf = (one: string, other: string): number | undefined => {
  const [a, b] = [momentOf(one), momentOf(other)]
  if (a === undefined || b === undefined) return undefined
  if (a.ago === undefined && b.ago === undefined)
    return a.month === b.month ? Math.sign(a.day - b.day) : undefined
  // A date without its year is told of what lies further back than yesterday.
  if (a.ago === undefined) return b.ago !== undefined && b.ago <= 1 ? -1 : undefined
  if (b.ago === undefined) return a.ago <= 1 ? 1 : undefined
  if (a.ago !== b.ago) return Math.sign(b.ago - a.ago)
  return a.minute === undefined || b.minute === undefined ? undefined : Math.sign(a.minute - b.minute)
}
