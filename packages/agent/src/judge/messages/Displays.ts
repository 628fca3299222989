/** "The summary says 2 decks, 4 cards", "a bar reads 2 selected": the one line of the page that says just that, where nothing is called a summary or a bar. */
import { isControl, isOnControl } from "../../screen/Kinds.js"
import { type Seen, upward } from "../../screen/View.js"
import { loose, tokens } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { apartIn } from "../texts/Phrases.js"
import { isPlain } from "../PlainTargets.js"
import { type Case, holds, refuted, type Ruling, withTarget } from "../Ruling.js"

/** What only says what something shows things on; no page calls it so. */
const display =
  /^(?:(?:small|little|photo|picture|image|short|grey|status|info|page|selection|result|results|summary|bottom|top|word|character|help|helper) )?(?:gallery|carousel|slide ?show|summary|caption|indicator|position|bar|note|hint|line|footer|counter|pager|label|strip|banner|read-?out|display|status)$/iu

/** A figure and what it is of: hardly two lines of a page say the same by chance. */
const isTelling = (text: string): boolean => {
  // "1 / 4": where one is in a series.
  if (/^\d{1,3} ?\/ ?\d{1,3}$/u.test(text.trim())) return true
  const words = tokens(text)
  return (
    words.length > 1 &&
    words.some((word) => /\d/u.test(word)) &&
    words.some((word) => /^\p{L}{3,}/u.test(word))
  )
}

const shapeOf = (text: string): string => loose(text).replace(/\d+/gu, "0")

/** What is written on a button says what that does; a picture with a place in a series on it may be pressed as well. */
const isOnButton = (seen: Seen): boolean =>
  isOnControl(seen) && [...upward(seen)].some((outer) => isControl(outer) && outer.node.role !== "generic")

/** Another figure in the same words is what is said instead; that no line has the words does not say what the one that is meant says. */
export const onDisplay = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (subject === undefined || negated || !isPlain(subject) || !display.test(subject.name)) return undefined
  if (!/^(?:is|equals|contains)$/u.test(match) || check.from !== undefined || !isTelling(expected))
    return undefined
  const lines = apartIn(given.view).filter(
    ({ seen, text }) => shapeOf(text) === shapeOf(expected) && !isOnButton(seen)
  )
  const saying = lines.filter(({ text }) => loose(text) === loose(expected))
  const [only, another] = saying.length > 0 ? saying : lines
  if (only === undefined || another !== undefined) return undefined
  const ruling =
    saying.length > 0
      ? holds(`saw: ${only.text}`, only.seen)
      : refuted(`“${expected}” for “${subject.words}”`, `saw: ${only.text}`)
  return withTarget(ruling, given.view, only.seen, 0.8, "the line that says so")
}
