/** Other words for what a thing tells: `the Size list is displayed with the value Small`, `the 15:00 slot is a Plasma one`, `we are owed $5 (Outstanding)`. Masked. */
import { mark } from "./PlainerEdges.js"

const that = "^((?:.*\\bthat )?)"
const end = "(?=[.!]?$|,|;| and )"
const figure = `(?:${mark}|\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\p{Sc}|%))`

export const plainerOfTelling: ReadonlyArray<readonly [RegExp, string]> = [
  // "The Size list is displayed with the value Small": it is there, and holds that.
  [
    new RegExp(
      `${that}(the [^,;]{1,40}? (?:drop-?down|select|list|field|box|input|combo ?box|picker|slider)) ((?:is|should be|must be) (?:shown|displayed|visible)|appears) with the (?:value|selection|choice) (${mark}|\\p{Lu}[^,;]{0,40}?|\\d[\\d.,]*)(?=[.!]?$)`,
      "iu"
    ),
    "$1$2 $3; the value of $2 is $4"
  ],
  // "The 15:00 slot is a Plasma one": it says Plasma.
  [
    new RegExp(
      `${that}([^,;]{3,60}?) (is|should be|must be) an? (${mark}|\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)?) one${end}`,
      "u"
    ),
    "$1$2 $3 $4"
  ],
  // "We are owed $5 (Outstanding)": what the page calls so.
  [
    new RegExp(
      `${that}(?:[Ww]e|I|[Yy]ou|[Tt]hey|[Tt]he \\p{Ll}+) (?:(?:are|am|is|have|has|now|still) )*(?:owed|owes?|spent|earned|paid|saved|have|has) (${figure}) \\((${mark}|\\p{Lu}[\\p{L} ]{2,30})\\)${end}`,
      "u"
    ),
    "$1the $3 is $2"
  ]
]
