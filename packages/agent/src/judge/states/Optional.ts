/** "The IBAN field is optional", on a page that marks another field as optional, and not this one. */
import { isField } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"

const optional = /\boptional\b/iu

/** The smallest box around it that holds no other field. */
const own = (view: View, field: Seen): Seen => {
  const boxes = [...upward(field)]
  const wide = boxes.findIndex((outer) => within(view, outer).some((seen) => seen !== field && isField(seen)))
  return boxes[wide === -1 ? boxes.length - 1 : wide - 1] ?? field
}

const isMarked = (view: View, field: Seen): boolean =>
  optional.test(field.node.name) ||
  field.node.otherNames.some(({ value }) => optional.test(value)) ||
  runsOf(view, own(view, field)).some(({ text }) => optional.test(text))

/** Others are marked so, and this one is not. */
export const isUnmarked = (view: View, field: Seen): boolean =>
  isField(field) &&
  !isMarked(view, field) &&
  view.all.some((seen) => seen !== field && seen.node.visible && isField(seen) && isMarked(view, seen))
