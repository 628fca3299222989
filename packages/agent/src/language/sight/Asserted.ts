/** A statement that no form reads: `4 berths are free tonight`. What is left is that the page says just that. */
import type { Check } from "@assay/domain/Intent"
import type { Read } from "../sentences/Clause.js"
import { plain } from "../words/Literals.js"
import { spoken } from "../sentences/Speakers.js"
import { imperative } from "../words/Verbs.js"

const lead =
  /^\s*(?:(?:[-*•]|\(?\d{1,3}[.)]|step \d{1,3}\s?[:.)–-]?)\s+)*(?:(?:given|then|and|but|expected(?: result)?:|result:)\s+)*(?:please )?(?:(?:check|verify|confirm|ensure|make sure|assert|expect|note)(?: that)? |(?:I|we|you|the user) (?:can |should |now )*(?:see|notice|observe)s? that )?/iu

/** What it says is so, now and by itself. */
const finite =
  /\s(?:is|are|has|have|may|can|cannot|must|needs?|remains?|match|matches|costs?|applies|apply|does not|do not|was|were|will|expires?|starts?|begins?|ends?|arrives?|departs?|leaves|opens|closes|takes|offers?|includes?|contains?|[a-z]{3,}ed)\s/iu

/** It speaks of what was spoken of before, of what is not on this screen, or of what the test wants. */
const leaning =
  /["“”‘\n]|\?\s*$|\b(?:it|its|this(?! (?:morning|afternoon|evening|week|weekend|month|quarter|year|season)\b)|that|these|those|they|them|their|he|she|his|her|him|hers|one|ones|same|other|others|another|than|if|unless|when|once|after|before|until|while|because|so|as|which|who|whose|where|there|correct|correctly|(?<!\b\d+ \p{L}+ (?:is|are) )expected|properly|working|works)\b/iu

const longest = 120

/** Whoever reads the page has or may do what it says. */
const own = /^(?:I|we|you) (?:(?:now|still|only|already) )*(?:have|may|can|cannot|must|need) /iu

const isDeed = (text: string): boolean => {
  const said = spoken(text)
  return (said.person && !own.test(text)) || imperative(text, ["base"]) !== undefined
}

/** "On the Deliveries page, the next one is Kenya": of another page than this nothing here tells. */
const elsewhere = /^(?:[Oo]n|[Ii]n) (?:the |my )?\p{Lu}[\p{L}\d' -]*, /u

/** Nothing where it is no statement, or leans on anything else. */
export const asserted = (text: string): Check | undefined => {
  const said = text
    .replace(lead, "")
    .replace(/[.!\s]+$/u, "")
    // What ought to be so is so.
    .replace(/ should (?:now |still |also )?be /u, " is ")
  if (
    said.length > longest ||
    leaning.test(said) ||
    elsewhere.test(said) ||
    !finite.test(` ${said} `) ||
    isDeed(said)
  )
    return undefined
  return { _tag: "CheckTold", said, stated: true }
}

const stage =
  /^(?:(?:the |my )?(?:[a-z]+ ){0,3}(?:is|stands)(?: now| still| currently)?(?: (?:at|on|in))? )(step \d{1,2} of \d{1,2})$/iu

const pager =
  /^(?:(?:(?:I am|we are|you are|it is|this is)|(?:the |my )?(?:[a-z]+ ){0,2}(?:list|table|results?|grid|overview))(?: (?:should|must|now|still|is|are|be|starts?|begins?|opens?|stands?|stays?|remains?|back|again|shows?|says?|reads?|displays?)){0,3}(?: (?:on|at))?) (page \d{1,4} of \d{1,4})(?: (?:now|again))?$/iu

/** `I am on page 2 of 5`, `the list starts on page 1 of 5`: what the pager says. */
export const readPager: Read = ({ literals, text }) => {
  const bare = plain(text, literals).replace(/["“”]/gu, "")
  const said = pager.exec(bare)?.[1] ?? stage.exec(bare)?.[1]
  return said === undefined ? undefined : [{ _tag: "CheckTold", said: said.toLowerCase(), stated: true }]
}
