/** What is chosen for several things at once, and of whom a box is ticked: `select size M and color Red`, `set filter Brand = Acme, Color = Blue`, `tick Anna as absent`. Masked. */
import { beginsWithVerb } from "../words/Verbs.js"
import { begin, end, mark } from "./PlainerEdges.js"

const value = `(?:${mark}|[\\p{Lu}\\d][\\p{L}\\d'’./-]*(?: [\\p{Lu}\\d][\\p{L}\\d'’./-]*){0,3})`
/** What is picked itself, and is no head over a choice. */
const things =
  "rows?|items?|tasks?|cards?|tickets?|options?|products?|orders?|files?|entr(?:y|ies)|records?|users?|tabs?|button|link|checkbox|radio|messages?|and|the|both|then|now|also"
const head = `(?!(?:${things})\\b)\\p{Ll}{3,}(?:[ -]\\p{Ll}+)?`

const states =
  "[Aa]bsent|[Pp]resent|[Ll]ate|[Ss]ick|[Ee]xcused|[Dd]one|[Cc]ompleted?|[Ff]inished|[Pp]aid|[Uu]npaid|[Aa]ttended|[Aa]rrived|[Dd]elivered|[Rr]eceived|[Rr]eturned"

/** One's own heads, each with its value: never twice the same. */
const each = new RegExp(
  `${begin}([Ss]elect|[Cc]hoose|[Pp]ick)(s?) (?:the )?(${head}) (${value}),? and (?:the )?(?!\\3 )(${head}) (${value})${end}`,
  "gu"
)

const filters = new RegExp(
  `${begin}([Ss]et)(s?) (?:the )?filters? (\\p{Lu}[\\p{L} ]{1,25}?|${mark}) (?:to|=) (${value})(?:,|,? and) (?:the filter )?(\\p{Lu}[\\p{L} ]{1,25}?|${mark}) (?:to|=) (${value})${end}`,
  "gu"
)

const ofWhom = `(${mark}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})`
const asWhat = `as (${states})(?: again)?${end}`
const tickedAs = new RegExp(`${begin}[Tt]ick(s?) ${ofWhom} ${asWhat}`, "gu")
const tickedItAs = new RegExp(`${begin}[Tt]ick(s?) (?:her|him|them|it) ${asWhat}`, "gu")

/** `select size M and color Red`. */
export const eachChosen = (text: string): string =>
  text.replace(
    each,
    (all, choose: string, s: string, first: string, one: string, second: string, other: string) =>
      beginsWithVerb(second)
        ? all
        : `${choose}${s} ${first} ${one} and ${choose.toLowerCase()}${s} ${second} ${other}`
  )

export const plainerOfChoices: ReadonlyArray<readonly [RegExp, string]> = [
  [filters, "$1$2 the filter $3 to $4 and set$2 the filter $5 to $6"],
  [tickedAs, "mark$1 $2 as $3"],
  [tickedItAs, "mark$1 it as $2"]
]
