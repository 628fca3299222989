/** By what a deed is done, in other words: `close the dialog with Escape`, `open the Docs link in a new tab`. Masked. */
import { begin, end, mark } from "./PlainerEdges.js"

const name = "(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d'’ -]{0,40}?)"
/** What is closed or sent is told without a name: what is called something has yet to be typed or found. */
const it = "(?:(?:the|my|this|that) (?:\\p{Ll}+ ){0,2}\\p{Ll}+|it|this|that)"

const adjective =
  "(?:valid|invalid|new|random|unique|different|correct|incorrect|wrong|existing|non-existing|nonexistent|known|unknown|test|sample|simple|long|short|strong|weak|proper|suitable|second|another)"
const forExample = "(?:e\\.?g\\.?,?|for example,?|for instance,?|such as|like|ex\\.:?|example:)"

export const plainerOfMeans: ReadonlyArray<readonly [RegExp, string]> = [
  // "Change the language from English to Deutsch with the menu at the top right": by the menu that reads the one before.
  [
    /(?<=^|, |; | and | then |\b(?:I|we|you|user) )(?:change|switch|set)(?:s|es)? the (?:\p{Ll}+ )?language from (\p{Lu}\p{L}+) to (\p{Lu}\p{L}+) (?:with|using|via|in|through) the (?:language )?(?:menu|list|dropdown|selector|switcher|picker)(?: at the top(?: right| left)?(?: corner)?| in the (?:header|footer))?(?=[.!]?$|[,;]| and )/giu,
    "choose $2 in the $1 language menu"
  ],
  // "Move the selection to Aisle 7 with the Move to menu": what the menu offers is chosen there.
  [
    new RegExp(
      `${begin}(?:[Mm]ove|[Aa]ssign|[Ss]et|[Cc]hange|[Ss]witch|[Ss]end|[Tt]ag)(?:s|ed)? (?:the (?:selection|selected \\p{Ll}+)|it|them|both|all of them) (?:to|as) ([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d ]{0,30}?) (?:with|using|via|from|through) (the (?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L} ]{0,25}?) (?:menu|drop-?down))(?=[.!]?$|, | and )`,
      "gu"
    ),
    "open $2 and choose $1"
  ],
  // "Open the chat with the Chat with us button": what is opened bears no name yet.
  [
    new RegExp(
      `${begin}(?:(?:have|has) )?(?:[Oo]pen|[Cc]lose|[Ss]tart|[Ll]aunch|[Bb]ring up|[Hh]ide|[Rr]each)(?:s|es|ed)? the (?:\\p{Ll}+ ){0,2}(?!(?:row|card|line|item|entry|tile|page|list|one)\\b)\\p{Ll}+ (?:with|using|via|through) the ([\\uE000-\\uF8FF]|\\p{Lu}[^,;]{0,40}?) (button|link|icon|tab)(?=[.!]?$|, | and )`,
      "gu"
    ),
    "click the $1 $2"
  ],
  // "Close the window with the ✕": the sign is drawn in what it closes.
  [
    new RegExp(
      `${begin}(?:[Cc]lose|[Dd]ismiss|[Hh]ide)(?:s|es|d)? (the (?:\\p{Ll}+ ){0,2}\\p{Ll}+) (?:with|by|using|via|through) (?:the|its) ([✕×✖✗⨯])(?: button| icon| sign)?${end}`,
      "gu"
    ),
    "click the $2 in $1"
  ],
  [
    /\b([Gg]o(?:es)?|[Nn]avigate|[Ss]tep) (back|forward) in the (?:web )?browser(?: history)?(?=[.]?$|,|;| and )/gu,
    "$1 $2"
  ],
  // "Remove Ada using the actions menu": what the menu offers is chosen there.
  [
    /^(?:(?:I|[Ww]e|[Tt]he user) )?([Rr]emove|[Dd]elete|[Aa]rchive|[Dd]uplicate|[Rr]ename|[Ee]dit|[Ss]uspend|[Dd]isable|[Cc]ancel|[Rr]estore|[Ss]hare|[Cc]opy|[Vv]oid)s? ((?:the )?[^,;]{2,40}?) (?:using|via|from|through|with|in) (?:its|the|his|her) ((?:[\p{L}\uE000-\uF8FF]+ ){0,2}?)(?:drop-?down )?menu(?=[.!]?$)/u,
    "open the $3menu of $2 and choose $1"
  ],
  // "Hover over the notes to see the button": what it is done for.
  [
    new RegExp(
      `${begin}([Hh]over over|[Gg]o to|[Nn]avigate to|[Nn]avigates to|[Hh]overs over) ((?:the )?[^,;]{2,40}?) (?:in order )?to (?:see|test|check|reveal|verify) (?:the |that |whether |an? )[^,;]+?(?=[.]?$)`,
      "gu"
    ),
    "$1 $2"
  ],
  // "Go to the Ada website at: https://…".
  [
    new RegExp(
      `${begin}([Gg]o|[Nn]avigate|[Bb]rowse)(es|s)? to (?:the )?(?:[\\p{L}\\d.]+ ){0,3}(?:website|web site|site|page|homepage|home page|app|application)(?: at)?:? (?=https?:|${mark}[.]?$)`,
      "gu"
    ),
    "$1$2 to "
  ],
  // "Search for ▯, then click the enter button": the key.
  [
    /(?<=\b(?:[Ss]earch|[Tt]ype|[Ee]nter|[Ff]ill|[Ww]rite|[Ii]nput)(?:es|s)? .{3,80}(?:and|then|,) (?:then )?)(?:click|press|hit)s?(?: on)?(?: the)? (enter|return)(?: button| key)?(?=[.!]?$)/gu,
    "press the $1 key"
  ],
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ii]nput|[Ii]nsert|[Pp]rovide|[Aa]dd)(s?) (?:the |an? )?\\p{Ll}[\\p{Ll} ]{2,25} as (${mark}|[\\w.@+-]+) (?:in|into) (?=the \\p{Ll}[\\p{Ll} ]{2,25} (?:field|box|input)${end})`,
      "gu"
    ),
    "$1$2 $3 into "
  ],
  [
    new RegExp(
      `${begin}([Aa]dd|[Ff]ill|[Ee]nter)(s?) (?:the )?field ([\\p{Ll}_-]+) with (?:the )?value (?=\\S)`,
      "gu"
    ),
    "fill$2 the $3 field with "
  ],
  // "Click the last icon to turn on the captions".
  [
    new RegExp(
      `${begin}((?:[Cc]lick|[Tt]ap|[Pp]ress)(?:s|es)?(?: on)? (?:the )?[^,;]{2,50}?) to turn (?:on|off) the [^,;]{2,40}?${end}`,
      "gu"
    ),
    "$1"
  ],
  [
    /\b([Ii]n|[Ff]rom|[Oo]n|[Ww]ithin) the (?:opened|just opened|newly opened|resulting) (?=\p{L})/gu,
    "$1 the "
  ],
  [/\b([Cc]lick|[Tt]ap|[Pp]ress)(s?) into (?:to )?(?=the )/gu, "$1$2 "],
  [/^[Rr]edirects to (?=https?:|\/|[\uE000-\uF8FF])/u, "the page redirects to "],
  // "Mark all as done using the ▯ button".
  [
    /^(?:(?:I|[Ww]e|[Tt]he user) )?(?:[Mm]ark|[Ss]et|[Cc]omplete|[Ss]ort|[Cc]lear|[Rr]emove|[Dd]elete|[Rr]eset|[Uu]pdate|[Ss]ave|[Ss]ubmit|[Ss]end)s? [^,;]{3,50}? (?:using|with|via) (?:the )?([\uE000-\uF8FF]) (button|link|icon)(?=[.!]?$)/u,
    "click the $1 $2"
  ],
  [
    new RegExp(
      `${begin}[Uu]se(s?) (?:the )?(?:\\p{Ll}+ )?(?:keyboard )?shortcut (?=(?:ctrl|cmd|command|control|alt|shift|meta)\\b|[\\uE000-\\uF8FF])`,
      "giu"
    ),
    "press$1 "
  ],
  [
    new RegExp(
      `${begin}(?:(?:[Ff]ind|[Ll]ocate|[Ll]ook for) and )?(select|choose|pick)(s?) (?:from|in) (the [^,;]{3,50}?) the (first|second|third|last)(?: available)? (option|item|entry|value)${end}`,
      "giu"
    ),
    "$1$2 the $4 $5 from $3"
  ],
  // "Filter products by price from low to high": it is their order.
  [
    new RegExp(
      `${begin}[Ff]ilter(s?) ((?:the )?\\p{Ll}+) by ((?:price|name|date|rating|title|size|weight|age)) (?:from )?((?:low|high|old|new|lowest|highest|[aA]|[zZ]) to (?:low|high|old|new|lowest|highest|[aA]|[zZ]))${end}`,
      "gu"
    ),
    "sort$1 $2 by $3 $4"
  ],
  // "Enter a valid email (e.g. ada@example.com)": the example is as good as any.
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ff]ill in|[Ii]nput|[Pp]rovide|[Ww]rite|[Ss]elect|[Cc]hoose|[Pp]ick)(s?) (?:an?|the|any|some|your|my) (?:${adjective} )*(?!${adjective})(\\p{Ll}[\\p{Ll} -]{1,30}?)(?: (?:with|without|using|containing) [^,;()]{2,40}?)?,? \\(?${forExample} ?([\\uE000-\\uF8FF]|[^\\s,;()]+@[^\\s,;()]+|\\p{Sc}?\\d[\\p{L}\\d./:-]*)\\)?${end}`,
      "gu"
    ),
    "$1$2 $4 as the $3"
  ],
  // "Choose a term of 3 years".
  [
    new RegExp(
      `${begin}([Ss]elect|[Cc]hoose|[Pp]ick)(s?) (?:an?|the) (\\p{Ll}[\\p{Ll} -]{2,30}?) of ([\\uE000-\\uF8FF]|\\p{Sc}?\\d[\\d.,]*(?: \\p{Ll}+)?)${end}`,
      "gu"
    ),
    "$1$2 $4 as the $3"
  ],
  [
    new RegExp(
      `${begin}([Ff]ilter)(s?) ((?:the \\p{Ll}+ )?)by the ([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}-]+) (department|status|category|type|role|priority|team|group|label|tag|brand|genre|country|city|state|region)${end}`,
      "gu"
    ),
    "$1$2 $3by the $5 $4"
  ],
  // Where a link opens is told of it.
  [
    new RegExp(
      `${begin}((?:[Cc]lick|[Ff]ollow|[Pp]ress|[Tt]ap|[Oo]pen)s?(?: on)? (?:the )?(?:[\\uE000-\\uF8FF]|\\p{Lu}[^,;\\uE000-\\uF8FF]{0,50}?)(?: (?:link|button|icon))?),? (?:that|which) opens (?:up )?in (?:a|another) (?:new |separate )?(?:browser )?(?:tab|window)${end}`,
      "gu"
    ),
    "$1"
  ],
  // "Click Menu > File > Export to save a copy": what it is done for.
  [
    new RegExp(
      `${begin}((?:[Cc]lick|[Gg]o to|[Oo]pen|[Nn]avigate to|[Ss]elect|[Cc]hoose)(?: on)? [^,;>]{1,40}(?: > [^,;>]{1,40}?)+) (?:in order )?to (?:copy|save|view|see|add|create|remove|delete|edit|export|import|print|show|change|get|access|manage|start|check|verify|download|update|reset|configure) [^,;]+?(?=[.!]?$)`,
      "gu"
    ),
    "$1"
  ],
  // How one logs in, and on what, is all the same.
  [
    /\b((?:log|sign)(?:s|ged|ned)? ?(?:in|on)) (?:manually|again|successfully|normally|directly|locally) (?=(?:as|with|using) )/giu,
    "$1 "
  ],
  [
    /\b((?:log|sign)(?:s|ged|ned)? ?(?:in|on) (?:as|with|using) [^,;]*[\uE000-\uF8FF]) (?:on|in|at) the (?:\p{Ll}+ )?(?:website|web site|site|app|application|portal|system)(?=[.!]?$)/giu,
    "$1"
  ],
  // "Filter Red in the Colour section".
  [
    new RegExp(
      `${begin}([Ff]ilter)(s?) (?!by |the |for |on |out |my |all )([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L} -]{1,30}?) (?:in|within|under|from) (the [^,;]{2,40}? (?:section|filter|group|facet|category|panel))${end}`,
      "gu"
    ),
    "$1$2 $4 by $3"
  ],
  // "Filter the orders down to the lamp".
  [
    new RegExp(
      `${begin}([Ff]ilter|[Nn]arrow)(s?) ((?:the |my )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+) down to (?:only )?(?:the )?([\\uE000-\\uF8FF]|\\p{L}[\\p{L}\\d -]{1,30}?)(?: only| alone)?${end}`,
      "gu"
    ),
    "filter$2 $3 by $4"
  ],
  // "Use ▯ to open the menu": what it is done for; where it is no key, a control is called so.
  [
    new RegExp(
      `${begin}[Uu]se(s?) ([\\uE000-\\uF8FF])(?: \\+ (Return|Enter|Tab|Space))? to (?:open|close|show|hide|toggle|focus|edit|view|jump to|go to|select|expand|collapse|search)\\b[^,;]{0,60}?${end}`,
      "gu"
    ),
    "press$1 $2"
  ],
  // "Verify that clicking the box makes it selected".
  [
    /^((?:(?:[Vv]erify|[Cc]heck|[Ee]nsure|[Cc]onfirm|[Aa]ssert)s?(?: that)? )?)(clicking|tapping|pressing|toggling)( on)? ((?:the |an? )?[^,;]{2,50}?) makes it (?:become |be )?(selected|checked|unchecked|active|enabled|disabled|on|off|expanded|collapsed|visible)(?=[.]?$)/u,
    "when I click $4, it is $5"
  ],
  // "Locate and delete the mail of Ada".
  [
    new RegExp(
      `${begin}(?:[Ll]ocate|[Ff]ind|[Ll]ook for|[Ss]earch for) and (?=(?:delete|remove|open|click|select|edit|archive|star|reply to|forward|close|approve|reject|tap|choose|check|uncheck)\\b)`,
      "gu"
    ),
    ""
  ],
  [/^(?:I|[Ww]e) expect that (?=the )/u, "verify that "],
  [/^(?:I|[Ww]e)(?:['’]d like| want| would like| need) you to (?=\p{Ll}+ \S)/u, ""],
  // "Click the ▯ ▯ button": the button of the first.
  [
    new RegExp(
      `${begin}([Cc]lick|[Tt]ap|[Pp]ress)(s?)(?: on)? (?:the )?([\\uE000-\\uF8FF]) ([\\uE000-\\uF8FF]) (button|link|icon)${end}`,
      "gu"
    ),
    "$1$2 the $4 $5 for $3"
  ],
  [
    new RegExp(
      `${begin}([Cc]lick|[Tt]ap|[Pp]ress|[Hh]over|[Dd]ouble-click)(s?)((?: on| over)?(?: the)? [\\uE000-\\uF8FF] (?:button|link|icon|tab|checkbox|field)),? with (?:the )?(?:data-)?test(?:[ -]?id)? [\\uE000-\\uF8FF]${end}`,
      "gu"
    ),
    "$1$2$3"
  ],
  // "Switch the way products are sorted to descending by price".
  [
    new RegExp(
      `${begin}(?:[Ss]witch|[Cc]hange|[Ss]et)(?:es|s)? the way (?:the )?(\\p{Ll}[\\p{Ll} ]{2,30}?) are (?:sorted|ordered) to (ascending|descending) by ([^,;]{2,30}?)${end}`,
      "gu"
    ),
    "sort $1 by $3 $2"
  ],
  // "Fill the profile with the name ▯ and the team ▯".
  [
    new RegExp(
      `${begin}([Ff]ill)(s?)(?: in| out)? the ((?:\\p{Ll}+ )?(?:profile|form|details|fields|address|account|application)) with the (?=\\p{Ll}[\\p{Ll} -]{1,30} [\\uE000-\\uF8FF](?:,| and) )`,
      "gu"
    ),
    "$1$2 in the form with "
  ],
  [
    new RegExp(
      `${begin}([Ee]nter|[Ff]ill in|[Ff]ill|[Ii]nput|[Ss]et)(?:s?) (?:the )?(?:search |following |filter |form )?fields:? (?=\\p{Ll}[\\p{Ll} -]{1,30} [\\uE000-\\uF8FF] (?:and )?\\p{Ll})`,
      "gu"
    ),
    "fill in the form with "
  ],
  // "The field ▯ contains the same text as the field ▯".
  [
    /^((?:.*\bthat )?)((?:the )?(?:\p{Ll}+ )?[\uE000-\uF8FF]) (?:contains|has|shows|holds|should (?:contain|have|show|hold)) the same (text|value|content|number) as (?=(?:the )?(?:\p{Ll}+ )?[\uE000-\uF8FF](?:[.]?$))/u,
    "$1the $3 of $2 is the same as the $3 of "
  ],
  // "I can see in the header the following ▯".
  [
    /^((?:I|[Ww]e|[Yy]ou|[Tt]he user) (?:(?:should|can|must) )*sees?) ((?:in|on) the [^,;]{2,40}?) (?:the following|these)(?: (?:text|value|label))?:? (?=[\uE000-\uF8FF][.]?$)/u,
    "$2 I see "
  ],
  [
    /^(?:I|[Ww]e|[Yy]ou|[Tt]he user) (?:(?:should|can|must) )*sees? ((?:in|on) the (?:\p{L}+ )?\p{L}+) (?=[\uE000-\uF8FF][.]?$)/u,
    "$1 I see "
  ],
  // "Find the mail of Ada to delete it".
  [
    /(?<=^(?:(?:I|we|you|the user) )?)(?:[Ff]ind|[Ll]ocate) ((?:(?! and )[^,;]){3,60}?) (?:in order )?to (delete|remove|open|archive|star|edit|close) (?:it|them)(?=[.]?$)/u,
    "$2 $1"
  ],
  // "Perform a search for ▯".
  [
    new RegExp(
      `${begin}(?:[Pp]erform|[Dd]o|[Rr]un|[Mm]ake|[Ee]xecute)(?:s|es)? an? (?:\\p{Lu}\\p{L}+ |new |quick |site )?search (?:for|on|with) (?=[\\uE000-\\uF8FF]|\\p{L})`,
      "gu"
    ),
    "search for "
  ],
  // "Click ▯ as the contact method": it is chosen.
  [
    new RegExp(
      `${begin}(?:[Cc]lick|[Tt]ap)(?:s)?(?: on)? (?:the )?([\\uE000-\\uF8FF]) as (?=the (?:\\p{Ll}+ ){0,3}\\p{Ll}+${end})`,
      "gu"
    ),
    "choose $1 as "
  ],
  [
    /\b(logged|signed) (in|into|in to) (?:to )?(?:the )?((?:\p{Lu}[\p{L}\d]* )+(?:UI|app|application|site|portal|system)?) ?(?:with|as) (?:an? |the )?(?:test )?user (?:identified (?:as|by)|called|named) (?=[\uE000-\uF8FF])/gu,
    "$1 in as "
  ],
  [
    /\b(opens|closes|appears|starts|loads|shows up|disappears|expands|collapses) (?:automatically|by itself|on its own)(?=[.]?$)/gu,
    "$1"
  ],
  [
    /\bshows up(?= (?:at|in|on|below|above|under|next to|beside|within|among|again|there|here)\b|[.,;]?$)/gu,
    "appears"
  ],
  [/\b[Ww]ait and (?:expect to )?see (?=\S)/gu, "wait until I see "],
  [/\b(I|we|you|user) expect to see (?=\S)/gu, "$1 should see "],
  [
    new RegExp(
      `${begin}([Cc]lick|[Tt]ap|[Pp]ress)((?:s|es)?(?: on)? (?:the )?(?:[\\uE000-\\uF8FF]|[\\p{L}]+)(?: (?:button|link|icon))?) to (?:perform|run|do|execute|make|trigger|carry out) (?:the |an? )?[^,;]{2,60}?${end}`,
      "gu"
    ),
    "$1$2"
  ],
  // "Sign up with GitHub": the control that says so.
  [
    /(?<=^(?:(?:I|we|you|the user) )?)(?:[Ss]ign up|[Rr]egister) (?:with|using) (?=\p{Lu}\p{L}+[.]?$)/u,
    "continue with "
  ],
  // "Star the mail of Ada as important".
  [
    /(?<=^(?:(?:I|we|you|the user) (?:want to |need to |would like to )?)?(?:[Ss]tar|[Ff]lag) [^,;]{2,60}) as (?:an? )?(?:important|favou?rite|starred)(?: one)?(?=[.]?$)/u,
    ""
  ],
  [
    /(?<=^(?:(?:I|we|you|the user) (?:want to |need to |would like to )?)?)[Mm]odify (?=(?:the|an?) (?:\p{Ll}+ ){1,3}[\uE000-\uF8FF][.]?$)/u,
    "edit "
  ],
  // "Set the discount to 20% for Ada": whose it is.
  [
    /(?<=^(?:(?:I|we|you|the user) )?)([Ss]et|[Cc]hange|[Uu]pdate) (?:the )?(\p{Ll}+(?: \p{Ll}+)?) to ([\uE000-\uF8FF]|\p{Sc}?\d[\d.,]*\s?%?) (?:for|of) (?=(?:the |all )?[\p{L}\uE000-\uF8FF])([^,;]{2,40}?)(?=[.]?$)/u,
    "$1 the $2 of $4 to $3"
  ],
  // "Search on the site for the lamp": what is typed is the word.
  [
    /(?<=^(?:(?:I|we|you|the user) )?[Ss]earch(?:es)?(?: (?:on|in) (?:the )?\p{L}+)? for )the (?!(?:first|second|third|last|next|previous|same|following|new|other|above|word|words|term|text|phrase|button|link|field|row|name|value)\b)(?=\p{L}+(?: \p{L}+){0,3}[.]?$)(?!.* (?:button|link|field|icon|row|tab|menu|box|page|column|section)[.]?$)/u,
    ""
  ],
  // "I can see the ▯ config and badge ▯".
  [
    /^((?:I|[Ww]e|[Yy]ou|[Tt]he user|[Uu]ser) (?:(?:should|can|must) )*)(sees?) ((?:the |an? )?[\uE000-\uF8FF] \p{Ll}+(?: \p{Ll}+)?) and ((?:the |an? )?\p{Ll}+ [\uE000-\uF8FF])(?=[.]?$)/u,
    "$1$2 $3 and I see $4"
  ],
  // "Show only Active tasks".
  [
    /(?<=^(?:(?:I|we|the user|user) )?)(?:[Ss]how|[Dd]isplay|[Ll]ist)s? only (?:the )?([\uE000-\uF8FF]) \p{Ll}{3,}s(?=[.!]?$|,|;| and )/gu,
    "filter the list by $1"
  ],
  [
    new RegExp(
      `${begin}(?:[Cc]lose|[Dd]ismiss|[Cc]ancel|[Ss]ubmit|[Cc]onfirm|[Ss]end|[Ss]ave|[Hh]ide|[Ll]eave|[Ee]xit|[Aa]bort)(?:e?s)? ${it} (?:with|using|via|by (?:pressing|hitting|using)) (?:the )?([Ee]sc(?:ape)?|[Ee]nter|[Rr]eturn)(?: key)?(?: on (?:the|my) keyboard)?${end}`,
      "gu"
    ),
    "press the $1 key"
  ],
  [
    new RegExp(
      `${begin}(?:[Oo]pen|[Cc]lick|[Ff]ollow)(?:s)?(?: on)? (the (?:${name} link|link (?:called |named |to )?${name})) in (?:a|another) (?:new |separate )?(?:browser )?tab${end}`,
      "gu"
    ),
    "click $1 while holding Ctrl"
  ],
  [
    /\b(a new (?:browser )?(?:tab|window)) (?:should open|should be opened) with (?:the )?(?:page )?title (?=[\uE000-\uF8FF])/giu,
    "$1 opens; the title is "
  ],
  [
    /\b([Ss]how|[Dd]isplay|[Ll]ist|[Vv]iew|[Cc]hoose|[Ss]elect|[Pp]ick|[Uu]se)(s?) (\d{1,4}|[\uE000-\uF8FF]) (rows|items|entries|results|records|products) per page(?=[.!]?$|,|;| and | then )/gu,
    "set$2 the $4 per page to $3"
  ],
  [/\b(the same \p{Ll}+(?: \p{Ll}+)?) again(?= (?:in|into|as|for|to) )/giu, "$1"],
  [
    / at the end of (?=(?:the |my )?[^,;]{1,40}? (?:field|box|area|input)(?=[.!]?$|,|;| and | then ))/giu,
    " to the end of "
  ],
  // Who does it stands in quotes; "Save" selects and types nothing.
  [
    /^[\uE000-\uF8FF] (?=(?:navigates to|goes to|visits|browses|selects|chooses|enters|types|clicks|double-clicks|right-clicks|fills|uploads|searches|ticks|unticks|checks|unchecks|scrolls|hovers|presses|drags|edits|renames) )/u,
    "the user "
  ],
  [/\b(user|customer|visitor) is navigating to (?=\S)/giu, "$1 navigates to "],
  [/\b(user|customer|visitor) is (click|enter|select|open)ing (?=\S)/giu, "$1 $2s "],
  [/^Chose (?=\S)/u, "Choose "],
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Pp]rovide|[Ss]pecify|[Ii]nput)(s?) an? ([\\p{Ll} -]{3,30}?) of ([\\uE000-\\uF8FF]|\\p{Sc}?\\d[\\d.,]*)${end}`,
      "gu"
    ),
    "$1$2 $4 as the $3"
  ],
  [
    new RegExp(
      `${begin}([Ff]ilter)(s?) (?:the )?(\\p{Ll}+) to be (?=[\\d\\p{Lu}\\p{Sc}\\uE000-\\uF8FF])`,
      "gu"
    ),
    "$1$2 the $3 by "
  ],
  [/ on the (left|right)(?:[ -]hand)?(?: side)? of (?:the )?screen(?=[.]?$|,|;| and )/giu, " on the $1 side"],
  // What a control does is seen once it is clicked.
  [
    /^((?:(?:[Vv]erify|[Cc]heck|[Ee]nsure|[Cc]onfirm)(?: that)? )?)(?:[Tt]he )?((?:[\uE000-\uF8FF]|(?!(?:Verify|Check|Ensure|Confirm|Assert|Make|The|This|That|It)\b)\p{Lu}[\p{L} ]{1,30}?) (?:button|icon|link)) (opens|closes|returns to|navigates to|redirects to) (?=(?:the |an? |my )?[\p{L}\uE000-\uF8FF])/u,
    "$1clicking the $2 $3 "
  ],
  [/\b(?:to) (?:this |the )?(?:url|URL|address)(?: of)?:? (?=[\uE000-\uF8FF]|https?:)/gu, "to "],
  [
    new RegExp(
      `${begin}([Ss]elect|[Cc]hoose|[Pp]ick)(s?) ([\\uE000-\\uF8FF]) for (?:editing|viewing|deletion|removal)${end}`,
      "gu"
    ),
    "$1$2 $3"
  ],
  [
    /^(?:(?:I|we|the user) )?(?:should )?(?:get|see|receive|have)s? a download (?:with the (?:file ?name|name)|named|called|of) ([\uE000-\uF8FF])(?=[.]?$)/giu,
    "a file named $1 is downloaded"
  ],
  [/\b(dialog|modal|popup) window\b/giu, "$1"],
  [
    /\b([Ff]ilter)(s?) (the (?:\p{Ll}+ )?\p{Ll}+) (?:so as )?to (?:only )?(?:show|display|see|list)(?: only)? (?:the )?([\uE000-\uF8FF]|\p{L}+) \p{Ll}{3,}s(?=[.]?$|,|;| and )/gu,
    "$1$2 $3 by $4"
  ]
]

const whom = "([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})"
const given = new RegExp(
  `^(?:(?:[Oo]n the |[Tt]he )?([\\uE000-\\uF8FF]|\\p{Lu}[^:;,()]{1,30}?) (?:page|screen|view): )?(?:(?:I|we|you) )?(?:[Gg]ive|[Aa]ssign|[Hh]and) (?:the )?([^:;,()]{2,50}?) to ${whom} \\((?:by )?([Cc]hoose|[Ss]elect|[Pp]ick) (?:him|her|them|it) (?:in|from|under) (?:the )?([^:;,()]{2,40}?)(?:,|,? and|,? then|,? and then) (click|press|hit) (?:the |on )?([^:;,()]{2,40}?)\\)[.]?$`,
  "u"
)

/** "Give the lunch shift to Ben (choose him in Assign to, click Assign)": how it is done is what is done, to that one. */
export const byTheirMeans = (text: string): string => {
  const [, page, thing = "", person = "", deed = "", field = "", press = "", button = ""] =
    given.exec(text) ?? []
  const lead = page === undefined ? "" : `go to the ${page} page; `
  return thing === ""
    ? text
    : `${lead}${deed.toLowerCase()} ${person} in ${field} for the ${thing}; ${press} ${button} for the ${thing}`
}
