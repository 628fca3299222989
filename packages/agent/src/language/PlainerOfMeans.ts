/** By what a deed is done, in other words: `close the dialog with Escape`, `open the Docs link in a new tab`. Masked. */

const begin =
  "(?<=^|[,;] |\\b(?:and|[Tt]hen|[Pp]lease|[Nn]ow|[Aa]lso|I|we|you|user|[Ww]hen (?:I|we|you|the user)) )"
const end = "(?=[.!]?$|,|;| and | then )"
const name = "(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d'’ -]{0,40}?)"
/** What is closed or sent is told without a name: what is called something has yet to be typed or found. */
const it = "(?:(?:the|my|this|that) (?:\\p{Ll}+ ){0,2}\\p{Ll}+|it|this|that)"

export const plainerOfMeans: ReadonlyArray<readonly [RegExp, string]> = [
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
  ]
]
