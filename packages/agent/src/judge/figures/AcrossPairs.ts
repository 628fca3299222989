/** "3 confirmed hours" of "Pending requests 3, Confirmed hours 27": the number belongs to the label before it. */
import { Fell } from "../../run/Fell.js"
import { standsIn } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import { loose, stems } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

const counted = /^(\d[\d.,]*) (\p{L}[\p{L} -]*)$/u

const inPair = (run: Run | undefined, role: "term" | "definition"): boolean =>
  run !== undefined && standsIn(run.seen, role === "term" ? /^term$/u : /^definition$/u)

/** Only so that the number is the value of one term, and the words are the next. */
const isAcross = (view: View, seen: Seen, number: string, noun: string): boolean => {
  const runs = runsOf(view, seen)
  const labels = runs.flatMap((run, at) => (stems(run.text).join(" ") === stems(noun).join(" ") ? [at] : []))
  const isWhole = runs.some(({ text }) => loose(text).includes(loose(`${number} ${noun}`)))
  return (
    labels.length > 0 &&
    !isWhole &&
    labels.every((at) => inPair(runs[at], "term") && inPair(runs[at - 1], "definition"))
  )
}

export const acrossPairs = ({ check, seen }: Held, { view }: Case): Fell | undefined => {
  const [, number = "", noun = ""] = counted.exec(check.expected.trim()) ?? []
  return number !== "" && isAcross(view, seen, number, noun)
    ? Fell.of("target_ambiguous", `“${number}” stands before “${noun}” there, and belongs to another label.`)
    : undefined
}
