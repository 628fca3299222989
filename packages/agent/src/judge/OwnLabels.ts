/** "The card shows 126 spots" of a card on which 126 stands with the label Spots. */
import { recordOf, regionOf } from "../ground/Regions.js"
import { isFigure, stems } from "../screen/Wording.js"
import { runsIn } from "./Phrases.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, rule, type Ruling } from "./Ruling.js"
import type { Subject } from "./Surroundings.js"

const counted = /^(\d[\d.,]*) (\p{Ll}[\p{L} ]{1,30})$/u

/** Nothing where the words are no label there, or where it is not sure which figure is theirs. */
export const byOwnLabel = (
  { expected, match, negated }: TextCheck,
  { view }: Case,
  all: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [, number = "", noun = ""] = counted.exec(expected.trim()) ?? []
  const [only, another] = all
  if (number === "" || only === undefined || another !== undefined || match === "equals") return undefined
  const record = recordOf(view, only.scored.seen)
  const runs = record === undefined ? [] : runsIn(view, regionOf(record, ""))
  const wanted = stems(noun).join(" ")
  const labels = runs.flatMap(({ text }, at) => (stems(text).join(" ") === wanted ? [at] : []))
  const [at, more] = labels
  if (record === undefined || at === undefined || more !== undefined) return undefined
  const [labelled, other] = [runs[at - 1], runs[at + 1]].filter(
    (run) => run !== undefined && isFigure(run.text.trim())
  )
  return labelled === undefined || other !== undefined
    ? undefined
    : rule(
        labelled.text.trim() === number,
        negated,
        `“${expected}” for “${only.scored.seen.node.name || noun}”`,
        `saw: ${labelled.text.trim()} ${noun}`,
        record
      )
}
