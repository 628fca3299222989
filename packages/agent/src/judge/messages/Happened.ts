/** "The confirmation was sent to ada@example.com" of a sentence that tells it in other words: "We sent your confirmation to ada@example.com". */
import { RegExp as Pattern } from "effect"
import { verbOf } from "../../language/words/Verbs.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { plain, stems } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** What was done, and to, by or for whom. */
const happening = /^(\p{Ll}+) ((?:to|from|for|by|with|via|into|as) \S.*)$/u

const denies = /\b(?:not|never|no|cannot|unable|failed)\b|n't\b/iu

/** What the sentences that speak of the subject say of it; nothing where they are no sentences, or nothing was done. */
export const byHappening = (
  check: TextCheck,
  { view }: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const [, deed = "", rest = ""] = happening.exec(expected) ?? []
  const base = verbOf(deed)?.base
  if (match !== "is" || negated || subject === undefined || subject.quoted || base === undefined)
    return undefined
  if (!subjects.every(({ scored }) => scored.seen.node.role !== "row" && scored.fit < 0.8)) return undefined
  const told = subjects.map(({ scored: { seen } }) => ({ seen, text: readableTextOf(view, seen) }))
  const speaks = (text: string): boolean => {
    const all = stems(text).map((word) => verbOf(word)?.base ?? word)
    return all.includes(base) && stems(subject.name).every((word) => all.includes(word)) && !denies.test(text)
  }
  const spoken = told.filter(({ text }) => speaks(text))
  const whom = new RegExp(
    `(?<![\\p{L}\\p{N}])${Pattern.escape(plain(rest))}(?![\\p{L}\\p{N}@]|[.-][\\p{L}\\p{N}])`,
    "iu"
  )
  const found = spoken.find(({ text }) => whom.test(plain(text)))
  if (found !== undefined) return holds(`saw: ${found.text}`, found.seen)
  return spoken.length > 0
    ? undefined
    : undecided(
        Fell.of(
          "target_ambiguous",
          `What stands of “${subject.words}” on the page does not tell what was done.`
        )
      )
}
