/** "The first drink in the list", "the last one": things that are told by their number and no name. */
import type { Target } from "@assay/domain/Intent"
import { isContainer } from "../screen/Kinds.js"
import { placesIn, type Scored } from "./Candidates.js"
import { fitNode } from "./Names.js"
import { mainGroup, recordsIn } from "./Records.js"
import { isAside, recordOf, type Region, regionOf, wholePage } from "./Regions.js"
import type { Pool, Sought } from "./Sought.js"

/** "The first drink in the list": a noun that nothing on the page is called, for one of the things in the place named. */
export const byPlace = (sought: Sought, target: Target, pool: Pool): Pool | undefined => {
  if (target.ordinal !== undefined && (target.pronoun === true || /^ones?$/iu.test(target.name)))
    return amongLike(sought)
  const placed = target.scopes.some(({ relation }) => relation === "in")
  const plain = !target.quoted && target.role === undefined && !target.name.includes(" ")
  if (target.ordinal === undefined || !plain || pool.missing !== undefined) return undefined
  // Several things of that name are counted by it.
  const borne = pool.scored.filter(({ fit, seen }) => fit >= 0.8 && !isAside(seen))
  if (borne.length > 1 || (borne.length === 1 && target.ordinal === 1)) return undefined
  const records = (placed ? pool.regions : listsOf(sought, target)).flatMap((region) =>
    recordsIn(sought.view, region, false)
  )
  const scored = records.map((seen): Scored => ({
    seen,
    score: 0.8,
    fit: 0.8,
    how: `one of the ${target.name}s there`
  }))
  return { ...pool, scored }
}

/** The list under a heading that speaks of such things; else the one list of the page. */
const listsOf = ({ view }: Sought, target: Target): ReadonlyArray<Region> => {
  const containers = view.all.filter(
    (seen) =>
      seen.node.visible && isContainer(seen.node.role) && fitNode(view, seen, target.name, false).score > 0
  )
  const titled = placesIn(view, [wholePage(view)], target)
    .flatMap(({ region }) => region ?? [])
    .concat(containers.map((seen) => regionOf(seen, "")))
    .filter((region) => recordsIn(view, region, false).length > 1)
  const [only, another] = titled
  if (only !== undefined) return another === undefined ? [only] : []
  const holder = mainGroup(view, wholePage(view))
  return holder === undefined ? [] : [regionOf(holder, "")]
}

/** "The last one": of the things like the one that the step before was about. */
const amongLike = ({ antecedent, view }: Sought): Pool | undefined => {
  const record = antecedent?.seen === undefined ? undefined : recordOf(view, antecedent.seen)
  if (record?.parent === undefined) return undefined
  const all = recordsIn(view, regionOf(record.parent, ""), false)
  return {
    scored: all.map((seen) => ({ seen, score: 0.8, fit: 0.8, how: "one of the same kind" })),
    regions: []
  }
}
