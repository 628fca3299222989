/** "Click Close in the snackbar": what reads its text out is a part of it, and beside that part stands what one presses. */
import type { Target } from "@assay/domain/Intent"
import { isControl, standsInMarked } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { isLive } from "./Messages.js"
import { type Region, regionOf } from "./Regions.js"

const holdsControl = (view: View, outer: Seen): boolean =>
  within(view, outer).some((seen) => seen.node.visible && isControl(seen))

const speaks = (seen: Seen): boolean => seen.node.visible && isLive(seen)

/** The smallest box around it that the page itself calls a toast and in which something can be pressed: with no other message in it. */
const boxAround = (view: View, message: Seen): Seen | undefined => {
  const box = [...upward(message)].find((outer) => holdsControl(view, outer))
  const isBox = box !== undefined && standsInMarked(box, "toast")
  return isBox && within(view, box).filter(speaks).length === 1 ? box : undefined
}

/** The whole of the message, where the words for it found no more than what it says. */
export const wholeMessage = (view: View, { name, role }: Target, region: Region): Region => {
  const { seen } = region
  const isText = role === "message" && name === "" && seen !== undefined && speaks(seen)
  const box = isText && !holdsControl(view, seen) ? boxAround(view, seen) : undefined
  return box === undefined ? region : regionOf(box, region.how)
}
