/** Other words for what is pressed, and how the dialog that it opens is answered: `click Book and then Not now in the dialog`. Masked. */
import { begin, end, mark } from "./PlainerEdges.js"

const press = "((?:[Cc]lick|[Pp]ress|[Tt]ap|[Hh]it)(?:s|es|ed)?(?: on)?)"
const name = `((?:the )?(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: (?!and\\b|then\\b|in\\b)[\\p{L}\\d][\\p{L}\\d'’-]*){0,4}?)(?: button| link| icon)?)`
const dialog = `((?:the |a )?(?:\\p{Ll}+ ){0,2}?(?:dialog(?:ue)?(?: box)?|modal|pop-?up|prompt|confirmation))(?: that (?:opens|appears|pops up|comes up|follows))?`

const answers: ReadonlyArray<readonly [RegExp, string]> = [
  // What opens the dialog does not stand in it.
  [
    new RegExp(
      `${begin}${press} ${name}(?:,? and then|, then|,? then) (?!click |press |tap |hit )${name} (?:in|on|from) ${dialog}${end}`,
      "gu"
    ),
    "$1 $2 and then click $3 in $4"
  ],
  // "Click Delete and confirm in the dialog".
  [
    new RegExp(
      `${begin}${press} ${name}(?:,? and then|, then|,? then|,? and) (confirm|cancel|accept|dismiss)(s?)(?: it)? (?:in|on|from) ${dialog}${end}`,
      "gu"
    ),
    "$1 $2 and $3$4 the dialog"
  ]
]

/** Before several that are pressed in one place are told apart. */
export const answeredNext = (text: string): string =>
  answers.reduce((said, [found, put]) => said.replace(found, put), text)
