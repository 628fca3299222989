/** What is still as it was, with the values behind it: `name, city and the alerts switch are as I left them: Ada, Rome and on`. */
import { type By, pattern } from "../words/Pattern.js"

const thing = "(?:(?:the |my )?[\\p{L}\\uE000-\\uF8FF][\\p{L}\\uE000-\\uF8FF -]{0,40}?)"
const unchanged =
  "(?:(?:exactly |just )?as (?:I|we|you|they|he|she|the [a-z]+) (?:left|entered|set|saved|chose) (?:them|it all)|as (?:they were )?(?:before|entered|saved|chosen|set)|unchanged|kept|the same(?: as before)?)"

const partsOf = (text: string): ReadonlyArray<string> =>
  text.split(/, and |, | and /u).map((each) => each.trim())

const startsLower = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}+$)/u, (first) => first.toLowerCase())

/** Quoted, but for a state and what is quoted already. */
const quoted = (value: string): string =>
  /^(?:on|off|ticked|checked|empty|blank|selected|enabled|disabled)$|["\uE000-\uF8FF]/u.test(value)
    ? value
    : `"${value}"`

/** Each has its own; nothing where there are more values than things. */
const eachItsOwn: By = (names = "", values = "") => {
  const [things, all] = [partsOf(names), partsOf(values)]
  return things.length !== all.length
    ? undefined
    : things
        .map(
          (each, nth) => `the ${startsLower(each.replace(/^(?:the|my) /iu, ""))} is ${quoted(all[nth] ?? "")}`
        )
        .join("; ")
}

export const asTheyWere: readonly [RegExp, By] = [
  pattern(
    `(${thing}(?:, ${thing})*,? and ${thing}) (?:are|should be|must be|should (?:stay|remain)|stay|remain) (?:still |now )?${unchanged}: (.+?)`
  ),
  eachItsOwn
]
