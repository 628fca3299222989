/** "The cart has 2 items" beside the lines of what they come to: subtotal, shipping and total are no items. */
import { runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { money } from "../../screen/Wording.js"

const amount = new RegExp(`^[-−–+]?\\s?${money}$`, "u")
const free = /^(?:free|included|none|[-–—]|0)$/iu
const sum = /^(?:(?:sub|grand |order |estimated )?total|to pay|amount due)\b/iu

/** A label, and at its end an amount. */
const isLine = (view: View, seen: Seen): boolean => {
  const [label = "", last = "", another] = runsOf(view, seen).map(({ text }) => text.trim())
  return another === undefined && /\p{L}/u.test(label) && (amount.test(last) || free.test(last))
}

/** Lines of labels and amounts, with a total among them. */
export const areSums = (view: View, all: ReadonlyArray<Seen>): boolean =>
  all.length > 1 &&
  all.every((seen) => isLine(view, seen)) &&
  all.some((seen) => sum.test(runsOf(view, seen)[0]?.text.trim() ?? ""))
