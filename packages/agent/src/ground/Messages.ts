/** Whose a message in a form is. */
import type { Target } from "@assay/domain/Intent"
import { gap } from "../screen/Geometry.js"
import { isField, standsIn, standsInMarked } from "../screen/Kinds.js"
import { type Seen, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"

/** Called a message by its kind, or by the words beside its quoted text. */
export const isMessage = ({ descriptor = "", role }: Target): boolean =>
  role === "message" || /\b(?:error|warning|message|hint|alert|notice)$/iu.test(descriptor)

const live = /^(?:status|alert)$/u

/** Its role says that it is read out when it changes. */
export const isLive = ({ node }: Seen): boolean => live.test(node.role)

/** In what tells by its role or its class that the page has something to say. */
export const standsInMessage = (seen: Seen): boolean => standsIn(seen, live) || standsInMarked(seen, "toast")

const far = 1000

const distance = ({ node: { box: a } }: Seen, { node: { box: b } }: Seen): number =>
  a === undefined || b === undefined ? far : gap(a, b)

/** A message stands under its field more often than over it. */
const over = 6

const away = (field: Seen, message: Seen): number => {
  const [a, b] = [field.node.box, message.node.box]
  const isOver = a !== undefined && b !== undefined && b.y + b.height <= a.y + 1
  return distance(field, message) + (isOver ? over : 0)
}

/** The field says itself that the message is about it. */
const isDescribedBy = ({ node }: Seen, text: string): boolean =>
  text !== "" &&
  node.otherNames.some(({ kind, value }) => kind === "description" && loose(value).includes(text))

/** The field that the words are the label of. */
const labelledBy = (view: View, words: Seen): Seen | undefined => {
  const label = loose(readableTextOf(view, words))
  return view.all.find((seen) => isField(seen) && seen.node.visible && loose(seen.node.name) === label)
}

/** "Too short" stands somewhere below the first field of a form, and right under the last: it is a message of the last. */
export const isOfOtherField = (view: View, around: ReadonlyArray<Seen>, message: Seen): boolean => {
  const anchors = around.map((seen) => (isField(seen) ? seen : labelledBy(view, seen)))
  if (!anchors.every((seen) => seen !== undefined)) return false
  const others = view.all.filter((seen) => isField(seen) && seen.node.visible && !anchors.includes(seen))
  const text = loose(readableTextOf(view, message))
  const described = [...anchors, ...others].filter((seen) => isDescribedBy(seen, text))
  if (described.length > 0) return !described.some((seen) => anchors.includes(seen))
  const own = Math.min(...anchors.map((seen) => away(seen, message)))
  return others.some((seen) => away(seen, message) < own - 1)
}
