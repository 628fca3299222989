/** Other words for what testers write down of records and of what the application does: `the mail was delivered 400 times`, `the issue gets the key A-1`, `the system should redirect the user to ▯`. Masked. */
import { FILE_KIND, IS_DOWNLOADED } from "../words/Files.js"
import { begin, end, mark } from "./PlainerEdges.js"

const lead = "^((?:.*\\bthat |(?:Then|And|But),? )?)"
const system =
  "(?:[Tt]he )?(?:system|application|app|site|website|page|browser|[Ss]ystem|[Aa]pplication|[Aa]pp)"
const thing = `((?:[Tt]he |[Tt]his |[Aa]n? )?(?:${mark}|[\\p{L}\\d#][^,;:]{0,60}?))`
const code = `(?:${mark}|\\p{Lu}[\\p{L}\\d]*(?:[-_ ][\\p{Lu}\\d][\\p{L}\\d]*)*|#?\\d[\\p{L}\\d.-]*)`
const ordinal = "(first|second|third|fourth|fifth|sixth|last|\\d{1,2}(?:st|nd|rd|th))"
const oftenDone =
  "delivered|sent|opened|clicked|viewed|read|used|played|downloaded|shared|ordered|sold|booked|visited|called|liked|redeemed"
const isNow = "(is|should be|must be)(?: now| still)?"

