/**
 * A deed in sight of the page, told in words of one's own: `let ▯ depart`, `add two shirts and a coat`, `take ▯ for 7 nights`, `show only what is in ▯`. What is done
 * follows from what its words are called there: a control by the verb, fields by what goes into them. Every word must belong to one of them, or say nothing.
 * Gives the same in words that the forms know.
 */
import { byVerb, isLead, marked, oneByOne, signPressed, stepped } from "./ComposedPresses.js"
import { ranged } from "./ComposedRanges.js"
import { asked, formed, narrowed, repeated, searched, slotted, ticked } from "./ComposedFields.js"
import { made } from "./ComposedRecords.js"
import { LITERAL, type Masked, plain } from "../words/Literals.js"
import type { Sight } from "./Sight.js"
import { calledSo, type Deed, infinitiveOf, itemsOf } from "./SightedWords.js"
import { spoken } from "../sentences/Speakers.js"
import { quote } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"

const bound =
  /\b(?:not|never|no|none|nothing|unless|if|until|without|except|rather|or|nor|neither|either|whether|than|but)\b/iu

/** "On the new line" is a place, and which one it is the page alone tells. */
const newPlace = /\b(?:on|in|for|into|of) (?:the|my|our) new(?:ly added)? (?:line|row|entry|item|record)\b/iu

