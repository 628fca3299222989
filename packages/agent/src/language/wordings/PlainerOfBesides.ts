/** Other words for what is told of a thing besides where it stands: `▯ is listed under ▯ with 520 g`, `the row for ▯ is still there with a price of £2.10`. Masked. */
import { mark } from "./PlainerEdges.js"

const lead = "^((?:.*\\bthat )?)"
const last = "(?=[.!]?$)"
const be = "(?:is|are|should be|must be|should still be|must still be)"
const word = "[\\p{L}\\d'’-]+"
const name = `(?:${mark}|\\p{Lu}${word}(?: (?!with\\b|is\\b|are\\b|should\\b)${word}){0,3}?)`
/** A name, as a title has it. */
const title = `(?:${mark}|\\p{Lu}${word}(?: (?!with\\b)${word}){0,2}?)`
const listed = "(?:listed|shown|displayed)"
/** An amount of money or of what a sign measures, a day, or what stood in quotes; "4 items" would be counted. */
const figure = `(?:${mark}|\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\p{Sc}|%|(?:k|m)?g|(?:m|c)?l|(?:k|c|m)?m|lbs?|oz)|\\d{1,2} \\p{Lu}\\p{Ll}{2,8}(?: \\d{4})?)`
const noun = "\\p{Ll}{3,}(?: \\p{Ll}{3,})?"
const value = `(?:${figure}|\\d[\\d.,]*|\\p{Lu}${word}(?: ${word}){0,2})`
/** "With a price of £2.10", "with status Pending". */
const detail = `with (?:(?:an? |the |its )?(${noun}) of|(?:the )?(${noun})) (${value})`

export const plainerOfBesides: ReadonlyArray<readonly [RegExp, string]> = [
  // "Rice is listed under Dry goods with 520 g": the Rice there has it, and not one of that name elsewhere.
  [
    new RegExp(
      `${lead}(${name}) (${be}) ((?:still |now )?${listed}) (under|below|in) (${title}),? with (${figure})${last}`,
      "u"
    ),
    "$1$2 $3 $4 $5 $6; $2 $5 $6 shows $7"
  ],
  // "The row for Beet should still be there with a price of £2.10".
  [
    new RegExp(
      `${lead}([Tt]he row (?:for|of) ${name}) (${be}) ((?:still |now )?(?:${listed}|there)),? ${detail}${last}`,
      "u"
    ),
    "$1$2 $3 $4; the $5$6 in $2 is $7"
  ],
  // "Ada is in the table with status Pending": where the table is, the row is that has the name.
  [
    new RegExp(
      `${lead}(${name}) (${be}) ((?:(?:still|now) )?(?:${listed} )?)in (the (?:\\p{Ll}+ )?(?:table|list|grid)),? ${detail}${last}`,
      "u"
    ),
    "$1$2 is $4in $5; the $6$7 of $2 in $5 is $8"
  ],
  // "There must be 7 recipes altogether".
  [/\b([Tt]here [^,;]*?\d+ \p{Ll}+s) altogether(?=[.!]?$)/u, "$1 in total"],
  // "The last row on this page should be INV-2 with an amount of $8.00".
  [
    new RegExp(
      `${lead}([Tt]he (?:first|second|third|fourth|fifth|last|top|bottom) (?:row|line|item|entry|card)(?: on (?:this|the) page)?) (?:is|should be|must be|should now be|is now) (${name}|[\\p{Lu}\\d][\\p{L}\\d-]*) ${detail}${last}`,
      "u"
    ),
    "$1$2 contains $3; the $4$5 in $2 is $6"
  ],
  // "I can press Create, since it is enabled": the button is what is spoken of.
  [
    new RegExp(
      `(?:I|we|you|the user) can (?:now )?(press|click|tap) (${title}),? (?:because|since|as) it['’]?s? ?(?:is )?(?:now )?(enabled|active|clickable)${last}`,
      "u"
    ),
    "the $2 button is $3; $1 $2"
  ]
]
