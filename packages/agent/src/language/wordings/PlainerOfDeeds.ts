/** Other words for deeds: `enter Ada as the value of the Name field`, `remove the tick from the Terms checkbox`. Masked. */
import { end } from "./PlainerEdges.js"

/** A deed begins here. */
const begin =
  "(?<=^|[,;] |\\b(?:and|[Tt]hen|[Pp]lease|[Nn]ow|[Aa]lso|first|I|we|you|[Uu]ser|[Ww]hen (?:I|we|you|the user)) )"
const value = "(?:[\\uE000-\\uF8FF]|[\\p{Lu}\\d\\p{Sc}+-][^,;\\uE000-\\uF8FF]{0,60}?|[^\\s,;]+@[^\\s,;]+?)"
/** What is written there, and not where. */
const written =
  "(?!(?:field|box|input|page|tab|value|text|word|words|search|room|key|site|form|string|with|as|to|in|into|from|for|of|and|on)\\b)"

/** Without names in it: what tells capitals apart is written out. */
const said = (source: string): RegExp =>
  new RegExp(`(?:(?<=^|[,;] |\\b(?:and|then) )(?:the )?user |${begin})${source}`, "giu")

/** "Increase the quantity of ▯ by 2". */
const step = (verb: string): RegExp =>
  new RegExp(
    `${begin}${verb}(?:s?) the (?:quantity|amount|number|count) (?:of|for) (?:the )?([\\uE000-\\uF8FF]) by (\\d|one|two|three|four|five)${end}`,
    "gu"
  )

