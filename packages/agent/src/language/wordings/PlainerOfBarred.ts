/** Other words for what cannot be done, and why: `sending for review is not possible because the button is disabled`. Masked. */
import { verbOf } from "../words/Verbs.js"

const being = "(?:is|should be|must be|is now|should now be)"
const notPossible =
  "(?:(?:is|should|must|will|can)(?:n['’]t| not) (?:now |yet )*(?:be )?possible|(?:is|should be|must be) impossible)"
const barred = "(disabled|gr[ae]yed out|inactive|not enabled|not active|not clickable)"
const sentence = new RegExp(
  `(?<=^|, |; |\\b(?:and|that) )(\\p{L}{2,14}ing)((?: (?!(?:and|or|with|is)\\b)\\p{L}+){0,4}) ${notPossible},? (?:because|since|as) (?:the|its) button ${being} ${barred}(?=[.!]?$)`,
  "giu"
)

/** The button that does it is the one that is barred. */
export const barredDeed = (text: string): string =>
  text.replace(sentence, (all, word: string, more: string, state: string) => {
    const verb = verbOf(word.toLowerCase())
    return verb?.form === "gerund" ? `the ${verb.base}${more} button is ${state}` : all
  })
