/** The regions that the `in` scopes of a target name, one within the other. */
import type { Scope, Target } from "@assay/domain/Intent"
import { upward, type View } from "../screen/View.js"
import { regionsNamed } from "./Places.js"
import { recordOf, type Region, regionOf, wholePage } from "./Regions.js"
import { edgeOf, plainScopes, withoutNoun } from "./Scopes.js"
import { cornerOf, sideNamed } from "./Sides.js"
import type { Antecedent } from "./Sought.js"

/** "That row": the row of what the step before was about. */
const pronounRegion = (view: View, target: Target, antecedent: Antecedent): Region | undefined => {
  const seen = antecedent?.seen
  if (seen === undefined || target.role === undefined || target.role === "element") return antecedent
  const wanted = target.role === "row" ? [...upward(seen)].find(({ node }) => node.role === "row") : undefined
  const record = wanted ?? recordOf(view, seen)
  return record === undefined ? antecedent : regionOf(record, `in ${target.words}`)
}

/** The regions of all `in` scopes, from the widest to the narrowest; a target where one is not there. */
export const regionsOf = (
  view: View,
  scopes: ReadonlyArray<Scope>,
  antecedent: Antecedent,
  lenient = false
): ReadonlyArray<Region> | Target => {
  let regions: ReadonlyArray<Region> = [wholePage(view)]
  for (const scope of plainScopes(scopes).toReversed()) {
    const { relation, target } = scope
    if (relation !== "in" || edgeOf(scope) !== undefined || cornerOf(scope) !== undefined) continue
    if (target.pronoun === true && target.name === "") {
      const place = pronounRegion(view, target, antecedent)
      if (place !== undefined) regions = [place]
      continue
    }
    const outer = regionsOf(view, target.scopes, antecedent, lenient)
    if ("name" in outer) return outer
    const inside = target.scopes.length === 0 ? regions : outer
    const named = placesNamed(view, inside, target, lenient)
    if (named.length === 0) return target
    regions = named
  }
  return regions
}

/** "On the board", "in the view": all that the page shows, where nothing on it is called so. */
const isWhole = (target: Target): boolean =>
  !target.quoted &&
  target.scopes.length === 0 &&
  /^(?:board|view|window|display|interface|summary|overview)$/iu.test(target.name)

const placesNamed = (view: View, regions: ReadonlyArray<Region>, target: Target, lenient: boolean) => {
  const named = regionsNamed(view, regions, target)
  if (named.length === 0 && isWhole(target)) return regions
  const side = named.length === 0 ? sideNamed(view, target) : undefined
  if (side !== undefined) return [side]
  const shorter = named.length === 0 && lenient ? withoutNoun(target) : undefined
  return shorter === undefined ? named : regionsNamed(view, regions, shorter)
}
