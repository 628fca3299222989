/** Several fields in one breath: `set Level to 3 and Type to EV`, `put Lake in Title and nature, winter in Tags`. */
import { type By, pattern } from "../words/Pattern.js"

const who = "(?:I |we |you |the user |user )?"

/** A title, or words in a row, as a quotation; what may describe a value is left as it is. */
const quote = (value: string): string =>
  /^[A-Z][^"]* |^[a-z]+(?:, [a-z]+)+$/u.test(value) && !/[\uE000-\uF8FF]/u.test(value) ? `"${value}"` : value

/** Their parts, each of two; nothing where one of them is not. A comma may stand within the last value. */
const pairs = (list: string, between: RegExp): ReadonlyArray<readonly [string, string]> | undefined => {
  const parts = list.split(/,? and (?:the )?(?=.* (?:to|as|with|in|into) )/u)
  const found = parts.map((part) => between.exec(part))
  return parts.length > 1 && found.every((each) => each !== null && !/ and | then /u.test(each[0]))
    ? found.map((each) => [each?.[1] ?? "", each?.[2] ?? ""] as const)
    : undefined
}

const field = /^(?:the |its |my )?(?:[A-Z\uE000-\uF8FF][^,]*|[a-z][a-z -]*)$/u

const each = (
  list: string,
  between: RegExp,
  say: (one: string, other: string) => string,
  named: 0 | 1
): string | undefined => {
  const all = pairs(list, between)
  return all?.every((pair) => field.test(pair[named]))
    ? all.map(([one, other]) => say(one, other)).join("; ")
    : undefined
}

const filling =
  /^((?:I |we |you |the user )?)(?:fill in|enter|type|provide|input|set)(s?):? (\p{L}.*?)[.]?$/iu
const labelled =
  /^(?!(?:the |this |all |these )?(?:following|details|information|data|values|fields|form)\b)(\p{L}[\p{L} ]{1,30}?)(?::| [-–—]) (\S.*)$/u

/** `fill in Name: Ada, Email: ada@example.org`, `enter Name - Ada, Email - ada@example.org`: a value for each field. Masked. */
export const eachField = (text: string): string => {
  const [, who = "", third = "", list = ""] = filling.exec(text) ?? []
  const parts = list.split(/,(?: and)? | and (?=\p{L}[\p{L} ]{1,30}(?::| [-–—]) )/u)
  const fields = parts.map((part) => labelled.exec(part))
  return parts.length > 1 && fields.every((field) => field !== null)
    ? `${who}fill${third} in ${fields.map((field) => `the ${field?.[1]} field with ${field?.[2]}`).join(" and ")}`
    : text
}

const named =
  /^(?:the |my |an? )?((?!and |then |or )\p{Ll}[\p{L} -]{1,25}?|\p{Lu}[\p{L} ]{1,25}?) ([\uE000-\uF8FF])$/u
const listing =
  /^((?:(?:I|we|you|the user|user) )?)(?:enter|type|fill in|provide|input)(s?) (?:the )?([^;:]*?[\uE000-\uF8FF],.*?[\uE000-\uF8FF])(,? (?:and )?then .*)?[.]?$/iu

/** `enter the name "Ada", sort code "12" and account number "34", then save`: each by its field. Masked. */
export const eachNamed = (text: string): string => {
  const [, who = "", third = "", list = "", then = ""] = listing.exec(text) ?? []
  const fields = list.split(/,? and |, /u).map((part) => named.exec(part))
  return fields.length > 2 && fields.every((found) => found !== null)
    ? `${who}${fields.map((found) => `enter${third} ${found?.[2] ?? ""} as the ${found?.[1] ?? ""}`).join("; ")}${then.replace(/^,? (?:and )?then/u, "; then")}`
    : text
}

export const paired: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(`${who}(set|change|update|switch|turn)(?:s|es)? (?:the )?(.+ to .+ and .+ to .+)`),
    (verb = "", list = "") =>
      each(list, /^(.+?) to (.+)$/u, (name, value) => `${verb} ${name} to ${value}`, 0)
  ],
  [
    pattern(`${who}(?:fill|fills)(?: in| out)? (?:the )?(.+ with .+ and .+ with .+)`),
    (list = "") => each(list, /^(.+?) with (.+)$/u, (name, value) => `enter ${quote(value)} into ${name}`, 0)
  ],
  [
    pattern(
      `${who}(?:put|puts|enter|enters|type|types|write|writes|add|adds) (.+ (?:in|into) .+ and .+ (?:in|into) .+)`
    ),
    (list = "") =>
      each(
        list,
        /^(.+?) (?:in|into) (.+)$/u,
        (value, name) => (value === "nothing" ? `leave ${name} empty` : `enter ${quote(value)} into ${name}`),
        1
      )
  ]
]
