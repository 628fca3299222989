/** Fields and what goes into each, one after the other: `Fill in Name: Ada, Town: Leeds`, `picks Ada as Person, 3 May as First day`, `name Toast, minutes 5`. */
import type { Intent } from "@assay/domain/Intent"
import { type Literals, plain } from "../words/Literals.js"
import { type Sight, thingsCalled } from "./Sight.js"
import { type Field, fieldCalled, isDay, putInto } from "./SightedFields.js"
import { spoken } from "../sentences/Speakers.js"
import { isSearch, set } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"

const entering = set(
  "enter type fill write put key set give change provide supply insert specify choose pick select use complete"
)
const details =
  "(?:the |my |his |her |their |all )?(?:[a-z]+ ){0,2}(?:form|details|data|fields|information|values|following)"
const introduction = new RegExp(
  `^(?:(?:in|out|up) )?(?:(?:it|them|this|that|everything|${details}) ?(?:in|out|up)? ?)?(?:(?:with|as follows|as) ?)?:\\s+|^(?:(?:in|out|up) )?(?:it|them|${details}) (?:(?:in|out|up) )?with (?:the )?`,
  "u"
)
const particle = /^(?:in|out|up)\s+(?=\S)/u

/** A verb of filling in, and what only leads to the list; nothing where something else is done. */
const withoutVerb = (text: string): { readonly verb: boolean; readonly rest: string } | undefined => {
  const { expected, negated, person, rest } = spoken(text)
  const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ""
  const verb = verbOf(word)
  if (negated || expected) return undefined
  if (
    verb === undefined ||
    !entering.has(verb.base) ||
    !(person || verb.form === "base" || verb.form === "third")
  )
    return person ? undefined : { verb: false, rest: text.trim() }
  const object = rest.slice(word.length).trim()
  const led = object.replace(introduction, "")
  return { verb: true, rest: led === object ? object.replace(particle, "") : led }
}

/** What makes it more than a value; the colon of a time of day does not. */
const more =
  /\b(?:but|unless|if|until|instead|except|without|which|then|not)\b|(?<!\b\d{1,2}):|:(?!\d\d\b)|[;=]/iu

/** How or where it is done: no value that nothing marks as one goes on so. */
const manner = /(?<=\s|^)(?:(?:the|my|its|using|via|from)\s|with\s(?!\p{Lu}))/u

export interface Pair {
  readonly field: Field
  readonly value: string
  /** A sign stands between the two, and the value goes to the end. */
  readonly signed: boolean
}

const signs = /^(.{1,60}?)\s?(?::|=|→|->)\s+(\S.*)$/u

const signed = (part: string, literals: Literals, sight: Sight): Pair | undefined => {
  const [, name = "", value = ""] = signs.exec(part) ?? []
  const field = name === "" ? undefined : fieldCalled(name, literals, sight)
  return field === undefined ? undefined : { field, value, signed: true }
}

/** "The Category filter to Herbs": what the field is. */
const kindOfField =
  /^(?:filter|field|drop-?down|list|box|select|menu|picker|input|selector|combo ?box) (?=(?:is|to|with|as) \S)/u

/** `name Toast`, `Full name is Sam`: the longest beginning that is a field. */
const nameFirst = (part: string, literals: Literals, sight: Sight): Pair | undefined => {
  const words = part.split(" ")
  for (let length = Math.min(5, words.length - 1); length > 0; length--) {
    const field = fieldCalled(words.slice(0, length).join(" "), literals, sight)
    const value = words
      .slice(length)
      .join(" ")
      .replace(kindOfField, "")
      .replace(/^(?:is|to|with|as|of) (?=\S)/u, "")
    if (field !== undefined)
      return more.test(value) || manner.test(value) ? undefined : { field, value, signed: false }
  }
  return undefined
}

/** No value begins so: it was led up to in other words. */
const leads = /^(?:it|them|(?:in |out )?(?:the|my) (?:[a-z]+ )?(?:form|details|data|fields?|information)) /u
const turned =
  /^(.+) (?:as|for|in|into|under) (?:the |my |its |his |her |their |your )?(?:only |new )?(\S.*)$/u

/** `Toast as the name`. */
const valueFirst = (part: string, literals: Literals, sight: Sight): Pair | undefined => {
  const [, value = "", name = ""] = turned.exec(part) ?? []
  const field = value === "" ? undefined : fieldCalled(name, literals, sight)
  return field === undefined || more.test(value) || manner.test(value) || leads.test(value)
    ? undefined
    : { field, value, signed: false }
}