/** Something is said, and nothing done. */
const stating =
  /(?<!\b(?:what|which|that|who) )\b(?:is|are|was|were|isn't|aren't|has|have|had|should|must|shall|cannot|can't|shows|reads|says|appears|remains|stays|becomes|contains|equals|gets|goes|comes)\b/iu

const polite =
  /^(?:please |now |then |just |also |go ahead and |tr(?:y|ies) to |attempts? to |make sure to )+/iu
/** What was so before is so yet. */
const still = /^(?:still|again|no|not|now only) /iu
const trailing = / (?:instead|again|once more|as well|too|afterwards?|now|please|for now|this time)$/iu
/** "Try another one with ▯ for 4 hours": the same form is filled in anew. */
const anew =
  /^(?:tr(?:y|ies)|do|does) (?:another|one more|a second|a third|a different)(?: one)? with (?=\S)/iu
const plainer = (text: string): string =>
  text.replace(polite, "").replace(anew, "enter ").replace(trailing, "")

/** The most words that a thing is told by. */
const longest = 6

/** `let ▯ depart`, `have ▯ restarted`: who lets it be done is whoever does it. */
const caused = (text: string, sight: Sight): string => {
  const [, said = ""] = /^(?:[Ll]et|[Hh]ave|[Mm]ake|[Gg]et)s? (?:the )?(.+)$/u.exec(text) ?? []
  const words = said.split(" ")
  const at = words.findIndex((word, n) => n > 0 && n <= longest && isLead(sight, infinitiveOf(word)))
  const thing = words.slice(0, at).join(" ")
  return at > 0 && /[\p{Lu}\d\uE000-\uF8FF]/u.test(thing)
    ? [infinitiveOf(words[at] ?? ""), "the", thing, ...words.slice(at + 1)].join(" ")
    : text
}

/** Behind a verb that only the page tells stands what it is done to: "dim the lamp", "deliver ▯", "hand over the order"; not so behind "exactly two" and "total 50". */
const object =
  /^\s+(?:the|an?|my|this|that|it|them|all|both|in|out|off|over|up|down|back|on|to|for)(?: |$)|^\s+[\p{Lu}\uE000-\uF8FF#]/u
const noVerb =
  /^(?:it|the|this|that|these|those|an?|all|both|only|exactly|just|even|with|after|before|while|so|because|same|next|first|last|once|in|on|at|to|of|for|from|by|as|its|his|her|their|my|one|two|three|each|every|also|now|then|there|here|what|which|who|how|when|where)$/iu

/** `refresh the page` is done by the browser, though a button is called "Refresh": that fetches figures anew, and keeps what was never saved. */
const byBrowser =
  /^(?:reload|refresh)s? (?:(?:the|this|my|our) )?(?:(?:current|whole|entire) )?(?:page|browser(?: (?:page|window|tab))?|window|site|app|tab)\b/iu

/** What is only looked at is done nothing to. */
const looking = /^(?:check|verify|confirm|ensure|see|observe|expect|assert|note|read|wait|make)$/u

/** The deed without who does it; nothing where none is told. */
const deedOf = ({ literals, text }: Masked, sight: Sight): Deed | undefined => {
  const { expected, negated, person, rest } = spoken(plainer(text))
  const said = caused(
    plainer(rest.replace(/^(?:I|we) (?=\p{Ll})/u, "").replace(/^only (\p{L}.*)$/iu, "$1 only")),
    sight
  )
  const first = /^[\p{L}-]+/u.exec(said)?.[0] ?? ""
  const verb = verbOf(first)
  const words = said.slice(first.length)
  if (byBrowser.test(said) || newPlace.test(words)) return undefined
  if (first === "" || expected || negated || bound.test(words) || stating.test(words)) return undefined
  const isVerb =
    !noVerb.test(first) && object.test(words) && (isLead(sight, first) || calledSo(first, sight).length === 0)
  const does = verb === undefined ? isVerb : verb.form === "base" || person
  return does
    ? {
        known: verb !== undefined,
        verb: infinitiveOf(first.toLowerCase()),
        text: said,
        items: itemsOf(said, literals, sight),
        literals,
        sight
      }
    : undefined
}

const ways = [
  repeated,
  ranged,
  stepped,
  oneByOne,
  narrowed,
  ticked,
  asked,
  marked,
  searched,
  signPressed,
  formed,
  byVerb,
  slotted
]

const leadPlace = new RegExp(
  `^(?:in|on|at|under|from|within) (?:the |my |our )?(${LITERAL}|\\p{Ll}+)(?: (?:page|tab|view|screen|section|list|table))?,? (?=(?:I|we|you) |\\p{Ll}+ )`,
  "iu"
)

/** The deed in other words, one or more; nothing where a word of it is left over. */
export const composed = (masked: Masked, sight: Sight): string | undefined => {
  if (still.test(masked.text)) return undefined
  const whole = made(masked, sight)
  if (whole !== undefined) return whole
  const [lead = "", place = ""] = leadPlace.exec(masked.text) ?? []
  const there = place === "" ? [] : calledSo(plain(place, masked.literals), sight)
  // What leads elsewhere is gone to first.
  if (there.some(({ kind }) => kind === "press")) return undefined
  const [named] = there
  const said = done(
    { ...masked, text: named === undefined ? masked.text : masked.text.slice(lead.length) },
    sight
  )
  return said === undefined || named === undefined
    ? said
    : said
        .split("; ")
        .map((each) => `${each} in the ${quote(named.name)} section`)
        .join("; ")
}

/** In the first of the ways in which it can be told. */
const done = (masked: Masked, sight: Sight): string | undefined => {
  const deed = deedOf(masked, sight)
  if (deed === undefined) return undefined
  for (const way of ways) {
    const said = looking.test(deed.verb) && way !== byVerb ? undefined : way(deed)
    if (said !== undefined) return said
  }
  return undefined
}

const tailPlace = new RegExp(
  ` (?:on|in|at|under) (?:the |my |our )?(${LITERAL}|\\p{L}+)(?: (?:page|tab|view|screen|section))[.!]?$`,
  "iu"
)

/** `set ▯ to ▯ on the ▯ page`: where it is done comes first, when a control leads there. */
export const placedApart = (masked: Masked, sight: Sight): Apart | undefined => {
  const [tail = "", place = ""] = tailPlace.exec(masked.text) ?? []
  return tail === "" ? undefined : apart(masked, place, masked.text.slice(0, -tail.length), sight)
}

/** `in the ▯ list, show ▯`: the same where it cannot be done yet. */
export const placedBefore = (masked: Masked, sight: Sight): Apart | undefined => {
  const [lead = "", place = ""] = leadPlace.exec(masked.text) ?? []
  return lead === "" ? undefined : apart(masked, place, masked.text.slice(lead.length), sight)
}

interface Apart {
  /** In words that the forms know. */
  readonly place: string
  readonly rest: string
}

/** "Click on the Orders tab": what stands there is what is pressed, and no place to do something in. */
const pointing =
  /^(?:(?:I|we|you|the user) )?(?:double[ -]|right[ -])?(?:click|tap|press|hit|hover|focus|zoom|look|tick|push)(?:s|es)?$/iu

const apart = ({ literals }: Masked, place: string, rest: string, sight: Sight): Apart | undefined => {
  const press = calledSo(plain(place, literals), sight).find(({ kind }) => kind === "press")
  return press === undefined || pointing.test(rest) || deedOf({ literals, text: rest }, sight) === undefined
    ? undefined
    : { place: `go to ${quote(press.name)}`, rest }
}