export const plainerOfWritten: ReadonlyArray<readonly [RegExp, string]> = [
  // Who redirects is the application.
  [
    new RegExp(
      `${lead}${system} (?:should |must |will |then )*(?:redirects?|navigates?|takes?|brings?|sends?|returns?|forwards?|leads?)(?: (?:the user|me|us|you|him|her|them|users))?(?: back)? (?:in)?to (?=(?:the |my |an? )?[\\p{L}\\uE000-\\uF8FF/])`,
      "u"
    ),
    "$1the user is redirected to "
  ],
  // "The issue gets the key A-1".
  [
    new RegExp(
      `${lead}${thing} (?:gets|got|receives|received|should get|should receive|is given|was given|is assigned|was assigned) the (?!(?:\\p{Ll}+ )?(?:error|message|warning|notice|confirmation|notification|toast|hint|text|info|alert|e-?mail)\\b)(\\p{Ll}+(?: \\p{Ll}+)?) (?=${code}(?:[.!]?$))`,
      "u"
    ),
    "$1the $3 of $2 is "
  ],
  // "The button in the same row": as what was spoken of last.
  [
    /(?<!\b(?:is|are|be|stand|stands|appear|appears|both|listed|shown|displayed) )\b([Ii]n|[Oo]f|[Ff]rom) the same (row|line|card|entry) (?!(?:as|where|which|that|for|of)\b)(?=\S)/gu,
    "$1 that $2 "
  ],
  // "Select the first and the third row".
  [
    new RegExp(
      `${begin}([Ss]elect|[Cc]hoose|[Tt]ick|[Uu]ntick|[Cc]heck|[Uu]ncheck|[Cc]lick|[Pp]ick|[Dd]elete|[Rr]emove|[Oo]pen|[Aa]rchive)(s?)(?: on)? the ${ordinal} and (?:the )?${ordinal} (\\p{Ll}+(?: \\p{Ll}+)?)${end}`,
      "gu"
    ),
    "$1$2 the $3 $5 and $1$2 the $4 $5"
  ],
  // By which control it is brought.
  [
    new RegExp(
      `${begin}[Dd]ownloads? (?:the |an? )?[\\p{L}\\d.]+(?: [\\p{L}\\d.]+){0,3}? (?:via|through|by (?:clicking|pressing|using)|with|using) (?:on )?(?:the )?(${mark}|\\p{Lu}[^,;:]{1,40}?)((?: (?:button|link|icon))?)${end}`,
      "gu"
    ),
    "download $1$2"
  ],
  [
    new RegExp(
      `${lead}${thing} (?:is|should be|must be) (?:now |still |also )?(?:scheduled|planned|booked|set|due) (?:for|on) ((?:\\p{Lu}\\p{Ll}+day,? )?(?:\\d{1,2}\\.? \\p{Lu}\\p{Ll}{2,8}|\\p{Lu}\\p{Ll}{2,8} \\d{1,2})(?:,? \\d{4})?|${mark}|\\d[\\d./-]{5,9}) (?:at|from) (\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?|\\d{1,2} ?[ap]m|${mark})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 contains $3 and $2 contains $4"
  ],
  // "Only employees of department Sales are listed": each that is there.
  [
    new RegExp(
      `${lead}[Oo]nly (?:the )?(\\p{Ll}+s) (?:of|from|in|for) (?:the )?(department|category|type|status|city|country|location|team|region|priority|group|brand|role|assignee|owner|customer|project) (${mark}|\\p{Lu}[^,;:]{0,40}?) (?:are|should be|must be|remain) (?:now )?(?:listed|shown|displayed|visible|left)(?=[.!]?$)`,
      "u"
    ),
    "$1the $3 of all $2 is $4"
  ],
  // What an error asks for is what it tells one to do.
  [
    new RegExp(
      `${lead}((?:[Aa]n?|[Tt]he) (?:\\p{Ll}+ )?(?:error|message|warning|hint|notice|toast|banner|notification)) (?:asks|tells|reminds|prompts|requests|urges|says)(?: (?:me|us|you|the user))? to (?=\\p{Ll}{3,} )`,
      "u"
    ),
    "$1$2 says that I should "
  ],
  // What is kept in mind is looked up.
  [
    new RegExp(
      `${begin}(?:[Nn]ote|[Rr]emember|[Mm]emori[sz]e|[Ww]rite down|[Tt]ake note of)(?: down)? ((?:the|its|their|his|her|my) (?:(?!(?:is|are|shows?|says?|has|that)\\b)[\\p{L}\\d]+ ?){1,5}?)${end}`,
      "gu"
    ),
    "read $1"
  ],
  // Sought by what it is told by.
  [
    new RegExp(
      `${begin}([Ss]earch(?:es)?) for (?:an? |the )?\\p{Ll}+(?: \\p{Ll}+)? (?:by|with|using) (?:the |its |their )?(?:(?:id|ID|name|number|code|title|sku|SKU|e-?mail(?: address)?|barcode|reference|(?:last|first|order|invoice|customer|patient) (?:name|number))) (?=${mark}|[\\p{Lu}\\d#])`,
      "gu"
    ),
    "$1 for "
  ],
  // How often something was done is told under that word.
  [
    new RegExp(
      `${lead}${thing} (?:was|were|has been|have been|is|are) (${oftenDone}) (\\d[\\d.,]*|${mark}) times(?:,? and|,) (?:was |were )?(${oftenDone}) (\\d[\\d.,]*|${mark}) times${end}`,
      "u"
    ),
    "$1the $3 of $2 is $4; the $5 of $2 is $6"
  ],
  [
    new RegExp(
      `${lead}${thing} (?:was|were|has been|have been|is|are) (${oftenDone}) (?:exactly )?(\\d[\\d.,]*|${mark}) times${end}`,
      "u"
    ),
    "$1the $3 of $2 is $4"
  ],
  // "The log has a new entry ▯".
  [
    new RegExp(
      `${lead}(${"(?:[Tt]he )?(?:\\p{L}+ ){0,3}(?:log|history|timeline|feed|trail|journal|activity)"}) (?:now |should |must )*(?:has|have|shows?|lists?|contains?|gets?) (?:an? |the |one )(new |latest )?(?:entry|record|line|event|item)(?: (?:with the text|saying|reading))? (?=${mark}[.!]?$)`,
      "u"
    ),
    "$1$2 contains "
  ],
  // "Listed as pending": it says so. What is looks, and what is no word of a page, is not told so.
  [
    new RegExp(
      `${lead}${thing} (?:is|are|should be|must be|gets?) (?:now |still )?(?:listed|shown|displayed|flagged|reported|recorded|tagged|labell?ed) as (?!(?:an?|the|red|green|blue|yellow|orange|gr[ae]y|black|white|bold|italic|links?|lists?|charts?|tables?|tiles|cards|icons?|buttons?|text|read|unread|selected|required|disabled|enabled|invalid|valid|optional|expected|active|current|checked|new|first|last|default|well|pressed|ticked|unticked|unchecked|expanded|collapsed|focused|hidden|empty|on|off|inactive|struck|crossed)\\b)(?!\\p{Ll}+(?<!s)s[.!]?$)((?:\\p{Lu}|\\p{Ll})[\\p{Ll}-]+(?: \\p{Ll}+)?)(?=[.!]?$)`,
      "u"
    ),
    "$1$2 should show $3"
  ],
  [
    / (?:is|are|should be|must be) (?:now |still )?(?:displayed|shown|listed|given|formatted) as (?=[+-]\d)/gu,
    " reads "
  ],
  // "Contact is now the second menu item".
  [
    new RegExp(
      `${lead}(${mark}|(?:[Tt]he )?\\p{Lu}[^,;:]{0,40}?) ${isNow} the ${ordinal} (menu|list|table|navigation|nav) (item|entry|row|link)(?=[.!]?$)`,
      "u"
    ),
    "$1$2 $3 the $4 $6 in the $5"
  ],
  // What refuses it says why.
  [
    new RegExp(
      `${lead}(?!(?:[Ii]t|[Tt]his|[Tt]hat) )[\\p{L}\\d][^,;:\\uE000-\\uF8FF]{1,60}? (?:is|are|gets?|should be|must be|will be) (?:rejected|refused|declined|denied|not accepted|prevented|blocked) (?:with|by) (?:an? |the )?(?:(?:error|validation|warning) )?(?:(?:message|error|warning|hint|notice) )?(?=${mark}[.!]?$)`,
      "u"
    ),
    "$1I see "
  ],
  // What is not done is not done.
  [
    new RegExp(
      `${begin}([Ll]eaves?|[Cc]loses?|[Ee]xits?|[Qq]uits?|[Rr]eloads?|[Gg]o(?:es)? back to|[Nn]avigates? (?:back |away )?(?:to|from)|[Ss]witch(?:es)? to) ((?:the|my|this) [^,;:\\uE000-\\uF8FF]{2,40}?) without saving(?: (?:it|anything|them|(?:the|any|my) \\p{Ll}+))?${end}`,
      "gu"
    ),
    "$1 $2"
  ],
  // "Save the report under the name ▯".
  [
    new RegExp(`${begin}([Ss]aves?|[Ss]tores?) ([^,;:]{2,40}?) under the name (?=${mark}|\\p{Lu})`, "gu"),
    "$1 $2 as "
  ],
  // Where it is made, and then what it is called.
  [
    new RegExp(
      `${begin}([Cc]reates?|[Aa]dds?|[Mm]akes?) (an? (?:new )?\\p{Ll}+) (in|inside|under|within) ((?:the )?(?:${mark}|[\\p{L}][^,;:]{0,40}?)) (called|named|titled|with the name) (${mark}|[\\p{Lu}\\d][^,;:]{0,40}?)${end}`,
      "gu"
    ),
    "$1 $2 $5 $6 $3 $4"
  ],
  // A dash parts what is done from what is so then.
  [
    /^((?:[Cc]lick|[Pp]ress|[Tt]ap|[Oo]pen|[Ss]elect|[Cc]hoose|[Tt]ick|[Uu]ntick|[Gg]o(?: back)? to|[Rr]eturn to|[Tt]ype|[Ee]nter|[Ss]ubmit|[Ss]ave|[Dd]elete|[Rr]emove|[Aa]dd|[Ss]witch to|[Ff]ilter|[Ss]ort|[Ss]earch)\b[^;:]{1,80}?) [-–—] (?=[^-–—;:]{1,80}? (?:is|are|was|shows?|reads?|says?|appears?|disappears?|opens?|closes?|should|must|becomes?|changes?|has|contains?)\b)/u,
    "$1, then "
  ],
  // What for one scrolls is no place.
  [
    /\b([Ss]croll(?:s|ed)? (?:up|down)) (?:in order )?to (?:load|fetch|get) (?:(?:the|some|all) )?(?:more |older |newer |earlier |next |further |previous |remaining )?\p{Ll}+(?: \p{Ll}+)?(?=[.!]?$|,|;| and )/gu,
    "$1"
  ],
  // "Drag it back to Doing".
  [/\b([Dd]rag|[Mm]ove|[Pp]ut|[Pp]ull)(s?) (it|them|him|her) back (?=(?:on|in)?to )/gu, "$1$2 $3 "],
  // A key that leads on.
  [
    /(?<=^|[,;] |\b(?:and|then|I|we|you|user) )[Tt]ab(?:s|bed)? (?:on |over |forward )?(?:in)?to (?:the )?next (?:field|input|element|control|box)(?=[.!]?$|,|;| and | then )/gu,
    "press Tab"
  ],
  // "The file gets downloaded".
  [
    new RegExp(`\\b(${FILE_KIND}) (?:document|report|export|download) (?=${IS_DOWNLOADED}\\b)`, "giu"),
    "$1 file "
  ]
]
