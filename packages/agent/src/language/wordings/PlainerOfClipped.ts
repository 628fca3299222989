/** Other words for what is told in passing, behind or within something else: `5 rows, from Ada at the top to Bo at the bottom`, `press Create without a name`, `and "1 of 9" under it`. Masked. */
import { begin, mark } from "./PlainerEdges.js"
import { nothing } from "./PlainerOfFields.js"

const end = "(?=[.!]?$|,|;| and )"
const last = "(?=[.!]?$)"
/** A name, a date or a figure, as it is written without quotation marks. */
const name = `(?:${mark}|(?:\\p{Lu}[\\p{L}\\d'’-]*|\\d[\\p{L}\\d.,-]*)(?: (?!and\\b|or\\b|is\\b|are\\b|has\\b|with\\b|in\\b|on\\b|to\\b|from\\b|at\\b)[\\p{L}\\d–-][\\p{L}\\d'’-]*){0,6}?)`
const is = "(?:is|should be|must be)"
const number = "(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})"

export const plainerOfClipped: ReadonlyArray<readonly [RegExp, string]> = [
  // "All four policy sections are collapsed": so many there must be, which is judged where they are seen.
  [
    new RegExp(
      `^((?:.*\\bthat )?)[Aa]ll ${number} ((?:\\p{Ll}+ )?(?:sections|panels|accordions|questions) (?:are|should be|must be|remain|stay)(?: now| still)? (?:collapsed|expanded))${end}`,
      "u"
    ),
    "$1all $2"
  ],
  // "The total should be the same as the subtotal": two figures that are named, and no text.
  [
    new RegExp(
      `^((?:.*\\bthat |.*; )?)([Tt]he (?:(?:${mark}|\\p{L}+) )?\\p{Ll}+) (?:is|should be|must be) (?:now )?(?:the same as|equal to|identical to) (the (?:(?:${mark}|\\p{L}+) )?\\p{Ll}+)${last}`,
      "u"
    ),
    "$1$2 and $3 are the same"
  ],
  // "The page says 4 waiting and 12 days in total", "the summary says 7 requests and 26 days": both.
  [
    new RegExp(
      `(?<=^|\\bthat )([Tt]he (?:page|summary|header|footer|line)) (says|shows|reads) (\\d+ \\p{Ll}+) and (\\d+ \\p{Ll}+(?: in total)?)${end}`,
      "u"
    ),
    "$1 $2 $3; $1 $2 $4"
  ],
  [
    new RegExp(`(?<=^|\\bthat )[Ii]t says (\\d+ \\p{Ll}+) and (\\d+ \\p{Ll}+ in total)${end}`, "u"),
    "the page says $1; the page says $2"
  ],
  // "It is of the type Personal".
  [
    new RegExp(
      `\\bit is of (?:the )?(type|kind|category|status|priority|severity) (?=\\p{Lu}|${mark})`,
      "gu"
    ),
    "its $1 is "
  ],
  // "The page says that I have 2 lists", "it still says that I have 2 lists".
  [
    /\b(?:[Tt]he page|[Ii]t) (?:still |now )?(?:says|tells me|shows) that (I have (?:only |exactly |still |now )?\d+ \p{Ll}+)(?=[.!]?$)/u,
    "$1"
  ],
  // "All four of its fields are empty", of what was spoken of.
  [
    new RegExp(
      `^((?:.*\\bthat )?)(?:[Aa] |[Aa]n |[Tt]he )?((?:dialog|modal|form|window|drawer|panel)(?: ${mark}| \\p{Lu}[\\p{L} ]{1,30}?)?) ((?:is|should be) (?:shown|displayed|visible|open)|opens|appears),? and all (?:(${number}) )?(?:of )?its (fields|inputs|text boxes) (?:are|should be) (empty|blank)${last}`,
      "u"
    ),
    "$1the $2 $3; there are exactly $4 $5 in the $2; all $5 in the $2 are $6"
  ],
  // "A dialog opens with three choices, none of them selected".
  [
    new RegExp(`,? (?:and )?none of them (?:is |are |being )?(selected|checked|ticked|chosen)${last}`, "u"),
    "; none of them is $1"
  ],
  // "Press Create without a name": its field is empty, whatever stood in it.
  [
    new RegExp(
      `${begin}((?:[Pp]ress|[Cc]lick|[Hh]it|[Tt]ap)(?: on)? (?:(?! and | then )[^,;]){1,40}?) without (?:an?|any) (?!(?:${nothing})s?\\b)(\\p{Ll}+)${end}`,
      "gu"
    ),
    "leave the $2 empty and $1"
  ],
  // "Press Decline with the reason left empty".
  [
    new RegExp(
      `^((?:[Ii]n (?:the|this|that) [^,;]{2,40}, )?)((?:I )?)([Pp]ress|[Cc]lick|[Hh]it|[Tt]ap|[Ss]ubmit)((?:es|s)?(?: on)? [^,;]{1,40}?) with (the \\p{Ll}+(?: (?!left )\\p{Ll}+)?)(?: field| box)? (?:left )?(?:empty|blank)${last}`,
      "u"
    ),
    "$1$2leave $5 empty and $3$4"
  ],
  // "The dialog mentions Ada and 10 days": both.
  [
    new RegExp(
      `^((?:.*\\bthat )?)((?:[Tt]he|[Aa]) (?:\\p{Ll}+ )?(?:dialog|message|toast|note|banner|notice|warning|card|summary|popup)) mentions (${name}) and (${name})${last}`,
      "u"
    ),
    "$1$2 contains $3; $2 contains $4"
  ],
  // "The message names Ada as removed".
  [
    new RegExp(
      `^((?:.*\\bthat )?)((?:[Tt]he|[Aa]) (?:\\p{Ll}+ )?(?:message|toast|note|banner|notice|notification)) (?:names|mentions|reports|shows|confirms) (${name}) as (\\p{Ll}+ed|done|sent|gone|lost|paid|sold)${last}`,
      "u"
    ),
    "$1$2 contains $3; $2 contains $4"
  ],
  // "The page still says that I have 2 lists".
  [/\b([Tt]he page|[Ii]t) still (says|tells me|shows) that (?=\S)/gu, "$1 $2 that "],
  // "The total equal to the subtotal", behind what else is.
  [
    new RegExp(`(,|;) and the (\\p{Ll}+(?: \\p{Ll}+)?) equal to (the \\p{Ll}+(?: \\p{Ll}+)?)${last}`, "u"),
    "; the $2 and $3 are the same"
  ],
  // "5 rows in the table, and ▯ under it".
  [
    new RegExp(
      `\\b(in the (?:\\p{Ll}+ )?(table|list|grid))(,? and) (${mark}) (?:just )?(?:under|below|beneath|underneath) it${end}`,
      "gu"
    ),
    "$1; the text below the $2 is $4"
  ],
  // "Every row in the table has ..., and the text below says ▯".
  [
    new RegExp(
      `\\b((?:in|of) the (?:\\p{Ll}+ )?(table|list|grid)\\b[^;]*?)(?:,? and) the (text|line|note|caption) (?:below|under(?:neath)?|beneath)(?: it)? (?=(?:says|reads|is|shows) )`,
      "u"
    ),
    "$1; the $3 below the $2 "
  ],
  // "I am on the Extras tab and it is labelled ▯": the tab is.
  [
    new RegExp(
      `\\b(on (the (?:${mark}|\\p{Lu}[\\p{L} ]{0,25}?) (?:tab|button|link)),? and )it (?=(?:is|should be) (?:now |still )?(?:labell?ed|titled|called|captioned)|(?:says|reads) )`,
      "u"
    ),
    "$1$2 "
  ],
  // "5 rows, from Ada at the top to Bo at the bottom".
  [
    new RegExp(
      `\\b(row|line|item|card)s( in the \\p{Ll}+)?,? from (${name}) at the top to (${name}) at the bottom${last}`,
      "u"
    ),
    "$1s$2; the first $1 is $3; the last $1 is $4"
  ],
  // "Only Ada is left in the cart, for a total of $5".
  [
    new RegExp(`,? for a(?:n overall)? total of (\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]* ?\\p{Sc})${last}`, "u"),
    "; the total is $1"
  ],
  // "Ada and Bo have 1 day each": of each by itself.
  [
    new RegExp(
      `^((?:.*\\bthat )?)(${name}) and (${name}) (?:both )?(?:have|show) (${mark}|\\d[\\d.,]*(?: \\p{Ll}+){1,3}?) each${last}`,
      "u"
    ),
    "$1$2 has $4; $3 has $4"
  ],
  // "There are only two incidents, ▯ and ▯, and both are Resolved".
  [
    new RegExp(
      `^((?:.*\\bthat )?)there are (only|exactly|just) (two) (\\p{Ll}+s), (${name}) and (${name}), (?:and )?both (?:are|of them are) (${name})${last}`,
      "iu"
    ),
    "$1there are exactly $3 $4; $5 is shown; $6 is shown; $5 is $7; $6 is $7"
  ],
  // "Home is the only one marked Default".
  [
    new RegExp(
      `\\b(${name}) ${is} the only one (?:that is )?(?:marked|labelled|tagged)(?: as)? (${name})${last}`,
      "u"
    ),
    "only $1 is marked $2"
  ],
  // "The first row should be the 13:37 request with status 503".
  [
    new RegExp(
      `\\b([Tt]he (?:first|second|third|fourth|fifth|last|top|bottom) (?:row|line|entry|item|card)) (?:is|should be|must be) the (${name}) (?:request|entry|one|line|row|order|item) with (?:the )?(\\p{Ll}+) (\\d[\\d.,]*|${mark})(?=[.!]?$|,|;| and )`,
      "gu"
    ),
    "$1 contains $2; $1 contains $4"
  ],
  // "The last row should be the request with 10 days".
  [
    new RegExp(
      `\\b([Tt]he (?:first|second|third|fourth|fifth|last|top|bottom) (?:row|line|entry|item|card)) (?:is|should be|must be) the (?:request|entry|one|line|row|order|item) with (\\d[\\d.,]*(?: \\p{Ll}+)?|${mark})${end}`,
      "gu"
    ),
    "$1 has $2"
  ],
  // "There should be 4 rows with 12 days altogether".
  [
    new RegExp(
      `\\b(there (?:should be|are|must be) (?:exactly |only |still |now )*\\d+ \\p{Ll}+s) with (\\d[\\d.,]* \\p{Ll}+) (?:altogether|in total|in all|overall)${last}`,
      "iu"
    ),
    "$1; the summary says $2"
  ],
  // "Under ▯ Ada is Declined with the reason ▯".
  [
    new RegExp(
      `^([Uu]nder ${mark}),? (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*) is (\\p{Lu}\\p{L}+) with the (\\p{Ll}+) (${mark})${last}`,
      "u"
    ),
    "$1 $2 is $3; $1 $2 contains $5"
  ]
]
