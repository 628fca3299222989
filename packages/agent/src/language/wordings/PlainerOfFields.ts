/** Other words for what goes into fields, and what is left out of them: `confirm without a name`, `choose A, a weight of 2 kg and B`. Masked. */
import { begin, end, mark } from "./PlainerEdges.js"

/** What is done with a form as a whole. */
const sending = "confirm|save|submit|send|create|post|publish|register"
/** What one does without and what no field takes. */
export const nothing =
  "doubt|change|delay|error|problem|reload|refresh|selection|warning|confirmation|login|account|page|hitch|comment on"

export const plainerOfFields: ReadonlyArray<readonly [RegExp, string]> = [
  // "Tag it with ▯": what is added is a tag.
  [
    new RegExp(`${begin}tag(s?) (?:it|this|that|the \\p{Ll}+) (?:with|as) (${mark})${end}`, "giu"),
    "add$1 the tag $2"
  ],
  // "Give it the Urgent label": one of those that there are.
  [
    new RegExp(
      `${begin}(?:[Gg]ive|[Aa]ssign)(s?) (?:it|this|that) the (${mark}|\\p{Lu}\\p{L}+) (label|priority|status|category|colou?r|severity|type|role)${end}`,
      "gu"
    ),
    "select$1 $2 from the $3 list"
  ],
  // "Confirm without a name": its field is empty.
  [
    new RegExp(
      `${begin}(${sending})(s?)((?: (?:it|the \\p{Ll}+(?: \\p{Ll}+)?))?) without (?:an?|any) (?!(?:${nothing})s?\\b)(\\p{Ll}+(?: (?:name|number|address|code|date|title))?)(?=[.!]?$|,|;| and | then | ->| →| =>)`,
      "giu"
    ),
    "leave$2 the $4 empty and $1$2$3"
  ],
  // "Save → An email is required": what one is told then.
  [
    /(^|(?:->|→|=>) )(An? \p{Ll}+(?: \p{Ll}+)? is (?:needed|required|missing|mandatory))(?=[.!]?$)/u,
    "$1the page says that $2"
  ],
  // "It is the one for Ada in Rome": both are said of it.
  [
    new RegExp(
      `^(?:[Ii]t|[Tt]his|[Tt]hat) (?:is|should be|must be) the one (?:for|from|of|by|to) (${mark}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*)(?: (?:in|at|from) (${mark}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*))(?=[.!]?$)`,
      "u"
    ),
    "it contains $1; it contains $2"
  ],
  [
    new RegExp(
      `^(?:[Ii]t|[Tt]his|[Tt]hat) (?:is|should be|must be) the one (?:for|from|of|by|to) (${mark}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*)(?=[.!]?$)`,
      "u"
    ),
    "it contains $1"
  ],
  // "Go and Postgres are listed as skills": under that title.
  [
    new RegExp(
      `^((?:.*\\bthat )?)((?:${mark}|\\p{Lu}[\\p{L}\\d+#.-]*)) and (${mark}|\\p{Lu}[\\p{L}\\d+#.-]*) are (?:listed|shown|given|named) as (?:the |its )?(\\p{Ll}{3,}s)(?=[.]?$)`,
      "u"
    ),
    "$1$2 is listed under $4; $3 is listed under $4"
  ],
  // "Open the only parcel in the list": there is one, and that is it.
  [
    new RegExp(
      `${begin}(open|click|select|edit|delete|remove|tick)(s?)(?: on)? the only (\\p{Ll}{3,})((?: (?:in|on|under) (?:the|this) \\p{Ll}+)?)${end}`,
      "giu"
    ),
    "there is exactly 1 $3$4 and $1$2 the first $3$4"
  ]
]

const held = `(?:${mark}|\\p{Sc}?\\d[\\d.,]*(?: ?\\p{Ll}{1,3})?%?|\\p{Lu}[\\p{L}\\d-]*(?: [\\p{Lu}\\d][\\p{L}\\d-]*)*)`
const choosing = /^((?:.*?\b(?:when|then|and|I|we|you|the user) )?(?:choose|pick|select)s? )([^;]+)$/iu
const ofValue = new RegExp(
  `(?:^|,| and|, and) an? ((?:\\p{Ll}+ ){0,2}\\p{Ll}+) of (${held})(?=,| and |[.]?$)`,
  "gu"
)
const rest =
  /^(.*; enter .+ as the (?:\p{Ll}+ ){0,2}\p{Ll}+),? and (?!\p{L}+s? (?:the|an?|it|on|in) )([^;,]+)$/u

/** `choose A, a weight of 2 kg and B`: the one is chosen, and the other goes into its field. */
export const chosenWithValues = (text: string): string => {
  const [, lead = "", list = ""] = choosing.exec(text) ?? []
  if (lead === "" || list.replace(ofValue, "") === list || /^an? /iu.test(list)) return text
  const told = `${lead}${list.replace(ofValue, "; enter $2 as the $1")}`
  const [, before = "", last = ""] = rest.exec(told) ?? []
  // What is said with a small letter is no option by its name.
  return before === "" ? told : `${before}; ${/^\p{Ll}/u.test(last) ? "tick" : "choose"} ${last}`
}

const fillingLine =
  /^((?:.*?\b(?:when|then|and|I|we|you|the user) )?)(?:fill|complete)s?(?: in| out)? (the (?:\p{L}+|\d+(?:st|nd|rd|th)) (?:line|row)(?: item)?) with (.+?)(?=[.]?$)/iu
const fieldAndValue = new RegExp(
  `^(?:the |an? |its )?((?:\\p{Ll}+ ){0,2}\\p{Ll}+) (?:of )?(${mark}|\\p{Sc}?\\d[\\d.,]*%?)$`,
  "u"
)

/** `fill in the first line with the description ▯, quantity 2 and rate 150`: each goes into its field in that line. */
export const lineFilled = (text: string): string => {
  const [all = "", lead = "", line = "", list = ""] = fillingLine.exec(text) ?? []
  const parts = list.split(/,? and |, /u).map((part) => fieldAndValue.exec(part))
  if (all === "" || !parts.every((part) => part !== null)) return text
  return `${lead}${parts.map((part) => `enter ${part?.[2] ?? ""} as the ${part?.[1] ?? ""} in ${line}`).join("; ")}`
}
