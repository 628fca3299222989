/** What is spoken of after a count: "There is exactly one record, and it reads ▯", "Ada has two keys, and her door is open". */
import type { Check } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { groups, recordsIn } from "../../ground/Records.js"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { tallyOf } from "../../ground/Tallies.js"
import { recordOf, wholePage } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import type { Seen, View } from "../../screen/View.js"
import { inOneList } from "./CountedLists.js"
import { kindsOf } from "./OwnList.js"
import type { Case, Ruling } from "../Ruling.js"

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

type About = (check: Count, given: Case) => Seen | undefined

/** "Ada has 2 books": it is about Ada that the next sentence goes on, and not about what was spoken of before her. */
const owner: About = ({ target }, { antecedent, view }) => {
  const inside = target.scopes.filter(({ relation, target: { name } }) => name !== "" && relation === "in")
  return inside.length === 1 ? onlyRegionOf(view, target.scopes, antecedent)?.seen : undefined
}

/** "One berth is listed": it is about that one that the next sentence goes on. */
const theOnly: About = ({ comparison, count, target }, { antecedent, past, view, waiting }) => {
  if (count !== 1 || comparison !== "equal" || target.quoted) return undefined
  const isFree = target.scopes.length === 0
  const region = isFree ? wholePage(view) : onlyRegionOf(view, target.scopes, antecedent)
  const all = region === undefined ? [] : inOneList(view, region, target)
  const [only, another] = all instanceof Fell ? [] : tallyOf(view, all).things
  if (another !== undefined) return undefined
  return only ?? (isFree && !waiting ? leftAlone(view, past) : undefined)
}

/** "Ada has 0 refills left": of what the count stands in by its name, the line or card of hers. */
const holder: About = ({ target }, { antecedent, view }) => {
  const [scope, another] = target.scopes
  const isNamed = scope !== undefined && (scope.target.quoted || /^\p{Lu}/u.test(scope.target.name))
  if (!isNamed || another !== undefined || scope.relation !== "in") return undefined
  const found = ground(view, scope.target, "look", antecedent)
  return found._tag === "Found" && !found.tentative ? recordOf(view, found.seen) : undefined
}

/** The ruling, with what holds those that were counted, or the one thing that there is, as what "it" points at. */
export const aboutCounted = (ruling: Ruling, check: Count, given: Case): Ruling => {
  if (ruling._tag !== "Holds" || ruling.about !== undefined) return ruling
  const about = owner(check, given) ?? theOnly(check, given) ?? holder(check, given)
  return about === undefined ? ruling : { ...ruling, about }
}
