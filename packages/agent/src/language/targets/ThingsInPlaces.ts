/** One thing in a place, and what it has there: `the cart lists the Felt Hat in Plum with quantity 3 and a total of $90`. Masked. */
import { mark } from "../wordings/PlainerEdges.js"

const asked = "(?<asked>(?:.*\\b(?:[Vv]erify|[Cc]heck|[Ee]nsure|[Cc]onfirm|[Ss]ee) (?:that )?)?)"
const place = "(?<place>(?:[Tt]he|[Mm]y|[Oo]ur|[Yy]our) (?:\\p{Ll}[\\p{Ll}-]* ){0,2}?\\p{Ll}[\\p{Ll}-]*)"
const mood = "(?:(?:now|still|then|also|should|must|will) )*"
/** "The Felt Hat in Plum": the second name tells which of those called so. */
const thing = `(?:(?:the|an?|one) )?(?<thing>${mark}|\\p{Lu}[^,;:]*?|#\\d[\\w-]*)(?: in (?<sort>${mark}|\\p{Lu}[^,;:]*?))?`
const rest = "(?<details>.+?)[.!]?$"

const told: ReadonlyArray<RegExp> = [
  `^${asked}${place} ${mood}(?:lists?|shows?|contains?|has|have|holds?|displays?|includes?) (?:now |still )?${thing} with ${rest}`,
  `^${asked}${thing} (?:is|should be|must be) (?:now |still )?(?:listed|shown|displayed) in ${place} with ${rest}`
].map((each) => new RegExp(each, "u"))

/** "A line total of $64", "quantity 2", "the role Admin". */
const detail = new RegExp(
  `^(?:(?:the|an?|its) )?(?<noun>\\p{Ll}[\\p{Ll}-]*(?: (?!of )\\p{Ll}[\\p{Ll}-]*){0,2})(?: of|:)? (?<value>${mark}|[+-]?\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]*(?: ?[%\\p{Sc}])?|\\p{Lu}[^,;]*)$`,
  "u"
)

const joint = /,? and (?=(?:the |an? |its )?\p{Ll})|, (?=(?:the |an? |its )?\p{Ll})/u

/** Words that say more of a value than which one it is. */
const more =
  /\b(?:is|are|was|were|has|have|should|must|shows?|reads?|says?|not|no|only|still|now|with|without|in|on|under|to|by|for|from|at|than|least|most|about|called|named|selected|and|or|but|which|that)\b/u

/** "A Title field with the value X": what a control is told by is read by other forms. */
const ofPart =
  /\b(?:field|box|input|button|link|icon|column|row|tab|list|menu|dialog|heading|checkbox|dropdown|option|image|section|message|page)s?$/u

const labelled = (part: string): readonly [string, string] | undefined => {
  const { noun = "", value = "" } = detail.exec(part)?.groups ?? {}
  return noun === "" || more.test(noun) || more.test(value) ? undefined : [noun, value]
}

const readAs = (found: Readonly<Record<string, string>>): string | undefined => {
  const { asked: lead = "", details = "", place: where = "", sort, thing: name = "" } = found
  const pairs = details.split(joint).map(labelled)
  if (more.test(name) || ofPart.test(name) || (sort !== undefined && more.test(sort)) || more.test(where))
    return undefined
  if (!pairs.every((pair) => pair !== undefined)) return undefined
  const which = sort === undefined ? name : `${name} in ${sort}`
  const there = where.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  return [
    `${lead}${which} is shown in ${there}`,
    ...pairs.map(([noun, value]) => `in ${there}, the ${noun} of ${which} is ${value}`)
  ].join("; ")
}

export const thingInPlace = (text: string): string => {
  for (const form of told) {
    const { groups } = form.exec(text) ?? {}
    const said = groups === undefined ? undefined : readAs(groups)
    if (said !== undefined) return said
  }
  return text
}
