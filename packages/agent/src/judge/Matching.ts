/** Saying in words how a text was expected, and what came nearest. */
import type { TextMatch } from "@assay/domain/Intent"
import { allPhrases } from "../screen/VisibleText.js"
import type { Region } from "../ground/Regions.js"
import type { Seen, View } from "../screen/View.js"
import { brief, readable, stem, tokens } from "../screen/Wording.js"
import { phrasesIn } from "./texts/Phrases.js"

const words: Readonly<Record<TextMatch, string>> = {
  contains: "",
  is: "",
  equals: "exactly ",
  starts_with: "a text that starts with ",
  ends_with: "a text that ends with ",
  matches: "a text that matches "
}

export const asExpected = (match: TextMatch, expected: string): string => `${words[match]}“${expected}”`

const likeness = (wanted: ReadonlySet<string>, text: string): number => {
  const have = tokens(text)
  const shared = have.filter((token) => wanted.has(token)).length
  return shared === 0 ? 0 : shared / (wanted.size + have.length - shared)
}

/** Another number of the same things. */
const isCountLike = (text: string, expected: string): boolean => {
  const [, noun = ""] = /^\d{1,6} (\p{L}+)$/u.exec(expected.trim()) ?? []
  return (
    noun !== "" &&
    stem(/\b\d{1,6} (\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? "") === stem(noun.toLowerCase())
  )
}

/** Something on the page says nearly so. */
const alike = ([first]: ReadonlyArray<{ readonly score: number }>): boolean => (first?.score ?? 0) >= 0.34

/** "No parcels found": that there is nothing tells why something is not there. */
const saysNothing =
  /^(?:(?:no|0|zero) \p{L}|nothing\b|none\b|(?:you have|there (?:is|are)|you) (?:no|not|nothing)\b|you have(?:n['’]t| not)\b|.{1,40} is empty\b)/iu

/** Of those texts the heading of the highest level, the first of them. */
const headOf = ({ all }: View, texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const heads = all.filter(
    ({ node }) => node.role === "heading" && node.visible && texts.includes(readable(node.name))
  )
  const level = ({ node }: Seen) => node.state.level ?? 6
  const [head] = [...heads].sort((a, b) => level(a) - level(b))
  return head === undefined ? [] : [readable(head.node.name)]
}

/** What came with the last deed tells best what happened instead; its heading does before all, as "Thank you, Ada". */
const freshOn = (view: View, all: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (view.earlier === undefined) return []
  const old = new Set(allPhrases(view.earlier))
  const fresh = all.filter((text) => !old.has(text) && /\p{L}/u.test(text))
  return [...headOf(view, fresh), ...fresh.slice(-3)]
}

/** The visible phrases of a place most like the expected one; the first of the page when none is. */
export const nearestPhrases = (view: View, expected: string, place?: Region): string => {
  const wanted = new Set(tokens(expected))
  const all = place === undefined ? allPhrases(view) : phrasesIn(view, place)
  const scored = all
    .map((text) => ({ text, score: likeness(wanted, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  // "3 batches" is what came of "1 batch".
  const counted = all.filter((text) => isCountLike(text, expected))
  const best = [...new Set([...counted, ...scored.map(({ text }) => text)])].slice(0, 3)
  const none = alike(scored)
    ? []
    : allPhrases(view)
        .filter((text) => saysNothing.test(text.trim()) && text.length < 90)
        .slice(0, 2)
  const shown = [
    ...none,
    ...(alike(scored) || place !== undefined ? [] : freshOn(view, all)),
    ...(best.length > 0 ? best : all.slice(0, 6))
  ]
  if (shown.length === 0) return place === undefined ? "an empty page" : "nothing is read there"
  return `saw: ${[...new Set(shown)].map((text) => brief(text, 120)).join(" | ")}`
}
