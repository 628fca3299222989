/** How many there are: `at least 3 rows in the table`, `2 or more`. */
import type { Comparison, Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { type Literals, LITERAL, onlyLiteral } from "../words/Literals.js"
import { MONTH } from "../words/Dates.js"
import { readTarget } from "../targets/Targets.js"
import { COUNT, countOf, isLook } from "../words/Words.js"

const onPage =
  /[, ]+(?:(?:anywhere )?(?:on|in) (?:the |this |my )?(?:current |same |whole )?(?:page|screen|display(?= page)|webpage|ui|site|app|browser)(?: now)?)$/i

/** Without "on this page", which is no place in particular. */
export const ownPage = (text: string) => text.replace(onPage, "")

/** Comparing words before a number. */
const comparisons: ReadonlyArray<readonly [RegExp, Comparison]> = [
  [/^(?:greater|more|higher|larger) than or equal to /i, "at_least"],
  [/^(?:less|fewer|lower|smaller) than or equal to /i, "at_most"],
  [/^(?:at least|no fewer than|no less than|a minimum of|minimum) /i, "at_least"],
  [/^(?:at most|no more than|not more than|up to|a maximum of|maximum) /i, "at_most"],
  [/^(?:more than|greater than|over|above|higher than|larger than) /i, "more"],
  [/^(?:fewer than|less than|lower than|under|below|smaller than) /i, "fewer"],
  [/^(?:exactly|only|just|a total of|total|equal to|all(?: the)?|the) (?=\S)/i, "equal"]
]

/** `2 or more`, `$20 or less in the cart`, `5 km or less`. */
const open = new RegExp(
  `^(${COUNT}|\\p{Sc}?\\d[\\d.,]*(?: ?(?:\\p{Sc}|%|km|mi|miles|cm|mm|kg|lbs?|ml|min|minutes|hours|seconds|EUR|USD|GBP|CHF))?) or (?:(more|higher|above|greater)|less|fewer|lower|below)(?= |$)`,
  "iu"
)

export const comparisonOf = (text: string): { readonly comparison: Comparison; readonly rest: string } => {
  const [whole, number = "", more] = open.exec(text) ?? []
  if (whole !== undefined)
    return {
      comparison: more === undefined ? "at_most" : "at_least",
      rest: `${number}${text.slice(whole.length)}`
    }
  for (const [pattern, comparison] of comparisons)
    if (pattern.test(text)) return { comparison, rest: text.replace(pattern, "") }
  return { comparison: "equal", rest: text }
}

const opposite: Readonly<Record<Comparison, Comparison>> = {
  equal: "not_equal", not_equal: "equal", more: "at_most", fewer: "at_least", at_least: "fewer", at_most: "more"
} // prettier-ignore

export const compared = (comparison: Comparison, negated: boolean): Comparison =>
  negated ? opposite[comparison] : comparison

const countForm = new RegExp(`^(${COUNT}|${LITERAL})(?: (?:different|separate|total))?(?: of)? (\\S.*)$`, "i")

const before = "(?: than (?:before|previously|earlier|at first))?"

/** `one more row than before`, `two fewer rows in the list`, `one row less`: how many more there are than before the last deed. */
const changes = [
  new RegExp(`^(${COUNT}|${LITERAL}) (more|fewer|less) (\\S.*?)${before}$`, "i"),
  new RegExp(`^(${COUNT}|${LITERAL}) ([a-z]+) (more|fewer|less)${before}((?: (?:in|on|under|at) .+)?)$`, "i")
]

const numberIn = (text: string, literals: Literals): number | undefined =>
  countOf(onlyLiteral(text, literals)?.value ?? text)

const readChanged = (text: string, clause: Clause): Intents => {
  const [first, second] = changes.map((form) => form.exec(text.trim()))
  const [, number = "", more = "", things = ""] =
    first ??
    (second === null || second === undefined
      ? []
      : [second[0], second[1], second[3], `${second[2]}${second[4]}`])
  const count = numberIn(number, clause.literals)
  const target =
    count === undefined || isLook(things) ? undefined : readTarget(ownPage(things), clause.literals)
  if (count === undefined || target === undefined || target.ordinal !== undefined) return undefined
  const growth = /^more$/i.test(more) ? count : -count
  return [{ _tag: "CheckCount", target, comparison: "equal", count: growth, relative: true }]
}

/** "9 Quay Street" are not nine of anything. */
const isAddress = (things: string): boolean =>
  /^[A-Z][a-z]+(?: [A-Z][a-z]+)+$/.test(things) && !things.endsWith("s")

const month = new RegExp(`^${MONTH}(?: \\d{4})?$`, "u")

/** `at least 3 rows in the table`. A literal counts only beside a plural: `"2" cucumbers`. */
export const readCount = (text: string, negated: boolean, clause: Clause): Intents => {
  // "Ten Tips for Latte Art" is what something is called.
  if (/^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve) [A-Z]/.test(text)) return undefined
  const changed = negated ? undefined : readChanged(text.replace(/^exactly /i, ""), clause)
  if (changed !== undefined) return changed
  // "A list of 5 articles" is no name of a list.
  const { comparison, rest } = comparisonOf(
    text.trim().replace(new RegExp(`^(?:an? |the )?(?:list|table|grid) of (?=${COUNT} )`, "i"), "")
  )
  const whole = /^(?:only|just|a total of|total) /i.test(text.trim()) || / in (?:total|all)$/i.test(rest)
  const found = countForm.exec(rest.replace(/ in (?:total|all)$/i, ""))
  const count = numberIn(found?.[1] ?? "", clause.literals)
  const things = ownPage(found?.[2] ?? "")
  if (
    found === null ||
    count === undefined ||
    isLook(things) ||
    isAddress(things) ||
    // "10 March" are not ten of anything.
    month.test(things) ||
    /^(?:less|more|fewer)(?: |$)|^per |^(?:x|×|times) |(?<! (?:of|for|at|worth) \p{Sc}[\d.,]*)\d| (?:selected|checked|enabled|disabled|highlighted|expanded)$/u.test(
      things
    )
  )
    return undefined
  if (onlyLiteral(found[1] ?? "", clause.literals) !== undefined && !/s(?:$|\s|\))/.test(things))
    return undefined
  const target = readTarget(things, clause.literals)
  if (target === undefined || target.ordinal !== undefined) return undefined
  if (negated && /^(?:a single|one)$/i.test(found[1] ?? "") && comparison === "equal")
    return [{ _tag: "CheckCount", target, comparison, count: 0 }]
  const all: Target = whole && target.quantifier === undefined ? { ...target, quantifier: "only" } : target
  return [{ _tag: "CheckCount", target: all, comparison: compared(comparison, negated), count }]
}
