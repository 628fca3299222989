/** "The heading of the questions box is ▯": the one title that has the word in it, or had it before it was said in another language. */
import type { Target } from "@assay/domain/Intent"
import { isTitle } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { finder, plain, stems } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const place = /^(\p{Ll}+(?: \p{Ll}+)?) (?:box|section|card|panel|area|block|part|list|column|widget)$/u

/** The words that tell which box it is. */
const wordsOf = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): ReadonlyArray<string> => {
  const plainly = !quoted && ordinal === undefined && quantifier === undefined && scopes.length === 0
  return role === "heading" && plainly ? stems(place.exec(name)?.[1] ?? "") : []
}

const titlesWith = (view: View, words: ReadonlyArray<string>): ReadonlyArray<Seen> =>
  view.all.filter((seen) => {
    const said = seen.node.visible && isTitle(seen) ? stems(readableTextOf(view, seen)) : []
    return said.length > 0 && words.every((word) => said.includes(word))
  })

/** Nothing where several titles have the word, now or when one had it last. */
export const byHeadingOfPlace = (check: TextCheck, { past, view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const words = subject === undefined ? [] : wordsOf(subject)
  if (subject === undefined || words.length === 0) return undefined
  const [then] = [...past, view]
    .map((each) => titlesWith(each, words))
    .filter((all) => all.length > 0)
    .slice(-1)
  const [only, another] = then ?? []
  const now = only === undefined ? undefined : view.byRef.get(only.node.ref)
  if (now === undefined || another !== undefined || !now.node.visible || !isTitle(now)) return undefined
  const text = readableTextOf(view, now)
  return rule(
    finder(expected, match)(plain(text)),
    negated,
    `${asExpected(match, expected)} for “${subject.words}”`,
    `saw: ${text}`,
    now
  )
}
