/** "Ben's review is above Ada's": told by the two in their list, wherever else Ada is named. */
import { siblingsOf } from "../../ground/Records.js"
import type { Target } from "@assay/domain/Intent"
import { recordOf } from "../../ground/Regions.js"
import type { Scored } from "../../ground/Scored.js"
import { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

/** What begins with the name, of those that stand in one list with it. */
const namesake = (view: View, record: Seen, name: string): Seen | undefined => {
  const [only, another] = siblingsOf(view, record).filter((each) =>
    runsOf(view, each)
      .slice(0, 2)
      .some(({ text }) => loose(text) === loose(name))
  )
  return another === undefined ? only : undefined
}

/** It stands on the other side of the one in its list that is called as what it is told by. */
export const onOtherSide = (view: View, { scopes, words }: Target, { seen }: Scored): Fell | undefined => {
  const sides = scopes.filter(({ relation }) => relation === "above" || relation === "below")
  if (sides.length === 0) return undefined
  const record = recordOf(view, seen)
  const other = sides.find(({ relation, target: { name } }) => {
    const named = record === undefined ? undefined : namesake(view, record, name)
    const [a, b] = [record?.node.box?.y, named?.node.box?.y]
    if (named === undefined || named === record || a === undefined || b === undefined || a === b) return false
    return relation === "above" ? a > b : a < b
  })
  return other === undefined
    ? undefined
    : Fell.of("target_ambiguous", `“${words}” is not ${other.relation} “${other.target.name}” in their list.`)
}
