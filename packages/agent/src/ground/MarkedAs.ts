/** "Mark it as Still learning": the control that is called by what a thing is marked as. */
import type { Seen, View } from "../screen/View.js"
import { loose } from "../screen/Wording.js"
import { nameOf } from "./Candidates.js"
import { isOfKind } from "./PartKinds.js"
import { recordOf } from "./Regions.js"
import type { Scored } from "./Scored.js"
import type { Antecedent } from "./Sought.js"

/** One of several: what is pressed elsewhere on the page may be for another of them. */
const isListed = (view: View, seen: Seen): boolean => {
  const record = recordOf(view, seen)
  const alike = record?.parent?.children.filter((each) => each.node.visible && isOfKind(each, "card")) ?? []
  return alike.length > 1 || /^(?:row|listitem|article)$/u.test(record?.node.role ?? "")
}

/** The one control on the page that is called just so, for what stands in no list. */
export const ofState = (
  view: View,
  verb: string,
  antecedent: Antecedent,
  all: ReadonlyArray<Scored>
): Scored | undefined => {
  const state = /^mark as (\S+ \S.*)$/iu.exec(verb)?.[1]
  const listed = antecedent?.seen !== undefined && isListed(view, antecedent.seen)
  const [only, another] = all.filter(({ seen }) => loose(nameOf(view, seen)) === loose(state ?? ""))
  return state === undefined || listed || another !== undefined ? undefined : only
}
