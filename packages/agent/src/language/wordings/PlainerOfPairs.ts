/** Two statements in one sentence, of which the second leans on the first: `A is not shown, and neither is B`, `two are listed, B above A`. Masked. */
import { begin, mark } from "./PlainerEdges.js"

/** A quotation, a number with its sign, or a name of a few words. */
const name = "[\\uE000-\\uF8FF]|#?[\\p{L}-]*\\d[\\p{L}\\d.-]*|\\p{Lu}[^,;]{0,40}?"
const states = "shown|displayed|visible|listed|there|present|enabled|disabled|checked|selected|offered"

/** What a thing is marked with. */
const badge = "[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}-]*(?: (?!(?:while|whereas|but|and)\\b)[\\p{L}-]+){0,3}"

/** What a thing is: quoted, in figures, or a word or two with a capital. */
const value = `[\\uE000-\\uF8FF]|-?\\p{Sc}?\\d[\\d.,]*%?|\\p{Lu}[\\p{L}\\d-]*(?: (?!(?:instead|rather|and|not)\\b)[\\p{L}\\d-]+){0,3}`

export const plainerOfPairs: ReadonlyArray<readonly [RegExp, string]> = [
  // "The total should be £138 instead of £160": it is the one, and not the other.
  [
    new RegExp(
      `^((?:.*\\bthat )?[^,;]{2,60}?) (?:should|must|has to|needs to) (?:now )?be (${value})(?: (?:instead of|rather than|in place of|and not)|, not) (${value})(?=[.!]?$)`,
      "u"
    ),
    "$1 is $2 instead of $3"
  ],
  // "Groceries is flagged ▯ while Transport is not".
  [
    new RegExp(
      `^((?:.*\\bthat )?(?:(?:[Oo]n|[Ii]n|[Uu]nder|[Aa]t) [^,;]{2,40}, )?)(${name}) (is|are|must be|should be) (?:flagged|marked|labell?ed|tagged)(?: as| with)? (${badge}),? (?:while|whereas|but|and) (${name}) (?:is|are|must|should)(?: not|n['’]t)(?: be)?(?=[.]?$)`,
      "u"
    ),
    "$1$2 $3 marked $4; $5 does not contain the text $4"
  ],
  // "3 rows on this page, ▯ being the last": there are so many, and that is the last of them.
  [
    new RegExp(
      `^((?:.*\\b(?:is|are|be|has|have|list|lists|shows?|sees?|finds?|contains?) )?)((?:exactly |only )?(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) (\\p{Ll}{3,}?)(?:(?<=sh|ch|x|ss)es|s)\\b[^,;]*), (?:with )?(${name}) (?:being|as) the (first|last)(?: one| of them)?(?=[.]?$)`,
      "u"
    ),
    "$1$2; $4 is the $5 $3"
  ],
  [
    new RegExp(
      `^(?=\\d{1,4} \\p{Ll}{3,}s (?:on|in|under) (?:this|the) \\p{Ll}+; (?:${name}) is the (?:first|last) )`,
      "u"
    ),
    "there are exactly "
  ],
  // "The list should be empty now, with the text ▯": what stands there instead.
  [
    new RegExp(
      `^((?:.*\\bthat )?[Tt]he (?:\\p{Ll}+ )?(?:list|table|grid|page|column|board) (?:is|should be|must be)(?: now)? empty(?: now| again)?),? with the (?:text|message|note|words) (${mark})(?=[.]?$)`,
      "u"
    ),
    "$1; $2 is shown"
  ],
  // "July 2025 has no data: ▯ is displayed": how one sees it is told.
  [
    new RegExp(
      `^(${mark}|\\p{Lu}\\p{Ll}+(?: \\d{4})?) (?:has|shows|should have|must have|should show) no (?:data|entries|records|results|content|items): (?=\\S)`,
      "u"
    ),
    "$1 is shown; "
  ],
  // "Instead of the form I see ▯ and a note that somebody will call".
  [
    new RegExp(
      `^([Ii]n(?:stead| place) of (?:the|an?|my) [^,;]{2,40}?),? (?:I|we|you|the user) (?:now |then |should |can )*(?:sees?|gets?|finds?) (${mark}) and an? (note|notice|message|hint|text) (?:saying )?that (?=\\S)`,
      "u"
    ),
    "$1 there is $2; a $3 says that "
  ],
  [
    new RegExp(
      `^([Ii]n(?:stead| place) of (?:the|an?|my) [^,;]{2,40}?),? (?:I|we|you|the user) (?:now |then |should |can )*(?:sees?|gets?|finds?) (?=${mark}[.]?$)`,
      "u"
    ),
    "$1 there is "
  ],
  // "The dialog must stay open and complain, and also ask for a title": the same does both.
  [
    /^([Tt]he (?:dialog|form|page|panel|window|modal|banner|card|message|section)) (.+?),? and also (ask|say|tell|warn|show|mention|list|offer)s? (?=\S)/u,
    "$1 $2; $1 must $3 "
  ],
  // "Leave everything as it is and click Save": nothing is done to the form.
  [
    new RegExp(
      `${begin}(?:[Ll]eav|[Kk]eep)(?:e|es|ing|s)? (?:everything(?: else)?|all(?: the)?(?: other)? (?:fields|values|options)|the (?:form|rest|others?|other fields|defaults?|fields)|(?:the |its |my )?(?:[\\uE000-\\uF8FF]|\\p{Ll}+(?: \\p{Ll}+)?)(?: field| list| box| dropdown)?) (?:as (?:it is|they are|is)|unchanged|untouched|alone)(?:,? and then |,? and |, then |, )(?=[\\p{L}]+ )`,
      "gu"
    ),
    ""
  ],
  // "A is not shown, and neither is B".
  [
    new RegExp(
      `^(.+?) (is|are) (?:not|no longer) (${states}),? (?:and )?(?:neither|nor) (is|are) (${name})(?=[.]?$)`,
      "u"
    ),
    "$1 $2 not $3; $5 $4 not $3"
  ],
  // "Two orders are listed, #10411 above #10398".
  ...(
    [
      ["above|before", "before"],
      ["below|after|under", "after"]
    ] as const
  ).map(([words, order]): readonly [RegExp, string] => [
    new RegExp(
      `^(.+ (?:is|are) (?:listed|shown|displayed)),? (?:with )?(${name}) (?:${words}) (${name})(?=[.]?$)`,
      "u"
    ),
    `$1; $2 comes ${order} $3`
  ]),
  // "The Status filter is back to ▯": it is so again.
  [
    /^((?:.*\bthat )?[Tt]he [^,;]{2,40}? (?:filter|field|drop-?down|select|selector|list|menu|box|heading|title|counter|status|total|price|value|button)) (?:is|are|should be|must be) (?:now )?(?:back|reset|set back|changed back) to (?=[\uE000-\uF8FF\p{Lu}\d\p{Sc}])/u,
    "$1 is "
  ],
  // "A and B are shown as errors": each is one.
  [
    new RegExp(
      `^((?:.*\\bthat )?)([\\uE000-\\uF8FF]) and ([\\uE000-\\uF8FF]) (?:are|should be|must be) (?:shown|displayed|reported|listed|marked) as (error|warning|message)s(?: messages)?(?=[.]?$)`,
      "u"
    ),
    "$1the $4 $2 is shown; the $4 $3 is shown"
  ],
  // "The delivery methods A, B and C are offered": these are.
  [
    new RegExp(
      `^((?:.*\\bthat )?)[Tt]he (?:\\p{Ll}+ ){0,2}(?:methods|options|choices|types|kinds|sizes|colours|colors|plans|categories|formats|languages|countries|units|modes) ((?:${name})(?:, (?:${name}))*,? and (?:${name})) (are|should be|must be) (offered|available|shown|listed|displayed)(?=[.]?$|, )`,
      "u"
    ),
    "$1$2 $3 shown"
  ],
  // "Every row has the status Open and no row is Closed".
  [
    /^((?:[Ee]very|[Ee]ach|[Aa]ll) .+?),? (?:and|while) (no (?:\p{Ll}+ ){1,2}(?:is|has|are|have|shows?|says?|contains?) .+)$/u,
    "$1; $2"
  ]
]
