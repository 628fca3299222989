/** Which of the figures around a label is its own: "Used 9, Pending 10" says 10 of what is pending, and not 9. */
import { gap, sameLine } from "../../screen/Geometry.js"
import { standsIn } from "../../screen/Kinds.js"
import { common, contains } from "../../screen/View.js"
import type { Run } from "../../screen/VisibleText.js"
import { isFigure } from "../../screen/Wording.js"

const isNumber = (run: Run | undefined): run is Run => run !== undefined && isFigure(run.text.trim())

/** They stand in a box of their own, or far nearer to each other than to the third. */
const isTied = (one: Run, other: Run, third: Run | undefined): boolean => {
  if (third === undefined) return true
  if (!contains(common(one.seen, other.seen), third.seen)) return true
  const [a, b, c] = [one.seen.node.box, other.seen.node.box, third.seen.node.box]
  if (a === undefined || b === undefined || c === undefined) return false
  return sameLine(a, b) && (!sameLine(a, c) || gap(a, c) > 1.5 * gap(a, b) + 2)
}

const isTerm = ({ seen }: Run): boolean => standsIn(seen, /^term$/u)

/** Nothing where no figure stands there, and none where it is not told whose it is. */
export const figureAt = (runs: ReadonlyArray<Run>, at: number): Run | "unclear" | undefined => {
  const [label, before, after] = [runs[at], runs[at - 1], runs[at + 1]]
  if (label === undefined) return undefined
  const isAfter = isNumber(after) && (isTerm(label) || !isNumber(before) || isTied(label, after, before))
  const isOthers = (figure: Run, next: Run | undefined) =>
    next !== undefined && !isNumber(next) && isTied(figure, next, label) && !isTied(figure, label, next)
  const isBefore =
    isNumber(before) &&
    !isTerm(label) &&
    !isOthers(before, runs[at - 2]) &&
    (!isNumber(after) || isTied(label, before, after))
  if (isAfter && isBefore) return "unclear"
  if (isAfter) return isOthers(after, runs[at + 2]) && !isTerm(label) ? undefined : after
  if (isBefore) return before
  return isNumber(before) && isNumber(after) ? "unclear" : undefined
}
