/** What is told by what it is and whose, with no name of its own: of the list that the page is about. */
import type { Target } from "@assay/domain/Intent"
import type { Seen } from "../screen/View.js"
import type { Scored } from "./Candidates.js"
import { isOpenPage, leadsHere, regionsOf } from "./Enclosures.js"
import { takes } from "./Purposes.js"
import { inRegion } from "./Regions.js"
import { plainScopes } from "./Scopes.js"
import type { Pool, Sought } from "./Sought.js"
import { toldIn } from "./ToldThings.js"

export const asTold = (seen: Seen): Scored => ({
  seen,
  score: 0.86,
  fit: 0.86,
  how: "by what it is, and of what"
})

/** "The bike post", "Tom's post": of the list that the page is about. */
export const told = ({ antecedent, purpose, view }: Sought, target: Target): Pool | undefined => {
  const found = toldIn(view, target)
  if (found === undefined) return undefined
  const places = found.scopes.filter(
    ({ relation, target: place }) => relation !== "in" || !(isOpenPage(view, place) || leadsHere(view, place))
  )
  const regions = regionsOf(view, plainScopes(places), antecedent)
  if ("name" in regions) return { scored: [], regions: [], missing: regions }
  const there = found.things.filter(
    (seen) => takes(view, purpose, seen) > 0 && regions.some((region) => inRegion(region, seen))
  )
  return there.length > 0 || purpose === "look" ? { scored: there.map(asTold), regions } : undefined
}
