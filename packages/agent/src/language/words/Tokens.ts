/** A clause in sight of the page as its tokens: what the page names, values, and words. */
import { keepingOf } from "../../Keeping.js"
import { stems } from "../../screen/Wording.js"
import { LITERAL, type Masked, plain } from "./Literals.js"
import { allThings, isThere, type Sight, type Thing, type ThingKind, thingsCalled } from "../sight/Sight.js"
import { verbOf } from "./Verbs.js"
import { roleOf } from "./Words.js"

export const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** Words that tell nothing of which thing or what of it. */
export const glue = set(
  "a an the my your his her its their our this that these those it them for with into in inside on onto at to as of under from by via using through and also " +
    "i we you he she they user please just now then up out off both each one all which who says saying called labelled named titled marked showing reading so called"
)
const months = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?"
/** A day of the calendar, inside a regular expression. */
export const DAY = `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months},?(?: \\d{4})?|${months} \\d{1,2}(?:st|nd|rd|th)?,?(?: \\d{4})?|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}`
const AMOUNT =
  "[-−]?(?:\\p{Sc}\\s?)?\\d[\\d.,]*\\d(?:\\s?(?:\\p{Sc}|%))?|[-−]?\\p{Sc}?\\d(?:\\s?(?:\\p{Sc}|%))?"
const token = new RegExp(`(${LITERAL})(?:['’]s\\b)?|((?:${DAY}|${AMOUNT})(?![\\p{L}\\d]))|[\\p{L}][\\p{L}\\d'’-]*|\\S`, "giu") // prettier-ignore

export interface Named {
  readonly _tag: "Named"
  readonly mark: string
  readonly things: ReadonlyArray<Thing>
}
interface Value {
  readonly _tag: "Value"
  readonly text: string
}
interface Word {
  readonly _tag: "Word"
  readonly text: string
}
/** Punctuation. */
interface Sign {
  readonly _tag: "Sign"
  readonly text: string
}
export type Token = Named | Value | Word | Sign

/** A word with a capital. */
export const isProper = (token: Token | undefined): boolean =>
  token?._tag === "Word" && /^\p{Lu}/u.test(token.text)

const tokensOf = (text: string, { literals }: Pick<Masked, "literals">, sight: Sight): ReadonlyArray<Token> =>
  Array.from(text.matchAll(token), ([found, mark, value]): Token => {
    if (mark !== undefined) {
      const things = thingsCalled(sight, plain(mark, literals))
      return things.length === 0 ? { _tag: "Value", text: mark } : { _tag: "Named", mark, things }
    }
    if (value !== undefined) return { _tag: "Value", text: value.trim() }
    return /[\p{L}\d]/u.test(found) ? { _tag: "Word", text: found } : { _tag: "Sign", text: found }
  })

export const is = (kind: ThingKind) => (token: Named) => token.things.some((thing) => thing.kind === kind)

const isField = (thing: Thing) => thing.kind === "entry" || thing.kind === "list"

export interface Clause {
  readonly text: string
  readonly tokens: ReadonlyArray<Token>
  readonly named: ReadonlyArray<Named>
  readonly values: ReadonlyArray<Value>
  /** Verbs in the base form. */
  readonly verbs: ReadonlySet<string>
  /** In small letters. */
  readonly words: ReadonlyArray<string>
  /** Words that are no verbs, and tell something of what is meant. */
  readonly rest: ReadonlyArray<string>
}

export const clauseOf = (text: string, masked: Pick<Masked, "literals">, sight: Sight): Clause => {
  const tokens = tokensOf(text, masked, sight)
  const words = tokens.flatMap((each) => (each._tag === "Word" ? [each.text.toLowerCase()] : []))
  const verbs = words.flatMap((word) => verbOf(word)?.base ?? [])
  return {
    text,
    tokens,
    named: tokens.filter((each) => each._tag === "Named"),
    values: tokens.filter((each) => each._tag === "Value"),
    words,
    verbs: new Set(verbs),
    rest: words.filter((word) => !glue.has(word) && verbOf(word) === undefined && roleOf(word) === undefined)
  }
}

/** A word with a small letter beside a name says what kind of thing it is: `the lot ▯`, `the ▯ booking`. */
export const besideNames = ({ tokens }: Clause): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((each, at) =>
      each._tag === "Word" &&
      /^\p{Ll}+$/u.test(each.text) &&
      (tokens[at - 1]?._tag === "Named" || tokens[at + 1]?._tag === "Named")
        ? [each.text]
        : []
    )
  )

/** No word is left but such. */
export const onlyKinds = (clause: Clause): boolean => {
  const kinds = besideNames(clause)
  return clause.rest.every((word) => kinds.has(word))
}

const fieldsIn = keepingOf((sight: Sight): ReadonlyArray<Thing> => [
  ...new Map(
    allThings(sight)
      .filter((each) => isField(each) && isThere(each))
      .map((each) => [each.name.toLowerCase(), each])
  ).values()
])

/** The one field whose label has all the words that are left. */
export const fieldOf = (words: ReadonlyArray<string>, sight: Sight): Thing | undefined => {
  const wanted = words.flatMap((word) => stems(word))
  if (wanted.length === 0) return undefined
  const all = fieldsIn(sight).filter(({ name }) => {
    const have = stems(name)
    return have.length <= wanted.length + 3 && wanted.every((word) => have.includes(word))
  })
  const names = new Set(all.map(({ name }) => name.replace(/\W+/gu, " ").trim().toLowerCase()))
  const [shortest] = all.toSorted((a, b) => a.name.length - b.name.length)
  if (shortest === undefined) return undefined
  // The same label, spelt with what is added to it and without.
  const same = names.size === 1 || all.slice(1).every(({ name }) => name.includes(shortest.name))
  return same ? shortest : undefined
}

/** A search, by any of the names of the field, or by the button beside it. */
export const isSearch = ({ field, searchedBy }: Thing, { things }: Sight): boolean =>
  searchedBy !== undefined ||
  [...things.values()].some((all) =>
    all.some(
      (each) => field !== undefined && each.field === field && /^(?:search|find|filter)/iu.test(each.name)
    )
  )

export const quote = (name: string): string => `"${name.replaceAll('"', "")}"`
