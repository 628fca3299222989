/** One of those just counted, and what each of two says: `4 harvests and the first one is dated ▯`, `current bid £890, minimum next bid £940`. Masked. */
import { mark } from "./PlainerEdges.js"

const few = "(?:\\d{1,4}|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en)"
const name = `(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{Lu}\\d][\\p{L}\\d'’-]*)*)`
const words = `(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: (?!(?:while|and|but|whereas)\\b)[\\p{L}\\d][\\p{L}\\d'’-]*){0,3})`
const value = `(?:${mark}|-?\\p{Sc}\\s?\\d[\\d.,]*\\d|-?\\p{Sc}\\d)`

export const plainerOfOnes: ReadonlyArray<readonly [RegExp, string]> = [
  // "4 harvests and the first one is dated ▯": the first harvest.
  [
    new RegExp(
      `(\\b${few} (\\p{Ll}{3,}?(?:[^s]|ss))(e?s)\\b[^,;.]*?)(,? and|;|,) the (first|second|third|last|top|bottom) (?:one|of (?:them|these)) (?=(?:is|has|reads|shows|says|must|should|comes)\\b)`,
      "gu"
    ),
    "$1$4 the $5 $2 "
  ],
  // "Open the one incident that is found": the only thing that is listed, whatever the page calls what it lists.
  [
    /\b([Oo]pens?|[Cc]licks?(?: on)?|[Ss]elects?|[Pp]icks?|[Tt]aps?(?: on)?) the (?:one|only|single) (?:one|(?!(?:button|link|field|box|option|tab|icon)\b)\p{Ll}{3,}) (?:that|which) (?:is|was|has been) (?:found|left|listed)(?=[.]?$|,|;| and )/u,
    "$1 the only result"
  ],
  // "Also tick the one for a paper permit": a box is what one ticks.
  [
    /\b((?:[Uu]n)?ticks?|[Uu]nchecks?) the one (?:for|about) (?=(?:an? |the )?[\p{L}\uE000-\uF8FF])/u,
    "$1 the checkbox for "
  ],
  // "It says 1 question, and that one is ▯": it stands there.
  [
    new RegExp(
      `(\\b(?:[Oo]ne|1) \\p{Ll}{3,}[^,;.]{0,40}?),? and (?:that|the|this) one is (${mark}|\\p{Lu}[^,;]*?)(?=[.]?$)`,
      "u"
    ),
    "$1; $2 is shown"
  ],
  // "8 lots listed at start": they are.
  [
    new RegExp(
      `^(?:(?:exactly|only|just) )?(${few} \\p{Ll}+(?: (?!(?:are|is|were|was|be|being|now|still)\\b)\\p{Ll}+)?) (listed|shown|displayed)(?: (?:at (?:the )?(?:start|beginning|first)|initially|to start with|to begin with|on load))?(?=[.]?$|, \\p{Lu})`,
      "u"
    ),
    "there are exactly $1"
  ],
  // "Balance of Everyday: $3": it is so much.
  ...["balance", "price", "total", "amount", "stock", "quantity", "score", "fee", "cost"].map(
    (noun): readonly [RegExp, string] => [
      new RegExp(
        `^(?:the )?${noun} (?:of|for) (?:the )?(${name}(?: \\p{Ll}+)*): (${value}|\\d[\\d.,]*)(?=[.]?$)`,
        "iu"
      ),
      `the $1 ${noun} is $2`
    ]
  ),
  // "The asking level: current bid £890, minimum next bid £940": each has its value.
  [
    new RegExp(
      `^((?:verify|check|confirm|make sure)(?: that)? )(?:(?:the|its) \\p{Ll}[\\p{Ll} ]{1,40}: )?(?:the )?(\\p{Ll}+(?: \\p{Ll}+){0,3}) (${value}), (?:and )?(?:the )?(\\p{Ll}+(?: \\p{Ll}+){0,3}) (${value})(?=[.]?$)`,
      "iu"
    ),
    "$1the $2 is $3; the $4 is $5"
  ],
  // "VAT is £9.00 and the order total £54.00": it is so much as well.
  [
    new RegExp(
      `(\\b(?:is|was|to|at) ${value})(,? and|, while|;) (the (?:\\p{L}+ ){0,2}(?:total|sum|price|fee|tax|balance|amount|discount|subtotal|shipping|change)) (${value})(?=[.]?$|,|;)`,
      "giu"
    ),
    "$1$2 $3 is $4"
  ],
  // "The Draft tab counts 4".
  [
    new RegExp(
      `\\b([Tt]he (?:${name}|\\p{Ll}+) (?:tab|filter|chip|badge|folder|counter)) counts (\\d{1,4})(?=[.]?$|,|;| and )`,
      "gu"
    ),
    "$1 shows $2"
  ],
  // "Add two child seats with the + button".
  [
    new RegExp(
      `\\b([Aa]dds? ${few} (?:\\p{L}+ ){0,3}?\\p{L}+) (?:with|using|via|by pressing|by clicking) (?:the|its|their) (?:\\+|plus) (?:button|sign|icon)?(?=[.]?$|,|;| and | then )`,
      "u"
    ),
    "$1"
  ],
  // "The panel shows the status ▯ and ▯ as the driver".
  [
    new RegExp(
      `^([Tt]he (?:\\p{Ll}+ ){1,3}?)(shows|has|displays|contains) the (\\p{Ll}+) (${words}),? and (${words}) as (?:the |its )?(\\p{Ll}+(?: \\p{Ll}+)?)(?=[.]?$)`,
      "u"
    ),
    "$1$2 the $3 $4; $1$2 $5 as the $6"
  ]
]
