/** What things show, in other words: `the list contains A and B only`, `in the list this ticket has ▯`, `Everest is available again`, `the age is calculated as 46`. Masked. */
import { lead, mark } from "./PlainerEdges.js"

const name = `(?:${mark}|[\\p{Lu}\\d][\\p{L}\\d'’./-]*(?: [\\p{Lu}\\d][\\p{L}\\d'’./-]*){0,3})`
const person = `(?:${mark}|\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*){0,3})`
const shows =
  "(?:shows|lists|displays|contains|should (?:show|list|display|contain)|must (?:show|list|display|contain))"
const heads = "status|priority|state|category|type|role|label|tag|severity|level"
const measure = "\\p{Sc}?\\d[\\d.,]*(?: ?(?:\\p{L}{1,3}|%|\\p{Sc}))?"

export const plainerOfTold: ReadonlyArray<readonly [RegExp, string]> = [
  // These and no others.
  [
    new RegExp(
      `${lead}([Tt]he [^,;:]{3,60}? (?:contain|list|show|display)s?) (${name}(?:, ${name})*,? and ${name}) only(?=[.!]?$)`,
      "u"
    ),
    "$1$2 only $3"
  ],
  // What was spoken of, in a list.
  [
    /^[Ii]n the ((?:\p{Ll}+ ){0,2}(?:list|table|queue|overview|grid)),? (?:this|that|the same) (?!(?:list|table|column|row|page|button|is|means)\b)\p{Ll}{3,} (?=(?:now )?(?:should|must|has|shows|is|says|reads|appears|carries)\b)/u,
    "in the $1, it "
  ],
  [
    new RegExp(
      `^[Ii]n the same (row|line|card), (the \\p{Ll}+(?: \\p{Ll}+)?) (is|reads|says|shows|should be|must be) (?=${name}[.!]?$|${measure}[.!]?$)`,
      "u"
    ),
    "$2 in the same $1 $3 "
  ],
  // It was so before as well.
  [
    new RegExp(
      `${lead}(${name} (?:is|are) (?:now )?)(available|free|empty|online|open|active|ready) again(?=[.!]?$)`,
      "u"
    ),
    "$1$2$3"
  ],
  [/ (is|are|should be|must be) (?:calculated|computed) (?:as|to be) (?=\p{Sc}?\d)/gu, " $1 "],
  [new RegExp(` (is|are|should be|must be) pre-?selected (?:with|as|to) (?=${name}[.!]?$)`, "gu"), " $1 "],
  // "The first hit is ▯ by Frank Herbert".
  [
    new RegExp(
      `${lead}([Tt]he (?:first|second|third|last|top|only) \\p{Ll}+) (?:is|should be|must be) (${mark}),? by (${person})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 contains $3; $2 contains $4"
  ],
  [
    new RegExp(
      `${lead}([Tt]he row (?:${mark}|\\p{Lu}[\\p{L} ]{0,30}?)) (?:says|shows|reads|lists|has) (${measure}) and (${measure})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 contains $3; $2 contains $4"
  ],
  // Of what is told under two heads each is told by itself.
  [
    new RegExp(
      `${lead}((?:[Tt]he )?(?:\\p{Ll}+ )?(?:\\p{Ll}+|${name})) (${shows}) (the )?(${heads}) (${name}) and (?:the )?(?!\\5)(${heads}) (${name})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 $3 the $5 $6; $2 $3 the $7 $8"
  ]
]
