/** "The time is no longer 0:00 / 4:30", where nothing is called a time: the one text that read so reads another of the same make now. */
import { isOnControl } from "../../screen/Kinds.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { isPlain } from "../PlainTargets.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"
import { shapeOf } from "../texts/Saying.js"

/** A figure with something that tells how it is made: hardly anything else on a page is written so. */
const isTelling = (text: string): boolean => /\d/u.test(text) && /[\p{L}:/%\p{Sc}°]/u.test(text)

const saying = (view: View, text: string): ReadonlyArray<Run> =>
  runsOf(view, view.root).filter((run) => plain(run.text).trim() === text && !isOnControl(run.seen))

/** Nothing where it never stood there, or stood there several times. */
export const noLongerSo = (
  { expected, negated, subject }: TextCheck,
  { past, step = "", view }: Case
): Ruling | undefined => {
  if (!negated || subject === undefined || !isPlain(subject) || subject.role !== undefined) return undefined
  const text = plain(expected).trim()
  if (!/\b(?:no longer|not [^,;]* any ?more)\b/iu.test(step) || !isTelling(text)) return undefined
  const then = [...past, view].map((each) => saying(each, text))
  const [first] = then.findLast((runs) => runs.length > 0) ?? []
  if (first === undefined || then.some((runs) => runs.length > 1)) return undefined
  const place = first.seen.parent?.node.ref
  const like = runsOf(view, view.root).filter((run) => shapeOf(run.text.trim()) === shapeOf(text))
  const [run, more] = like.filter(({ seen }) => seen.parent?.node.ref === place && !isOnControl(seen))
  if (run === undefined || more !== undefined || like.length > 1) return undefined
  return plain(run.text).trim() === text
    ? refuted(`not “${expected}” for “${subject.words}”`, `saw: ${run.text}`)
    : holds(`saw: ${run.text}`, run.seen)
}
