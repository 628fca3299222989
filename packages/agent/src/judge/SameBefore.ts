/** "There is no Cancel button for her any more": what is spoken of, on the screens before. */
import type { Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { recordOf, type Region, regionOf } from "../ground/Regions.js"
import type { View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import type { Case } from "./Ruling.js"

/** What is spoken of, on a screen before: the same node, or the thing in a list that begins with the same words. */
export const sameOn = (then: View, { antecedent, view }: Case): Region | undefined => {
  const seen = antecedent?.seen
  if (seen === undefined) return undefined
  const same = then.byRef.get(seen.node.ref)
  if (same?.node.visible === true) return regionOf(same, "")
  const record = recordOf(view, seen)
  const title = record === undefined ? undefined : runsOf(view, record)[0]?.text
  const [only, another] = then.all.filter(
    (each) =>
      each.node.visible &&
      each.node.role === record?.node.role &&
      recordOf(then, each) === each &&
      runsOf(then, each)[0]?.text === title
  )
  return only === undefined || another !== undefined || title === undefined ? undefined : regionOf(only, "")
}

/** "A button for her", "a badge next to it". */
export const isOfIt = ({ scopes }: Target): boolean => scopes.some(({ target }) => isPronoun(target))

/** The case as it was on each screen before that showed the same thing. */
export const onSame = (given: Case): ReadonlyArray<Case> =>
  given.past.flatMap((view) => {
    const antecedent = sameOn(view, given)
    return antecedent === undefined ? [] : [{ ...given, view, antecedent }]
  })
