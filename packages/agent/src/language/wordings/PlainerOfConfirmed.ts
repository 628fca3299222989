/** Other words for what a page confirms, and for what alone is listed now: `the page confirms with ▯`, `the dialog shows ▯ 5`. */
import { mark } from "./PlainerEdges.js"

const page = "(?:page|app|application|site|shop|screen|system)"
const box = "(?:dialog|modal|pop-?up|window|panel|drawer|summary)"
const figure = "[+-]?(?:\\p{Sc} ?)?\\d[\\d.,]*(?<![.,])(?: ?(?:%|\\p{Sc}))?"

/** Masked. */
export const plainerOfConfirmed: ReadonlyArray<readonly [RegExp, string]> = [
  // "The page confirms with ▯": it says so, to the letter.
  [
    new RegExp(
      `(?<=^|[;,] |\\band |\\bthat )([Ii]t|[Tt]he ${page}) confirms(?: (?:this|that|it))?(?: with|:)? (?:the (?:words|text|message) )?(?=${mark})`,
      "gu"
    ),
    "$1 says "
  ],
  // "The dialog shows ▯ 5": a label there, and its value.
  [
    new RegExp(
      `^((?:.*\\bthat )?)([Tt]he (?:\\p{Ll}+ )?${box}) (?:should |must |now )*(?:shows?|displays?|lists?) (${mark}) (${figure})(?=[.!]?$)`,
      "u"
    ),
    "$1$3 in $2 is $4"
  ],
  // "Only Ada and Bo should be listed now", "… should now be listed".
  [
    /^(only [^,;]{2,80}? (?:are|should be|must be) (?:listed|shown|displayed|visible|left)) now(?=[.!]?$|,|;| and )/iu,
    "$1"
  ],
  [
    /^(only [^,;]{2,80}? (?:should|must)) now (?=be (?:listed|shown|displayed|visible|left)(?:[.!]?$|,|;| and ))/iu,
    "$1 "
  ]
]

const confirmed =
  /^((?:(?:Then|And|But|Now),? )?)[Ii]t is (?:now |then )?confirmed(: (?=["“\p{Lu}])| that (?=\S))/u

/** `It is confirmed: Inspection recorded`: to whoever reads it, and no state of what was told before. Before anything is masked. */
export const confirmedToMe = (text: string): string => text.replace(confirmed, "$1I am told$2")
