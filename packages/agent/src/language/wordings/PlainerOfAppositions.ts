/** What a name is told to be beside it, and what follows from a deed: `step 1, Site, is the current step`, `…, which enables the button`. Masked. */

const name = "(?:[\\uE000-\\uF8FF]|\\p{Lu}[^,;]{0,40}?)"
const day = "(?:\\d{1,2}(?:st|nd|rd|th)? \\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+ \\d{1,2}\\b|\\d{1,4}[-/.]\\d)"
/** What is told again, exactly, behind it. */
const loosely =
  "(?:nobody|nothing|no one|none|no \\p{Ll}+|all|everything|everybody|the \\p{Ll}+)\\b[^:;,.\\uE000-\\uF8FF]{0,40}"
const exactly = ", (?:i[.]e[.]|that is|that means|in other words),? (?=\\S)"
const end = "(?=[.!]?$|,|;| and )"

export const plainerOfAppositions: ReadonlyArray<readonly [RegExp, string]> = [
  // "The average has not changed, it is still 72.0": that it is still so says both.
  [
    /^((?:the|its|his|her|my|their) [^,;]{1,60}?|[\uE000-\uF8FF]) (?:has|have|should have) not changed(?:,|;|:| and)(?: and)? (?:it|they) (?:is|are|should be) still (?:at )?(?=[\p{Sc}\d\uE000-\uF8FF-])/iu,
    "$1 is still "
  ],
  // "The permit is there, marked Active and valid until 14 March".
  [
    new RegExp(
      `((?:[Tt]he )?(?:[\\uE000-\\uF8FF]|\\p{Lu}[^,;]{0,40}?|[a-z]+ [\\uE000-\\uF8FF])) (is|should be) (?:now |still )?(?:there|listed|shown|in the (?:list|table)), marked (?:as )?(${name}) and valid until (?=${day})`,
      "gu"
    ),
    "$1 $2 shown; $1 shows $3; $1 $2 valid until "
  ],
  // "Click her shift on ▯, the Early one": the one that is called so.
  [
    /^((?:.*, )?(?:[Cc]lick|[Pp]ress|[Tt]ap|[Oo]pen)(?: on)? (?:\S+['’]s|his|her|their)) (\p{Ll}{3,} on (?:[\uE000-\uF8FF]|\p{Lu}\p{Ll}+ \d{1,2})), the (\p{Lu}\p{L}+|[\uE000-\uF8FF]) one(?=[.!]?$)/gu,
    "$1 $3 $2"
  ],
  // Whoever gives a mark writes it down.
  [
    /(?<=^|[,;] |\band )(?:[Tt]he|[Aa]n?|[Oo]ur) (?!(?:page|app|site|dialog|form|list|table|message|system|server|search|filter)\b)\p{Ll}{4,} gives? (?=[\p{Lu}\uE000-\uF8FF])/gu,
    "I give "
  ],
  // "Click the x to remove Ada": what is pressed is what removes her.
  [
    /\b(?:[Cc]lick|[Pp]ress|[Tt]ap|[Hh]it)(?:s|es)?(?: on)? (?:the|its) (?:x|cross|×|✕|bin|trash|trash ?can|dustbin)(?: icon| button| sign)? (?:to|that|which) (remove|delete)s? (?=[\p{Lu}\uE000-\uF8FF]|the \S)/gu,
    "$1 "
  ],
  // "Check the boat in": to check it in.
  [
    /^((?:(?:I|[Ww]e|[Tt]he user|[Pp]lease|[Nn]ow|[Tt]hen),? )?)([Cc]heck|[Ll]og|[Ss]ign|[Cc]lock|[Bb]ook)(s?) (the|my|this|that|his|her) (\p{Ll}{3,}) (in|out)(?=[.!]?$)/gu,
    "$1$2$3 $6 $4 $5"
  ],
  // "13 m long", of what is filled in.
  [
    /(?<=\b(?:fill in|enter) [^;]{1,120}[, ])(\d[\d.]*) ?(?:mm|cm|m|km|ft|feet|inches|metres|meters) long(?=[.,;]|$| and )/giu,
    "length $1"
  ],
  [
    /(?<=\b(?:fill in|enter) [^;]{1,120}[, ])(\d[\d.]*) ?(?:mm|cm|m|km|ft|feet|inches|metres|meters) wide(?=[.,;]|$| and )/giu,
    "width $1"
  ],
  // "Nobody is marked, i.e. Not marked is back to 6": the same, told exactly.
  [new RegExp(`: ${loosely}${exactly}`, "giu"), "; "],
  [new RegExp(`(?<=^|; )${loosely}${exactly}`, "giu"), ""],
  // What follows from a deed is seen on what was spoken of.
  [
    new RegExp(
      `,? which (?:then )?(enable|disable)s the (\\p{Ll}+ )?(button|field|link|checkbox|switch)${end}`,
      "gu"
    ),
    ", then the $2$3 is $1d"
  ],
  // "A question pops up asking whether …": a dialog asks.
  [
    /^(an?|the) (?:question|prompt|dialog|dialogue|pop-?up|modal|confirmation|window) (?:pops up|comes up|appears|opens|shows up|is shown|should appear|should pop up|should open),? asking (?:me |us |the user )?(?=(?:whether|if) )/iu,
    "the dialog asks "
  ]
]
