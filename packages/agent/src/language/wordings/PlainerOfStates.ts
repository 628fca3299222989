/** Other words for how things stand: `the field contains nothing`, `the switch is set to on`, `there is no longer a badge`. Masked. */

const end = "(?=[.]?$|,|;| and | but )"
const be = "(is|are|should be|must be|becomes?|remains?|stays?)"
const day =
  "(?:[\\uE000-\\uF8FF]|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}\\.? \\p{Lu}\\p{Ll}+(?: \\d{4})?|\\p{Lu}\\p{Ll}+ \\d{1,2}(?:, \\d{4})?)"

/** What has one of its own, and which it has. */
const itsControl =
  "^((?:.*\\b(?:that|and) )?)((?:the )?(?:[\\uE000-\\uF8FF]|\\p{Lu})[^,;]{0,50}?|the row of [^,;]{1,50}?) (?:still |now )?(?:has|shows|should (?:still )?(?:have|show)) its ([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L} ]{1,25}?) (button|link|icon|checkbox)"

/** The kinds of control that bear a state. */
const control =
  "(?:(?:radio ?button|check ?box|button|link|field|input|text ?box|option|tab|toggle|switch|drop-?down|menu|icon|radio|box|row|card|image|element|label|heading|message)(?: option)?)"
const named = "[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d-]*"
const stateOf =
  "(not )?(selected|checked|ticked|unchecked|disabled|enabled|hidden|visible|displayed|shown|present|empty|focused|active|expanded|collapsed)"

const kinds =
  "Heading Title Footer Header Dialog Popup Toast Banner Table List Form Sidebar Badge Tooltip Menu Dropdown Checkbox Counter Caption".split(
    " "
  )

