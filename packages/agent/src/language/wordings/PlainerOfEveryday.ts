/** Other words for everyday deeds and facts: `press Esc to clear the search`, `delete rows 2 and 3`, `the fare increases by 30 EUR`, `pick the second`. Masked. */
import { begin, end, lead, mark } from "./PlainerEdges.js"

const name = `(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*){0,3})`
const key = "(?:esc(?:ape)?|enter|return|tab|space(?: ?bar)?|delete|backspace|f\\d{1,2})"

export const plainerOfEveryday: ReadonlyArray<readonly [RegExp, string]> = [
  // What for a key is pressed.
  [
    new RegExp(
      `${begin}((?:press|hit)(?:es)?(?: the)?) (${key})((?: key)?) (?:in order )?to (?=\\p{Ll}{3,} (?:the|it|my|an?|all|this|that)\\b)[^,;:]{3,60}?${end}`,
      "giu"
    ),
    "$1 $2$3"
  ],
  // The browser's own.
  [
    /\b(the )?(back|forward|reload|refresh) button (?:of|in|on) (?:the|my|your) browser\b/giu,
    "the browser's $2 button"
  ],
  // "Pick the second": of what was spoken of.
  [
    new RegExp(
      `${begin}([Pp]ick|[Cc]hoose|[Ss]elect|[Cc]lick(?: on)?|[Oo]pen|[Tt]ick|[Dd]elete|[Rr]emove|[Tt]ake)(s?) the (first|second|third|fourth|fifth|sixth|last)(?=[.!]?$|,|;)`,
      "gu"
    ),
    "$1$2 the $3 one"
  ],
  // The sign says so already, or the thing does.
  [
    /\b((?:increases?|increased|decreases?|decreased|rises?|rose|risen|grows?|drops?|dropped|falls?|fell|fallen|go(?:es)? (?:up|down)|went (?:up|down)|gone (?:up|down)|reduced|raised) by (?:exactly )?\d[\d.,]*) ?(?:EUR|USD|GBP|CHF|AUD|CAD|SEK|NOK|DKK|PLN|CZK|JPY|INR|euros?|dollars?|pounds?|€|£|\$)(?=[.!]?$|,|;| and )/gu,
    "$1"
  ],
  [
    new RegExp(
      `${lead}([Tt]he \\p{Ll}+(?: \\p{Ll}+){0,3}|[Tt]he ${name}(?: \\p{Ll}+)?|${name}(?: \\p{Ll}+)?) (?:comes|came|should come|must come) back${end}`,
      "u"
    ),
    "$1$2 is shown again"
  ],
  // Nothing of it is there any more; and of what is left there is no more.
  [
    /^[Nn]o (\p{Ll}+(?: (?!(?:is|are|remains?|left) )\p{Ll}+)?) (?:(?:is|are|remains?) )?left(?=[.!]?$| in the )/u,
    "no $1 is shown"
  ],
  [
    new RegExp(
      `^((?!(?:Only|Both|All|No|Neither|Just|Exactly) )(?:the )?${name}(?:, (?:the )?${name})*,? and (?:the )?${name}) are left(?=[.!]?$)`,
      "u"
    ),
    "only $1 are left"
  ],
  // By what it is filtered.
  [
    new RegExp(
      `${begin}([Ff]ilters?)((?: (?:the )?\\p{Ll}+)?) by ((?:the )?\\p{Ll}+(?: \\p{Ll}+)?) ?= ?(${mark}|\\p{Lu}[^,;:=]{0,40}?|\\d[^,;:=]{0,20}?)${end}`,
      "gu"
    ),
    "$1$2 by $3 $4"
  ],
  // "The queue is sorted by waiting time, longest first".
  [
    /\b((?:is|are|be|[Ss]ort|[Ss]orts)(?: \S+){0,3}? (?:sorted |ordered )?by (?:the )?\p{Ll}+(?: \p{Ll}+)?),? (?:with the )?(longest|largest|biggest|most recent|best) (?:one )?first(?=[.!]?$|,|;| and )/gu,
    "$1, highest first"
  ],
  [
    /\b((?:is|are|be|[Ss]ort|[Ss]orts)(?: \S+){0,3}? (?:sorted |ordered )?by (?:the )?\p{Ll}+(?: \p{Ll}+)?),? (?:with the )?(shortest|smallest) (?:one )?first(?=[.!]?$|,|;| and )/gu,
    "$1, lowest first"
  ],
  // Of one thing and another, by what each is called.
  [
    /^((?:.*\bthat )?)([Tt]he \p{Ll}+(?: \p{Ll}+){0,2}) (?:matches|equals|corresponds to|agrees with|should match|must match|should equal) (the (?!(?:pattern|regex|format|design|mock-?up|screenshot|expression|criteria|search|filter|query|expected|specification|following|one|same)\b)\p{Ll}+(?: (?!(?:is|are|and|that|which|with)\b)\p{Ll}+){0,4})(?=[.!]?$)/u,
    "$1$2 is the same as $3"
  ],
  // What fails says why.
  [
    new RegExp(
      `${lead}(?!(?:[Ii]t|[Tt]his|[Tt]hat) )[\\p{L}\\d][^,;:\\uE000-\\uF8FF]{1,60}? fails with (?:an? |the )?(?:(?:error|validation|warning) )?(?:(?:message|error|warning|hint|notice) )?(?=${mark}[.!]?$)`,
      "u"
    ),
    "$1I see "
  ],
  // "Slack shows as connected".
  [
    new RegExp(
      `${lead}((?:[Tt]he )?[\\p{L}\\d\\uE000-\\uF8FF][^,;:]{0,40}?) shows(?: up)? as (?!(?:an?|the)\\b)(?=${mark}[.!]?$|[\\p{L}]{3,}[.!]?$)`,
      "u"
    ),
    "$1$2 shows "
  ],
  // Where one has come to.
  [
    /(?<=[:,;] |\band |\bthen )there (?=(?:it|he|she|they) (?:is|are|has|have|shows?|says?|reads?|appears?)\b)/gu,
    ""
  ],
  // "In the row Editor the Delete checkbox is not ticked".
  [
    new RegExp(
      `^([Ii]n the (?:row|card|line|column|section|panel) (?:of |for )?${name}) (?=the (?:${mark}|\\p{L}+)(?: \\p{L}+){0,2} (?:is|are|shows?|reads?|says?|should|must|has)\\b)`,
      "u"
    ),
    "$1, "
  ],
  // "The basket shows quantity 2 for it".
  [
    new RegExp(
      `${lead}[Tt]he \\p{Ll}+ (?:shows|lists|has|displays) (?:the |an? )?(quantity|amount|count|number|price|total|status|state|value)(?: of)? (${mark}|\\d[\\d.,]*|\\p{Sc} ?\\d[\\d.,]*|\\p{Lu}\\p{L}*) for (?:it|this|that|him|her)(?=[.!]?$)`,
      "u"
    ),
    "$1its $2 is $3"
  ],
  // "Still 50 items", "7 items as before".
  [/^[Ss]till (?=(?:only |exactly )?\d{1,4} \p{Ll}+(?: \p{Ll}+)?[.!]?$)/u, "there are still "],
  [/(?<=: )still (?=(?:only |exactly )?\d{1,4} \p{Ll}+(?: \p{Ll}+)?[.!]?$)/u, "there are still "],
  // "I get a reference starting with BK-".
  [
    new RegExp(
      `${lead}(?:I|[Ww]e|[Yy]ou|[Tt]he user) (?:should |must |can |now )*(?:gets?|sees?|receives?) (?:an? |the )(\\p{Ll}+(?: \\p{Ll}+){0,2}) (?:starting|beginning|that (?:starts|begins)) with (?=${mark}|[\\p{Lu}\\d#])`,
      "u"
    ),
    "$1the $2 starts with "
  ],
  [/\b([Ee]xactly|[Oo]nly|[Jj]ust) one of the (\p{Ll}{2,})s (?:is|are) (?=\p{Ll})/gu, "$1 one $2 is "],
  [
    /\b([Ee]xactly|[Oo]nly|[Jj]ust) (two|three|four|five|\d{1,3}) of the (\p{Ll}{3,}s) (?:is|are) (?=\p{Ll})/gu,
    "$1 $2 $3 are "
  ],
  [/(?<=,? and )there (?=(?:I|we|you|the user) (?:should |can |now )*(?:sees?|finds?)\b)/gu, ""],
  // "5 items are listed, all in category Cables".
  [
    new RegExp(
      `${lead}((?:[Ee]xactly |[Oo]nly )?(?:\\d{1,4}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Aa]ll) (\\p{Ll}+s) (?:are|should be|must be) (?:listed|shown|displayed|found|visible)),? all (?:in|of|from|with|having) (?:the )?(category|status|state|type|department|city|country|priority|group|brand|role|colou?r|size) (?=${mark}[.!]?$|\\p{Lu})`,
      "u"
    ),
    "$1$2; the $4 of all $3 is "
  ],
  // What is used up in being used.
  [
    new RegExp(
      `${begin}[Uu]ses? (?:the )?(voucher|coupon|promo code|discount code|gift card)( code)? (?=${mark}|[\\p{Lu}\\d])`,
      "gu"
    ),
    "apply the $1$2 "
  ],
  // "The owner shown there", "gone from there".
  [
    /\b([Tt]he \p{Ll}+(?: \p{Ll}+)?) (?:shown|displayed|listed|given) there (?=(?:is|reads|says|should|must)\b)/gu,
    "$1 "
  ],
  [/ (?:is|are) gone from there(?=[.!]?$|,|;| and )/gu, " is no longer shown"],
  [
    new RegExp(`^[Nn]o (?:more )?(${mark}) ((?:in|on) (?:the|this) \\p{Ll}+(?: \\p{Ll}+)?)(?=[.!]?$)`, "u"),
    "$1 is not shown $2"
  ],
  // "Current plan: Business", jotted down.
  [
    new RegExp(
      `^([Cc]urrent|[Ll]atest|[Rr]emaining|[Ss]elected|[Rr]esulting|[Aa]ctive) (\\p{Ll}+(?: \\p{Ll}+)?): (?=(?:${mark}|[\\p{Lu}\\d\\p{Sc}][^:;]{0,40}?)[.!]?$)`,
      "u"
    ),
    "the $1 $2 is "
  ],
  // What is kept is not touched.
  [
    /(?<=^|[,;] |\b(?:and|then|I|we|you|user|dialog|form) )[Kk]eeps? (?:the|all|my|its) \p{Ll}+(?: \p{Ll}+)?(?: (?:as it is|as they are|unchanged))? and (?=(?:pick|choose|select|enter|type|fill|set|change|click|press|tick|untick)s? )/gu,
    ""
  ],
  // Whether somebody came, and not whether the page shows a name.
  [
    /(?<=^|\bthat |[,;] |\b(?:and|but|while) )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?= is still |.* present\b)) is ((?:still |now )?)absent(?=[.!]?$|,|;| and | but )/gu,
    "$1 should $2show Absent"
  ],
  [
    /(?<=\b[Aa]bsent\b.*[,;]? (?:and |but |while )?)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) is ((?:still |now )?)present(?=[.!]?$|,|;| and | but )/gu,
    "$1 should $2show Present"
  ],
  // "Set the new address as default", by what stands beside it.
  [
    new RegExp(
      `${begin}[Ss]ets? (the \\p{Ll}+(?: \\p{Ll}+)?|(?:the )?${name}) as (?:the )?(default|primary|main)(?: \\p{Ll}+)?${end}`,
      "gu"
    ),
    "click Set as $2 next to $1"
  ],
  // "Enter VAT ID ATU1": a label, and its value.
  [
    /\b([Ee]nter|[Tt]ype|[Pp]rovide|[Ii]nput|[Ff]ill in)(s?) (?:the )?(\p{Lu}{2,}(?: \p{Lu}{2,})*) ((?=\S*\d)[\p{Lu}\d][\p{L}\d-]{2,})(?=[.!]?$|,|;| and | in )/gu,
    "$1$2 $4 as $3"
  ],
  // "Ada still has the Edit button": one that stands there.
  [
    new RegExp(
      `${lead}(${name})((?: still| now)?) (has|offers) the (${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{L}\\d'’-]+){0,2}?) (button|link|icon|checkbox)(?=[.!]?$|,|;)`,
      "u"
    ),
    "$1$2$3 $4 a $5 $6"
  ],
  // What was done last.
  [
    /(?<=^|[,;] |\b(?:and|then|I|we|you|user) )[Uu]ndo(es)? (?:that|this|the last (?:action|change|step))(?=[.!]?$|,|;| and )/gu,
    "undo"
  ]
]

