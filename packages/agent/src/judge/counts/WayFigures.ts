/** Numbers on what leads to a place that is not open. */
import type { Target } from "@assay/domain/Intent"
import { poolOf } from "../../ground/Pools.js"
import { isControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { stems } from "../../screen/Wording.js"
import { type Counted, exactly } from "./Counted.js"
import type { Case } from "../Ruling.js"

/** "There are 5 notifications", "2 unread messages", where none is listed and one way that is called so bears a number */
export const figureOnWay = (
  view: View,
  { name, quoted, role, scopes, words }: Target
): number | undefined => {
  if (quoted || scopes.length > 0 || (role !== undefined && role !== "message")) return undefined
  const noun = stems((name === "" ? words : name).replace(/^(?:unread|new|open|pending) /u, "")).join(" ")
  const ways = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      stems(readableTextOf(view, seen).replace(/\(?\d+\)?/gu, " ")).join(" ") === noun
  )
  const [only, another] = ways
  // On the page that lists them, what leads there is no witness for them.
  const last = noun.split(" ").at(-1) ?? ""
  const isHere = view.all.some(
    ({ node }) => node.visible && node.role === "heading" && stems(node.name).includes(last)
  )
  const isOpen = only?.node.state.selected === true
  if (only === undefined || isHere || isOpen || stems(view.screen.title).includes(last)) return undefined
  const number = /(?:^|\D)(\d{1,6})\)?$/u.exec(readableTextOf(view, only))?.[1]
  return number === undefined || another !== undefined ? undefined : Number(number)
}

/** "The cart shows 2 items", where only what leads to the cart is seen: the number on it. */
export const onItsWay = (
  view: View,
  place: Target,
  { name, role }: Target,
  antecedent: Case["antecedent"]
): Counted | undefined => {
  const isPlain = place.name !== "" && place.role === undefined && place.scopes.length === 0
  if (!isPlain || !(role === "item" && name === "")) return undefined
  const ways = poolOf(view, place, "look", antecedent).scored.filter(
    ({ fit, seen }) => fit >= 0.85 && isControl(seen)
  )
  const [only, another] = [...new Set(ways.map(({ seen }) => seen))]
  if (only === undefined || another !== undefined) return undefined
  // "🛒 2", "Cart (2)".
  const [, number] = /^[^\p{N}]{0,30}?\(?(\d{1,6})\)?$/u.exec(readableTextOf(view, only)) ?? []
  return number === undefined ? undefined : exactly(Number(number))
}
