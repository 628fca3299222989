/** Other words for what lists, rows and sums are told of: `a new order for ▯ is added`, `the nights are sorted, starting with 2`. Masked. */
import { begin, end } from "./PlainerEdges.js"

const noneOf =
  "^([^:;]*\\b(?:has|have|is|are|shows?|contains?|lists?|holds?) no (?!errors|warnings|messages|texts?|buttons|links|fields|toasts|notices|alerts|options|tabs|words|such )(?:[a-z]+ )?(?:[a-z]+s|data)): "

const proper = "(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*)*)"
/** "The three users Ada, Grace and Margaret": as many names as are told, and nothing else in it. */
const counted = ["two", "three", "four", "five"].map((count, more): readonly [RegExp, string] => [
  new RegExp(
    `\\b((?:shows?|contains?|lists?|has|have|displays?|sees?|includes?|holds)) (?:the )?${count} (?:\\p{Ll}+ )?\\p{Ll}{2,}[^s\\W]s:? (?=(?:${proper}, ){${more}}${proper},? and ${proper}(?=[.!]?$| (?:in|on) ))`,
    "gu"
  ),
  "$1 "
])

const seeing = "(?:(?:I|we|the user) (?:(?:should|can|must) )*sees?|there (?:is|are))"
const marks = "([\\uE000-\\uF8FF](?:(?:,| and|, and| then|, then) [\\uE000-\\uF8FF])+)"
const ordered = "(?:this|that|the (?:following|given|same|right|listed)) order"

