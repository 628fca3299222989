/** One thing told by what it has most or least of: `add the cheapest product to the cart`, `open the post with the most likes`, `the highest amount is $300`. Only the page tells which one that is. */
import { mask, raw } from "../words/Literals.js"
import type { Extreme, Sight } from "../sight/Sight.js"
import { quote } from "../words/Tokens.js"

const adjectives: Readonly<Record<string, readonly [quality: string, most: boolean]>> = {
  cheapest: ["price", false], "least expensive": ["price", false], "lowest-priced": ["price", false],
  "most expensive": ["price", true], priciest: ["price", true], dearest: ["price", true], costliest: ["price", true], "highest-priced": ["price", true],
  newest: ["date", true], latest: ["date", true], "most recent": ["date", true],
  oldest: ["date", false], earliest: ["date", false],
  heaviest: ["weight", true], lightest: ["weight", false],
  largest: ["size", true], biggest: ["size", true], smallest: ["size", false],
  "best-rated": ["rating", true], "best rated": ["rating", true], "highest rated": ["rating", true], "highest-rated": ["rating", true],
  "top-rated": ["rating", true], "top rated": ["rating", true], "lowest rated": ["rating", false], "lowest-rated": ["rating", false]
} // prettier-ignore

const ranks: Readonly<Record<string, boolean>> = {
  highest: true, greatest: true, largest: true, biggest: true, most: true, longest: true, best: true, latest: true,
  lowest: false, smallest: false, fewest: false, least: false, shortest: false, earliest: false
} // prettier-ignore

const either = (words: Readonly<Record<string, unknown>>) => Object.keys(words).join("|")

/** What may follow on a noun; "the cheapest red bike" is not told by its first word. */
const ends =
  "(?=$|[.,;:!?]|['’]s\\b| (?:to|in|into|on|from|of|for|at|and|or|then|with|is|are|has|costs?|shows?|says?|reads?|should|must|can|goes|appears|as|by|below|above|under|again|first|twice)\\b)"
const byAdjective = new RegExp(
  `\\b[Tt]he (${either(adjectives)}) (\\p{Ll}{3,}(?: \\p{Ll}{3,})??)${ends}`,
  "u"
)
const byQuality = new RegExp(
  `\\b[Tt]he (\\p{Ll}{3,}) (?:with|that has|which has|having) the (${either(ranks)}) (\\p{Ll}{3,}(?: date)?)${ends}`,
  "u"
)

/** `the highest amount is $300`: what the thing that has most of it has. */
const byValue = new RegExp(
  `\\b[Tt]he (${either(ranks)}) (\\p{Ll}{3,}(?: \\p{Ll}{3,})?)(?= (?:is|was|should be|must be|equals) (?:now |still )?[^\\s\\p{L}]*(?:\\d|[\uE000-\uF8FF]))`,
  "u"
)

interface Phrase {
  readonly said: string
  readonly extreme: Extreme
  /** What is spoken of is what the thing has, and not the thing. */
  readonly owned?: boolean
}

const phraseIn = (text: string): Phrase | undefined => {
  const [whole = "", noun = "", rank = "", quality = ""] = byQuality.exec(text) ?? []
  const most = ranks[rank]
  if (most !== undefined) return { said: whole, extreme: { noun, quality, most } }
  const [of = "", degree = "", what = ""] = byValue.exec(text) ?? []
  const highest = ranks[degree]
  // "The latest invoice is #17" names a thing, "the latest due date is 3 May" what one has.
  const isOfTime = /^(?:latest|earliest)$/u.test(degree)
  if (highest !== undefined && (!isOfTime || /\b(?:date|day|time|deadline)$/u.test(what)))
    return { said: of, extreme: { noun: "item", quality: what, most: highest }, owned: true }
  const [said = "", adjective = "", thing = ""] = byAdjective.exec(text) ?? []
  const known = adjectives[adjective]
  return known === undefined
    ? undefined
    : {
        said,
        extreme: {
          noun: thing === "one" ? "item" : thing,
          quality: known[0],
          most: known[1],
          ...(known[0] === "price" ? { dear: true } : {})
        }
      }
}

/** In quotes "#17" would be an address. */
const called = (name: string): string => (name.startsWith("#") ? name : quote(name))

/** "Ketch is the cheapest boat" says it of Ketch, and tells no other thing; "the first one is the cheapest boat" does. */
const saidOfOne = /\S (?:is|was|are|were|be|becomes?|remains?)(?: now| still| not| indeed)* $/iu
const saidOfNth =
  /\bthe (?:first|second|third|last|top|bottom) (?:\p{Ll}+ ){1,3}(?:is|should be|must be|was)(?: now| still)* $/iu

const isSaidOf = (text: string, said: string): boolean => {
  const before = text.slice(0, text.indexOf(said))
  return saidOfOne.test(before) && !saidOfNth.test(before)
}

/** Whether it tells a thing by what that has most or least of. */
export const tellsExtreme = (text: string): boolean => phraseIn(mask(text).text) !== undefined

/** The text with the name of the thing in place of what tells it; nothing where none is told so, or the page does not tell which it is. */
export const withoutExtremes = (text: string, sight: Sight): string | undefined => {
  const masked = mask(text)
  const phrase = phraseIn(masked.text)
  if (phrase !== undefined && isSaidOf(masked.text, phrase.said)) return undefined
  const name = phrase === undefined ? undefined : sight.extreme?.(phrase.extreme)
  return phrase === undefined || name === undefined
    ? undefined
    : raw(
        masked.text.replace(phrase.said, () =>
          phrase.owned === true
            ? `the ${phrase.extreme.quality} of ${called(name)}`
            : `the ${phrase.extreme.noun} ${called(name)}`
        ),
        masked.literals
      )
}
