/** Other words for what is said of people and what is theirs: `I follow 212 people`, `Ana and Cleo remain`, `exactly one post is listed, it's Lena's`. Masked. */
import { mark } from "./PlainerEdges.js"

const name = `(?:the )?(?!(?:Only|Both|Just|All|None|No|Neither|The|Then|When|Given|And|But)\\b)(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{Lu}\\d][\\p{L}\\d'’-]*)*)`

export const plainerOfPeople: ReadonlyArray<readonly [RegExp, string]> = [
  // "I follow 212 people": what a profile says as "212 Following".
  [
    /(?:\b[Ii]t (?:says|shows|reads)(?: that)? )?\b(?:I(?:['’]m| am)?|[Yy]ou(?:['’]re| are)?|[Ww]e(?:['’]re| are)?|[Tt]he user(?: is)?) (?:now |still |currently )*follow(?:s|ing)? (\d[\d,.]*) (?:people|persons|users|accounts|profiles)(?=[.!]?$|,? (?:and|but) )/gu,
    "it shows $1 Following"
  ],
  // "Ana and Cleo remain and the counter says ▯".
  [
    new RegExp(
      `(^(?:Then |And |But )?|\\bthat |[;] )(?:[Bb]oth )?(${name}(?:, ${name})*,? and ${name}) (?:still )?remain(?=[.!]?$|,? (?:and|but|while) )`,
      "gu"
    ),
    "$1$2 are still shown"
  ],
  // "Tom and Ada still have a Follow button": each of them has one of his own.
  [
    new RegExp(
      `(^(?:Then |And |But )?|\\bthat |[;,] |\\b(?:while|and|but) )(${name}) and (${name}) (?:both |each )?(still |now )?(?:both |each )?have (an? [^,;]{2,40}? (?:button|link|badge|icon|field|checkbox|switch|label|tag))(?=[.!]?$|,? (?:and|but|while) )`,
      "gu"
    ),
    "$1$2 $4has $5; $3 $4has $5"
  ],
  // "Exactly one post is listed, it's Lena's": the one that there is.
  [
    /\b([Oo]nly|[Ee]xactly|[Jj]ust) (one|1) (\p{Ll}{3,}) (is|remains) (listed|shown|left|there|displayed)(?:,| and|;) (?:it is|it['’]s|that is|that['’]s) (\p{Lu}[\p{L}-]*)['’]s(?=[.!]?$)/gu,
    "$1 $2 $3 $4 $5; the $3 of $6 is shown"
  ]
]