/** Before several are taken for one name, and what is told of a thing for what stands beside it. */
const early: ReadonlyArray<readonly [RegExp, string]> = [
  // By which keys it is done.
  [
    new RegExp(
      `${begin}(?:[Uu]ndo|[Rr]edo|[Ss]ave|[Cc]opy|[Pp]aste|[Cc]ut|[Cc]lose|[Dd]elete|[Ss]elect|[Cc]onfirm|[Ss]ubmit|[Ss]end)(?:s|es)?(?: (?:the|it|all|my|everything|that|this)(?: \\p{Ll}+){0,3}?)? (?:with|using|via|by pressing) (?:the )?((?:(?:ctrl|control|cmd|command|alt|shift|meta) ?\\+ ?)+[\\p{L}\\d]+)(?: keys?| shortcut)?${end}`,
      "giu"
    ),
    "press $1"
  ],
  // "Delete rows 2 and 3".
  [
    new RegExp(
      `${begin}([Ss]elect|[Tt]ick|[Uu]ntick|[Cc]heck|[Uu]ncheck|[Dd]elete|[Rr]emove|[Oo]pen|[Ee]xpand|[Cc]ollapse|[Dd]uplicate|[Aa]rchive)(s?) (?:the )?(row|line|step|page|section|question|item)s (\\d{1,3}) and (\\d{1,3})${end}`,
      "gu"
    ),
    "$1$2 $3 $4 and $1$2 $3 $5"
  ],
  // "It appears in the cart with quantity 3".
  [
    new RegExp(
      `${lead}(?!(?:[Tt]he |[Aa]n? )?(?:user|customer|I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he) )((?:[Tt]he )?[\\p{L}\\d\\uE000-\\uF8FF][^,;:]{0,40}?) (?:is back|appears?|should appear|shows? up|turns? up) (in|on|under) (the [^,;:]{2,30}?)(?<! page| screen| view) with (?=(?:the |an? )?\\p{Ll}+(?: of)? (?:${mark}|[\\p{Lu}\\d\\p{Sc}]))`,
      "u"
    ),
    "$1$2 is shown $3 $4 with "
  ]
]

export const plainFirst = (text: string): string =>
  early.reduce((said, [found, put]) => said.replace(found, put), text)
