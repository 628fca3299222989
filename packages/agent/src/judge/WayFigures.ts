/** Numbers on what leads to a place that is not open. */
import type { Target } from "@assay/domain/Intent"
import { poolOf } from "../ground/Pools.js"
import { isControl } from "../screen/Kinds.js"
import { readableTextOf } from "../screen/VisibleText.js"
import type { View } from "../screen/View.js"
import { type Counted, exactly } from "./Counted.js"
import type { Case } from "./Ruling.js"

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