export const plainerOfLists: ReadonlyArray<readonly [RegExp, string]> = [
  // "All the listed polls": all that the list holds.
  [
    /(?<=^|\bthat |\b(?:Then|And) )(all(?: of)?(?: the)?|each|every) listed (?!(?:rows?|items?|entry|entries|lines?|cards?)\b)(\p{Ll}{3,})(?= (?:should|must|is|are|has|have|shows?|contains?|says?)\b)/iu,
    "$1 $2 in the list"
  ],
  // "None of the listed polls is marked ▯".
  [
    /(?<=^|\bthat |\b(?:Then|And) )(none of the) (?:listed|displayed|visible) (?!(?:errors?|messages?|warnings?)\b)(\p{Ll}{3,})(?= (?:should be|is|are|has|have|shows?|contains?|says?) (?!(?:listed|shown|displayed|visible|there|left)\b))/iu,
    "$1 $2 in the list"
  ],
  ...counted,
  // "Choose Emma from the books and open it": one of the things there, and no option of a list that unfolds.
  [
    new RegExp(
      `${begin}(?:[Cc]hoose|[Pp]ick|[Ss]elect)(?:s)? ([\\uE000-\\uF8FF]|\\p{Lu}[^,;]{1,60}?) (?:from|among|amongst|out of) the ((?:\\p{Ll}+ )?(?!(?:options|choices|suggestions|lists|menus|tabs|dropdowns|filters|buttons|fields|settings|days|dates|months|years|times|hours)\\b)\\p{Ll}{2,}s) and (?:then )?(?:open|view)(?:s)? it${end}`,
      "gu"
    ),
    "find $1 among the $2 and open it"
  ],
  // "The navigation links are visible in the header: Home, About".
  [
    /^(?:the )?(header|footer|sidebar|navigation|toolbar|menu)(?: navigation| nav)? (links|buttons|items|tabs|icons) (?:are )?(?:visible|shown|present|displayed): (?=[\p{Lu}\uE000-\uF8FF])/iu,
    "the $1 shows the $2 "
  ],
  // "I should see ▯, ▯ and ▯ in this order", "the files ▯ and ▯ are in this order".
  [
    new RegExp(`^((?:.*\\bthat )?)${seeing} ${marks} in (?:${ordered}|order)(?=[.]?$)`, "iu"),
    "$1$2 are in this order"
  ],
  [
    new RegExp(
      `^((?:.*\\bthat )?)${seeing} (?:the )?(\\p{Ll}{3,}s) ${marks} in (?:${ordered}|order)(?=[.]?$)`,
      "iu"
    ),
    "$1the $2 are $3 in this order"
  ],
  [
    new RegExp(
      `^((?:.*\\bthat )?)(?:the )?(\\p{Ll}{3,}s) ${marks} (?:are|appear|should (?:be|appear)) (?:shown |listed |displayed )?in ${ordered}(?=[.]?$)`,
      "iu"
    ),
    "$1the $2 are $3 in this order"
  ],
  // "I should see a row with ▯ and ▯": one row, that has both.
  [
    /^((?:.*\bthat )?)(?:(?:I|we|you|the user) (?:(?:should|can|must|now) )*sees?|there (?:is|should be|must be)) (?:an?|one|the) (?:new )?(row|line|record) (?:with|containing|for|that (?:has|contains|shows)) (?:the (?:values?|texts?|cells?) )?([\uE000-\uF8FF])(?:,| and|, and| with) ([\uE000-\uF8FF])(?=[.]?$)/iu,
    "$1$4 is shown in the $2 of $3"
  ],
  [
    /^((?:.*\bthat )?)(?:(?:I|we|you|the user) (?:(?:should|can|must|now) )*sees?|there (?:is|should be|must be)) (?:an?|one|the) (?:new )?(row|line|record) (?:with|containing|for|that (?:has|contains|shows)) (?:the (?:values?|texts?|cells?) )?([\uE000-\uF8FF]), ([\uE000-\uF8FF]),? and ([\uE000-\uF8FF])(?=[.]?$)/iu,
    "$1$4 is shown in the $2 of $3; $5 is shown in the $2 of $3"
  ],
  // "The list should display rows ordered descendingly by date".
  [/\b(ordered|sorted) (de|a)scendingly by ([^,;]{2,40}?)(?=[.]?$)/giu, "$1 by $3 in $2scending order"],
  [
    /^((?:.*\bthat )?)((?:the )?(?:\p{L}+ )?(?:list|table|grid)) (?:should |must )?(?:display|show|list|contain)s? (?:the )?(?:data|rows|items|entries|results|records) (ordered|sorted) (?=by )/iu,
    "$1$2 is $3 "
  ],
  // "I see ▯ and no other options".
  [
    /^((?:.*\bthat )?)(?:(?:I|we|the user) (?:(?:should|can|must) )*sees?) (?:the )?([\uE000-\uF8FF]|\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*) and no other (\p{Ll}{3,}s)(?=[.]?$)/iu,
    "$1only $2 is shown"
  ],
  // "The header shows the links Home, Products, About".
  [
    /\b((?:shows?|contains?|has|have|should (?:show|contain|have)) the (?:following )?(?:links|buttons|items|tabs|icons|options|columns|fields)):? ((?:(?:[\uE000-\uF8FF]|\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+)*), )+)(?=(?:[\uE000-\uF8FF]|\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+)*)[.!]?$)(?!and )/gu,
    "$1 $2and "
  ],
  // "I should see the sorted customer list by Name", "I see the orders sorted by Price": in which order they are is what is checked.
  [
    /\b(sees?|shows?|displays?|views?) (?:the |an? )?(?:sorted|ordered) ([^,;]{3,40}?) by (?=[\p{Lu}\uE000-\uF8FF])/gu,
    "$1 the $2 sorted by "
  ],
  [
    /^((?:.*\bthat )?)(?:I|[Ww]e|[Tt]he (?:user|page|site|app|screen)) (?:should |can |must |will )*(?:sees?|views?|finds?|shows?|displays?|lists?) ((?:all )?(?:the |my )?(?:\p{Ll}+ ){0,3}\p{Ll}+)(?: (?:is|are|being))? (sorted|ordered) (?=(?:by|alphabetically|from|in) )/u,
    "$1$2 are $3 "
  ],
  // "I should not see a link or a button in the toolbar": of each it is told where.
  [
    /\bshould not see (an? [^,;]{2,40}?) or (an? [^,;]{2,40}?) ((?:in|on|under|inside|within|at) the [^,;]+?)(?=[.!]?$)/giu,
    "should not see $1 $3 and I should not see $2 $3"
  ],
  [
    /\b(?:should )?sees? neither (an? [^,;]{2,40}?) nor (an? [^,;]{2,40}?) ((?:in|on|under|inside|within|at) the [^,;]+?)(?=[.!]?$)/giu,
    "should not see $1 $3 and I should not see $2 $3"
  ],
  [
    /\b(sees?) ((?:the|an?) [^,;]{3,60}?) with (?:these |the |the following )?(?:actions|buttons|menu items|entries):? (?=[\p{Lu}\uE000-\uF8FF])/gu,
    "$1 $2 with the options "
  ],
  // "The table has 2 rows selected".
  [
    /\b(has|have|shows?|contains?) ((?:exactly |only )?(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)) (\p{Ll}+) (selected|checked|ticked|unchecked|disabled|enabled|highlighted|expanded)(?=[.!]?$|,|;| and )/gu,
    "$1 $2 $4 $3"
  ],
  // "The menu only contains A": nothing but A.
  [
    /\b(?<!(?:the|an?|not|if|is|are) )only (shows?|displays?|lists?|contains?|includes?|offers?|holds?|sees?) (?!me\b|us\b|up\b)(?=\S)/giu,
    "$1 only "
  ],
  [
    /\b((?:should |must |can )?see)s? an? (list|table|grid|gallery|menu) (?:with|containing|showing) ((?:exactly )?(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) \p{Ll}+)(?=[.]?$)/giu,
    "$1 $3 in the $2"
  ],
  // "The activity gains an entry", "the list is one row longer".
  [
    /\b(?:gains|gets|has gained|should gain|should get) (?:an?|one)(?: new| more)? (entry|item|row|line|record|card|message|comment|step)(?=[.!]?$|,|;| and )/giu,
    "has one more $1"
  ],
  [
    /\b(is|are|becomes?|should be|got|gets) (\d{1,3}|one|two|three|four|five) (entry|entries|items?|rows?|lines?|records?|cards?) (longer|shorter)(?: than before)?(?=[.!]?$|,|;| and )/giu,
    "has $2 $4 $3"
  ],
  [/(?<= has (?:\d{1,3}|one|two|three|four|five)) longer(?= )/gu, " more"],
  [/(?<= has (?:\d{1,3}|one|two|three|four|five)) shorter(?= )/gu, " fewer"],
  // "The table has 6 rows (one more than before)".
  [/ \((?:one|two|three|\d{1,4}) (?:more|less|fewer) than [^()]{1,60}\)(?=[.]?$|,|;| and )/giu, ""],
  // "The list should contain exactly A, B and C": these, and no other.
  [
    /\b((?:list|table|grid|menu|cart|column)(?: [\uE000-\uF8FF])? (?:should |must )?(?:now )?(?:contains?|has|have|lists?|shows?|offers?|includes?|holds?)) exactly (?=(?:the )?(?:(?:items|options|entries|rows|values|choices) )?(?:[\uE000-\uF8FF]|\p{Lu}[\p{L}\d -]{0,30}?)(?:, (?:[\uE000-\uF8FF]|\p{Lu}[\p{L}\d -]{0,30}?))*,? and )/gu,
    "$1 only "
  ],
  [
    /^((?:.*\bthat )?)(?:the )?((?:\p{L}+ )?(?:list|table|grid)) (should |must )(?:now )?(start|begin|end) with (?=[\uE000-\uF8FF]|\p{Lu})([^,;]{1,60}?)(?=[.]?$)/iu,
    "$1$5 $3be the $4 item in the $2"
  ],
  [/(?<= be the )(?:start|begin)(?= item in the )/gu, "first"],
  [/(?<= be the )end(?= item in the )/gu, "last"],
  // "No price should exceed $50".
  [
    /^((?:.*\bthat )?)no (price|amount|number|value|total|cost|rating|score|fee|age) (?:should |must )?(?:exceeds?|(?:be|is) (?:more|higher|greater|larger) than|(?:be|is) (?:above|over)) (?=\p{Sc}?\d)/iu,
    "$1all $2s should be at most "
  ],
  [
    /^((?:.*\bthat )?)([\uE000-\uF8FF]) (?:should|must) (?:not|never) (?:appear|be (?:shown|listed|displayed)) (?:twice|more than once)(?=[.]?$| in the | on the )/iu,
    "$1there should be at most 1 $2"
  ],
  // "The page buttons 1, 2 and 3".
  [
    /\b(?:[Tt]he|[Tt]hree) page (button|link|number)s (\d{1,3}), (\d{1,3}) and (\d{1,3})(?=[.]?$|,|;| (?:are|should|is|must)\b)/gu,
    "the page $2 $1, the page $3 $1 and the page $4 $1"
  ],
  [
    /\b(?:[Tt]he|[Tt]wo) page (button|link|number)s (\d{1,3}) and (\d{1,3})(?=[.]?$|,|;| (?:are|should|is|must)\b)/gu,
    "the page $2 $1 and the page $3 $1"
  ],
  // "The list has no entries: ▯ is shown" tells how one sees it; "no errors: ▯" tells which.
  [
    new RegExp(
      `${noneOf}(?=[A-Z\uE000-\uF8FF])(?!.*\\b(?:is|are) (?:shown|displayed|there|visible)\\b)([^,;]+?)(?=[.]?$)`,
      "u"
    ),
    "$1; the text $2 is shown"
  ],
  [new RegExp(`${noneOf}(?=\\S)`, "u"), "$1; "],
  [
    /\b(every|each|all|all the|all of the) (?:listed|shown|displayed|visible|remaining) (?=(?:rows?|items?|entr(?:y|ies)|cards?|lines?|records?|results?)\b)/giu,
    "$1 "
  ],
  // "Three requests should be left on the Pending tab".
  [
    /^((?:.*\bthat )?)((?:exactly |only |just )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) [a-z]+(?: [a-z]+)?) (?:is|are|should be|must be) (?:now )?(?:left|listed|shown|displayed) (?=(?:on|in|under) (?:the )?[^,;]{2,40} (?:tab|page|section|panel|list|table|column)[.]?$)/iu,
    "$1there should be $2 "
  ],
  // "Every booking in the table is in the Garden Room".
  [
    /\b(every|each) (?:[a-z]+) in the (?:table|list|grid) (?:is|should be|must be) (?:in|at|from|for|of|by) (?:the )?(?!(?:most|least) )([\uE000-\uF8FF]|\p{Lu}[^,;]{1,30}?)(?=[.]?$)/giu,
    "$1 row contains $2"
  ],
  // "The Edit button in the row of ▯ is disabled and the one in the row of ▯ is enabled".
  [
    /\b((?:the )?(?:[\p{L}\uE000-\uF8FF-]+ ){1,4}(?:button|link|checkbox|switch|badge|icon|field))( (?:in|of|for|next to|beside|on) [^,;]{2,60}?,? (?:and|but|while|whereas) )the one (?=(?:in|of|for|next to|beside|on) )/gu,
    "$1$2$1 "
  ],
  // "Same row is still there with £12".
  [
    /^((?:.*\bthat )?)(?:the )?same (row|card|line) (?:is (?:still|again) (?:there|shown|listed|displayed)|(?:is|stays) (?:there|shown|listed|displayed)|stays) (?:with|and (?:still )?(?:shows|reads|says|has)) (?=[\p{Lu}\d\p{Sc}\uE000-\uF8FF])/iu,
    "$1that $2 still shows "
  ],
  [
    /^((?:.*\bthat )?)(?:the )?same (row|card|line) (?:(?:still|now|again|also) )?(?:shows|reads|says) (?=[\p{Lu}\d\p{Sc}\uE000-\uF8FF])/iu,
    "$1that $2 shows "
  ],
  [/\bin the same (row|card|line|section|dialog|panel)(?=[,.;]|$| (?:and|as) )/gu, "in that $1"],
  // "I see a job for ▯ with the status Waiting" says how it stands.
  [
    /^(?:(?:(?:I|we|you|the user) (?:(?:should|can|must|now) )*see|there (?:is|should be|must be)) an? [\p{Ll}-]+) (?:of|for|from|by) ([\p{Lu}\uE000-\uF8FF][^,;]{0,50}?) with (?:the |an? )([\p{Ll}]+(?: [\p{Ll}]+)?) (?:of )?([\uE000-\uF8FF]|[\p{Lu}\d\p{Sc}][^,;]{0,30}?)(?=[.]?$)/iu,
    "the $2 of $1 is $3"
  ],
  [
    / (are|is|be) (?:listed|shown|displayed) (?=(?:from|in) (?:the )?(?:lowest|highest|smallest|largest|cheapest|oldest|newest|earliest|latest|ascending|descending|alphabetical|chronological)\b)/gu,
    " $1 sorted "
  ],
  // "The nights are sorted, starting with 2 and ending with 10".
  [
    /^((?:the )?([a-z]+s) (?:are|go|run) [^,;]{3,60}?),? (?:starting|beginning) (?:with|at) (\S[^,;]{0,20}?),? and (?:ending|finishing) (?:with|at) ([^,;]{1,20}?)(?=[.]?$)/iu,
    "$1; the $2 in the first row is $3; the $2 in the last row is $4"
  ],
  [
    /^((?:the )?([a-z]+s) (?:are|go|run) [^,;]{3,60}?),? (?:starting|beginning) (?:with|at) ([^,;]{1,20}?)(?=[.]?$)/iu,
    "$1; the $2 in the first row is $3"
  ],
  [
    /\bthe current page (?:number )?is (?:now |still )?(?:page )?(\d{1,4})(?=[.]?$|,| and )/giu,
    "page $1 is selected"
  ],
  [
    / (?:is|are) (?:now )?(?:higher|greater|larger|bigger|more) than (?:it was )?before(?=[.]?$|,| and )/giu,
    " has increased"
  ],
  [
    / (?:is|are) (?:now )?(?:lower|smaller|less) than (?:it was )?before(?=[.]?$|,| and )/giu,
    " has decreased"
  ],
  [/ for (?:a few|a couple of|some) (?:seconds|moments)(?=,? (?:and|then) )/giu, ""],
  // What takes the place of a list is read there, and no value of it.
  [
    /\b(the (?:[a-z]+ )?(?:list|table|grid|page|board)) (?:now |then )?(?:shows?|displays?|says?|reads?|contains?|has) the (message|text|note|hint|notice) ([\uE000-\uF8FF])(?=[.]?$|,| and )/giu,
    "the $2 $3 is shown in $1"
  ],
  [/^((?:(?:I|we|you|the user) )?)loads? more(?: [a-z]+)?(?=[.]?$|,| and )/iu, "$1click Load more"],
  [
    /\ba new [a-z]+ (?:for|of|called|named|with the name) ([\uE000-\uF8FF]|\p{Lu}[^,;]{0,40}?) (?:is|has been|was|should be) (?:added|created|inserted) (?:to|in|into) (the [a-z ]+?)(?=[.]?$)/iu,
    "$1 is shown in $2"
  ],
  [
    /\ba new [a-z]+ (?:for|of|called|named|with the name) ([\uE000-\uF8FF]|\p{Lu}[^,;]{0,40}?) (?:is|has been|was|should be) (?:added|created|inserted)(?=[.]?$)/iu,
    "$1 is shown"
  ],
  [/^(?:verify|check|ensure|confirm|make sure) that (?=(?:after|when|once|upon) )/iu, ""],
  // "The first booking is Ada's".
  [
    /^((?:[Tt]he|[Tt]hat) [\p{Ll} ]{3,40}) is (?:now )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)['’]s(?=[.]?$)/u,
    "$1 belongs to $2"
  ],
  [
    /\b(?:the )?(?:label|caption) of (the (?:[\p{L}\uE000-\uF8FF]+ ){0,2}button)(?= (?:is|reads|says|changes|has changed|should|becomes)\b)/giu,
    "$1"
  ],
  // "The name is changed to ▯ and Save is clicked": both are done.
  [
    /^((?:[Tt]he |[Mm]y )?[\p{L}\uE000-\uF8FF][^,;]{0,40}?) (?:is|are|has been) (?:changed|set|updated) to ([\uE000-\uF8FF]|[^,;]{1,40}?)(?=,? and (?:the )?(?:[\uE000-\uF8FF]|\p{Lu}\S*(?: \S+)?) (?:button )?is (?:clicked|pressed|tapped|hit)[.]?$)/u,
    "change $1 to $2"
  ],
  // "Every row of the table": the rows are in it.
  [
    /\b(every|each|all|all the|any|no) (rows?|cards?|lines?|entry|entries|items?) of the (table|list|grid|page)(?=[,.;]|$| )/giu,
    "$1 $2 in the $3"
  ],
  // "▯ in the first row with a weight of 40 kg".
  [
    /^(.+?) in (the (?:first|second|third|fourth|fifth|last|top|bottom) (?:row|card|line|item|entry)) with (?:an? |the )([\p{L}][\p{L} -]{1,25}?) (?:of )?([\uE000-\uF8FF]|\p{Sc}?\d[^,;]{0,25}?)(?=[.]?$)/u,
    "$1 in $2; the $3 in $2 is $4"
  ],
  [
    /((?:[Tt]he |[Tt]hat )(?:first|second|third|fourth|fifth|last|top|bottom) (?:row|card|line|item|entry)(?: (?:of|in) the [a-z]+)?) (?:now )?(?:shows|is|has|lists|reads|contains) ([\uE000-\uF8FF]|\p{Lu}[^,;]{0,40}?) with (?:an? |the )([\p{L}][\p{L} -]{1,25}?) of ([\uE000-\uF8FF]|\p{Sc}?\d[^,;]{0,25}?)(?=[.]?$)/u,
    "$1 contains $2; the $3 in $1 is $4"
  ],
  [
    /^(?:exactly )?((?:\d{1,6}|two|three|four|five|six|seven|eight|nine|ten) [a-z]+(?: [a-z]+)?) are (?:now )?(?:listed|shown|displayed|found) (?:in total|altogether|in all)(?=[.]?$|,| and )/iu,
    "there are $1 in total"
  ],
  [
    /^((?:(?:I|we|you|the user) )?(?:should |can )?)see (\p{Sc}?\d[\d.,]*(?: ?\p{L}{1,3}| ?%)?) as (?:the|my|its) ([a-z][a-z ]{2,30}?)(?=[.]?$)/u,
    "the $3 is $2"
  ],
  [
    /\b([Tt]he (?:very )?(?:first|second|third|fourth|fifth|last|top|bottom) (?:row|card|line|item|entry)(?: (?:of|in) the [a-z]+)?) is (?:now )?for (?=[\p{Lu}\uE000-\uF8FF])/gu,
    "$1 contains "
  ],
  [/ can (?:still|again) be (?=(?:clicked|pressed|tapped)\b)/gu, " can be "],
  // "Should be listed after ▯ and before ▯".
  [
    /^((?:the )?[\p{Lu}\uE000-\uF8FF][^,;]{0,60}?) (is|should be|must be|comes|stands|appears)( (?:now |still )?(?:listed|shown|displayed|placed))? (after|before) ([^,;]{1,60}?),? and (?:\2 )?(before|after) (?=\S)/u,
    "$1 $2$3 $4 $5; $1 $2$3 $6 "
  ],
  // "There are 5 tasks, and 2 of them are done".
  [
    /((?:number of|\d{1,6}|two|three|four|five|six|seven|eight|nine|ten) ([a-z]+s)\b[^;]{0,60}?)(?:, and|, of which|,| and) (?=(?:\d{1,6}|two|three|four|five|six) of (?:them|these|which) are )(\S+) of (?:them|these|which) are /u,
    "$1; $3 $2 are "
  ],
  [
    /((?:number of|\d{1,6}|two|three|four|five|six|seven|eight|nine|ten) ([a-z]+)s\b[^;]{0,60}?)(?:, and|, of which|,| and) one of (?:them|these|which) is /u,
    "$1; one $2 is "
  ],
  // "There are 5 tasks and none of them is marked Done": no task of those that there are.
  [
    /^((?:.*\bthat )?(?:there (?:are|should be|must be) (?:now |still |only |exactly )*(?:\d{1,6}|two|three|four|five|six|seven|eight|nine|ten) (\p{Ll}{2,}[^s\W])s|(?:\d{1,6}|two|three|four|five|six|seven|eight|nine|ten) (\p{Ll}{2,}[^s\W])s are (?:listed|shown|displayed)))(?:,|,? and|;|,? but) none(?: of (?:them|these|those|which))? (?:is|are) (?=marked |labell?ed |tagged |flagged |selected|ticked|checked|disabled|enabled)/iu,
    "$1; no $2$3 is "
  ],
  // "Ada drops out of the list".
  [
    / (?:drops|falls|has dropped|has fallen) out of (?=the (?:list|table|results|queue)\b)/gu,
    " is no longer in "
  ],
  // "You land on the list with 5 recipes": so many are listed there.
  [
    /^((?:.*\bthat )?)(?:I|[Yy]ou|[Ww]e|[Tt]he user) (?:(?:should|must|will|then|now|also) )*(?:lands?|ends? up|am|are|is|comes?|arrives?) (?:back )?(?:on|at|in) the (?:list|overview) (?:with|of) (?:exactly |only |now )*(\d{1,6}|two|three|four|five|six|seven|eight|nine|ten) (\p{Ll}{2,}[^s\W]s)(?=[.]?$|,? and )/u,
    "$1there are exactly $2 $3"
  ],
  // "Just Ada is listed": nobody else.
  [
    /^just (?=(?:the |[\uE000-\uF8FF]|\p{Lu})[^,;]{0,80} (?:is|are|remains?|stays?|appears?)(?![\p{L}]))/iu,
    "only "
  ],
  // "The row for Ada shows the status Paid and a total of €40".
  [
    /((?:[Tt]he )(?:row|card|line|entry|item|tile) (?:for|of) [^,;]{1,40}?) ((?:should |must )?(?:now |still )?(?:shows?|has|have|lists?|reads?|contains?)) ([^,;]{1,60}?),? and (?:an? |the )(\p{Ll}[\p{Ll} -]{1,25}?) of ([\uE000-\uF8FF]|\p{Sc}?\d[^,;]{0,25}?)(?=[.]?$)/gu,
    "$1 $2 $3; the $4 in $1 is $5"
  ],
  [
    /\b([Tt]he \p{Ll}+s) are (?:now |still )?(?:listed|shown|displayed) in the order (?=(?:[\uE000-\uF8FF]|\p{Lu}|\d)[^;]*,)/gu,
    "$1 are listed in this order: "
  ],
  [
    /\b((?:two|2) (\p{Ll}+)s (?:are|should be) (?:now |still )?(?:listed|shown|displayed)),? one (with [^,;]{3,40}?),? and (?:the other|one) (with [^,;]{3,40}?)(?=[.]?$)/giu,
    "$1; one $2 $3 is listed; one $2 $4 is listed"
  ],
  // Where it has come to it stands now.
  [
    /^((?:[Tt]he |[Aa]n? )?(?:\p{Ll}+ ){0,2}(?!(?:The|An?|Verify|Check|Make|Ensure|Confirm|I|It|This|That|One|My) )[\p{Lu}\d\uE000-\uF8FF][^,;:]{0,60}?) (?:is|are|was|were|has been|have been|should be|should have been|must be|gets) (not )?(?:now |successfully |also )*(?:added|inserted|moved) (?:to|into) (?=(?:the|my|its|their|our) [^,;]{2,50}[.]?$)(.+)/u,
    "$1 is $2shown in $3"
  ],
  [/\b(nothing|no one|nobody) (is|was) found(?=[.]?$|,|;| and )/giu, "no results are found"],
  [
    /\bthe (?:default|initial|preset|preselected) (?:value|option) of (?=(?:the|my|its) )/giu,
    "the value of "
  ],
  [
    /\b((?:the )?\p{Ll}+ (?:#?\d+|\p{Lu}+-?\d+)) (is|should be|must be)( now| still)? (?=(?:above|below) (?:the )?\p{Ll}+ (?:#?\d|\p{Lu}+-?\d))/gu,
    "$1 $2$3 listed "
  ],
  [
    /\b[Tt]he ((?:\p{Ll}+ )?(?:list|table|grid|cart|menu|dropdown)) (?:should |must )?(?:now |still )?(?:shows?|contains?|lists?|has|holds) ([\uE000-\uF8FF](?:, [\uE000-\uF8FF])*,? and [\uE000-\uF8FF]),? (?:in (?:exactly )?(?:this|that) order|from top to bottom)(?=[.]?$)/gu,
    "$2 are listed in the $1 in this order"
  ],
  [
    /\b([Tt]he (?:[\p{L}]+|[\uE000-\uF8FF]) column) (?:should |must )?(?:now |still )?(?:shows?|contains?|lists?|has|holds|reads?) ([^;]{3,120}?),? from top to bottom(?=[.]?$)/gu,
    "$1 shows $2, in this order"
  ],
  [/\b(all (?:the )?(?:fields|inputs|boxes|checkboxes)) of (?=the )/giu, "$1 in "],
  [
    /\b[Tt]he (?:selected|active|current|chosen) (filter|tab|chip) (?:is|should be|must be) (?:now |still )?([\uE000-\uF8FF]|\p{Lu}[^,;]{0,30}?)(?=[.]?$|,|;| and )/gu,
    "the $2 $1 is selected"
  ],
  [
    /\bthere (are|should be) between (\d{1,6}) and (\d{1,6}) ([^,;]{2,40}?)(?=[.]?$)/giu,
    "there $1 at least $2 $4; there $1 at most $3 $4"
  ],
  [
    /^(?:(?:I|we|you|the user) (?:should |can |must )?)see (the \p{Ll}+s) in (?:the|this) order:? (?=(?:[\uE000-\uF8FF]|\p{Lu}|\d)[^;]*,)/u,
    "$1 are listed in this order: "
  ],
  [
    /^(?:(?:I|we|you|the user) (?:should |can |must )?)see an? ((?!(?:list|table|total number|set|pair|row|number|page|message|text) )\p{Ll}+(?: \p{Ll}+)?) of (?=\p{Sc}?\d[\d.,]*(?: ?[\p{L}%]{1,3})?[.]?$)/u,
    "the $1 is "
  ]
]
