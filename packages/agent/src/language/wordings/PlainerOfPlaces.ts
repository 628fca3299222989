/** Other words for what stands under a title and in a place: `under ▯ only ▯ is listed`, `▯ is the last item under ▯`, `nothing is listed under ▯`. Masked. */

const lead = "^((?:.*\\bthat )?)"
const name = "(?:the )?(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d'’-]*)(?: [\\p{L}\\d\\uE000-\\uF8FF'’-]+){0,3}?"
const part = "(?:the (?:[\\p{L}\\d\\uE000-\\uF8FF'’-]+ ){0,3}?[\\p{L}\\d\\uE000-\\uF8FF'’-]+)"
const at = `((?:[Uu]nder|[Bb]elow|[Bb]eneath|[Ii]n|[Oo]n|[Ii]nside|[Ww]ithin) (?:${part}|${name}))`
const be = "(?:is|are|should be|must be|will be)"
/** What is written there is no thing of a list. */
const written =
  "(?:field|box|input|textbox|textarea|editor|cell|preview|page|screen|form|note|comment|console|clipboard|title|heading|name)"
const listed = "(?:listed|left|there|to be found)"
const end = "(?=[.!]?$)"

export const plainerOfPlaces: ReadonlyArray<readonly [RegExp, string]> = [
  // "The bottom message is ▯": the one that stands there.
  [/\b([Tt]he) (top|bottom) (message|toast|banner|notice|notification|snackbar)(?= )/gu, "$1 $3 at the $2"],
  // "Milk is still there, in the Dairy section": the comma parts nothing.
  [
    new RegExp(
      `^([^,;:]{1,60}? ${be} (?:(?:now|still|again|also) )*(?:there|listed|shown|displayed|visible)(?: again| now)?), (in|under|below|beneath|inside|within) (the (?:[\\p{L}\\d\\uE000-\\uF8FF'’-]+ ){1,3}(?:section|list|column|table|group|folder|tab|panel|sidebar|menu))${end}`,
      "u"
    ),
    "$1 $2 $3"
  ],
  // "Under Fruit only Apple is listed", "in the cart nothing is left": a place, and what is told of it.
  [
    new RegExp(
      `${lead}${at} (only|nothing|no (?:\\p{L}+ ){1,2}?)(?= ?(?:[^,;]{1,60} )?${be} (?:now )?(?:listed|shown|displayed|visible|left|there)[.!]?$)`,
      "u"
    ),
    "$1$2, $3"
  ],
  // "Quark is the last item under Dairy".
  [
    new RegExp(
      `${lead}([^,;:]{1,60}? ${be} (?:now )?the (?:very )?(?:first|second|third|fourth|fifth|last) \\p{L}+) (under|below|beneath) (${part}|${name})${end}`,
      "u"
    ),
    "$1under $4, $2"
  ],
  // "Under Fruit, Apple is the only item", "Apple and Pear are the only items under Fruit".
  [
    new RegExp(`${lead}${at}, ([^,;:]{1,60}?) ${be} (?:now )?the only (?:\\p{L}+)${end}`, "u"),
    "$1only $3 is listed $2"
  ],
  [
    new RegExp(
      `${lead}([^;:]{1,60}?) ${be} (?:now )?the only (?:items|things|entries|ones) ${at}${end}`,
      "u"
    ),
    "$1only $2 are listed $3"
  ],
  [new RegExp(`${lead}([Oo]nly [^,;:]{1,60}?) ${be} (?:now )?${at}${end}`, "u"), "$1$2 is listed $3"],
  // "Nothing is listed under Bread": no thing of its list.
  [
    new RegExp(
      `${lead}(?:[Tt]here ${be} (?:now )?nothing(?: ${listed})?|[Nn]othing ${be} (?:now )?(?:${listed} )?) ?${at}(?<!${written})${end}`,
      "u"
    ),
    "$1there are no items $2"
  ],
  [
    new RegExp(
      `${lead}${at}(?<!${written}),? (?:there ${be} (?:now )?nothing(?: ${listed})?|nothing ${be} (?:now )?${listed})${end}`,
      "u"
    ),
    "$1there are no items $2"
  ]
]
