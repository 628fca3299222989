/** The fields of a page as the words of a step call them, and what may be put into each. */
import { keepingOf } from "../../Keeping.js"
import { stems } from "../../screen/Wording.js"
import { type Literals, onlyLiteral, plain } from "../words/Literals.js"
import { allThings, type Sight, type Thing, thingsCalled } from "./Sight.js"
import { DAY, fieldOf, glue, quote } from "../words/Tokens.js"
import { readValue } from "../words/Values.js"
import { verbOf } from "../words/Verbs.js"

const day = new RegExp(`^(?:${DAY})$`, "iu")

export const isDay = (text: string): boolean => day.test(text.trim())

const isField = ({ kind, past }: Thing): boolean => (kind === "entry" || kind === "list") && past !== true

/** A field with all its names. */
export interface Field {
  readonly name: string
  readonly thing: Thing
  readonly names: ReadonlyArray<string>
}

const keyOf = (thing: Thing): string => thing.field ?? `${thing.kind} ${thing.name}`

/** The fields that are there, in their order. One that is not the only one of its name is none. */
export const fieldsOf = keepingOf((sight: Sight): ReadonlyArray<Field> => {
  const fields = new Map<string, Field>()
  for (const thing of allThings(sight)) {
    if (!isField(thing) || thing.several === true || !/\p{L}/u.test(thing.name)) continue
    const known = fields.get(keyOf(thing))
    fields.set(
      keyOf(thing),
      known === undefined
        ? { name: thing.name, thing, names: [thing.name] }
        : { ...known, names: [...known.names, thing.name] }
    )
  }
  // "Everyday" stands on a list of accounts for what is chosen.
  return [...fields.values()].map((field) =>
    field.thing.kind === "list" && field.thing.drawn === true
      ? { ...field, name: field.names.find((name) => thingsCalled(sight, name).every(isField)) ?? field.name }
      : field
  )
})

export const theOnly = <A>(all: ReadonlyArray<A>): A | undefined => (all.length === 1 ? all[0] : undefined)

const articles = /^(?:the|an?|my|its|his|her|their|your) /iu
const kind = / (?:field|box|input|dropdown|list|menu|picker|slider)$/iu
/** "The length slider to 20": the word for what it is ends its name, and begins no value. */
const overrun = /^(?:field|box|input|dropdown|list|menu|picker|slider|switch|area) (?:to|with|at|as) /iu

/** The one field that the words call so: by its whole name, or by words of its name that no other has. */
export const fieldCalled = (said: string, literals: Literals, sight: Sight): Field | undefined => {
  const bare = said.trim().replace(articles, "").replace(kind, "")
  const words = plain(bare, literals)
  const called = thingsCalled(sight, words).filter(isField)
  if (called.length > 0) {
    const [only, ...others] = called
    const same =
      only !== undefined && only.several !== true && others.every((one) => keyOf(one) === keyOf(only))
    return same ? fieldsOf(sight).find(({ thing }) => keyOf(thing) === keyOf(only)) : undefined
  }
  // "The Name field" is no "Last name"; what is told in small letters may be a part of what it is called.
  if (onlyLiteral(bare, literals) !== undefined || !/^[\p{Ll}][\p{Ll} '’-]*$/u.test(words)) return undefined
  // "The" is a part of many labels, and calls none of them.
  if (words.split(" ").every((word) => glue.has(word))) return undefined
  const spokenOf = fieldOf(words.split(" "), sight)
  if (spokenOf === undefined || !isField(spokenOf) || spokenOf.several === true) return undefined
  const field = fieldsOf(sight).find(({ thing }) => keyOf(thing) === keyOf(spokenOf))
  // What one searches is not what is written: "the text of the post" is no "Search people and posts".
  const searches = field?.names.some((name) => /^(?:search|find|filter)\b/iu.test(name)) === true
  return searches && !/\b(?:search|find|filter|quick|term|query)\b/iu.test(words) ? undefined : field
}

/** A list takes what it offers; one that is drawn shows that only when it is pressed. */
const offers = ({ thing }: Field, value: string, sight: Sight): boolean =>
  thing.drawn === true ||
  thingsCalled(sight, value).some(
    (each) => each.kind === "offers" && each.past !== true && each.field === thing.field
  )

/** Names that only the page gave are words like any others. */
const spelt = (said: string, literals: Literals): string =>
  said.replace(/[\uE000-\uF8FF]/gu, (mark) => {
    const literal = onlyLiteral(mark, literals)
    return literal !== undefined && literal.raw === literal.value ? literal.raw : mark
  })

/** To the letter; nothing for words that only tell what kind of value it is. */
const valueOf = (said: string, literals: Literals): string | undefined => {
  const only = onlyLiteral(said, literals)
  if (only !== undefined) return only.value
  const parts = spelt(said.trim(), literals)
    .split(", ")
    .map((part) => readValue(part, literals))
  return parts.some((part) => part === undefined) ? undefined : parts.join(", ")
}

/** What puts the value into the field, in words that the forms know; nothing where it does not take such. */
export const putInto = (field: Field, said: string, literals: Literals, sight: Sight): string | undefined => {
  const value = valueOf(said, literals)
  if (value === undefined || value === "" || value.includes('"') || overrun.test(value)) return undefined
  const literal = onlyLiteral(said, literals) === undefined ? quote(value) : said.trim()
  if (field.thing.kind === "list")
    return offers(field, value, sight) ? `select ${literal} from the ${quote(field.name)} list` : undefined
  return field.thing.takes === "date" && !/\d|[{]/u.test(value)
    ? undefined
    : `enter ${literal} into the ${quote(field.name)} field`
}

/** The words by which a field is told from others: `pick-up` of "Pick-up date", beside "Return date". */
export const owned = (field: Field, among: ReadonlyArray<Field>): ReadonlySet<string> => {
  const others = among.filter((each) => each !== field).flatMap(({ name }) => stems(name))
  return new Set(stems(field.name).filter((word) => !others.includes(word)))
}

/** In the base form, so that "returning" is "return". */
export const baseOf = (word: string): ReadonlyArray<string> =>
  stems(word).map((each) => verbOf(each)?.base ?? each)
