/** Other words for what is said in one breath of several things: `the counters show 7 for Open and 4 for Done`, `both with the status Paid`. Masked. */
import { mark } from "./PlainerEdges.js"

const amount = "(?:\\p{Sc}\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:\\p{Sc}|%)?)"
const value = `(?:${mark}|${amount}|\\p{Lu}[^,;\\uE000-\\uF8FF]{0,30}?)`
const label = `(?:${mark}|\\p{Lu}[\\p{L}-]*(?: \\p{Ll}+){0,2}?)`
const be = "(?:is|are|(?:should|must)(?: now| then| still)? be|reads?|should(?: now)? read)"
const end = "(?=[.]?$)"
const named = `(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{L}\\d'’-]+){0,3}?)`
const many = "\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten"
/** With what it is for: "a month", "/ year", "per person". */
const price = "(?:\\p{Sc} ?\\d[\\d.,]*(?<![.,])|\\d[\\d.,]*(?<![.,]) ?\\p{Sc})(?: ?(?:/|per|an?) ?\\p{Ll}+)?"
/** "Is A for £12": what it is, and what that costs. */
const forAPrice = `(${be}) (${mark}|\\p{Lu}[^,;]{1,40}?),? (?:for|at|priced at|with a price of) (\\p{Sc}\\s?\\d[\\d.,]*\\d|\\p{Sc}\\s?\\d)${end}`

const all = (source: string): RegExp => new RegExp(source, "gu")

/** What shows a number with a name to it. */
const figures =
  "(?:[Tt]he |all |both |two |three |four )*(?:\\p{Ll}+ )?(?:counters|tiles|figures|counts|badges|boxes|statistics|stats|cards)(?: (?:at|on|above|below|over|in) (?:the )?[\\p{Ll} ]{3,25}?)?"
const pairs = new RegExp(
  `^((?:.*\\b(?:that|sees?) )?)${figures} (?:should |must )?(?:now |still )?(?:shows?|reads?|says?|displays?) ((?:${amount} (?:for|as|of) ${label}(?:, | and |, and ))+${amount} (?:for|as|of) ${label})[.]?$`,
  "u"
)

/** `the counters show 7 for Open and 4 for Done`: each by its label. */
export const eachFigure = (text: string): string => {
  const [, before = "", list = ""] = pairs.exec(text) ?? []
  if (list === "") return text
  const told = list.split(/,? and (?=[\p{Sc}\d])|, /u).map((each) => {
    const [, figure = "", name = ""] = /^(.*?) (?:for|as|of) (.*)$/u.exec(each) ?? []
    return `the ${name} counter is ${figure}`
  })
  return before + told.join("; ")
}

const anOption = `(?:${mark}|\\p{Lu}[\\p{L}\\d' -]{0,30}?)`
const offered = new RegExp(
  `^((?:.*\\bthat )?)(?:[Tt]he )?((?:[^,;]{1,40} )?(?:dropdown|drop-down|select|combobox|combo box)) (?:should |must )?(?:now )?(?:contains?|has|have|lists?|shows?|offers?) (?:exactly|only) (?:the )?(?:(?:options|entries|values|choices) )?(${anOption}(?:, ${anOption})*,? and ${anOption})(?=[.]?$)`,
  "u"
)

/** `the Size dropdown offers exactly S, M and L`: these options, and as many. */
export const exactlyThese = (text: string): string => {
  const [, before = "", list = "", names = ""] = offered.exec(text) ?? []
  if (names === "") return text
  const all = names.split(/,? and |, /u)
  const each = all.map((name) => `the option ${name} in the ${list} is shown`)
  return `${before}${[...each, `there are exactly ${all.length} options in the ${list}`].join("; ")}`
}

const holder =
  "[Tt]he (?:\\p{Ll}+ )?(?:summary|overview|breakdown|receipt|invoice|bill|cart|basket|footer|panel|card|dialog)"
const shows = "(?:shows?|lists?|displays?|(?:should|must)(?: now| still)? (?:show|list|display))"
const one = `[Tt]he (?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{Lu}\\d][\\p{L}\\d'’-]*)*) (?:card|row|line|entry|tile|item)`

