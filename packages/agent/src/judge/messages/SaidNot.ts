/** "Not started" does not say that it has started, nor that it has not: the words are there, and denied. */
import { RegExp as Pattern } from "effect"

const denial =
  /(?:\b(?:not|never|no|nor|neither|cannot|without)|n['’]t)\s+(?:(?:yet|been|be|fully|longer|currently|any)\s+)*$/iu

/** All the places in which the words stand are behind a denial, and there is one. */
export const isSaidNot = (text: string, words: string): boolean => {
  if (words === "" || denial.test(`${words.split(/\s+/u)[0] ?? ""} `)) return false
  const found = [
    ...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${Pattern.escape(words)}(?![\\p{L}\\p{N}])`, "giu"))
  ]
  return found.length > 0 && found.every(({ index }) => denial.test(text.slice(0, index)))
}

/** "No open questions match": that none of them is what was looked for does not say that there are none. */
export const isSaidOfSearch = (text: string, words: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${Pattern.escape(words)}\\s+(?:(?:that|which|were|was|are|is)\\s+)?(?:match|fit|meet|correspond)(?:es|s|ed|ing)?(?![\\p{L}\\p{N}])`,
    "iu"
  ).test(text)
