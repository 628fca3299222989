/** "No card shows it": other things on the page that people may call so as well as those that were judged. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { isAside, isRecord, nodesIn, recordOf } from "../../ground/Regions.js"
import type { Antecedent } from "../../ground/Sought.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose, sameWords } from "../../screen/Wording.js"

/** Kinds that no role tells for sure: a card may be a box as well as an item of a list. */
const loosely: ReadonlySet<RoleWord | undefined> = new Set<RoleWord | undefined>([
  "item",
  "section",
  "message",
  "element"
])

/** Speaks of whatever there is of a kind that no name tells. */
export const isOfKind = ({ name, ordinal, role }: Target): boolean =>
  name === "" && ordinal === undefined && loosely.has(role)

/** The boxes that may be of the kind, and neither are one of those things, nor hold one or stand in one. */
export const kindred = (
  view: View,
  target: Target,
  judged: ReadonlyArray<Seen>,
  antecedent: Antecedent
): ReadonlyArray<Seen> => {
  const regions = regionsOf(view, target.scopes, antecedent)
  if ("name" in regions) return []
  return regions
    .flatMap((region) => nodesIn(view, region))
    .filter(
      (seen) =>
        seen.node.visible &&
        isRecord(view, seen) &&
        !isAside(seen) &&
        !judged.some((each) => contains(each, seen) || contains(seen, each))
    )
}

/** "All courses" of cards that each say "Course" of themselves: the cards, and not these words. */
export const bearersOfKind = (
  view: View,
  { name, quoted }: Target,
  found: ReadonlyArray<Seen>
): ReadonlyArray<Seen> | undefined => {
  const isLabel = (seen: Seen): boolean => {
    const said = loose(readableTextOf(view, seen))
    return said !== loose(name) && sameWords(said, name)
  }
  const records = new Set(found.map((seen) => recordOf(view, seen)))
  if (quoted || records.size < 2 || records.has(undefined) || !found.every(isLabel)) return undefined
  const bearers = [...records].flatMap((record) => record ?? [])
  return bearers.every((record) => !found.includes(record)) ? bearers : undefined
}
