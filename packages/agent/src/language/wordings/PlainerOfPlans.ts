/** What plans and checklists write: `Confirmation message displayed: ▯`, `Escape key closes the dialog`, `verify that … by checking for ▯`. Masked. */
import { begin, end, mark } from "./PlainerEdges.js"

const message =
  "(?:\\p{L}+ ){0,2}(?:message|notification|toast|alert|error|warning|notice|banner|snackbar|pop-?up)"

/** Other names for what one is on. */
const view = "(?:page|screen|view|dashboard|homepage|home page)"

export const plainerOfPlans: ReadonlyArray<readonly [RegExp, string]> = [
  // "PASS: the dropdown is not present (removed)".
  [/^(?:[✅☑✔✓]\uFE0F? ?)?(?:pass|expected|check|expected result|result|outcome): (?=\S)/iu, ""],
  [/^[✅☑✔✓]\uFE0F? (?=\S)/u, ""],
  [/ (?:is|are) (not )?present \((?:removed|hidden|gone|added|new)\)(?=[.]?$)/giu, " is $1shown"],
  [/\b([Rr]efresh|[Rr]eload)(e?s)? the page \((?:F5|Ctrl ?\+ ?R|Cmd ?\+ ?R|⌘R)\)/gu, "$1$2 the page"],
  // "Success notification that ▯ appears", "a notification appears with ▯", "Confirmation message displayed: ▯".
  [
    new RegExp(
      `^((?:.*\\bthat )?(?:(?:an?|the) )?${message}) that (${mark}) (?=(?:appears|is|should)\\b)`,
      "iu"
    ),
    "$1 $2 "
  ],
  [
    new RegExp(
      `^((?:.*\\b(?:that|verify|check|ensure|confirm) )?(?:(?:an?|the) )?${message}) (appears|is shown|is displayed|pops up|should appear|should be shown|should be displayed) with (?:the (?:text|message) )?(${mark})(?=[.]?$)`,
      "iu"
    ),
    "$1 $3 $2"
  ],
  [
    new RegExp(`^((?:the |an? )?${message}) (?:is )?(?:displayed|shown|appears): ?(${mark})(?=[.]?$)`, "iu"),
    "$1 $2 is displayed"
  ],
  // "Verify that we are on the list by checking the url contains ▯": both of it.
  [
    /^((?:verify|check|confirm|ensure|validate|assert)s?(?: that)? )(.+?) by (?:checking|verifying|looking) (?:for |that )(?=(?:the |an? )?[\uE000-\uF8FF])(.+?)(?: (?:text|label|heading))?((?: (?:on|in) the \p{Ll}+)?)(?=[.]?$)/iu,
    "$1$2; I should see $3$4"
  ],
  [
    /^((?:verify|check|confirm|ensure|validate|assert)s?(?: that)? )(.+?) by (?:checking|verifying)(?: that)? (?=the (?:url|address|title)\b)/iu,
    "$1$2; "
  ],
  // "Verify the Login button exists and enabled for clicking".
  [
    /\b(?:exists?|(?:is|are) (?:present|visible|shown|displayed)) and (?:is |are )?(enabled|disabled|clickable)(?: for (?:clicking|use|the user))?(?=[.]?$|,|;)/giu,
    "is shown and $1"
  ],
  [
    /\b(?:can )?(sees?) (the|an?) ([^,;]{2,40}? (?:button|link|field|checkbox|tab|option|dropdown)) (?:which|that) is (enabled|disabled|checked|selected|empty|unchecked)(?=[.]?$)/giu,
    "$1 $2 $3 and it is $4"
  ],
  // "The Actions ▯ and ▯ are available from the context menu".
  [
    new RegExp(
      `^((?:.*\\bthat )?)(?:the )?(?:actions|options|items|entries|choices) (${mark}(?:(?:,| and|, and) ${mark})*) are available (?:from|in|on|under) (?:the )?(?=\\p{Ll})`,
      "iu"
    ),
    "$1$2 are shown in the "
  ],
  [
    new RegExp(
      `${begin}(?:[Cc]all|[Oo]pen|[Bb]ring up|[Ii]nvoke|[Ss]how)(?:s|es)? (?:the |a )?context[ -]menu (?:for|of|on) (?=the |${mark}|\\p{Lu})`,
      "gu"
    ),
    "right-click "
  ],
  // "Search Page returns no patients": the page does, and nothing is searched for.
  [
    /^((?:.*\bthat )?)(?:the )?((?:Search|Filter|Edit|Add|Create|Login|Log in|Select|Upload|Download|Order|Book|Contact) (?:Page|Screen|View|Form|Dialog|Modal|Bar|Box|Panel|page|screen|view|form|dialog|modal|panel)) (?=(?:returns?|shows?|displays?|contains?|lists?|opens?|appears?|is|has)\b)/u,
    "$1the $2 "
  ],
  // "Confirm the withdrawal when prompted": what asks is a dialog.
  [
    /(?<=^|[,;] |\b(?:and|then|I|we|you|user) )(confirm|accept|approve)s? (?:the |my |your )?(?:(?!cookies?\b)\p{Ll}+ )?(?:when|if|once|as) (?:(?:you are|I am|it is|the user is) )?(?:prompted|asked)(?: to(?: do so)?)?(?=[.]?$|,|;)/giu,
    "accept the dialog"
  ],
  // "What is the price of the lamp?": it is told.
  [/^what(?:['’]s| is| are) (?=(?:the|my|its|today['’]s) )([^?]+?)\??$/iu, "tell me $1"],
  // "Enter user name Admin in the username field": what it is stands twice.
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ff]ill in|[Ii]nput|[Pp]rovide|[Ww]rite|[Pp]ut)(s?) (?:the |my |an? )?(?:same )?(user ?name|password|e-?mail|first name|last name|name|phone|code|title|description|comment|amount|date|city|address)(?: address)? (${mark}|\\p{Lu}\\S*|\\d\\S*|\\S+@\\S+) (in|into) (?=(?:the )?(?:${mark}|\\p{L}+(?: \\p{L}+)?) (?:field|box|input|textbox))`,
      "gu"
    ),
    "$1$2 $4 $5 "
  ],
  // "Write in the first field ▯": what, and where.
  [
    new RegExp(
      `${begin}([Ww]rite|[Tt]ype|[Ee]nter|[Pp]ut|[Ii]nput)(s?) (in|into) (?:the )?((?:\\p{L}+ ){0,3}(?:field|box|input|textbox|text box)|${mark}(?: field| box)?) (?:the (?:text|value|word) )?(${mark})${end}`,
      "gu"
    ),
    "$1$2 $5 $3 the $4"
  ],
  [
    new RegExp(
      `${begin}(?:give|provide|state)s? (?:the |a )?(\\p{Ll}[\\p{Ll} -]{2,40}?) as(?: being)? (${mark})${end}`,
      "gu"
    ),
    "enter $2 as the $1"
  ],
  [
    new RegExp(
      `${begin}adds? (?:the |an? |some )?((?:\\p{Ll}+ )?(?:notes?|description|summary|title|caption|remark)) (${mark})${end}`,
      "gu"
    ),
    "enter $2 as the $1"
  ],
  [
    new RegExp(`${begin}(?:toggle|flip|set)s? (${mark}|the [^,;]{2,40}?) to (?:be )?(on|off)${end}`, "gu"),
    "turn $2 $1"
  ],
  [
    new RegExp(
      `${begin}(?:toggle|change)s? to (?:the )?(${mark}|\\p{Lu}\\p{L}+) (view|mode|tab)${end}`,
      "gu"
    ),
    "switch to the $1 $2"
  ],
  [
    /\b((?:button|card|link|field|input|checkbox|tab|menu|dropdown|icon)) (?:component|element|widget|control)(?= (?:that|which|called|named|with|labell?ed|in|on)\b|[.,;]?$)/giu,
    "$1"
  ],
  [
    / with (?:an? |the )?(?:down|up|right|left)(?:ward)?[- ]?arrow(?: icon)?(?: \([▼▲►◄▾▴→←↓↑]\))?(?=[.]?$|,|;| and )/giu,
    ""
  ],
  // "Escape key closes the dialog", "The search bar opens with Ctrl+K".
  [
    /^(?:(?:the|pressing(?: the)?) )?(Escape|Esc|Enter|Tab|Space|F\d{1,2}|(?:(?:Ctrl|Cmd|Alt|Shift|Command|Control) ?\+ ?)+\p{L}) (?:key )?(closes|opens) (?:the |an? )?([^,;]{2,40}?)(?=[.]?$)/u,
    "press $1; the $3 $2"
  ],
  [
    /^(?:[Tt]he )?((?:\p{L}+ ){0,2}\p{L}+) (opens|closes) (?:with|by|on|via|when pressing|by pressing|upon pressing) (?:the )?((?:(?:Ctrl|Cmd|Alt|Shift|Command|Control) ?\+ ?)+\p{L}|Escape|Esc|F\d{1,2})(?: key)?(?=[.]?$)/u,
    "press $3; the $1 $2"
  ],
  [
    /(?<=\b(?:clicking|tapping|pressing)(?: on)? (?:the )?(?:[\uE000-\uF8FF]|[\p{L} ]{2,30}?)(?: (?:button|link|icon|logo|tab))? )sends(?: (?:me|you|us|the user))? to (?=the |\p{Lu}|[\uE000-\uF8FF])/giu,
    "leads to "
  ],
  [
    new RegExp(
      `^(?:the )?(?:system|app|application|site|website|browser) (?:should |must |will )?(?:loads?|opens?|displays?|shows?|navigates? to|redirects? to) (the (?:\\p{L}+[ -]){1,4}${view})(?=[.]?$)`,
      "iu"
    ),
    "I should be on $1"
  ],
  [/ renders(?= (?:when|after|once|on|upon) )/gu, " appears"],
  // "Sees the prices in descending order".
  [
    /^((?:.*\bthat )?)(?:I|[Ww]e|(?:[Tt]he )?user) (?:should |can |must |will )*(?:sees?|views?|finds?) ((?:all )?(?:the |my )?(?:[\p{L}\uE000-\uF8FF]+ ){0,3}[\p{L}\uE000-\uF8FF]+) in (?=(?:ascending|descending|alphabetical|reverse|chronological) order[.]?$)/u,
    "$1$2 are in "
  ],
  [
    /\b(wait(?:s|ed)?) until I (?:do not|don['’]t|no longer|cannot|can['’]t) see (?:the )?([^,;]+?)(?: text)?(?=[.]?$)/giu,
    "$1 until $2 is not shown"
  ],
  [/\b(should see|sees?) that there (?:is|are) (?=(?:an?|the) )/giu, "$1 "],
  [/^((?:I|we|the user|user) (?:have |has )?)sorted (?=the )/iu, "$1sort "],
  [/^(?:and )?sorted (?=the \p{Ll}+ by )/u, "sort "],
  [
    new RegExp(
      `${begin}[Mm]ove(s?) (?:the|your|my) (?:mouse|cursor|pointer|mouse pointer) (?:over|onto) (?=an? )`,
      "gu"
    ),
    "hover$1 over "
  ]
]
