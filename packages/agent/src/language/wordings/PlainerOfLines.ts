/** A line of a form in one breath: `pick ▯ with quantity 4 on the new line`, `for my first line I pick ▯, quantity 10`. Masked. */
import { mark } from "./PlainerEdges.js"

const which =
  "(?:(?:first|second|third|fourth|fifth|last|next|new|newly added|1st|2nd|3rd|\\d+th) (?:line|row|entry))"
const option = `(?:${mark}|\\p{Lu}[^,;:.\\uE000-\\uF8FF]{0,40}?)`
const amount = `(?:${mark}|-?\\p{Sc}?\\d[\\d.,]*\\d|\\d)`
const noun = "(quantity|qty|amount|price|unit price|rate|discount|weight|hours|days|duration|length)"
const deed = "(?:[Pp]ick|[Cc]hoose|[Ss]elect|[Tt]ake)s?"
const first = "(?<=^|[,;] |\\b(?:and|then|I|we|you|user) )"
const end = "(?=[.]?$|[,;] | and | then )"

const led = new RegExp(
  `^((?:[Tt]hen |[Nn]ow )?)(?:[Ff]or|[Oo]n|[Ii]n|[Aa]s) (?:my|the|our) (${which}),? ((?:I |we )?${deed}) (?:the )?(${option})(?:,| with|, with| and|, and)(?: an?| the)? ${noun}(?: of| to| at)? (${amount})${end}`,
  "u"
)
const behind = new RegExp(
  `${first}(${deed}) (?:the )?(${option})(?:,| with|, with)(?: an?| the)? ${noun}(?: of)? (${amount}) (?:on|in|for) (?:my|the|our) (${which})${end}`,
  "u"
)

const adding = `([Aa]dds?) (?:another|an? (?:new|second|third|fourth|fifth|further|extra)) (?:(?:order|invoice) )?(line|row)(?: item)?`
/** "Add another line with 5 Work gloves". */
const withSome = new RegExp(
  `${first}${adding}(?: with| for|:|,) (\\d+) (?:x |× ?)?(?:of )?(${option})${end}`,
  "u"
)
/** "Add a second line: Work gloves, quantity 5". */
const withNoun = new RegExp(
  `${first}${adding}(?: with| for|:|,)(?: the)? (${option})(?:,| with|, with| and|, and)(?: an?| the)? ${noun}(?: of| to| at)? (${amount})${end}`,
  "u"
)

/** What is chosen and what goes in beside it, each in the line. */
export const inOneLine = (text: string): string =>
  text
    .replace(led, "$1$3 $4 on the $2 and set the $5 on the $2 to $6")
    .replace(behind, "$1 $2 on the $5 and set the $3 on the $5 to $4")
    .replace(withSome, "$1 a $2, then choose $4 on the new $2 and set the quantity on the new $2 to $3")
    .replace(withNoun, "$1 a $2, then choose $3 on the new $2 and set the $4 on the new $2 to $5")

const one =
  /^(.*\b(?:has|have|holds?|lists?|contains?|shows?) (?:exactly |only |just )?)(?:one|1|a single) (entry|row|line|record): (.+?)[.]?$/u
const value = new RegExp(`^(?:${mark}|[\\p{Lu}\\p{Sc}\\d#][^:;]*)$`, "u")
/** "40 units" beside it is what it says, and no number of things there. */
const isCounted = (part: string): boolean => /^\d/u.test(part)

/** "One entry: A for B, C, 40 units": it says A, and the others beside it. */
export const oneWithValues = (text: string): string => {
  const [, lead = "", noun = "", list = ""] = one.exec(text) ?? []
  const [first = "", ...others] = list.split(
    /,? and |, | (?:for|by|from|with) (?=[\p{Lu}\p{Sc}\d#\uE000-\uF8FF])/u
  )
  return others.length === 0 || ![first, ...others].every((part) => value.test(part))
    ? text
    : [
        `${lead}one ${noun}: ${first}`,
        ...others.map((part) => `${isCounted(part) ? "the text " : ""}${part} is shown next to ${first}`)
      ].join("; ")
}
