/** "3 confirmed hours" of "Pending requests 3, Confirmed hours 27": the number belongs to the label before it. */
import { RegExp as Pattern } from "effect"
import { Fell } from "../../run/Fell.js"
import { monthNamed } from "../../screen/Months.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { phrasesOf, runsOf } from "../../screen/VisibleText.js"
import { loose, readable, sameWords } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"
import { figureAt } from "./LabelsFigures.js"

const counted = /^(\d[\d.,]*) (\p{L}[\p{L} -]*)$/u

/** The nearest box with words like these for a label in it. */
const labelled = (view: View, seen: Seen, noun: string): Seen =>
  [...upward(seen)].find((outer) => runsOf(view, outer).some(({ text }) => sameWords(text, noun))) ?? seen

/** Only so that the words are a label, and the number before them is not its own. */
const isAcross = (view: View, seen: Seen, number: string, noun: string): boolean => {
  const runs = runsOf(view, labelled(view, seen, noun))
  const labels = runs.flatMap(({ text }, at) => (sameWords(text, noun) ? [at] : []))
  const isWhole = runs.some(({ text }) => loose(text).includes(loose(`${number} ${noun}`)))
  return (
    labels.length > 0 &&
    !isWhole &&
    labels.every((at) => figureAt(runs, at) !== runs[at - 1] && runs[at - 1]?.text.trim() === number)
  )
}

const value = String.raw`(?:\p{Sc}?\d|[-–—](?!\S)|n\/a\b)`

/** "340 KB 12 Jan", "3 Mar 2026": with a unit or a month a number is one figure, whatever stands around it. */
const isMeasure = (noun: string): boolean => !/^\p{Ll}{4,}$/u.test(noun) || monthNamed(noun) > 0

/** "Used 9 Pending 10": before the number stands a word, and after the words another number. */
const isInLine = (view: View, seen: Seen, number: string, noun: string): boolean => {
  if (isMeasure(noun)) return false
  const [count, words] = [Pattern.escape(number), Pattern.escape(noun)]
  const crossed = new RegExp(`\\p{L}:? ${count} ${words}:? ${value}`, "iu")
  const own = new RegExp(`(?<!\\p{L}:? )(?<![\\d.,])${count} ${words}(?![\\p{L}\\d])`, "iu")
  const box = [...upward(seen)].find((outer) => saysIn(view, outer, crossed))
  return box !== undefined && !saysIn(view, box, own)
}

const saysIn = (view: View, outer: Seen, said: RegExp): boolean =>
  phrasesOf(view, outer).some(({ text }) => said.test(readable(text)))

export const acrossPairs = ({ check, seen }: Held, { view }: Case): Fell | undefined => {
  const [, number = "", noun = ""] = counted.exec(check.expected.trim()) ?? []
  return number !== "" && (isAcross(view, seen, number, noun) || isInLine(view, seen, number, noun))
    ? Fell.of("target_ambiguous", `“${number}” stands before “${noun}” there, and belongs to another label.`)
    : undefined
}