export const plainerOfDeeds: ReadonlyArray<readonly [RegExp, string]> = [
  // "Answer Lisbon to the first question": what is chosen there.
  [
    new RegExp(
      `${begin}(?:[Aa]nswer|[Rr]eply)(s?) (?:with )?([\\uE000-\\uF8FF]|[\\p{Lu}\\d][^,;]{0,40}?) to (the (?:first|second|third|fourth|fifth|last|next) question)(?=[.]?$|[,;]| and | then )`,
      "gu"
    ),
    "choose$1 $2 in $3"
  ],
  // "Choose Oslo and check it": an answer is checked, and no box that has no name.
  [
    /\b((?:choose|pick|answer|guess|type|enter)s? (?!(?:the|an?|my|all|both|it|them)\b)(?![^,;]*\b(?:box|checkbox|task|item|row|option)\b)[^,;]{1,40}?)(?:,| and|, and) check it(?=[.]?$|[;,]| and | then )/giu,
    "$1 and check"
  ],
  // "Complete all tasks", "tick off every item".
  [
    new RegExp(
      `${begin}(?:complete|finish|tick off|check off)s? (?:all(?: of)?|every|each)(?: the| my| of the)? (task|to-?do|item|chore|errand|card|step|exercise|habit|goal)s?(?=[.!]?$|,|;| and | then )`,
      "giu"
    ),
    "mark all $1s as done"
  ],
  // "Set the quantity as empty".
  [
    new RegExp(
      `${begin}(?:set|leave|make|keep)s? ((?:the |my )?[^,;]{1,60}?) (?:as |to )(?:be )?(?:empty|blank)(?=[.!]?$|,|;| and | then | for )`,
      "giu"
    ),
    "clear $1"
  ],
  // "I accept the alert after clicking Save".
  [
    /^((?:(?:I|we|you|the user) )?(?:accept|confirm|dismiss|cancel|close)s? the (?:alert|dialog|confirmation|prompt|confirm|pop-?up|browser dialog|confirmation dialog)) after (\p{Ll}+ing \S.+?)(?=[.!]?$)/giu,
    "after $2, $1"
  ],
  // "Make a context click in the box", "hold the left mouse button on the box".
  ...(
    [
      ["(?:context|right|secondary)", "right-"],
      ["double", "double-"],
      ["(?:left|single|normal|simple)", ""]
    ] as const
  ).map(([kind, put]): readonly [RegExp, string] => [
    new RegExp(
      `${begin}(?:make|perform|do|execute)s? an? ${kind}[ -](?:mouse )?click (?:on|in|at|over) `,
      "giu"
    ),
    `${put}click `
  ]),
  [
    new RegExp(
      `${begin}(?:press|tap|click)(s?)(?: on)? (?:anywhere |somewhere )?outside(?: of)? (?=the |of )`,
      "giu"
    ),
    "click$1 outside "
  ],
  [new RegExp(`${begin}keep (the [^,;]{1,40}?) (?:empty|blank)${end}`, "giu"), "clear $1"],
  [
    new RegExp(
      `${begin}holds?(?: down)? (?:the )?left(?: mouse)? (?:button|click|mouse button|mouse click)(?: down| pressed)? (?:on|over|in) `,
      "giu"
    ),
    "long-press "
  ],
  [
    new RegExp(
      `${begin}moves? (?:the|your|my) (?:mouse|cursor|pointer|mouse pointer) (?:over|onto|on|to) (?=the |[\\p{Lu}\\uE000-\\uF8FF])`,
      "giu"
    ),
    "hover over "
  ],
  [
    new RegExp(
      `${begin}slides? (the [^,;]{1,50}?) to (?=[\\d\\uE000-\\uF8FF]|zero\\b|the (?:left|right|start|end|middle)\\b)`,
      "giu"
    ),
    "set $1 to "
  ],
  // "Submit the code ▯": it is put in first.
  [
    new RegExp(
      `${begin}submit(s?) (?:the|my|an|this) (\\p{Ll}+(?: \\p{Ll}+)?) ([\\uE000-\\uF8FF])${end}`,
      "gu"
    ),
    "fill in the $2 with $3 and submit$1"
  ],
  [new RegExp(`${begin}try the (?:url|address|link):? (?=[\\uE000-\\uF8FF/])`, "giu"), "go to "],
  // "Expect to be taken back to the editor".
  [
    /\bexpects? to (not )?(?:be|get) (?:taken|led|brought|sent|returned|redirected)(?: back)? to (?=the |[\p{Lu}\uE000-\uF8FF/])/giu,
    "I am $1on "
  ],
  [/\bexpects? (?:not to|to not) (see|be|have)\b/giu, "I should not $1"],
  // "The first option in the second row": which of them is told by its place.
  [/\b1st (?=option\b)/giu, "first "],
  [/\b2nd (?=option\b)/giu, "second "],
  [/\b3rd (?=option\b)/giu, "third "],
  // "Perform a search for Lamp".
  [
    new RegExp(
      `${begin}(?:perform|do|run|make|execute|start|conduct)s? an? (?:new |quick )?search (for|on) `,
      "giu"
    ),
    "search $1 "
  ],
  [new RegExp(`${begin}brings? (the [^,;]{2,60}?) (?:back )?into view${end}`, "giu"), "scroll to $1"],
  // "Find and delete the note": what is dealt with is found.
  [
    new RegExp(
      `${begin}(?:find|locate|look for|look up)s?,? and (?:then )?(?=(?:click|tap|press|open|delete|remove|edit|select|choose|check|tick|expand|archive|star|close|complete|cancel)s? (?:on )?(?:the|my|an?|[\\p{Lu}\\uE000-\\uF8FF]))`,
      "gu"
    ),
    ""
  ],
  [
    new RegExp(
      `${begin}look(s?) for (?=the [^,;]{2,50}? (?:button|link|tab|field|section|row|card|item|icon|menu|list|table|checkbox)${end})`,
      "giu"
    ),
    "find$1 "
  ],
  // "Click Priority in the header of the table".
  [
    new RegExp(
      `${begin}((?:[Cc]lick|[Pp]ress|[Tt]ap)s?(?: on)?) (?:the )?([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L} ]{1,25}?) in the (?:table header(?: row)?|header(?: row)? of the (?:table|list|grid))${end}`,
      "gu"
    ),
    "$1 the $2 column header"
  ],
  // "Click Priority column header".
  [
    new RegExp(
      `${begin}((?:[Cc]lick|[Pp]ress|[Tt]ap)s?(?: on)?) ([\\uE000-\\uF8FF]|\\p{Lu}\\p{L}*(?: \\p{L}+){0,2}) column header${end}`,
      "gu"
    ),
    "$1 the $2 column header"
  ],
  [/\bthe footer of the (table|list|grid)(?= )/giu, "the $1 footer"],
  [
    new RegExp(
      `${begin}(?:[Ss]elect|[Mm]ark)(s?) (?:all (?:of )?)?the text (?:in|of) (?=the (?:\\p{Ll}+ |\\d(?:st|nd|rd|th) )?paragraph${end})`,
      "gu"
    ),
    "highlight$1 the text in "
  ],
  // "Click the Age header": that of a column.
  [
    new RegExp(
      `((?:${begin}(?:[Cc]lick|[Pp]ress|[Tt]ap)s?|\\bby (?:clicking|pressing|tapping))(?: on)? the (?:[\\uE000-\\uF8FF]|\\p{Lu}\\p{L}+(?: (?!column|table|page|site|row)\\p{L}+){0,2})) header${end}`,
      "gu"
    ),
    "$1 column header"
  ],
  // "Fill in the form below": below these words, as an exercise says of its page.
  [
    new RegExp(
      `(${begin}(?:fill|complete|submit|highlight|expand|open|use|scroll|read|copy|sort)s?(?: in| out)? [^,;]*?\\bthe (?:\\p{Ll}+ )?(?:form|paragraph|text|list|table|menu|box|field|area|terminal|editor|figure|section)) (?:below|above)${end}`,
      "giu"
    ),
    "$1"
  ],
  [
    new RegExp(
      `${begin}((?:ha(?:ve|s|d) )?[Oo]pen(?:s|ed)?) (${value}) from the (menu|navigation|sidebar|side bar|drawer|toolbar|header|footer|(?:top|side|navigation|nav|menu) bar)${end}`,
      "gu"
    ),
    "$1 $2 in the $3"
  ],
  // "Click Edit and then Proceed to checkout": with a capital in the midst of a sentence it is a name, and no deed of its own.
  [
    /(?<=^(?:I |we |you |the user )?)((?:[Cc]lick|[Pp]ress|[Tt]ap)(?:s)?(?: on)?) (\p{Lu}[^,;.\uE000-\uF8FF]{1,40}?)(?:,| and|, and) then (?!(?:The|An?|I|It|We|You|There|Enter|Tab|Escape|Space|Backspace|Delete)\b)(\p{Lu}\p{Ll}+(?: (?!(?:the|an?|in|into|with|on|is|are|should|it)\b)\p{Ll}+){0,4})(?=[.!]?$)/gu,
    "$1 $2 and click $3"
  ],
  // "Fill in Name with Ada, Postcode with 10100 and City with Rome": a field each.
  [
    /(?<=^(?:I |we |you |the user )?fills?(?: in| out)? .{1,200}?),(?: and)? (?=\p{Lu}[\p{L} '-]{0,30}? with \S)/giu,
    " and "
  ],
  // "Check the box in the row for Ada" is done, and nothing is found out.
  [
    said("(?:check|select|mark) (the (?:check ?)?box) (?=(?:in|next to|beside|of|for|at|on) \\S)"),
    "tick $1 "
  ],
  [said("(?:select|choose|pick) (the (?:radio|option) button) (?=(?:in|next to|beside) \\S)"), "click $1 "],
  [
    /\b((?:[Gg]o|[Nn]avigate|[Mm]ove|[Ss]witch|[Tt]urn)(?:es|s)? to (?:page \d{1,4}|the (?:next|previous|last|first) page)) (?:using|with|via|through|in|by) the (?:pagination|pager|paginator)(?: (?:controls?|buttons?|arrows?|links?|bar))?(?=[.,;]|$| and )/gu,
    "$1"
  ],
  [
    /\b([Ss]elect|[Tt]ick|[Cc]heck|[Mm]ark)s? all (?:the )?(?:rows|entries|items|lines|orders|products)? ?(?:using|with|via|by (?:clicking|ticking|checking)|through) the (?:select[ -]all )?(checkbox|check box) in the (?:table )?header(?: row)?(?=[.,;]|$| and )/gu,
    "check the $2 in the header row"
  ],
  // "Enter a start date of A and an end date of B".
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ss]et|[Pp]rovide|[Cc]hoose|[Ss]elect|[Pp]ick)(s?) an? ([\\p{Ll} -]{3,25}?) of (${value}) and an? ([\\p{Ll} -]{3,25}?) of (${value})${end}`,
      "gu"
    ),
    "$1$2 $4 as the $3 and $1$2 $6 as the $5"
  ],
  [
    new RegExp(
      `${begin}([Ff]ilter)(s?) ((?:the \\p{Ll}+ )?)by (the \\p{Ll}+ [\\uE000-\\uF8FF]) and (?:by )?(the \\p{Ll}+ [\\uE000-\\uF8FF])${end}`,
      "gu"
    ),
    "$1$2 $3by $4 and $1$2 $3by $5"
  ],
  [step("[Ii]ncrease"), "click the plus button next to $1 $2 times"],
  [step("[Dd]ecrease"), "click the minus button next to $1 $2 times"],
  // "Select the Route ▯ and the Sailing ▯".
  [
    new RegExp(
      `${begin}((?:[Ss]elect|[Cc]hoose|[Pp]ick)s?) ((?:the )?\\p{Lu}[\\p{L} -]{1,25}? [\\uE000-\\uF8FF]),? and ((?:the )?\\p{Lu}[\\p{L} -]{1,25}? [\\uE000-\\uF8FF])${end}`,
      "gu"
    ),
    "$1 $2 and $1 $3"
  ],
  // "Locate the date range picker and set the range": it is two fields.
  [
    /\b(?:[Ll]ocate|[Ff]ind) the date range (?:picker|filter|fields?)(?: (?:above|below|over|beside|at|in|on) the [\p{Ll} ]{3,20}?)?,? and (?=(?:set|select|choose|enter|pick)s? the (?:date )?range )/gu,
    ""
  ],
  // "Open the room dropdown that shows ▯": what stands in it tells which it is.
  [
    /\b(the )(?:[a-z]+ )?(dropdown|drop-down|select|list|combobox|picker) (?:that|which) (?:now |currently )?(?:shows|says|reads|displays|contains|has) ([\uE000-\uF8FF])/giu,
    "$1$3 $2"
  ],
  // "Click ▯ in that question": what asks is a dialog.
  [
    /([\uE000-\uF8FF]|\b\p{Lu}\p{Ll}+)( button)? in (?:that|the) (?:confirmation |small |little )?(?:question|prompt|confirmation|popover|pop-over|bubble|pop-?up)(?=[.]?$|,|;| and )/gu,
    "$1$2 in the dialog"
  ],
  [/\b(?:come|comes|return|returns|get|gets) back to (?=the |my |[\uE000-\uF8FF]|\p{Lu})/gu, "go to "],
  [/\bin the same (row|card|line|section|dialog|panel) again(?=[,.;]|$| and )/gu, "in that $1"],
  [
    /\b((?:[Gg]o|[Nn]avigate|[Mm]ove|[Ss]witch|[Tt]urn)(?:es|s)? to page \d{1,4}) (?:of|in) the (?:table|list|results?|overview)(?=[.,;]|$| and )/gu,
    "$1"
  ],
  // "Click ▯ with an empty name field".
  [
    new RegExp(
      `${begin}((?:click|press|submit|tap)(?:s|es)?(?: on)? (?:the )?(?:[\\uE000-\\uF8FF]|[\\p{L} ]{2,20}?)(?: button)?) with (?:an empty|a blank|nothing in the|no text in the) ([\\uE000-\\uF8FF]|[\\p{L} -]{2,30}?) (field|box|input)${end}`,
      "giu"
    ),
    "clear the $2 $3 and $1"
  ],
  // "Open ▯ from the Ada menu".
  [
    new RegExp(
      `${begin}(?:[Oo]pen|[Cc]hoose|[Ss]elect|[Cc]lick|[Pp]ick)s? ([\\uE000-\\uF8FF]) (?:from|in|under) the ([\\uE000-\\uF8FF]|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) menu${end}`,
      "gu"
    ),
    "click $1 in the $2 menu"
  ],
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ww]rite|[Pp]ut|[Ii]nput)(s?) (${value}) as the value (?:of|for|in) (?=\\S)`,
      "gu"
    ),
    "$1$2 $3 into "
  ],
  [said("keys? (?=\\S{1,60} into )"), "enter "],
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ww]rite|[Ii]nput|[Pp]ut)(s?) the (?:value|text|word|number|amount) (?![\\uE000-\\uF8FF])(${value}) (in|into) (?=the |my |[\\uE000-\\uF8FF])`,
      "gu"
    ),
    "$1$2 $3 $4 "
  ],
  [
    new RegExp(
      `${begin}(?:[Ee]nter|[Tt]ype|[Ff]ill in|[Pp]rovide|[Ii]nput)s? the ${written}(\\p{Ll}+(?: ${written}\\p{Ll}+)?) ((?:[\\p{Lu}\\d\\p{Sc}]\\S*?)(?: [\\p{Lu}\\d]\\S*?)*|[^\\s,;]+@[^\\s,;]+?)${end}`,
      "gu"
    ),
    "enter $2 as the $1"
  ],
  [
    new RegExp(`${begin}[Uu]ses? (${value}) (?:as|for) (the|my) (?=\\p{Ll}+(?: \\p{Ll}+)?${end})`, "gu"),
    "enter $1 as $2 "
  ],
  [
    new RegExp(
      `${begin}([Ss]elect|[Cc]hoose|[Pp]ick)(s?) the ([\\p{Lu}\\d][^,;\\uE000-\\uF8FF]{0,40}?) option (in|from) (?=the )`,
      "gu"
    ),
    "$1$2 $3 $4 "
  ],
  [said("(?:removes?|clears?) the (?:tick|check|check ?mark) (?:from|in|of|on) (?=the )"), "uncheck "],
  [said("clears? (?=the (?:\\S+ ){0,4}(?:checkbox|check box|tick box)\\b)"), "uncheck "],
  [
    said(
      "(?:activate|set|mark)s? (?=the (?:\\S+ ){0,4}(?:checkbox|check box|switch|toggle)(?:[.]?$|,| and ))"
    ),
    "turn on "
  ],
  [
    said("deactivates? (?=the (?:\\S+ ){0,4}(?:checkbox|check box|switch|toggle)(?:[.]?$|,| and ))"),
    "turn off "
  ],
  [said("activates? (?=the (?:\\S+ ){0,4}tab(?:[.]?$|,| and ))"), "click "],
  [said("(?:return|navigate|move)s? to the previous page\\b"), "go back"],
  [
    said("(click|press|tap)(s?)(?: on)? the (?:header|heading|title) of the ([^,;]{1,40}?) column\\b"),
    "$1$2 the $3 column header"
  ],
  [
    /\b(button|link|tab|chip|menu item) (?:with|having|that has) the (?:text|label|caption|name) (?=[\uE000-\uF8FF])/gu,
    "$1 "
  ],
  [
    said(
      "((?:click|press|tap|use)(?:s|es)?(?: on)? (?:the )?[^,;]{1,40}? )(?:column )?head(?:ing|er) to (?:sort|order|re-?order)(?: (?:the |by |it\\b)[^,;]*)?$"
    ),
    "$1column header"
  ],
  [
    /\b([Cc]onfirms?) (?:the (?:deletion|removal|dialog|prompt|question|cancellation|action|change)|it|this) (?=(?:with|by (?:clicking|pressing)) (?:[\uE000-\uF8FF]|\p{Lu}))/gu,
    "$1 "
  ],
  [
    /\b(?<=[Aa]dds? |[Ww]rites? |[Pp]osts? |[Ss]ends? )((?:a|the) (?:comment|note|message|reply|review)) (?:saying|that says|with the text|reading) (?=[\uE000-\uF8FF])/gu,
    "$1 "
  ],
  [
    /\b([Ss]elects?) ([\uE000-\uF8FF] (?:in|from) the [^,;]{1,40}? (?:dropdown|drop-down|list|menu|select)),? and ([\uE000-\uF8FF] (?:in|from) the [^,;]{1,40}? (?:dropdown|drop-down|list|menu|select))(?=[.,;]|$)/gu,
    "$1 $2; $1 $3"
  ],
  [/ (in|on) the confirmation(?=[.,;]|$| and )/gu, " $1 the dialog"],
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ww]rite|[Ii]nput|[Pp]ut)(s?) (${value}|\\S+) within (?=the |my |[\\uE000-\\uF8FF])`,
      "gu"
    ),
    "$1$2 $3 into "
  ],
  // "Mark the Terms checkbox" is done to it.
  [
    /(?<=^(?:[Tt]hen |[Aa]nd |I |we |you |(?:[Tt]he )?user )?)([Mm]ark|[Ss]et)s? (?=(?:the )?(?:[\uE000-\uF8FF]|\p{Lu}[\p{L} ]{1,60}?) (?:checkbox|check box|tick box)(?:[.]?$| and |,))/gu,
    "tick "
  ],
  // How one fills it in is told after it.
  [
    /^(fill|complete)s?(?: (?:in|out))? (?:(?:the|this) (?:form|fields|details)(?: with)? )?(?:the )?following(?: (?:details|data|values|fields|information))?: (?!.*: )(?=\S)/iu,
    "fill in "
  ],
  [
    new RegExp(`${begin}([Ss]et|[Cc]hange|[Uu]pdate)s? ((?:the )?[\\p{L} ]{2,40}?) ?= ?(?=\\S)`, "gu"),
    "$1 $2 to "
  ],
  [
    said("(click|tap|press)s?(?: on)? (?:anywhere|somewhere) (?:else )?outside(?: of)? (?=\\S)"),
    "$1 outside "
  ],
  [
    said(
      "(choose|select|pick|click)(s?)(?: on)? the (first|second|third|fourth|fifth|last|top) (?:suggestion|autocomplete (?:option|result)|suggested (?:option|item))"
    ),
    "$1$2 the $3 option"
  ],
  [
    said(
      "selects? all (?:the |of the )?text in (the [^,;]{1,40}?) and (?:delete|remove|clear)s? (?:it|them)"
    ),
    "clear $1"
  ],
  // "Press the down arrow twice and then Enter".
  [
    /\b([Pp]ress(?:es)? [^,;\uE000-\uF8FF]{1,40}?)(?:,| and|, and) then (?=(?:Enter|Return|Tab|Escape|Esc|Space|Backspace|Delete|Home|End)(?=[.]?$|,| and ))/gu,
    "$1 and press "
  ],
  // "Filter the list by status Active".
  [
    new RegExp(
      `${begin}([Ff]ilter)(s?) ((?:the |my )?\\p{Ll}+ )?by (?:the )?(\\p{Ll}+) (\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)*)${end}`,
      "gu"
    ),
    "$1$2 by the $4 $5"
  ],
  // "Enter expiry date 12/30 and CVC 123": a field each.
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Pp]rovide)(s?) (?:the )?([\\p{L} -]{3,25}?) (\\d[\\w./-]*) and (?:the )?([\\p{L} -]{3,25}?) (\\d[\\w./-]*)${end}`,
      "gu"
    ),
    "$1$2 $4 as the $3 and $1$2 $6 as the $5"
  ],
  [/\b(?:the )?number of (rows|items|entries|results) per page\b/giu, "$1 per page"],
  [
    /\b(select|choose|pick|click)(s?)(?: on)? (?:the )?(\d{1,2})(?:st|nd|rd|th) (in|from|on) (the (?:[\p{Ll} ]{1,20} )?(?:calendar|date ?picker))(?=[.]?$|,|;| and )/giu,
    "$1$2 $3 $4 $5"
  ],
  // What a key is for says nothing more.
  [
    /\b([Pp]ress(?:es)?|[Hh]it|[Uu]se) ((?:(?:[Cc]trl|[Cc]ontrol|[Cc]md|[Cc]ommand|[Aa]lt|[Oo]ption|[Ss]hift|[Mm]eta) ?\+ ?)+[\p{L}\d]{1,9}) (?:in order )?to (?!the |my )[\p{Ll} ]{3,60}(?=[.]?$)/gu,
    "$1 $2"
  ],
  // "Enter ▯ on the login screen": in which place, and not in which field.
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ww]rite|[Ii]nput)(s?) (${value}) on (the [\\p{L} ]{2,30}? (?:screen|page|form|dialog|step|tab))${end}`,
      "gu"
    ),
    "in $4, $1$2 $3"
  ],
  // Notifications that are enabled are a setting, and no messages.
  [
    said("enables? (?:the )?(?=(?:\\p{Ll}+ )?(?:notifications|alerts|messages)(?:[.]?$|,| and ))"),
    "turn on "
  ],
  [
    said("disables? (?:the )?(?=(?:\\p{Ll}+ )?(?:notifications|alerts|messages)(?:[.]?$|,| and ))"),
    "turn off "
  ],
  // "Click the button to accept all cookies": called as what it does.
  [
    said(
      "(click|press|tap|use|hit)s?(?: on)? (?:the|an?) (button|link) (?:to|for) ((?:accept|add|create|delete|remove|save|submit|send|reset|open|close|cancel|confirm|continue|edit|view|download|export|import|upload|log|sign|subscribe|register|proceed|start|stop|show|hide|go|return|search|apply|clear|refresh|print|share|copy)(?: (?!and\\b|then\\b)\\p{Ll}+){0,4})(?=[.]?$|,|;| and | then )"
    ),
    "$1 the $3 $2"
  ],
  // As whom one logs in is told by the name that is given.
  [
    /\b((?:log|sign)(?:s|ged|ned)? ?(?:in|on)) as (?:an? |the )?(?:\p{Ll}+ )?(?:admin|administrator|user|customer|manager|editor|member|owner|guest|employee|agent|operator|tester|viewer|teacher|student|doctor|seller|buyer) (?:with|using) (?=(?:the |user ?name |e-?mail )*[\uE000-\uF8FF])/giu,
    "$1 with "
  ],
  [
    /\b((?:log|sign)(?:s|ged|ned)? ?(?:in|on)) as (?:an? |the )?(?:\p{Ll}+ )?(?:admin|administrator|user|customer|manager|editor|member|owner|guest|employee|agent|operator|tester|viewer|teacher|student|doctor|seller|buyer) \(([^\s()]+ \/ [^\s()]+)\)/giu,
    "$1 as $2"
  ],
  [
    /\b((?:log|sign)(?:s|ged|ned)? ?(?:out|off)) (?:from|using|via|through|with|in|by) (the [^,;]{0,40}?menu)(?=[.]?$|,|;| and | then )/giu,
    "open $2 and $1"
  ],
  // "Log into Ada's account".
  [
    /\b((?:log|sign)(?:s)?) ?into ([\uE000-\uF8FF]|\p{Lu}[\w.-]*)['’]s account(?=[.]?$|,|;| and | then )/giu,
    "$1 in as $2"
  ]
]
