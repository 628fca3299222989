/** Names with letters that English does not have, "Grün", "Łukasz": read like any other name. */
import { Intent } from "@assay/domain/Intent"
import { Schema } from "effect"
import type { ParsedStep } from "../ParsedStep.js"
import { roleOf } from "./Words.js"
import { verbOf } from "./Verbs.js"

type Reading = ParsedStep["reading"]

interface Respelt {
  readonly text: string
  /** The same with the names as they were written. */
  readonly back: (reading: Reading) => Reading
}

const name = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]*/gu

const letters: Readonly<Record<string, string>> = {
  ł: "l", ø: "o", ß: "ss", æ: "ae", œ: "oe", đ: "d", ð: "d", þ: "th", ı: "i"
} // prettier-ignore

const inEnglish = (letter: string): string =>
  letters[letter] ??
  (/^[a-z]$/u.test(letter) ? letter : String.fromCharCode(97 + ((letter.codePointAt(0) ?? 0) % 26)))

/** A word that the grammar knows is no name. */
const isTaken = (word: string): boolean =>
  /^(?:[ai]|am|an|and|are|as|at|be|by|for|if|in|is|it|its|no|not|of|off|on|or|so|the|to|up|we)$/u.test(
    word
  ) ||
  roleOf(word) !== undefined ||
  verbOf(word) !== undefined

const respelling = (word: string, text: string, used: ReadonlySet<string>): string => {
  const plain = [...word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")].map(inEnglish).join("")
  let spelt = plain
  while (isTaken(spelt) || used.has(spelt) || new RegExp(`\\b${spelt}\\b`, "iu").test(text)) spelt += "x"
  return `${spelt.slice(0, 1).toUpperCase()}${spelt.slice(1)}`
}

const mapped = (said: unknown, change: (text: string) => string): unknown => {
  if (typeof said === "string") return change(said)
  if (Array.isArray(said)) return said.map((each) => mapped(each, change))
  if (typeof said !== "object" || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, mapped(each, change)]))
}

const asIntents = Schema.validateSync(Schema.Array(Intent))

/** Whatever it says, with the names in it changed. */
const withNames = (reading: Reading, change: (text: string) => string): Reading =>
  reading._tag === "Understood"
    ? { ...reading, intents: asIntents(mapped(reading.intents, change)) }
    : { ...reading, why: change(reading.why), nearest: change(reading.nearest) }

/** The text with such names spelt in English letters. */
export const respelt = (text: string): Respelt => {
  const foreign = [...new Set(text.match(name) ?? [])].filter((word) => /[^\p{ASCII}]/u.test(word))
  const spellings = new Map<string, string>()
  for (const word of foreign)
    spellings.set(
      word,
      respelling(word, text, new Set([...spellings.values()].map((each) => each.toLowerCase())))
    )
  if (spellings.size === 0) return { text, back: (reading) => reading }
  const written = new Map([...spellings].map(([word, spelt]) => [spelt.toLowerCase(), word]))
  const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...written.keys()].join("|")})(?![\\p{L}\\p{N}])`, "giu")
  const restored = (said: string): string =>
    said.replace(known, (spelt) => {
      const word = written.get(spelt.toLowerCase()) ?? spelt
      return /^\p{Ll}/u.test(spelt) ? word.toLowerCase() : word
    })
  return {
    text: text.replace(name, (word) => spellings.get(word) ?? word),
    back: (reading) => withNames(reading, restored)
  }
}