/** What may be read both ways is not read. */
const pairOf = (part: string, literals: Literals, sight: Sight): Pair | undefined => {
  const plainly = signed(part, literals, sight)
  if (plainly !== undefined) return plainly
  const [one, other] = [nameFirst(part, literals, sight), valueFirst(part, literals, sight)]
  return one !== undefined && other !== undefined ? undefined : (one ?? other)
}

/** A field and what goes into it, without a verb of its own. */
export const isPair = (part: string, literals: Literals, sight: Sight): boolean =>
  withoutVerb(part)?.verb === false && pairOf(part.trim(), literals, sight) !== undefined

const joints = /[,;]\s+(?:and\s+)?|\s+and\s+/gu

/** `Address: 4 Mill Lane, Hexham`: what names no field goes on with the value before, as long as it does nothing. */
const goesOn = (part: string, last: Pair | undefined, literals: Literals, sight: Sight): boolean =>
  last?.signed === true &&
  last.field.thing.kind === "entry" &&
  /^[\p{Lu}\d][^:=]*$/u.test(part) &&
  verbOf(/^[\p{L}-]+/u.exec(part)?.[0] ?? "") === undefined &&
  thingsCalled(sight, plain(part, literals)).length === 0

/** A text that is nothing but fields with their values. */
export const pairsOf = (text: string, literals: Literals, sight: Sight): ReadonlyArray<Pair> | undefined => {
  const pairs: Array<Pair> = []
  let end = 0
  for (const { 0: mark, index } of [...text.matchAll(joints), { 0: "", index: text.length }]) {
    const part = withoutVerb(text.slice(end, index))?.rest
    const pair = part === undefined ? undefined : pairOf(part, literals, sight)
    const last = pairs.at(-1)
    if (pair !== undefined) pairs.push(pair)
    else if (last !== undefined && goesOn(part ?? "", last, literals, sight))
      pairs[pairs.length - 1] = { ...last, value: text.slice(text.lastIndexOf(last.value, end), index) }
    else return undefined
    end = index + mark.length
  }
  return pairs
}

/** Nobody has put it there, and no page has shown it: it is not what the field should hold by now. */
const isNew = (
  { field, value }: Pair,
  literals: Literals,
  before: ReadonlyArray<Intent>,
  sight: Sight
): boolean => {
  const said = plain(value, literals).toLowerCase().trim()
  const put = before
    .flatMap((intent) =>
      intent._tag === "Fill" ? [intent.value] : intent._tag === "Choose" ? intent.values : []
    )
    .some((each) => each.toLowerCase().includes(said))
  if (field.thing.kind === "list") return !put && field.thing.holds?.toLowerCase() !== said
  const isShown = [...sight.things.keys()].some((name) => name.includes(said))
  return field.thing.holds === "" && !put && !isShown
}

/** Without a verb it is said of the fields, unless they are empty and nothing has been heard of the values. */
const jotted = (
  pairs: ReadonlyArray<Pair>,
  literals: Literals,
  before: ReadonlyArray<Intent>,
  sight: Sight
): boolean =>
  pairs.every((pair) => pair.signed && isNew(pair, literals, before, sight)) &&
  pairs.some(
    ({ field, value }) =>
      field.thing.kind === "entry" && (/\p{L}/u.test(plain(value, literals)) || isDay(plain(value, literals)))
  )

const setting =
  /^(?:(?:I|we|you|the user) )?(?:then |now )?(?:set|change|update|edit|give|replace|correct)s? /iu

/** All of it is a list of fields with their values. `before` is what was done before it, where it is all that is said. */
export const listed = (
  text: string,
  literals: Literals,
  before: ReadonlyArray<Intent> | undefined,
  sight: Sight
): string | undefined => {
  const led = withoutVerb(text)
  const pairs = led === undefined ? undefined : pairsOf(led.rest, literals, sight)
  if (led === undefined || pairs === undefined || pairs.length === 0) return undefined
  // A search is set to nothing: "set the supplier to A".
  if (setting.test(text) && pairs.some(({ field }) => isSearch(field.thing, sight))) return undefined
  const fields = new Set(pairs.map(({ field }) => field))
  if (
    fields.size < pairs.length ||
    (!led.verb && (before === undefined || !jotted(pairs, literals, before, sight)))
  )
    return undefined
  const done = pairs.map(({ field, value }) => putInto(field, value, literals, sight))
  return done.some((each) => each === undefined) ? undefined : done.join("; ")
}
