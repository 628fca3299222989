/** Other words for what is told in short: `the bar names ▯`, `Team 2 and Team 3 have 2 members each`, `the gallery is at ▯`. Masked. */
import { mark } from "./PlainerEdges.js"

const name = `(?!(?:Only|Both|Just|All|None|No|Neither|The|Then|When|Given|And|But)\\b)(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{Lu}\\d][\\p{L}\\d'’-]*)*)`
const end = "(?=[.!]?$|[,;] |,? (?:and|but|while) )"
const few = "(?:\\d{1,4}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en)"

export const plainerOfShort: ReadonlyArray<readonly [RegExp, string]> = [
  // "I click Generate and get a different password than before".
  [
    /(?<=^|[,;] |\b(?:and|then) )(?:(?:I|we|you|the user|there) )?(?:(?:should|must|now|then) )*(?:get|see|have|receive|is|am shown|is shown|are shown|be shown)s? (?:an? )?(?:(?:completely|totally) )?(?:different|other|another|new) (\p{Ll}+(?: \p{Ll}+)?) (?:than|from) (?:before|the (?:last|previous|first|earlier) one|the one before|last time)(?=[.!]?$|[,;]| and )/giu,
    "the $1 has changed"
  ],
  // "The bar at the bottom names Maple Close 8".
  [
    new RegExp(
      `(^(?:Then |And |But )?|\\bthat |[;,] )([Tt]he (?:\\p{Ll}+ )?(?:bar|strip|panel|list|card|banner|dialog|message|summary|header|heading|box|row|line|label)(?: (?:at|on|in|above|below) the \\p{Ll}+)?) names (?=${mark}|\\p{Lu})`,
      "gu"
    ),
    "$1$2 shows "
  ],
  // "The summary should still count 90 guests": it says so.
  [
    new RegExp(
      `(^(?:Then |And |But )?|\\bthat |[;,] )([Tt]he (?:${name}|(?:\\p{Ll}+ )?(?:summary|overview|breakdown|total|header|panel|card|bar|page|list))) (should|must) ((?:now |still )?)count (?=${few} \\p{Ll}+${end})`,
      "gu"
    ),
    "$1$2 $3 $4show "
  ],
  // "Team 2 and Team 3 have 2 members each".
  [
    new RegExp(
      `(^(?:Then |And |But )?|\\bthat |[;,] )(${name}) and (${name}) (?:(have|contain|show) (${few} \\p{Ll}+) each|each (have|contain|show) (${few} \\p{Ll}+))${end}`,
      "gu"
    ),
    "$1$2 $4$6 $5$7; $3 $4$6 $5$7"
  ],
  // "Healthy is the highlighted category": of those that stand side by side the one in force.
  [
    new RegExp(
      `(^(?:Then |And |But )?|\\bthat |[;,] |\\band )(${name}|All|None) is (now |still )?the (?:highlighted|selected|active|current|chosen) (?:category|tab|option|filter|step|level|range|plan|section|entry|item|page)${end}`,
      "gu"
    ),
    "$1$2 is $3selected"
  ],
  // "The clock shows 05:00, the button below says Start": of several there the one that says so.
  [
    new RegExp(
      `(?<=[^,;]{5,}, |[^,;]{5,} and )the (button|link) (below|above) (?:now )?(?:says|reads) (${mark}|\\p{Lu}[\\p{L}]*)${end}`,
      "gu"
    ),
    "the $3 $1 $2 it is shown"
  ],
  [
    /(?<=[^,;]{5,}, |[^,;]{5,} and )(the (?:button|link|text|label|line|number|field)) (below|above) (?=(?:now )?(?:says?|reads?|shows?|is) )/gu,
    "$1 $2 it "
  ],
  // "The clock is not at 05:00 any more".
  [
    new RegExp(
      `\\b((?:[Tt]he )?(?:clock|timer|counter|countdown|gallery|carousel|slider|player)) is (?:no longer at (${mark}|\\d\\S*)|not at (${mark}|\\d\\S*) any ?(?:more|longer))${end}`,
      "gu"
    ),
    "$1 no longer shows $2$3"
  ],
  // "Clear the name and save: the error ▯ shows in the dialog".
  [
    new RegExp(
      `(?<=^[^:]{4,}): (the (?:error|message|warning|hint|note|text|toast|notice)(?: message)? ${mark}) (?:shows|appears|comes up|pops up|is shown|is displayed)(?=[.!]?$| (?:in|under|below|at|on|next to|beside) )`,
      "u"
    ),
    "; $1 is shown"
  ],
  // "Five notifications are listed and three of them are marked New".
  [
    new RegExp(
      `\\b(${few} (\\p{Ll}{3,}s) are (?:listed|shown|displayed|visible))(?:,|,? and|;) (?:exactly |only )?(${few}) of (?:them|those|these) are (?:marked|labell?ed|tagged|flagged)(?: as)? (${mark}|\\p{Lu}[\\p{L}]*)${end}`,
      "gu"
    ),
    "$1; there are exactly $3 $2 marked $4"
  ],
  // "Three of the notifications are marked New": so many of them bear the word.
  [
    new RegExp(
      `(^(?:Then |And |But )?|\\bthat |[;,] |\\band )(?:exactly |only )?(${few}) (?:of the )?(\\p{Ll}{3,}s) are (?:now |still )?(?:marked|labell?ed|tagged|flagged)(?: as)? (${mark}|\\p{Lu}[\\p{L}]*(?: \\p{Ll}+)?)${end}`,
      "gu"
    ),
    "$1there are exactly $2 $3 marked $4"
  ],
  // "The gallery is at ▯": the place in a series.
  [
    new RegExp(
      `\\b([Tt]he (?:gallery|carousel|slide ?show|slider|viewer|pager|counter|position|player|wizard|stepper)) is (?:now |still )?(?:back )?at (?=${mark}|\\d+ ?/ ?\\d+)`,
      "gu"
    ),
    "$1 reads "
  ]
]