export const plainerOfStates: ReadonlyArray<readonly [RegExp, string]> = [
  // "The rent is due Friday".
  [
    / (is|are|should be|must be|was) ((?:now |still )?due) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?=[.]?$|[,;] | and ))/gu,
    " $1 $2 on "
  ],
  // "The Harbour project is Open and unassigned": it is both.
  [
    /^((?:.*\bthat )?)((?:[Tt]he )?(?:[\uE000-\uF8FF]|(?! and )[^,;:])(?:(?! and | is )[^,;:]){1,50}?) (is|should be|must be) (\p{Lu}\p{Ll}+) and (un\p{Ll}{4,}ed)(?=[.]?$)/u,
    "$1$2 $3 $4; $2 $3 $5"
  ],
  // "Heading still says ▯": of the kind, which stands first in the sentence.
  ...kinds.map((kind): readonly [RegExp, string] => [
    new RegExp(
      `^${kind} (?=(?:still |now |should |must )*(?:says?|reads?|shows?|is|has|contains?|displays?) )`,
      "u"
    ),
    `the ${kind.toLowerCase()} `
  ]),
  // "I've swapped cars, so I click ▯": why one does it.
  [/^(?:I|We)(?: have|['’]ve) (?:just )?\p{Ll}+ed [^,;]{2,40}, so (?=(?:I|we) )/u, ""],
  // "The average at the bottom of the table = 66.5", "Balance of Everyday: $3".
  [
    /^(?:the )?(\p{L}[^=:,;]{2,40}?) (at the (?:bottom|top) of the \p{Ll}+) = (?=[\p{Sc}\d\uE000-\uF8FF])/iu,
    "the $1 $2 is "
  ],
  [/^(\p{Lu}\p{Ll}+ of \p{Lu}[^=:,;]{1,40}?): (?=[\p{Sc}\d\uE000-\uF8FF][^,;]*$)/u, "the $1 is "],
  [
    /^(?:I |We )?expects? (?:the |an? )?((?:validation|error|warning|success) message) (?=\p{Lu})/iu,
    "I see the $1 "
  ],
  [/\bturn to the (second|third|fourth|fifth|next|previous|last|first) page\b/gu, "go to the $1 page"],
  // "The All filter is the active one".
  [
    /\b(the [^,;]{2,40}?) (is|should be|must be) (?:the )?(active|selected|current|checked) one(?=[.!?]?$)/giu,
    "$1 $2 $3"
  ],
  [
    /^[Dd]oes (the [^,;]{2,40}?) (?:open|start|begin) on (?=\p{Lu}\p{Ll}+ \d{4}[.?!]?$|[\uE000-\uF8FF][.?!]?$)/u,
    "$1 shows "
  ],
  [
    /, (\p{Lu}[\p{L}\d -]{1,30}|\d[\p{L}\d:., -]{0,20}|[\uE000-\uF8FF]) (?:is )?(?:on top|at the top)(?=[.]?$)/gu,
    " and $1 is first"
  ],
  [/\b(?:opens|should open|must open) on (?=(?:\p{Lu}\p{Ll}+ \d{4}|[\uE000-\uF8FF])[.?!]?$)/gu, "shows "],
  [/ (?:to begin with|at first|to start with|at (?:the )?start|initially)(?=,|[.]?$)/giu, ""],
  // "Is in the table twice".
  [
    / (?:is|are|should be|must be) (?:listed |shown |there )?((?:in|on) (?:the |my )[^,;]{2,40}?) (once|twice|three times)(?=[.]?$)/giu,
    " appears $2 $1"
  ],
  // "Ada is Booked for 11:00".
  [
    /^((?:.*\bthat )?)([^,;:]{2,40}?) (?:is|are|should be|must be) (?:now |still )?(\p{Lu}\p{Ll}+) (?:for|at|on|until|since|from) (?=\d{1,2}[:.]\d\d|\p{Sc}\d|\d{1,2} \p{Lu}\p{Ll}{2,}|\d{4}-\d\d)([^,;]+?)(?=[.]?$)/gu,
    "$1$2 shows $3 and $2 shows $4"
  ],
  [
    /^(?:At|On|In) the (?:very )?(bottom|top)(?: of the (?:page|screen|window))?,? it (?:should |must )?(?:now )?(?:say|read|show)s? (\p{Lu}[^,;]{2,60}?), and (?=(?:only )?\d+ \p{Ll}+ (?:should|must|are|remain))/u,
    "the message at the $1 reads $2; "
  ],
  // "The form complains: A is required, and B is too long".
  [
    /^([Tt]he (?:form|page|dialog|window|app)) (?:complains|objects|protests|warns|grumbles)(?: me| us)?: (?=[\p{Lu}\uE000-\uF8FF])/u,
    "$1 says: "
  ],
  [/(?:^|,? )(?:it |which )?should be empty: (?=\p{Lu}[^,;]+$)/u, " it says "],
  // "Once the order is placed, click Home": what was done before.
  [
    /^(?:[Oo]nce|[Aa]fter|[Aa]s soon as|[Ww]hen) (?:the|my|your|this|that) \p{Ll}+(?: \p{Ll}+)? (?:is|has been|was) (?:reserved|booked|placed|ordered|paid|submitted|registered|signed up|signed in|logged in|set up),? (?=(?:click|press|go|open|select|choose|tap|visit|navigate|enter|type|log|sign|return|reload)\b)/u,
    ""
  ],
  // "The message ▯ has been seen" by whom it is for, and not that it is there to be seen.
  ...(["Seen", "Delivered"] as const).flatMap((status): ReadonlyArray<readonly [RegExp, string]> => {
    const thing =
      "\\b((?:message|mail|e-?mail|comment|post|reply|notification|letter)(?: [\\uE000-\\uF8FF])?)"
    return [
      [new RegExp(`${thing} (?:has|was) been ${status}${end}`, "giu"), `$1 says ${status}`],
      [
        new RegExp(`${thing} (?:has not|was not|has never) been ${status}(?: yet)?${end}`, "giu"),
        `$1 does not say ${status}`
      ]
    ]
  }),
  // "I should see the From datepicker empty".
  [
    /\b(?:see|sees) ((?:the |an? )?(?:[\uE000-\uF8FF]|\p{Lu}\S*) [\p{Ll} -]{3,30}?(?<!\b(?:is|are|be|as))) (?:as )?(empty|disabled|enabled|checked|unchecked|selected|expanded|collapsed)(?=[.!]?$)/gu,
    "see that $1 is $2"
  ],
  // "Assert checkbox ▯ checked": a note of what must be.
  [
    new RegExp(
      `^((?:(?:I|we|the user) )?(?:assert|verify|check|ensure|confirm|validate|expect)s?(?: that)? )(?:the )?(?:(${control}) (${named})|(${named}) (${control})) (?:to be )?${stateOf}(?=[.!]?$)`,
      "iu"
    ),
    "$1the $3$4 $2$5 is $6$7"
  ],
  // "I should see some ▯ pod selected in the pod list".
  [
    /\b(see|sees) ((?:the |an? |some )?[\uE000-\uF8FF](?: \p{Ll}+)?) (?:as )?(disabled|enabled|checked|unchecked|selected|expanded|collapsed|highlighted) in (the [^,;]{2,40}?)(?=[.!]?$)/gu,
    "$1 that $2 in $4 is $3"
  ],
  [
    /\b((?:switch|toggle|checkbox|slider|button)(?: [\uE000-\uF8FF])?|[\uE000-\uF8FF]) (is|should be|must be) in (?:the |its )?(on|off|checked|unchecked|enabled|disabled) (?:position|state)(?=[.!]?$|,|;| and )/giu,
    "$1 $2 $3"
  ],
  // "The footer displayed status is ▯", as generated steps have it.
  [
    /^((?:.*\bthat )?)(?:[Ii] validate )?(.{2,80}?),? (?:is )?displayed (?:status|state) is true(?=[.]?$)/u,
    "$1$2 is shown"
  ],
  [
    /^((?:.*\bthat )?)(?:[Ii] validate )?(.{2,80}?),? (?:is )?displayed (?:status|state) is false(?=[.]?$)/u,
    "$1$2 is not shown"
  ],
  // "I see Roles and access page is displayed".
  [
    /^((?:I|we|the user) (?:should |can )?sees?) (?!that )((?:the )?(?:[\uE000-\uF8FF]|\p{Lu})[^,;]{1,60}? (?:page|screen|dialog|modal|panel|section)) is (?=(?:shown|displayed|visible|open)(?=[.]?$))/iu,
    "$1 that $2 is "
  ],
  [
    /\b(are|is|should be|must be) (?:shown|displayed|marked|highlighted) as (selected|checked|active|disabled|enabled|unchecked) (?:by default|initially|at first)(?=[.]?$|,|;| and )/giu,
    "$1 $2"
  ],
  [
    /^((?:.*\bthat )?[^;]{2,80} and [^;]{2,60}? (?:are|should be|must be) (?:selected|checked|disabled|enabled|unchecked|visible|hidden|shown|displayed|empty)) (?:by default|initially|at first)(?=[.]?$)/iu,
    "$1"
  ],
  [/\b(?:active|highlighted)\/(?=selected\b)|(?<=\bselected)\/(?:active|highlighted)\b/giu, ""],
  [
    /\b(?:sees?|have|has) the (?:browser|page|window|tab)(?:'s)? title (?:as |set to |of |be |to be )(?=[\uE000-\uF8FF])/giu,
    "see that the page title is "
  ],
  [/\bre-direct(?=s|ed)/giu, "redirect"],
  [/ displayed as (?:the|a) (?:search )?results?(?=[.!]?$)/giu, " displayed"],
  // "Check error message visibility".
  [
    /^((?:I |we |you )?(?:check|verify|confirm|ensure|assert|validate)s?) (?:the )?(\p{Ll}[\p{Ll} ]{2,40}|[\uE000-\uF8FF](?: \p{Ll}+)?) visibility(?=[.!]?$)/giu,
    "$1 the visibility of the $2"
  ],
  // "Check that it redirects to the orders page".
  [
    /^((?:.*\b(?:that|and|verify|check|assert|ensure|confirm) )?)(?:it|this|that|the (?:page|app|application|site|browser)) (?:(?:should |must |will )?(?:redirects?|navigates?|returns?|leads?|goes|go|takes? (?:me|you|us|the user)|sends? (?:me|you|us|the user)|brings? (?:me|you|us|the user))) (?:back )?to (?=(?:the |my )?[^,;]{1,60}?(?:page|screen|view|homepage|dashboard)[.!]?$|[\uE000-\uF8FF/]\S*[.!]?$|https?:\S+[.!]?$)/giu,
    "$1I am redirected to "
  ],
  // "Errors: ▯ and ▯".
  [
    /^(?:the )?(?:error|validation|warning)(?:s| messages?)?: ([\uE000-\uF8FF](?:(?:,| and|, and) [\uE000-\uF8FF])*)(?=[.]?$)/iu,
    "$1 are shown"
  ],
  // "Knots, Sails and Charts are all ticked": each of them.
  [
    /^((?:.*\bthat )?[^;]*(?:[\uE000-\uF8FF]|\p{Lu}[^,;]*) and [^,;]+? are) all (?=(?:still |now )?(?:in|on|listed|shown|there|visible|displayed|ticked|checked|selected|enabled|disabled|empty|unchecked|gone)\b)/gu,
    "$1 "
  ],
  // "The form is shown again, with the Name and Email fields empty".
  [
    /^((?:.*\bthat )?.+? (?:is|should be) (?:shown|displayed|visible|open)(?: again)?),? with (?:both )?the ([\uE000-\uF8FF]|\p{Lu}[\p{L} ]{0,25}?) and (?:the )?([\uE000-\uF8FF]|\p{Lu}[\p{L} ]{0,25}?) fields (empty|blank|disabled)(?=[.]?$)/u,
    "$1; the $2 field is $4; the $3 field is $4"
  ],
  // "It opens the settings page".
  [/^(?:it|this|that) opens(?: up)? (the [^,;]{2,60}? page)(?=[.!]?$)/giu, "$1 opens"],
  // "The overview opens on June 2025": what it shows at first.
  [
    /^((?:.*\bthat )?)([Tt]he \p{Ll}+(?: \p{Ll}+)?) (?:opens?|starts?|begins?) on (\p{Lu}\p{Ll}+ \d{4})(?=[.?]?$)/u,
    "$1$2 shows $3"
  ],
  [
    /^((?:.*\bthat )?(?:the (?:task|item|todo|to-do|step) )?(?:[\uE000-\uF8FF]|\p{Lu}[^,;]{0,40}?)) (is|should be|must be) (?:now )?complete(?=[.]?$)/iu,
    "$1 $2 completed"
  ],
  [
    /^((?:.*\bthat )?)the search (?:should |must )?(?:returns?|finds?|yields?|gives?|brings? up) ((?:exactly |only )?(?:\d{1,6}|one|two|three|four|five|six) \p{Ll}+)(?=[.]?$)/iu,
    "$1there are $2"
  ],
  // Which of several is the current one, and not what the page says.
  [
    /\b[Tt]he (?:current|active|selected) page(?: number)? (is|should be|must be) (?:now |still )?(?:page )?(\d{1,4})(?=[.]?$|,|;| and )/gu,
    "page $2 $1 the current page"
  ],
  [
    /\b[Tt]he (?:current|active) (step|stage) (is|should be|must be) (?:now |still )?([\uE000-\uF8FF]|\p{Lu}[^,;]{0,30}?)(?=[.]?$|,|;| and )/gu,
    "$3 $2 the current $1"
  ],
  [/\b([Aa]n?|[Tt]he) (?:short|brief|small|little) (message|notice|toast|notification)(?= )/gu, "$1 $2"],
  // "City Cab still has its Attach button", "the row of Ada has its Delete button disabled".
  [
    new RegExp(`${itsControl}( disabled| enabled| hidden| checked| unchecked)(?=[.]?$)`, "u"),
    "$1the $3 $4 of $2 is$5"
  ],
  [new RegExp(`${itsControl}(?=[.]?$)`, "u"), "$1the $3 $4 of $2 is shown"],
  [/^(\p{Lu}\p{Ll}+) of (\p{Lu}[\p{L} ]{1,30}): (\p{Sc}?-?\d[\d.,]*%?)(?=[.]?$)/u, "the $1 of $2 is $3"],
  [
    /^((?:.*\b(?:that|ensure|verify|check) )?)([\uE000-\uF8FF]|\p{Lu}[^,;]{1,40}?) (is|should be) at the (top|bottom) of the (list|table|grid) with (?:the )?(status|role|price|date|type|priority|state|category) ([\uE000-\uF8FF]|\p{Lu}[^,;]{0,30}?)(?=[.]?$|, and the )/iu,
    "$1$2 $3 at the $4 of the $5; the $6 of $2 is $7"
  ],
  [
    /^((?:(?:I|we|the user) )?(?:verify|check|ensure|confirm|expect)s?(?: for)?) (an? (?:\p{Ll}+ ){0,2}(?:message|error|warning|toast|alert|notification|dialog|pop-?up|tooltip))(?=[.]?$)/iu,
    "$1 that $2 is shown"
  ],
  [
    /^((?:the )?user|I|we) (?:is|am|are|should be|must be) (?:navigated|taken|redirected|directed|brought) to a new (?:browser )?(?:window|tab) with (?:the )?text (?:as )?(?=[\uE000-\uF8FF][.]?$)/iu,
    "a new tab opens; I see "
  ],
  [
    /\b(is|are|should be|must be) (?:uncompleted|incomplete|un-completed)(?=[.]?$|,|;| and )/giu,
    "$1 not completed"
  ],
  [/\b((?:error|warning|message|notice|validation)s?) clears(?: up)?(?=[.]?$|,|;| and )/giu, "$1 disappears"],
  // "The ticket's status should be in progress": a value, and no place.
  [
    /\b((?:status|state)(?: of [^,;]{1,40}?)? (?:is|should be|must be|becomes|changes to|should change to)(?: now)?) (in|on|under) (?=(?:progress|review|transit|hold|draft|use|stock|delivery|process|development|construction)(?=[.]?$|,|;| and ))/giu,
    "$1 $2-"
  ],
  // A toast comes up where toasts do.
  [
    /^((?:.*\bthat )?(?:an?|the) [^,;]*?\b(?:toast|snackbar|message|notification|alert|banner)(?: [^,;]{1,60}?)? (?:should appear|should be (?:shown|displayed|visible)|appears|pops up|should pop up|is (?:shown|displayed))) (?:at|in) the (?:(?:bottom|top)(?:[ -](?:right|left|cent(?:er|re)))?(?: corner)?)(?: of the (?:page|screen|window))?(?=[.]?$)/iu,
    "$1"
  ],
  // "The fee should be populated with ▯": what a field holds.
  [
    /^((?:.*\bthat )?)((?:the |my )?[^,;\uE000-\uF8FF]{1,60}?|[\uE000-\uF8FF]) (?:(?:is|are|should be|must be|gets|has been) )(?:now |automatically )?(?:pre-?)?(?:populated|filled|filled in) with (?:the value )?([\uE000-\uF8FF]|\p{Sc}?\d[\d.,]*)(?=[.]?$)/iu,
    "$1the value of $2 is $3"
  ],
  // "▯ shows in the username field".
  [
    /^((?:.*\bthat )?)(?:[Tt]he (?:text|value|word) )?([\uE000-\uF8FF]|\p{Lu}[\w.-]*(?: [\p{Lu}\d]\S*)*|[\w.-]*[_\d@][\w.@-]*) (?:shows(?: up)?|appears|is (?:now |still )?(?:shown|displayed|entered|filled in|prefilled|set)|should (?:be (?:shown|displayed)|show|appear))(?: by default)? in (the [^,;]{1,50}? (?:field|box|input|dropdown|drop-down|text ?box|combo ?box|select))(?=[.]?$)/u,
    "$1the value of $3 is $2"
  ],
  [/\b(is|are|has|have|was|were) (?:been )?(disappeared|vanished)(?=[.,;]|$| and )/giu, "is gone"],
  // "The SEARCH button - disabled by default".
  [
    /^((?:[Tt]he )?(?:[\uE000-\uF8FF]|\p{Lu}[\p{L} ]{0,60}?) (?:button|checkbox|check box|field|link|tab|switch|toggle|dropdown|option|radio button|icon)) [-–—] (not )?(set|checked|ticked|unchecked|disabled|enabled|selected|active|inactive|empty|hidden|visible|shown|on|off)(?: by \p{L}{5,9})?(?=[.]?$)/u,
    "$1 is $2$3"
  ],
  [/\b(checkbox|check box) (is|should be|must be) not set(?=[.,;]|$| and )/giu, "$1 $2 not checked"],
  [/\b(checkbox|check box) (is|should be|must be) set(?=[.,;]|$| and )/giu, "$1 $2 checked"],
  // "I should be on a page showing ▯".
  [
    /^((?:I|we|you|the user) (?:(?:should|must|will|now) )*)(?:be|am|are|is) on (?:an?|the) (?:page|screen) (?:showing|displaying|saying|containing|(?:that|which) (?:shows|says|contains|displays)) (?=[\uE000-\uF8FF])/iu,
    "$1see "
  ],
  [
    /^((?:I|we|you|the user) (?:(?:should|must|will|now) )*(?:be|am|are|is) on the [^,;]{1,60}? (?:page|screen)) (?:showing|displaying|saying|containing|(?:that|which) (?:shows|says|contains|displays)) (?=[\uE000-\uF8FF])/iu,
    "$1; I should see "
  ],
  // "From newest to oldest": what comes first.
  [
    /\b(?:from )?(?:the )?(newest|latest|oldest|earliest|most recent|cheapest|most expensive) to (?:the )?(?:newest|latest|oldest|earliest|most recent|cheapest|most expensive)(?=[.]?$|,|;| and )/giu,
    "$1 first"
  ],
  [/\bin (ascending|descending) alphabetical order\b/giu, "in $1 order"],
  [/\b((?:sort|order)s? [^,;]+?) from A to Z(?=[.]?$|,|;| and )/giu, "$1 in ascending order"],
  [/\b((?:sort|order)s? [^,;]+?) from Z to A(?=[.]?$|,|;| and )/giu, "$1 in descending order"],
  [/^(?:and )?can (?:also )?(?:view|see) (?=(?:the|an?) |[\uE000-\uF8FF])/iu, "I see "],
  [/\bI['’]m (?:now |currently )?(?:looking at|viewing|browsing) (?=(?:the|my) )/giu, "I am on "],
  [
    /^(?:when )?((?:I|we) )(?:ensure|make sure|verify|check|confirm) (?=(?:I|we) (?:am|are) )/iu,
    "verify that "
  ],
  [
    /\b((?:the )?(?:[\uE000-\uF8FF]|\p{L}+(?: \p{L}+)?) )(?:label |field |button )?text equals(?: to)? (?=[\uE000-\uF8FF])/giu,
    "the text of $1is "
  ],
  [/\bequals to (?=[\uE000-\uF8FF\d])/giu, "equals "],
  // A line of a list of what is there: "Organization switcher visible in header".
  [
    /^((?:the )?(?:[\uE000-\uF8FF]|\p{Lu}\p{L}+)(?: (?!(?:is|are|be|not|no|been|now|still|longer|was|were|and|or|but|should|must|can|will|has|have|shows?|becomes?|remains?|stays?|gets?|as|all|only|also|made)\b)[\p{L}-]+){0,4}) ((?:visible|displayed|shown|enabled|disabled|present|hidden)(?: (?:in|on|at|under|above|below|next to) (?:the )?[^,;:.]{2,40})?)(?=[.]?$)/u,
    "$1 is $2"
  ],
  [/ (?:is|are|should be|must be) able to (?=(?:see|view|find|read)\b)/giu, " should "],
  // "Verify the presence of the Search box".
  [
    /^((?:(?:I|we|the user) )?(?:verify|check|ensure|assert|confirm|validate|test)s?) (?:the |for (?:the )?)?(?:presence|visibility|existence|display|appearance) of (?=\S)([^,;]+?)(?=[.]?$| and (?:the )?(?:presence|visibility|absence) )/iu,
    "$1 that $2 is shown"
  ],
  [
    /^((?:(?:I|we|the user) )?(?:verify|check|ensure|assert|confirm|validate|test)s?) (?:the |for (?:the )?)?(?:absence|non-?existence|disappearance) of (?=\S)([^,;]+?)(?=[.]?$)/iu,
    "$1 that $2 is not shown"
  ],
  [
    / (is|are|should be|must be) (?:displayed|shown) (?:correctly|properly) as (?=[\uE000-\uF8FF\d\p{Sc}])/gu,
    " $1 "
  ],
  [
    /\b(?:the )?h1(?: heading| title| tag| element)?(?= (?:is|should|must|reads|says|shows|contains|has)\b)/giu,
    "the main heading"
  ],
  [
    /\b(a new (?:browser )?(?:tab|window)) (?:opens|should open|is opened|should be opened) with (?:the )?(?:url|address|link) (?=[\uE000-\uF8FF])/giu,
    "$1 opens; the URL is "
  ],
  // When it was sorted and searched is told by the order of the steps.
  [/^after (?:sorting|filtering|searching), (?=\S)/iu, ""],
  // "A is shown for the Name and Email fields".
  [
    /^((?:.*\bthat )?)([^,;]*[\uE000-\uF8FF]) ((?:is|should be|must be) (?:shown|displayed|visible)|appears|should appear) (for|under|below|next to|beside|at|on) (?:both )?the (\p{Lu}[\p{L} ]{0,25}?|[\uE000-\uF8FF]) and (?:the )?(\p{Lu}[\p{L} ]{0,25}?|[\uE000-\uF8FF]) fields(?=[.]?$)/u,
    "$1$2 $3 $4 the $5 field; $2 $3 $4 the $6 field"
  ],
  [
    / (?:after|once|when) (?:the )?(?:(?:page|data) )?loading (?:completes?|is completed?|finishes|has finished|is done|is over)(?=[.]?$|,|;| and(?: |$))/giu,
    ""
  ],
  // "Only products in the ▯ category are visible": each of those that are there is of it.
  [
    /^((?:.*\bthat )?)[Oo]nly (\p{Ll}+s) (?:in|from|of|with) the ([\uE000-\uF8FF]|\p{Lu}\p{L}+) (category|status|department|group|type|priority|brand|genre) (?:are|should be|must be|remain) (?:now )?(?:visible|shown|displayed|listed|left)(?=[.]?$)/u,
    "$1the $4 of all $2 is $3"
  ],
  // A question that wants a yes.
  [/^is ((?:the|my|its) [^,;?]{1,80}?) (?:equal to|the same as) (?=[\uE000-\uF8FF\d])/iu, "$1 is "],
  [
    /^(?:is|are) ((?:the|my|its) [^,;?]{1,80}?|[\uE000-\uF8FF]) ((?:shown|displayed|visible|enabled|disabled|checked|selected|empty)(?: [^,;?]*)?)(?=\??$)/iu,
    "$1 is $2"
  ],
  [/\bthe contents? of (?=the [^,;]{1,50} (?:is|are|should|must|equals?|reads?)\b)/giu, "the text of "],
  [
    /\bthe console (should|must|does) not (?:contain|show|have|log|report) (?:any )?errors?(?=[.]?$|,|;| and )/giu,
    "the console $1 have no errors"
  ],
  [
    /\b(?:the |my )?(?:page|app|application|site|screen) (?:should|must|does) not (?:have|show|log|throw|produce|report) (?:any )?(?:javascript |js )?(?:console errors?|errors? in (?:the|its) (?:browser )?console)(?=[.]?$|,|;| and )/giu,
    "there are no console errors"
  ],
  [
    /^Only (?:the )?(?=[\uE000-\uF8FF]|[\p{Lu}\d]\S*(?: \p{Lu}\S*)* (?:is|are|has|have|should|must) )/u,
    "only "
  ],
  [
    /^only ([\uE000-\uF8FF]|[\p{Lu}\d]\S*(?: \p{Lu}\S*)*) (?:has|should have|must have) the (status|state) (\S[^,;]*?)(?=[.]?$)/u,
    "the $2 of $1 is $3; only $1 is $3"
  ],
  [
    /\b(is|are|should be|must be|has been) (?:now )?(?:recalculated|recomputed|adjusted|corrected) to (?=[\uE000-\uF8FF]|\p{Sc}|\d)/giu,
    "$1 "
  ],
  [
    /\b(field|box|input|dropdown) (is|should be|must be) (?:now )?(?:highlighted|marked|outlined|framed|bordered|shown) in red(?=[.]?$|,|;| and )/giu,
    "$1 $2 invalid"
  ],
  [
    /\b(dialog|modal|form|drawer|panel) (?:is|should be) (?:pre-?filled|prepopulated|pre-?populated|populated) with (?:the )?([\uE000-\uF8FF]) (?:as|for|in) the ([\p{Ll} -]{2,25}?)(?: field)?(?=[.]?$)/giu,
    "$1 is shown; the $3 field contains $2"
  ],
  // "The Orders tab shows the badge 3": the number is what stands on it, and no name.
  [
    /\b(shows?|displays?|bears?|carries|has|have) (?:the|a) badge (?=\d{1,6}(?:[.]?$|,|;| and ))/giu,
    "$1 a badge of "
  ],
  // Of a message it is told where it stands, and not that there are others.
  [
    /\b((?:toast|message|notification|banner|alert|snackbar)(?: [\uE000-\uF8FF])?) ((?:appears|is shown|is displayed|shows up|should appear|should be shown|should be displayed)) (?:at|on|in) the (?:very )?(?:top|bottom)(?=[.]?$|,|;| and )/giu,
    "$1 $2"
  ],
  // "The amount under ▯": a tile's. "The amount for ▯" is what ▯ has under that head.
  [
    /\bthe (?:(?:amount|value|number|figure|count) (?:shown |displayed )?(?:under|below|beneath|next to|beside)|(?:value|number|figure|count)(?: shown| displayed)? for|amount (?:shown|displayed) for) ([\uE000-\uF8FF]) (?=(?:is|should be|must be|reads) (?:now |still )?[\p{Sc}\d\uE000-\uF8FF])/giu,
    "$1 "
  ],
  [
    /\bpage (\d{1,4}) (is|should be|must be) (?:now )?(?:the|marked as the|shown as the) (?:active|current|selected|open)(?: page)?(?: one)?(?=[.]?$|,| and )/giu,
    "page $1 $2 selected"
  ],
  // "The text changes to ▯".
  [
    /^((?:.*\bthat )?)the (?:text|line|label|caption|hint|note) (?:now )?(?:changes|changed|has changed|updates|switches|should change|is changed) to ([\uE000-\uF8FF])(?=[.]?$)/iu,
    "$1$2 is shown"
  ],
  [/\bthere (is|are) no longer (?:an?|any) (?=\S)/giu, "there no longer $1 "],
  [/\bthere (should|must|will) (?:now|then|also|still) be (?=\S)/giu, "there $1 be "],
  [
    /\b((?:switch|toggle)) (is|should be|must be) (?:now |still )?(?:set to |turned )?(on|off)(?=[.]?$|,|;| and )/giu,
    "$1 $2 $3"
  ],
  [/\b((?:switch|toggle)) (is|should be|must be) (?:now |still )?active(?=[.]?$|,|;| and )/giu, "$1 $2 on"],
  [
    /\b((?:switch|toggle)) (is|should be|must be) (?:now |still )?inactive(?=[.]?$|,|;| and )/giu,
    "$1 $2 off"
  ],
  [
    /\b(checkbox|check box) (is|should be|must be|has been) (?:now |still )?cleared(?=[.]?$|,|;| and )/giu,
    "$1 $2 unchecked"
  ],
  [
    new RegExp(
      `\\b${be} (?:highlighted|marked|shown|displayed) as (?:the )?(selected|active|current)${end}`,
      "giu"
    ),
    "$1 $2"
  ],
  [
    /\b(field|box|input|area|textbox) (?:now |still )?(?:contains|has|holds) nothing(?=[.]?$|,|;| and )/giu,
    "$1 is empty"
  ],
  [
    /\b(field|box|input|area|textbox) (?:does|should|must) not (?:contain|have|hold) anything(?=[.]?$|,|;| and )/giu,
    "$1 is empty"
  ],
  [
    /\b(?:has|gets|receives|should have|should get|should receive) (?:the )?(?:keyboard )?focus(?=[.]?$|,|;| and )/giu,
    "is focused"
  ],
  [/ (is|should be|must be) an? (required|mandatory) field(?=[.]?$|,|;| and )/giu, " $1 required"],
  [
    / (?:is|are|should be|must be) (?:now |still )?(?:displayed|shown|listed|given) as (?=[\uE000-\uF8FF\d\p{Sc}])/gu,
    " reads "
  ],
  [
    /\b(list|table|grid|page|cart|order) consists of (?=(?:exactly )?(?:\d|one|two|three|four|five|six))/giu,
    "$1 contains "
  ],
  // On which day it is.
  [
    new RegExp(` (is|are|should be|must be)( now| still)? on (?![\\uE000-\\uF8FF])(?=${day}${end})`, "gu"),
    " $1$2 "
  ],
  [
    new RegExp(
      `\\b([Tt]he \\p{Ll}+(?: \\p{Ll}+| [\\p{Lu}\\d]\\S*| [\\uE000-\\uF8FF])?|[\\uE000-\\uF8FF]|(?:\\p{L}+ )?\\S*\\d\\S*) (is|should be|must be)( now| still)? due on (?=${day}${end})`,
      "gu"
    ),
    "the due of $1 $2$3 "
  ],
  [
    new RegExp(
      `\\b([Tt]he \\p{Ll}+(?: \\p{Ll}+| [\\p{Lu}\\d]\\S*| [\\uE000-\\uF8FF])?) (is|should be|must be)( now| still)? dated (?=${day}${end})`,
      "gu"
    ),
    "the date of $1 $2$3 "
  ],
  [
    /\b(?:the )?(?:label|caption|text) of (the (?:[\p{L}\uE000-\uF8FF]+ ){0,3}(?:tab|link|chip|filter|switch|toggle))(?= (?:is|reads|says|changes|has changed|should|becomes)\b)/giu,
    "$1"
  ],
  [
    / at the (top|bottom) of the (?:page|screen|window)(?= (?:reads|says|shows|should read|should say|should show)\b)/giu,
    " at the $1"
  ],
  [
    /\b(the )total (number of \p{Ll}+(?: \p{Ll}+)?) (?=(?:has|have|goes|went|is|are|should|rises|drops|increases|decreases)\b)/giu,
    "$1$2 "
  ],
  // A sentence does not begin with what is said of something.
  [
    /[.] (?=(?:is|are|was|should be|must be) (?:now |still |not |no longer )*(?:shown|displayed|visible|gone)\b|(?:dis)?appears\b)/gu,
    " "
  ],
  [
    /\b([Tt]he dialog|[Tt]he panel|[Tt]he row for [^,;]{1,40}?|[Tt]he card for [^,;]{1,40}?) (?:should|must) (?:now |still )?(?:show|display|list) ([\uE000-\uF8FF]|[\p{Lu}\d][^,;\uE000-\uF8FF]{0,40}?) as the (?=\p{Ll}[\p{Ll} ]{1,25}[.]?$)/gu,
    "$1 shows $2 as the "
  ]
]
