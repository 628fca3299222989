/** "There is exactly one record, and it reads ▯": the one that was counted is what is spoken of next; "Ada has two keys, and her door is open". */
import type { Check } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { groups, recordsIn } from "../ground/Records.js"
import { recordOf, wholePage } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import type { Seen, View } from "../screen/View.js"
import { inOneList } from "./CountedLists.js"
import { kindsOf } from "./OwnList.js"
import type { Case, Ruling } from "./Ruling.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

/** What held several of its like before, and holds one thing alone now: "1 of 1 jobs shown" over the row that is left. */
const leftAlone = (view: View, past: ReadonlyArray<View>): Seen | undefined => {
  const found = new Set<Seen>()
  for (const then of past)
    for (const list of groups(recordsIn(then, wholePage(then), false))) {
      const [first, second] = list
      const [only, another] = view.byRef.get(first?.parent?.node.ref ?? "")?.children ?? []
      if (first === undefined || second === undefined || only === undefined || another !== undefined) continue
      if (only.node.visible && kindsOf(only) === kindsOf(first)) found.add(only)
    }
  const [one, other] = found
  return other === undefined ? one : undefined
}

const theOnlyOf = ({ target }: Count, { past, view }: Case): Seen | undefined => {
  const all = inOneList(view, wholePage(view), target)
  const [only, another] = all instanceof Fell ? [] : all
  return another === undefined ? (only ?? leftAlone(view, past)) : undefined
}

/** "Ada has 0 refills left": of what the count stands in by its name, the line or card of hers. */
const holderOf = ({ target }: Count, { antecedent, view }: Case): Seen | undefined => {
  const [scope, another] = target.scopes
  const isNamed = scope !== undefined && (scope.target.quoted || /^\p{Lu}/u.test(scope.target.name))
  if (!isNamed || another !== undefined || scope.relation !== "in") return undefined
  const found = ground(view, scope.target, "look", antecedent)
  return found._tag === "Found" && !found.tentative ? recordOf(view, found.seen) : undefined
}

/** The ruling, with the one thing that there is, or what holds those that were counted, as what "it" points at. */
export const aboutTheOnlyOne = (check: Count, given: Case, ruling: Ruling): Ruling => {
  const holder = ruling._tag === "Holds" && ruling.about === undefined ? holderOf(check, given) : undefined
  if (ruling._tag === "Holds" && holder !== undefined) return { ...ruling, about: holder }
  const isOne =
    check.count === 1 && check.comparison === "equal" && check.target.scopes.length === 0 && !given.waiting
  if (ruling._tag !== "Holds" || !isOne) return ruling
  const only = theOnlyOf(check, given)
  return only === undefined ? ruling : { ...ruling, about: only }
}
