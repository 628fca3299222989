/** "In the ticket list it is Urgent", of what was spoken of and stands elsewhere: in the list another one may be so. */
import type { Scope } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { inRegion } from "../../ground/Regions.js"
import type { Antecedent } from "../../ground/Sought.js"
import type { Seen, View } from "../../screen/View.js"

/** Not in any of the places that are named. */
export const standsOutside = (
  view: View,
  seen: Seen,
  scopes: ReadonlyArray<Scope>,
  antecedent: Antecedent
): boolean => {
  const places = scopes.filter(({ relation }) => relation === "in")
  const regions = places.length === 0 ? [] : regionsOf(view, places, antecedent)
  return "name" in regions || (places.length > 0 && !regions.some((region) => inRegion(region, seen)))
}