const thing = `(?:the |an? )?(?:${mark}(?: \\p{Ll}+)?|(?!that\\b|if\\b|whether\\b)\\p{Ll}+(?: (?!is\\b|are\\b|has\\b|in\\b|and\\b|with\\b|should\\b)\\p{Ll}+){0,3})`

/** "The first two rows in the table". */
const firstTwo =
  "\\b([Tt]he first) two (row|item|card|product|file|order|user|message|contact|task|line|result)s(?: in the (?:\\p{Ll}+ )?(?:table|list))?"

export const plainerOfSeveral: ReadonlyArray<readonly [RegExp, string]> = [
  // "Only one dog is left and its name is Rocky".
  [
    /\b((?:only|exactly|just) (?:one|1) \p{Ll}+(?: \p{Ll}+)? (?:(?:is|should be|must be)(?: now)? (?:left|listed|shown|displayed|found|visible)|remains|should remain)),? and (?:it is (?:called|named)|(?:its|his|her) name is) (?=[\p{Lu}\uE000-\uF8FF])/giu,
    "$1, "
  ],
  // "Both ▯ and ▯ are listed": each of two names.
  [
    /\b[Bb]oth (?=[#\p{Lu}\uE000-\uF8FF][^,;]{0,40}? and [#\p{Lu}\uE000-\uF8FF][^,;]{0,40}? (?:are|should be) (?:still )?(?:listed|shown|visible|there|displayed)\b)/gu,
    ""
  ],
  // "Tick the tasks Wash up and Read the mail": of several one alone is no more than the first, so that a name follows, though it begins with a verb.
  [
    /(?<=^(?:(?:Given|When|And|Then) )?(?:(?:I|we|the user) )?)([Ss]elect|[Tt]ick)(s?) the (?:items|entries|tasks|documents|posts|books|boxes|checkboxes|chores|to-?dos) (\p{Lu}[^,;]*?) and (?=\p{Lu}\p{Ll}* (?!(?:it|them|these|those|that|if|on|whether)\b)[^,;]*$)(?!(?:Click|Press|Tap|Hit|Choose|Select|Verify|Ensure|Confirm|Go|Submit|Tick) )(?!.* and )/u,
    "$1$2 $3 and tick "
  ],
  // "Select the rows ▯ and ▯", "tick the messages from Ada and Bob".
  [
    /(?<=^(?:(?:Given|When|And|Then) )?(?:(?:I|we|the user) )?)(?:[Ss]elect|[Tt]ick)(s?) the (?:rows|items|entries|messages|orders|files|products|users|tickets|records|lines|people|contacts|tasks|documents|e-?mails|mails|posts|members|books) (?:of |from |for |named |called )?(?=(?:[\p{Lu}#\d\uE000-\uF8FF][^,;]*?)(?:, | and ))/u,
    "select$1 "
  ],
  [
    /(?<=^(?:(?:Given|When|And|Then) )?(?:(?:I|we|the user) )?)([Ss]elect|[Tt]ick)(s?) the first two (row|item|card|product|file|order|user|message|contact|task)s(?=[.!]?$)/u,
    "$1$2 the first $3 and $1$2 the second $3"
  ],
  // "The first two rows both have 1 day": each of them.
  [
    new RegExp(`${firstTwo} (?:both|each) (?:have|has) (?=\\S)([^,;]+?)(?=[.!]?$)`, "gu"),
    "$1 $2 has $3 and the second $2 has $3"
  ],
  [
    new RegExp(`${firstTwo} (?:both|each) (read|say|show|contain)s? (?=\\S)([^,;]+?)(?=[.!]?$)`, "gu"),
    "$1 $2 $3s $4 and the second $2 $3s $4"
  ],
  [
    new RegExp(`${firstTwo} are both (?=\\S)([^,;]+?)(?=[.!]?$)`, "gu"),
    "$1 $2 is $3 and the second $2 is $3"
  ],
  // "I should see ▯ on the Ada card and not on the Ben card".
  [
    new RegExp(
      `^((?:.*\\bthat )?)(?:(?:I|we|you|the user) )(?:(?:should|can|must|will|now) )*sees? (${mark}) ((?:on|in|under) (?:the )?[^,;]{2,40}?),? (?:and|but) not ((?:on|in|under) (?:the )?[^,;]{2,40}?)${end}`,
      "u"
    ),
    "$1$2 is shown $3; $2 is not shown $4"
  ],
  // "All three switches should be on": each of them, and they are three.
  [
    new RegExp(
      `^((?:.*\\b(?:that|and) )?)(?:the )?all (?:the |of the )?(${many}) (\\p{Ll}{3,}s) ((?:are|should (?:now |still )?be|must be) (?:(?:now|still|switched|turned) )*(?:on|off|enabled|disabled|(?:un)?(?:checked|ticked)|selected))${end}`,
      "iu"
    ),
    "$1all $3 $4; there are exactly $2 $3"
  ],
  // "I should see 5 requests, and none of them has the status 500".
  [
    new RegExp(
      `(\\b(?:${many}) (\\p{Ll}{3,}s)(?: (?:are|should be) \\p{Ll}+)?)(?:,|,? and|,? but|;) none of (?:them|these|those) (?=(?:has|have|shows?|is|are)\\b)`,
      "giu"
    ),
    "$1; none of the $2 "
  ],
  // "Growth should cost $490 / year and Scale $1,990 / year": each costs so much.
  [
    new RegExp(
      `^((?:.*\\bthat )?)((?:[Tt]he )?${named}) (costs?|(?:should|must) (?:now |still )?cost) (${price}),? (?:and|but|while) ((?:the )?${named}) (${price})${end}`,
      "u"
    ),
    "$1$2 $3 $4; $5 $3 $6"
  ],
  // "The length should read ▯ and the total €8": of both.
  [
    new RegExp(
      `^((?:.*\\bthat )?)([Tt]he [^,;]{2,40}?) (should read|reads?|should be|is|should show|shows?) (${mark}|${amount}) and (the (?!same\\b)[\\p{L} ]{3,40}?)(?<! (?:is|are|be|reads?|says?|shows?|now|to|of)) (${mark}|${amount})${end}`,
      "u"
    ),
    "$1$2 $3 $4 and $5 $3 $6"
  ],
  [
    new RegExp(
      `^((?:.*\\bthat )?)[Tt]he (button|link|tab) (?:reads|says|is labell?ed|should read) (${mark}) and (is|is not|should be) (enabled|disabled|clickable|greyed out|selected)${end}`,
      "u"
    ),
    "$1the $3 $2 is shown and the $3 $2 $4 $5"
  ],
  [
    new RegExp(
      `^((?:.*\\bthat )?)([Tt]he [^,;]{2,40}?) (contains|includes|lists|shows) (${mark}) and (?:no longer|not) (${mark})${end}`,
      "u"
    ),
    "$1$2 $3 $4; $2 does not contain $5"
  ],
  // "The list contains Sesame but not Milk".
  [
    new RegExp(
      `^((?:.*\\bthat )?)([Tt]he (?:\\p{Ll}+ |${mark} |\\p{Lu}\\p{L}+ )?(?:list|table|cart|basket|bag|grid|inbox|results|board|summary|menu|dropdown|wish ?list)) ((?:should |must )?(?:now |still )?(?:contains?|includes?|lists?|shows?|holds?|has|have)) (${named}),? (?:but|and) (?:no longer|not) (${named})(?: any ?more| any longer)?${end}`,
      "u"
    ),
    "$1$2 $3 $4; $2 does not contain $5"
  ],
  // "Verify the list, the badges, and the ▯ button".
  [
    new RegExp(
      `^(?:[Vv]erify|[Cc]heck|[Aa]ssert|[Ee]nsure|[Cc]onfirm)s? ((?:${thing}, )+${thing},? and ${thing})(?=[.]?$)`,
      "u"
    ),
    "verify that $1 are shown"
  ],
  // "Order #5 is shipped but not paid": each of them is said of it.
  [
    /^((?:.*\bthat )?)([^,;]{1,40}?) (is|are|was|were|has been|have been|should be|must be) (not )?(\p{Ll}{3,}) (?:and|but) (?:is )?(not )?(?!\p{Ll}+ly\b)(\p{Ll}{4,})(?=[.]?$)/gu,
    "$1$2 $3 $4$5; $2 $3 $6$7"
  ],
  // "All rows in the list show ▯", "none of the rows say ▯": told of each.
  [
    /\b([Aa]ll)(?: of)? (?:the )?(\p{Ll}{2,}[^s\W])s((?: (?:in|of|on) the (?:\p{Ll}+ )?(?:list|table|grid|page|column|cart|section))?) (show|say|contain|read|display|have)(?= (?:the )?(?:\p{Ll}+ )?[\uE000-\uF8FF])/gu,
    "every $2$3 $4s"
  ],
  [
    /\b(?:[Nn]one of the|[Nn]o) (\p{Ll}{2,}[^s\W])s((?: (?:in|of|on) the (?:\p{Ll}+ )?(?:list|table|grid|page|column|cart|section))?) (show|say|contain|read|display|have)s?(?= (?:the )?(?:\p{Ll}+ )?[\uE000-\uF8FF])/gu,
    "no $1$2 $3s"
  ],
  [/\b((?:every|no) \p{Ll}+(?: (?:in|of|on) the (?:\p{Ll}+ )?\p{Ll}+)?) haves(?= )/gu, "$1 has"],
  // "The table lists 2 orders, and each of them has the status Packed".
  [
    all(
      `\\b(?:[Ee]ach(?: one)?|[Aa]ll|[Bb]oth|[Ee]very one) of (?:them|these|those) (?:has|have|shows?|should (?:have|show)|must (?:have|show)) the (\\p{Ll}+) (?:of )?(${value})${end}`
    ),
    "the $1 of every row is $2"
  ],
  // "Exactly one row is listed, with the price £2 and the status Open".
  [
    all(
      `^(.*\\b(?:[Ee]xactly |[Oo]nly |just )?one (?:row|line|entry) (?:is|should be|remains?) (?:now )?(?:listed|shown|left|displayed|visible)),? with the (\\p{Ll}+) (${value}),? and the (\\p{Ll}+) (${value})${end}`
    ),
    "$1; the $2 in that row is $3; the $4 in that row is $5"
  ],
  // "The fare summary shows €18.75 for Children".
  [
    all(
      `\\b(${holder}) ${shows} (${amount}) (?:for|as) (?:the )?(${mark}|\\p{Lu}\\p{L}+(?: \\p{Ll}+){0,2})${end}`
    ),
    "the $3 in $1 is $2"
  ],
  // "The Ada card shows ▯ and a ▯ button".
  [
    all(
      `\\b(${one}) (${shows}) (${mark}) and (?:(?:has|have) )?(an? ${value} (?:button|link|badge|checkbox|icon|switch))${end}`
    ),
    "$1 $2 $3; $1 has $4"
  ],
  // "Open the Garden folder: Seeds is in it, still with the label Idea".
  [
    /^((?:[^:;,]{3,60}: )?)([\uE000-\uF8FF]|\p{Lu}[^,;:]{0,40}?) (is|stands|appears|remains) ([^,;:]{2,40}), (still|now) with (?=(?:the|its|an?) [^,;]+$)/u,
    "$1$2 $3 $4, and $2 $5 has "
  ],
  // "Two invoices are listed, both with the status Overdue".
  [
    all(
      `^(.*\\b(?:are|is) (?:listed|shown|displayed|left|visible)),? (?:both|all|each)(?: of them)? (?:with|having|has|have) the (\\p{Ll}+) (?:of )?(${value})${end}`
    ),
    "$1; the $2 of every row is $3"
  ],
  // "The first product should be A and the second one B".
  [
    all(
      `\\b([Tt]he (?:first|second|third|top)) (\\p{Ll}+)((?: (?:in|of) the \\p{Ll}+)?) (${be}) (${value}|[\\p{Lu}]+-\\d+),? (?:and|while) the (second|third|fourth|next|last)(?: one| \\2)? (?:${be} )?(${value}|[\\p{Lu}]+-\\d+)${end}`
    ),
    "$1 $2$3 $4 $5; the $6 $2$3 $4 $7"
  ],
  // "The first product should be A for £12".
  [
    all(`^(.*\\b|)([Tt]he (?:first|second|third|last|top) \\p{Ll}+(?: in the \\p{Ll}+)?) ${forAPrice}`),
    "$1$2 $3 $4; $2 contains $5"
  ],
  // "The only product should be A for £12".
  [all(`^(.*\\b[Tt]he only \\p{Ll}+(?: in the \\p{Ll}+)?) ${forAPrice}`), "$1 $2 $3; that row contains $4"],
  // "The first row is ▯ with 30 guests".
  [
    all(
      `^((?:[Tt]he|that the) (?:first|second|third|last|top|only) (?:row|entry|line|item|card|result|one)) (${be}) (?:now )?(${mark}|\\p{Lu}[^,;]{1,40}?),? with (${mark}|\\d{1,5}(?: ?[/] ?\\d{1,5})?|${amount}) (\\p{Ll}+)${end}`
    ),
    "$1 $2 $3; the $5 in that row is $4"
  ],
  // "The page says ▯ with the order number 7 and the amount £5".
  [
    all(
      `\\b[Tt]he (?:page|screen) (?:should (?:now )?(?:say|show|read)|says|shows|reads) (${mark}),? with the (?:\\p{Ll}+ ){1,3}(${mark}|[\\p{Lu}\\d#][\\p{L}\\d-]*\\d|${amount}) and the (?:\\p{Ll}+ ){1,3}(${mark}|[\\p{Lu}\\d#][\\p{L}\\d-]*\\d|${amount})${end}`
    ),
    "$1 is shown; $2 is shown; $3 is shown"
  ],
  // "The summary lists a discount of £5 for ▯": the amount, and what it is for.
  [
    all(
      `\\b(the (?:\\p{Ll}+ )?(?:summary|cart|basket|invoice|bill|receipt|overview|table|list)) (?:now )?(?:lists|shows|has|contains) an? (\\p{Ll}+) of (${amount}) for (${mark}|[\\p{Lu}\\d-]{3,})${end}`
    ),
    "$1 contains $4; the $2 is $3"
  ],
  // "Order 7 has the status Shipped and no ▯ button".
  [
    all(
      `^(.*?)\\b((?:[Tt]he |\\p{Lu}\\p{Ll}+ )?(?:\\p{Ll}+ )*(?:${mark}|[\\p{Lu}\\d][\\p{L}\\d-]*(?: \\p{Lu}[\\p{L}\\d-]*)*))((?: row| card)?) (?:has|should (?:now )?have|must have) (the \\p{Ll}+ ${value}) (?:and|but) no (?=\\S)`
    ),
    "$1$2$3 has $4; $2$3 has no "
  ],
  // "The payslip of Ada shows a gross pay of $3 and a net pay of $2".
  [
    all(
      `\\b([Tt]he (?:\\p{Ll}+ ){1,2}(?:of|for) (?:${mark}|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*)|[Tt]he ${mark} \\p{Ll}+) (?:should |must )?(?:now )?(?:shows?|lists?|has|have|contains?) an? (\\p{Ll}+(?: \\p{Ll}+)?) of (${amount}),? and an? (\\p{Ll}+(?: \\p{Ll}+)?) of (${amount})${end}`
    ),
    "the $2 in $1 is $3; the $4 in $1 is $5"
  ],
  // "The dialog ▯ opens with ▯ in the Name field".
  [
    all(
      `\\b((?:[Tt]he |[Aa] )?(?:${mark} )?(?:dialog|modal|form|panel|popup|window|drawer)(?: ${mark})?) (?:opens|should open|must open|appears|should appear|is opened|is shown) with (${value}) in the (${mark}|[\\p{L} ]{2,30}?) (field|box|dropdown)${end}`
    ),
    "$1 is shown; the $3 $4 contains $2"
  ]
]
