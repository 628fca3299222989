/** The words of a deed in sight of the page: each with what it names there, whether or not it has a capital: `two shirts`, `the berth`. */
import { keepingOf } from "../../Keeping.js"
import { stems } from "../../screen/Wording.js"
import { type Literals, plain } from "../words/Literals.js"
import { allThings, isThere, type Sight, type Thing, type ThingKind } from "./Sight.js"
import { clauseOf, glue, isProper, quote, type Token } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"
import { countOf } from "../words/Words.js"

/** One of the words, with what stands for itself in it. */
export type Item =
  | {
      readonly _tag: "Name"
      readonly said: string
      readonly name: string
      /** As the text has it. */
      readonly words: string
      readonly things: ReadonlyArray<Thing>
    }
  | { readonly _tag: "Value"; readonly said: string }
  | { readonly _tag: "Count"; readonly said: string; readonly count: number }
  | { readonly _tag: "Word"; readonly said: string }
  | { readonly _tag: "Sign"; readonly said: string }

/** `Drafts 2` and `Critical only` are called by their first word as well. */
const shorter = (name: string): ReadonlyArray<string> => [
  name,
  name.replace(/(?<=^[\p{L} ]+) (?:only|\(?\d{1,4}\)?)$/iu, "")
]

const byStems = keepingOf((sight: Sight): ReadonlyMap<string, ReadonlyArray<Thing>> => {
  const known = new Map<string, Array<Thing>>()
  for (const thing of allThings(sight).filter(isThere)) {
    const keys = new Set(shorter(thing.name).map((name) => stems(name).join(" ")))
    for (const key of keys) {
      const same = known.get(key)
      if (key === "") continue
      if (same === undefined) known.set(key, [thing])
      else same.push(thing)
    }
  }
  return known
})

/** What stands there is called by these words, whatever their endings and capitals; the same number of words first. */
export const calledSo = (words: string, sight: Sight): ReadonlyArray<Thing> => {
  const key = stems(words).join(" ")
  const all = byStems(sight).get(key) ?? []
  const whole = all.filter(({ name }) => stems(name).join(" ") === key)
  return whole.length > 0 && whole.length < all.length
    ? [...whole, ...all.filter((each) => !whole.includes(each))]
    : all
}

/** The most words that one name has. */
const longest = 5

/** A word, or a number as it is part of a name: "level 2". */
const wordAt = (tokens: ReadonlyArray<Token>, at: number): string | undefined => {
  const token = tokens[at]
  return token?._tag === "Word" || (token?._tag === "Value" && /^\d+$/u.test(token.text))
    ? token.text
    : undefined
}

/** The longest run of words from there that names something. */
const namedAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  sight: Sight
): readonly [number, string] | undefined => {
  const words: Array<string> = []
  let best: readonly [number, string] | undefined
  for (let n = 0; n < longest; n++) {
    const word = wordAt(tokens, at + n)
    if (word === undefined) break
    words.push(word)
    const said = words.join(" ")
    const says = /\p{L}/u.test(said) && !words.every((each) => glue.has(each.toLowerCase()))
    // "In stock" is called so, and "the stock" by its last word.
    const begins = words[0] === undefined || !/^(?:the|an?|my|your|its|his|her|their)$/iu.test(words[0])
    if (says && begins && calledSo(said, sight).length > 0) best = [n + 1, said]
  }
  return best
}

const valueOf = (text: string): Item => {
  const count = countOf(text)
  return count === undefined ? { _tag: "Value", said: text } : { _tag: "Count", said: text, count }
}

/** The words of a deed; the first is what is done. */
export const itemsOf = (text: string, literals: Literals, sight: Sight): ReadonlyArray<Item> => {
  const { tokens } = clauseOf(text, { literals }, sight)
  const items: Array<Item> = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    if (token._tag === "Named") {
      const name = plain(token.mark, literals)
      items.push({ _tag: "Name", said: token.mark, name, words: name, things: token.things.filter(isThere) })
      continue
    }
    const found = at === 0 || token._tag === "Sign" ? undefined : namedAt(tokens, at, sight)
    if (found !== undefined) {
      const [length, words] = found
      const things = calledSo(words, sight)
      const name = things[0]?.name ?? words
      items.push({ _tag: "Name", said: quote(name), name, words, things })
      at += length - 1
    } else if (token._tag === "Value") items.push(valueOf(token.text))
    else if (token._tag === "Sign") items.push({ _tag: "Sign", said: token.text })
    else {
      const last = items.at(-1)
      if (countOf(token.text) !== undefined) items.push(valueOf(token.text))
      else if (at === 0 || !isProper(token)) items.push({ _tag: "Word", said: token.text.toLowerCase() })
      // `Exeter St Davids` is one value, though the page does not say it yet.
      else if (last?._tag === "Value" && isProper(tokens[at - 1]))
        items[items.length - 1] = { _tag: "Value", said: `${last.said} ${token.text}` }
      else items.push({ _tag: "Value", said: token.text })
    }
  }
  return items
}

/** Said in small letters: a word for what kind of thing it is, where a name stands beside it. */
export const isLoose = (item: Item | undefined): boolean =>
  item?._tag === "Name" && /^\p{Ll}+$/u.test(item.words)

export const isKind =
  (...kinds: ReadonlyArray<ThingKind>) =>
  (item: Item | undefined): boolean =>
    item?._tag === "Name" && item.things.some(({ kind }) => kinds.includes(kind))

/** The base form of a verb; of other words the word itself. */
export const infinitiveOf = (word: string): string => verbOf(word)?.base ?? word

/** As the text says it. */
export const wordsOf = (item: Item): string => (item._tag === "Name" ? item.words : item.said)

export interface Deed {
  /** What is done, in the base form. */
  readonly verb: string
  /** The verb is one of those that tests are told with. */
  readonly known: boolean
  /** Masked, beginning with the verb. */
  readonly text: string
  readonly items: ReadonlyArray<Item>
  readonly literals: Literals
  readonly sight: Sight
}

/** The deed in other words; nothing where it is none of that kind, or a word of it is left over. */
export type Way = (deed: Deed) => string | undefined
