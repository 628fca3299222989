/** "The counter says 2 open", where nothing is called a counter: the one text that is a number with just those words. */
import { sameWords, stems } from "../../screen/Wording.js"
import { Fell } from "../../run/Fell.js"
import { isOnControl } from "../../screen/Kinds.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling, undecided } from "../Ruling.js"

const counter = /^(?:counter|count|tally)$/iu
/** By itself, or behind a title: "My tickets 3 open". */
const counting = /^(?:(?:\p{L}[\p{L}'’]* ){1,4})?\W*(\d{1,6}) (\p{L}[\p{L} ]*?)\W*$/u
/** "At most 2 open" counts none. */
const bounding =
  /\b(?:at|most|least|up|to|of|max|min|maximum|minimum|than|over|under|about|last|next|first|page|step|every|each|per|by|in|within|after|for)\b/iu

export const onBareCounter = (
  { expected, negated, subject }: TextCheck,
  { view }: Case
): Ruling | undefined => {
  const [, number, words = ""] = counting.exec(expected) ?? []
  if (subject === undefined || number === undefined || negated || subject.quoted) return undefined
  if (!counter.test(subject.words) || subject.scopes.length > 0 || subject.ordinal !== undefined)
    return undefined
  const texts = view.all.filter(({ node }) => node.visible && node.role === "text")
  const isCalled = texts.some(({ node }) => stems(node.name).some((word) => counter.test(word)))
  const [only, another] = texts.filter((seen) => {
    const [, , said = ""] = counting.exec(seen.node.name) ?? []
    const isSame = said !== "" && sameWords(said, words)
    return isSame && !bounding.test(seen.node.name) && !isOnControl(seen)
  })
  if (isCalled || only === undefined) return undefined
  if (another !== undefined)
    return undecided(
      Fell.of("target_ambiguous", `“${subject.words}” may mean several lines that count them.`)
    )
  const is = Number(counting.exec(only.node.name)?.[1]) === Number(number)
  return rule(is, false, `“${expected}” for “${subject.words}”`, `saw: ${only.node.name}`, only)
}
