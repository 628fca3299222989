/** "Version" over "1.0.4" in a box of its own, as in the lines above and below: what it says of a thing stands in that box alone. */
import { type Region, regionOf } from "../../ground/Regions.js"
import { isCell, isOnControl } from "../../screen/Kinds.js"
import { type Seen, shownIn, upward, type View } from "../../screen/View.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"

/** The two things that a box says, and no more. */
const pairIn = (view: View, box: Seen): readonly [Run, Run] | undefined => {
  const [label, value, more] = runsOf(view, box)
  return label === undefined || value === undefined || more !== undefined ? undefined : [label, value]
}

/** The lines beside it that have as many parts. */
const linesLike = (line: Seen): ReadonlyArray<Seen> =>
  (line.parent?.children ?? []).filter(
    (other) =>
      other !== line &&
      other.node.visible &&
      other.node.role === line.node.role &&
      shownIn(other).length === shownIn(line).length
  )

/** The value right under the label that each of the lines has in the same part; the first part says what the line is about. */
export const valueInBox = (view: View, seen: Seen): Region | undefined => {
  const box = [...upward(seen)].find((outer) => runsOf(view, outer).length > 1)
  const line = box?.parent
  const [label, value] = (box === undefined ? undefined : pairIn(view, box)) ?? []
  if (box === undefined || line === undefined || label === undefined || value === undefined) return undefined
  const at = shownIn(line).indexOf(box)
  if (box.node.role !== "generic" || isCell(line) || at < 1 || label.seen.at < seen.at) return undefined
  if (
    label.seen.at > seen.end ||
    value.seen.at <= seen.end ||
    [label, value].some((run) => isOnControl(run.seen))
  )
    return undefined
  const others = linesLike(line).map((other) => shownIn(other)[at])
  const areLabelled = others.every(
    (other) => other !== undefined && loose(pairIn(view, other)?.[0].text ?? "") === loose(label.text)
  )
  return others.length > 0 && areLabelled ? regionOf(value.seen, "") : undefined
}
