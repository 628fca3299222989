/** `Active keys have increased by 1 to 6`, `went down by one, to 5`: they were 5, and are 6. Before anything is masked. */
import { countOf } from "../words/Words.js"

const ups = "increased|grown|grew|risen|rose|gone up|went up"
const downs = "decreased|fallen|fell|dropped|shrunk|gone down|went down"
const changed = new RegExp(
  `(?<!\\b(?:not|never|have|has) |n['’]t )\\b(?:(?:should|must) (?:now )?have |has |have )?(?:now )?(?:(${ups})|(?:${downs})) (?:by (\\p{Sc}?)(\\d{1,6}(?:\\.\\d{1,2})?|one|two|three|four|five),?|from (\\p{Sc}?\\d[\\d.,]*\\d|\\p{Sc}?\\d)) to (\\p{Sc}?)(\\d{1,6}(?:\\.\\d{1,2})?)(?![\\d.,]*\\d| ?%)( (?:of|out of) \\d[\\d,]*(?: [a-z]+)?(?=[.!]?$))?`,
  "gu"
)

/** "By one" is told as "by 1"; a figure stands as it is written. */
const inDigits = (figure: string): string =>
  /^\d/u.test(figure) ? figure : String(countOf(figure) ?? figure)

const decimals = (figure: string): number => figure.split(".")[1]?.length ?? 0

/** Nothing is worked out where the two are not written alike, or where a comma may stand in what comes of it. */
const before = (by: string, now: string, isUp: boolean): string | undefined => {
  const was = isUp ? Number(now) - Number(by) : Number(now) + Number(by)
  return decimals(by) === decimals(now) && was >= 0 && was < 1000 ? was.toFixed(decimals(now)) : undefined
}

/** `from 5 to 6`, `by 1 to 6`: from what to what it went. */
export const wentFromTo = (text: string): string =>
  text.replace(
    changed,
    (
      all,
      up: string | undefined,
      byUnit: string | undefined,
      by: string | undefined,
      from: string | undefined,
      unit: string,
      now: string,
      // "By one to 4 of 12 books": it was 3 of as many.
      whole = ""
    ) => {
      const was =
        from ??
        (by === undefined || byUnit !== unit ? undefined : before(inDigits(by), now, up !== undefined))
      return was === undefined
        ? all
        : `went from ${from === undefined ? unit : ""}${was}${whole} to ${unit}${now}${whole}`
    }
  )
