/** By what a deed is done, in other words: `close the dialog with Escape`, `open the Docs link in a new tab`. Masked. */
import { begin, end } from "./PlainerEdges.js"

const name = "(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d'’ -]{0,40}?)"
/** What is closed or sent is told without a name: what is called something has yet to be typed or found. */
const it = "(?:(?:the|my|this|that) (?:\\p{Ll}+ ){0,2}\\p{Ll}+|it|this|that)"

const adjective =
  "(?:valid|invalid|new|random|unique|different|correct|incorrect|wrong|existing|non-existing|nonexistent|known|unknown|test|sample|simple|long|short|strong|weak|proper|suitable|second|another)"
const forExample = "(?:e\\.?g\\.?,?|for example,?|for instance,?|such as|like|ex\\.:?|example:)"

export const plainerOfMeans: ReadonlyArray<readonly [RegExp, string]> = [
  // "Enter a valid email (e.g. ada@example.com)": the example is as good as any.
  [
    new RegExp(
      `${begin}([Ee]nter|[Tt]ype|[Ff]ill in|[Ii]nput|[Pp]rovide|[Ww]rite|[Ss]elect|[Cc]hoose|[Pp]ick)(s?) (?:an?|the|any|some|your|my) (?:${adjective} )*(?!${adjective})(\\p{Ll}[\\p{Ll} -]{1,30}?)(?: (?:with|without) [^,;()]{2,40}?)?,? \\(?${forExample} ?([\\uE000-\\uF8FF]|[^\\s,;()]+@[^\\s,;()]+|\\p{Sc}?\\d[\\p{L}\\d./:-]*)\\)?${end}`,
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
