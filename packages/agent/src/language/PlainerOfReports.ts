/** Other words for what testers report of a page: `the result is 75%, with the words ▯`, `there is one mistake listed: for ▯ it shows ▯`. Masked. */
import { mark } from "./PlainerEdges.js"

const lead = "(^(?:Then |And |But |Now )?|\\bthat |[;,] |\\band )"
const few = "(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)"
const figure = `(?:${mark}|\\p{Sc} ?\\d[\\d.,]*(?<![.,])|\\d[\\d.,:/]*(?<![.,])(?: ?(?:\\p{Sc}|%|\\p{Ll}{1,3}))?)`

export const plainerOfReports: ReadonlyArray<readonly [RegExp, string]> = [
  // "The result is 75%, with the words ▯": a figure, and what is said beside it.
  [
    new RegExp(
      `${lead}((?:[Tt]he|[Mm]y) (?:\\p{Ll}+ ){1,3}(?:is|reads|says|shows|should be) (?:now )?${figure}),? with the (words|text|message|remark|note|caption|label) (${mark}|\\p{Lu}[^,;:]{2,60}?)(?=[.!]?$)`,
      "u"
    ),
    "$1$2; the text $4 is shown"
  ],
  // "There is one mistake listed: for the capital of Norway it shows ▯".
  [
    new RegExp(
      `${lead}[Tt]here (is|are|should be|must be) ((?:now |only |exactly |just )*${few} \\p{Ll}+) (listed|shown|displayed): for (?=the |${mark}|\\p{Lu})([^,;:]{1,60}?),? it (?=(?:shows|says|reads|lists) )`,
      "u"
    ),
    "$1$3 $2 $4; $5 "
  ],
  [
    new RegExp(
      `${lead}[Tt]here (is|are|should be|must be) ((?:now |only |exactly |just )*${few} \\p{Ll}+) (listed|shown|displayed)(?=[.!]?$|,? and )`,
      "u"
    ),
    "$1$3 $2 $4"
  ],
  // "There is one fault: for the front axle it shows ▯": all that is told behind it is said of that one.
  [
    new RegExp(
      `(?<=[^,;:]): for (?=the |${mark}|\\p{Lu})([^,;:]{1,60}?),? it (?=(?:shows|says|reads|lists) )`,
      "u"
    ),
    "; $1 "
  ]
]
