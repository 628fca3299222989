/** "Open the sextant" where its name is only read: the one thing in its card or row that opens it, "View lot". */
import { isControl, isOnControl } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { stems } from "../screen/Wording.js"
import { nameOf } from "./Candidates.js"
import type { Grounding } from "./Ground.js"
import { recordOf } from "./Regions.js"

/** What such a control begins with, or is. */
const opens = new Set(stems("view open details show read see more visit go info"))

const isOpener = (view: View, seen: Seen): boolean => {
  const [first = "", ...rest] = stems(nameOf(view, seen))
  return seen.node.visible && isControl(seen) && opens.has(first) && rest.length < 4
}

const saysOpen = /\b(?:open|view|visit|go|show|see|read|look)(?:s|es|ed|ing)?\b/iu

/** Where what was found takes no click, what opens it; else what was found. */
export const orItsOpener = (view: View, text: string, found: Grounding): Grounding => {
  if (found._tag !== "Found" || isOnControl(found.seen) || !saysOpen.test(text)) return found
  const record = recordOf(view, found.seen)
  if (record === undefined) return found
  const [opener, another] = within(view, record).filter((seen) => isOpener(view, seen))
  return opener === undefined || another !== undefined
    ? found
    : { _tag: "Found", seen: opener, score: 0.85, how: "what opens it", tentative: true }
}
