/** "The parcel was picked up by the courier on 23 Nov at 18:40", of one line of a history: what happened, when, and where. */
import { recordOf } from "../../ground/Regions.js"
import { isCell, isOnControl, isStruck } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { factsIn } from "../../screen/Wording.js"
import { isKindWord, startOf, type Words, type WordsOf } from "./StatedOfOne.js"

/** Without which one says the same: "on 23 Nov at 18:40". */
const joining = new Set("on at of have has was were".split(" "))
const bare = (words: Words): Words => words.filter((word) => !joining.has(word))

const holdsDigit = (words: Words): boolean => words.some((word) => /\d/u.test(word))

/** All that is left is one whole line after the other, a place behind "in" or "from". */
const isCovered = (rest: Words, lines: ReadonlyArray<Words>): boolean => {
  if (rest.length === 0) return true
  const from = /^(?:in|from)$/u.test(rest[0] ?? "") ? rest.slice(1) : rest
  return lines.some((line) => {
    const isNext = line.length > 0 && line.every((word, at) => from[at] === word)
    // A place stands behind its word, and when it was behind none.
    return (
      isNext &&
      (holdsDigit(line) || from !== rest) &&
      isCovered(
        from.slice(line.length),
        lines.filter((each) => each !== line)
      )
    )
  })
}

/** What it happened to: the thing that the page is about, in a word or two. */
const isThing = (view: View, words: Words): boolean =>
  words.length < 3 && words.every((word) => isKindWord(view, word))

const isTold = (view: View, told: Words, lines: ReadonlyArray<Words>): boolean =>
  lines.some((line) => {
    const at = line.length < 2 || holdsDigit(line) ? -1 : startOf(told, line)
    const others = lines.filter((each) => each !== line)
    // Something more than what happened must be told, so that it is this one and no other.
    return (
      at !== -1 &&
      at + line.length < told.length &&
      isThing(view, told.slice(0, at)) &&
      isCovered(told.slice(at + line.length), others)
    )
  })

/** The one line of a history that says all of it. */
export const eventTold = (view: View, told: Words, wordsOf: WordsOf): Seen | undefined => {
  const said = bare(told)
  const [only, another] = view.all.filter((record) => {
    if (!record.node.visible || record.node.role === "row" || recordOf(view, record) !== record) return false
    if (within(view, record).some(isCell)) return false
    const lines = runsOf(view, record)
      .filter(({ seen }) => !isOnControl(seen) && !isStruck(seen))
      .flatMap(({ text }) => factsIn(text))
      .map((text) => bare(wordsOf(text)))
    return isTold(view, said, lines)
  })
  return another === undefined ? only : undefined
}
