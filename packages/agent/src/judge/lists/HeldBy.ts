/** "All the polls", of a box called so that holds them: what is said of each is not said of the box. */
import type { Target } from "@assay/domain/Intent"
import { recordsIn } from "../../ground/Records.js"
import { regionOf } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import type { Seen, View } from "../../screen/View.js"
import { inOneList } from "../counts/CountedLists.js"

/** The things in the one box that was found; nothing where that is a thing itself. */
export const heldBy = (
  view: View,
  target: Target,
  found: ReadonlyArray<Seen>
): ReadonlyArray<Seen> | Fell | undefined => {
  const [only, another] = found
  const isNoun = target.role === undefined && !target.quoted && /^\p{Ll}[\p{Ll} -]*$/u.test(target.name)
  if (!isNoun || only === undefined || another !== undefined) return undefined
  const region = regionOf(only, "")
  if (recordsIn(view, region, false).length < 2) return undefined
  const all = inOneList(view, region, target)
  const things = all instanceof Fell ? [] : tallyOf(view, all).things
  return things.length > 1
    ? things
    : Fell.of("target_ambiguous", `It cannot be told which of the things there are “${target.words}”.`)
}
