/** Other words for which one is meant: `the row where the name is Ada`, `row 2, column Status`, `a dialog asking ▯`. Masked. */

const value =
  "(?:[\\uE000-\\uF8FF]|[^\\s,;]+@[^\\s,;]+\\.\\p{L}+|\\p{Lu}[\\w'’-]*(?: \\p{Lu}[\\w'’-]*)*|\\p{Sc}?\\d[\\w.,:/-]*)"
const end =
  "(?=[.!]?$|[,;]| and | then | to \\S| (?:is|are|should|must|has|have|shows?|reads?|says?|contains?|displays?|does|can)\\b)"
/** What has details: no clause and no deed. */
const thing = "(?<=\\b(?:the|an?|any|each|every|first|second|third|last|\\p{L}+ [a-z]+) \\p{Ll}+|^\\p{Ll}+)"
const detail = "([\\p{L}-]{2,20}(?: (?!is\\b|equals\\b)[\\p{Ll}]{2,15})?)"
const row = "(?:row|line)"

export const plainerOfWhich: ReadonlyArray<readonly [RegExp, string]> = [
  // "The swap button between the two units" swaps the units.
  [
    /\b((?:[Cc]lick|[Pp]ress|[Tt]ap|[Hh]it|[Uu]se)(?:s|es|ed)?(?: on)? the (?:swap|switch|exchange|flip|reverse)) (button|icon|link|arrows?) (?:in )?between (the )?(?:two |2 |both )?(\p{Ll}+s)(?=[.!]?$|[,;]| and )/gu,
    "$1 $4 $2"
  ],
  [
    new RegExp(
      `${thing},? (?:whose|(?:where|in which|for which)(?: the| its)?|with its|that has (?:the|a)) ${detail} (?:is|equals|reads|equal to|set to|=|being) (?:the )?(${value})${end}`,
      "gu"
    ),
    " with the $1 $2"
  ],
  // "The cell in row 2, column Status".
  [
    new RegExp(
      `\\bthe (?:cell|value|text|entry) (?:in|at|of) (?:the )?(${row} \\d{1,4}|\\p{Ll}+ ${row}),? (?:and )?(?:in |of |under )?(?:the )?column ([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L} ]{0,25}?)(?= (?:is|should|must|reads|shows|says|contains|has)\\b)`,
      "giu"
    ),
    "the $2 column of $1"
  ],
  [
    new RegExp(
      `\\b[Tt]he (?:cell|value|text|entry) (?:in|at|of|under) (?:the )?(?:column )?([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L} ]{0,25}?)(?: column)?,? (?:and )?(?:in |of |at )(?:the )?(${row} \\d{1,4}|\\p{Ll}+ ${row})(?= (?:is|should|must|reads|shows|says|contains|has)\\b)`,
      "gu"
    ),
    "the $1 column of $2"
  ],
  // A dialog is told by what it asks.
  [
    /\b((?:dialog|modal|pop-?up|popup|window|prompt|box|question|confirmation|alert|message|toast)(?: box| dialog| message)?) (?:asking|that asks|which asks|reading|stating)(?: me| us| you| the user)?:? (?=[\uE000-\uF8FF])/giu,
    "$1 "
  ],
  [
    /\b([Tt]he )(?:uploaded|selected|attached|chosen) (file(?: ?name)? [\uE000-\uF8FF])(?= (?:is|should|must|appears|shows)\b)/gu,
    "$1$2"
  ],
  // "Below the third one": of the kind that was told before.
  [
    /\b((?:the )?(?:\p{Ll}+) (item|row|card|task|entry|list item|element|tab|column)) (above|below|before|after|onto|over|to|on top of|beneath) (the \p{Ll}+) one(?=[.!]?$|[,;]| and )/giu,
    "$1 $3 $4 $2"
  ],
  // "I should see A in position 2".
  [
    /^(?:I|we|you|the user) (?:(?:should|can|must|will|now) )*(?:see|find)s? ([^,;]+?) (?:in|at) position (\d{1,3})(?=[.]?$)/iu,
    "$1 is in position $2"
  ],
  // "The box closes": no field does, nor one to tick.
  [
    /\b([Tt]he|[Tt]his) (?:small |little |whole )?[Bb]ox (?=(?:(?:should|must|has|is|now|then) )*(?:closes?|closed|opens?|opened)(?:$|[.!,;]| (?:and|again|by itself|without)\b))/gu,
    "$1 dialog "
  ],
  [
    /(?<=^|, |; | and | then )the box (?=(?:pops up|is still (?:closed|open)|should (?:now )?be (?:closed|open))(?:[.!]?$|,|;| and ))/giu,
    "the dialog "
  ]
]
