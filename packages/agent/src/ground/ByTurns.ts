/** "Issue date", "May 18", "Due date", "June 1" in one block: labels and values by turns, where no part holds the two of a pair. */
import { isControl, isField } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import type { Region } from "./Regions.js"

/** Each shown part of a block with nothing but one text in it; none where a part holds more, or something to press. */
const partsOf = (view: View, block: Seen): ReadonlyArray<Seen> => {
  const parts = block.children.filter(({ node }) => node.visible)
  const plain = parts.every(
    (part) =>
      runsOf(view, part).length === 1 && !within(view, part).some((each) => isControl(each) || isField(each))
  )
  return plain && parts.length >= 4 && parts.length % 2 === 0 ? parts : []
}

const heightOf = ({ node }: Seen): number => Math.round(node.box?.height ?? 0)

const allSame = <A>(all: ReadonlyArray<A>): boolean => all.every((each) => each === all[0])

/** Labels are drawn alike, and values otherwise; or only values have numbers in them. */
const isByTurns = (view: View, labels: ReadonlyArray<Seen>, values: ReadonlyArray<Seen>): boolean => {
  const numbered = (part: Seen): boolean => runsOf(view, part).some(({ text }) => /\d/u.test(text))
  if (labels.some(numbered)) return false
  const heights = [labels, values].map((parts) => parts.map(heightOf))
  const drawn = heights.every(allSame) && heights[0]?.[0] !== heights[1]?.[0]
  return drawn || values.every(numbered)
}

/** The label and the value after it, of a label in such a block. */
export const pairByTurns = (view: View, seen: Seen): Region | undefined => {
  for (const part of upward(seen)) {
    if (part.parent === undefined || runsOf(view, part).length > 1) return undefined
    const parts = partsOf(view, part.parent)
    const at = parts.indexOf(part)
    const value = at % 2 === 0 ? parts[at + 1] : undefined
    if (value === undefined) continue
    const [labels, values] = [0, 1].map((rest) => parts.filter((_, index) => index % 2 === rest))
    return isByTurns(view, labels ?? [], values ?? [])
      ? { from: part.at, to: value.end, seen: part.parent, how: "" }
      : undefined
  }
  return undefined
}
