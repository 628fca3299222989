/** "The bar at the bottom is shown", "the bar disappears": a bar that nothing but its edge tells. */
import type { Target } from "@assay/domain/Intent"
import { isEdgeBar, sideNamed } from "../../ground/Sides.js"
import { Fell } from "../../run/Fell.js"
import { isControl } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { brief } from "../../screen/Wording.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

interface Shown {
  readonly target: Target
  readonly negated: boolean
}

/** Nothing that was pressed in the bar is there any more. */
const isGone = (now: View, bar: Seen, then: View): boolean => {
  const controls = within(then, bar).filter((each) => each.node.visible && isControl(each))
  return !now.all.some(
    ({ node }) =>
      node.visible &&
      (node.ref === bar.node.ref ||
        controls.some((each) => each.node.role === node.role && each.node.name === node.name))
  )
}

const untold = ({ words }: Target): Ruling =>
  undecided(Fell.of("target_not_found", `It cannot be told what the “${words}” is.`))

/** Where no bar lies there, one must have been seen before: else it is not known what is meant, unless something is `called` so. */
export const judgeEdgeBar = (
  { negated, target }: Shown,
  given: Case,
  called: () => Ruling
): Ruling | undefined => {
  if (!isEdgeBar(target)) return undefined
  const there = sideNamed(given.view, target)?.seen
  if (there !== undefined) {
    const actual = `saw: ${brief(readableTextOf(given.view, there), 60)}`
    return negated ? refuted(`“${target.words}” not to be shown`, actual) : holds(actual, there)
  }
  const then = given.past.findLast((view) => sideNamed(view, target)?.seen !== undefined)
  const bar = then === undefined ? undefined : sideNamed(then, target)?.seen
  if (then === undefined || bar === undefined) {
    const ruling = called()
    return ruling._tag === "Refuted" && !negated ? untold(target) : ruling
  }
  if (!isGone(given.view, bar, then)) return untold(target)
  return negated
    ? holds(`no “${target.words}” any more`)
    : refuted(`“${target.words}” to be shown`, "it is gone")
}
