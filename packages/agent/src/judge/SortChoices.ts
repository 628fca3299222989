/** "The products are sorted by Featured": an order that nothing on the page tells but the list it was chosen in. */
import { fitName, whole } from "../ground/Match.js"
import { isField } from "../screen/Kinds.js"
import type { View } from "../screen/View.js"
import { loose } from "../screen/Wording.js"
import { refuted, rule, type Ruling } from "./Ruling.js"

/** Orders that cannot be told by what is listed. */
const untold =
  /^(?:featured|recommended|relevance|most relevant|popularity|most popular|best ?sell(?:ers|ing)|best match|trending|default|suggested|our picks|top picks)$/iu

/** What is chosen in the one list of orders of the page, where it is such an order that is spoken of. */
export const chosenOrder = (view: View, by: string | undefined, negated: boolean): Ruling | undefined => {
  if (by === undefined || !untold.test(by.trim())) return undefined
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isField(seen) &&
      seen.node.options?.some(({ label }) => fitName(by, false, label).score >= whole) === true
  )
  const chosen = only?.node.options?.find(({ selected }) => selected)?.label
  if (only === undefined || another !== undefined || chosen === undefined) return undefined
  return loose(chosen) === loose(by) || negated
    ? rule(loose(chosen) === loose(by), negated, `“${by}” to be the order`, `“${chosen}” is chosen`, only)
    : refuted(`“${by}” to be the order`, `“${chosen}” is chosen`)
}
