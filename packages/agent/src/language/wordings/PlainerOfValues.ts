/** Other words for what one thing costs, and for a value that is led in: `▯ costs $3 each`, `the header shows who is signed in: ▯`, `▯ has 5 votes (50%)`. Masked. */

const lead = "^((?:.*\\bthat )?)"
const end = "(?=[.!]?$)"
const money = "(\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]* ?\\p{Sc}|[\\uE000-\\uF8FF])"

const measured = "\\d+(?:[.,]\\d+)? ?(?:km|mi|miles?|metres?|meters?|yards?|min|minutes?)"
const bound = "(?:at most|at least|less than|more than|no more than|under|over)"

export const plainerOfValues: ReadonlyArray<readonly [RegExp, string]> = [
  // "The order summary shows ▯ with £4.00": that amount stands beside it, and not anywhere in the summary.
  [
    new RegExp(
      `${lead}([Tt]he (?:\\p{Ll}+ ){0,2}(?:summary|overview|cart|basket|bag|receipt|bill|invoice|totals|breakdown|order)) ((?:should |must )?(?:now |still )?(?:shows?|contains?|displays?|has|have|lists?)) ([\\uE000-\\uF8FF]) (?:with |for |costing )?(\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]* ?\\p{Sc})${end}`,
      "u"
    ),
    "$1$4 in $2 $3 $5"
  ],
  // "Every branch in the list is at most 5 km away": how far away it says that it is.
  [
    new RegExp(
      `(?<=\\b(?:is|are|be) ${bound} ${measured}) away(?=[.]?$)|(?<=\\b(?:is|are|be) ${measured}) away(?= or (?:less|more)\\b)`,
      "giu"
    ),
    ""
  ],
  // "“Tuesday” has 5 votes (50%)": both are said of it.
  [
    /^((?:.*\bthat )?)([\uE000-\uF8FF]|\p{Lu}[^,;()]{0,40}?) ((?:should |must )?(?:now |still )?(?:has|have|shows?|gets?)) (\d[\d.,]* \p{Ll}+) \((\d[\d.,]* ?%)\)(?=[.]?$)/u,
    "$1$2 $3 $4; $2 $3 $5"
  ],
  // "The result for ▯ should be 9 votes and 82%".
  [
    /^((?:.*\bthat )?(?:the )?\p{Ll}+ (?:of|for) (?:[\uE000-\uF8FF]|\p{Lu}[^,;()]{0,40}?) (?:(?:should|must) (?:now |still )?be|is(?: now| still)?)) (\d[\d.,]* \p{Ll}+) and (\d[\d.,]* ?%)(?=[.]?$)/iu,
    "$1 $2; $1 $3"
  ],
  // "The text ▯ should not have changed": it stands there as before.
  [
    /^((?:.*\bthat )?)(?:the )?(text|message|heading|title|line) ([\uE000-\uF8FF]) (?:(?:should|must) (?:not have changed|be unchanged|stay the same|remain unchanged)|has not changed|is unchanged|stays the same|remains unchanged)(?=[.]?$)/iu,
    "$1the $2 $3 is still shown"
  ],
  // "The Inbox tab shows the count 2", "the count on the Inbox tab is 2": the number that it bears.
  [
    new RegExp(
      `${lead}(the (?:[^,;:]{1,40} )?(?:tab|badge|icon|button|link|tile|counter)) (shows|should show|displays|should display|has|should have) the (?:count|number) (\\d+)${end}`,
      "iu"
    ),
    "$1$2 $3 a count of $4"
  ],
  [
    new RegExp(
      `${lead}the (?:count|counter|count badge) on (the (?:[^,;:]{1,40} )?(?:tab|icon|button|link)) (?=(?:should|must|is|still|now)\\b[^,;:]* \\d+${end})`,
      "iu"
    ),
    "$1the number on $2 "
  ],
  // "The questions box is now titled ▯": its heading reads so.
  [
    new RegExp(
      `${lead}(?:[Tt]he) (\\p{Ll}+ (?:box|section|card|panel|area|block|column|widget)) (?:is|was|should be|must be) (now |still )?(?:titled|headed|entitled) (?=\\p{Lu}|[\\uE000-\\uF8FF])`,
      "u"
    ),
    "$1the heading of the $2 is $3"
  ],
  // "The summary lists Lena Vogt as Reisender": what stands beside that label there.
  [
    new RegExp(
      `${lead}([Tt]he (?:\\p{Ll}+ )?(?:summary|overview|details|card|panel|form|receipt|ticket|invoice|dialog)) (?:lists|shows|names|gives|has|displays) ([\\uE000-\\uF8FF]|\\p{Lu}[^,;]{1,40}?) as (?:the )?(\\p{Lu}[\\p{L}-]+(?: [\\p{L}-]+)?)${end}`,
      "u"
    ),
    "$1the $4 in $2 is $3"
  ],
  // "The 800 m still starts at 11:15": so late is its start.
  ...(
    [
      ["starts?|begins?", "start"],
      ["ends?|finish(?:es)?", "end"]
    ] as const
  ).map(([verbs, noun]): readonly [RegExp, string] => [
    new RegExp(
      `(^|\\bthat )(?![^,;]* (?:starts?|begins?) at .* (?:ends?|finish(?:es)?) at )((?:the )?[^,;]{2,40}?)( now| still| also)? (?:should |must )?(?:${verbs}) at (\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?)?)(?=[.]?$|,|;| and | while | but )`,
      "giu"
    ),
    `$1the ${noun} time of $2 is$3 $4`
  ]),
  // "Design work costs €80.00 each": of one of them, and not of all in the line.
  [
    new RegExp(
      `${lead}([^,;:]{2,60}?) (?:costs?|is|are|at) ${money} (?:each|apiece|per (?:piece|unit|item))${end}`,
      "u"
    ),
    "$1the price of $2 is $3"
  ],
  // "The header shows who is signed in: Mira".
  [
    new RegExp(
      `${lead}((?:the|my) [^,;:]{2,40}? (?:shows|says|tells|displays|states)) (?:me )?(?:who|what|which|when|where|how (?:much|many|long)) [^,;:]{3,40}: (?=\\S)`,
      "iu"
    ),
    "$1$2 "
  ],
  // "The last activity is that Mira sent it".
  [
    new RegExp(
      `${lead}(the (?:first|last|latest|newest|second|third|top|bottom) \\p{Ll}+) (?:is|was|should be) that (?=\\p{Lu}|[\\uE000-\\uF8FF])`,
      "iu"
    ),
    "$1$2 contains "
  ]
]
