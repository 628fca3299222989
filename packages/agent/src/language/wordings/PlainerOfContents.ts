/** Other words for what stands where: `Groceries shows $5.00 under Spending`, `Latest orders should contain Lamp with $5.00`, `Fun: $5.00 left`. Masked. */
import { mark } from "./PlainerEdges.js"

const lead =
  "^((?:Then |And |But |Now )?(?:(?:I |We )?(?:[Cc]heck|[Vv]erify|[Ee]nsure|[Cc]onfirm|[Mm]ake sure)(?: that)? )?)"
const word = "[\\p{Lu}\\d][\\p{L}\\d'’-]*"
const noName =
  "(?!(?:The|A|An|It|This|That|My|Our|Your|Each|Every|All|No|None|Nothing|One|Both|There|Only|Not|Note|Total)\\b)"
const name = `(?:${mark}|${noName}${word}(?: (?!(?:with|under|is|are|shows|should|contains?|and|or|not) )[\\p{L}\\d'’-]+){0,4})`
const figure = "[-−+]?\\p{Sc}\\s?\\d[\\d.,]*\\d|[-−+]?\\d[\\d.,]*\\s?\\p{Sc}"
const end = "(?=[.!]?$)"

export const plainerOfContents: ReadonlyArray<readonly [RegExp, string]> = [
  // "Groceries shows $185.00 under Spending by category": the place is no part of the figure.
  [
    new RegExp(
      `${lead}(${name}) (shows|should show|must show) (${figure}) under (?:the )?(${mark}|\\p{Lu}[\\p{L}]*(?: [\\p{L}]+){0,4})${end}`,
      "u"
    ),
    "$1$2 under $5 $3 $4"
  ],
  // "Latest transactions should contain Shoe repair with -$35.00".
  [
    new RegExp(
      `${lead}(${name}) (?:should contain|must contain|contains|lists|should list) (${name}) with (${figure}|${mark})${end}`,
      "u"
    ),
    "$1$3 under $2 shows $4"
  ],
  // "The list of your reports should contain R-772 with the status Received".
  [
    new RegExp(
      `${lead}([Tt]he (?:list|table) of (?:the |my |your |our )?\\p{Ll}+) (?:should contain|must contain|contains|should list|lists) (${name}) with the (status|state) (${mark}|\\p{Lu}[\\p{L}]*(?: \\p{Ll}+)?)${end}`,
      "u"
    ),
    "$1$3 is shown in $2; $3 has the $4 $5"
  ],
  // "The list shows two transactions and both of them are Green Market".
  [
    new RegExp(
      `${lead}([Tt]he (?:list|table) (?:shows|has|lists|contains)|[Tt]here are) ((?:exactly )?(?:two|2)) (\\p{Ll}+)s(?:,? and|,|;) both(?: of them)? are (${name})${end}`,
      "u"
    ),
    "$1$2 $3 $4s; each $4 is $5"
  ],
  // "Fun: $66.00 left".
  [
    new RegExp(`${lead}(${name}): (${figure}) (left|remaining|over|due|spent)${end}`, "u"),
    "$1the row $2 contains the text $3 $4"
  ],
  // "It should also say ▯".
  [
    new RegExp(`${lead}([Ii]t) (should|must|will) also (say|read|show|display) (${mark})${end}`, "u"),
    "$1$2 $3 $4 $5"
  ],
  // "The new phone number 555-0199 is shown".
  [
    new RegExp(
      `${lead}the (?:new|updated|changed) (\\p{Ll}+ number) (${mark}|\\+?\\d[\\d ()-]{3,}\\d) (?:is|should be|must be) (?:now )?(?:shown|displayed|visible)${end}`,
      "u"
    ),
    "$1the $2 is $3"
  ]
]
