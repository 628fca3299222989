/** Other words for things after the word for their kind: `the tags new, old and rare are shown`, `the reply is shown in the chat: ▯`. Masked. */
import { mark } from "./PlainerEdges.js"

const start =
  "(^(?:Then |And |But )?(?:(?:[Vv]erify|[Cc]heck|[Mm]ake sure|[Ee]nsure|[Cc]onfirm|[Ss]ee) that )?)"
const seen =
  "(?:(?:is|are|should be|must be) (?:now |all |still )*(?:shown|visible|displayed|there|present|listed)|(?:should )?(?:appears?|shows? up))"
const word = `(?:${mark}|(?!(?:and|or)\\b)[\\p{L}\\d-]+)`
const last = "(?=[.!]?$)"

export const plainerOfKinds: ReadonlyArray<readonly [RegExp, string]> = [
  // "The tags new, old and rare are shown": each of them is a tag.
  [
    new RegExp(`${start}[Tt]he (tag|label|badge|chip)s (${word}) and (${word}) (${seen})${last}`, "u"),
    "$1the $2 $3 $5; the $2 $4 $5"
  ],
  [
    new RegExp(
      `${start}[Tt]he (tag|label|badge|chip)s (${word}), (${word}),? and (${word}) (${seen})${last}`,
      "u"
    ),
    "$1the $2 $3 $6; the $2 $4 $6; the $2 $5 $6"
  ],
  // "The new reply is shown in the conversation: ▯": what is read there is that.
  [
    new RegExp(
      `${start}(?:[Tt]he|[Aa]n?|[Mm]y|[Yy]our) (?:\\p{Ll}+ )?(?:reply|comment|note|post|answer|question|text|sentence|message|entry|review|description|line) (?:is|should be|must be|appears|is now|should now be) ?(?:shown|displayed|visible|listed|added)? ((?:in|under|below|on) the [\\p{Ll} ]{2,40}): (${mark})${last}`,
      "u"
    ),
    "$1$3 is shown $2"
  ],
  // "The list is empty: ▯": it says why.
  [
    new RegExp(
      `^((?:Then |And |But )?)(?:[Tt]he )?((?:\\p{Ll}+ )?(?:list|table|page|inbox|view|column)) is (?:now |again )?empty: (${mark})${last}`,
      "u"
    ),
    "$1the $2 is empty; $3 is shown"
  ],
  // "I am on the Orders page as a manager".
  [
    /^((?:Given |And )?)(I am (?:on|at) the [^,;]{2,40} (?:page|screen|view|tab)) (as an? [\p{Ll} ]{3,30})(?=[.!]?$)/u,
    "$1$3, $2"
  ]
]
