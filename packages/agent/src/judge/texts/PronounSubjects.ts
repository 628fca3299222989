/** What "it", "she" or "that" stands for, and where the facts about it are: "Under Reps it is 12", "In the ticket list it is Urgent". */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { inRegion, recordOf } from "../../ground/Regions.js"
import type { Antecedent } from "../../ground/Sought.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isField } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { ofField } from "./Described.js"
import { around, own, type Subject } from "./Surroundings.js"

export const notThere = (target: Target): Fell =>
  Fell.of("target_not_found", `There is no “${target.words || target.name}” on the page.`)

/** "Under Reps it is": what was spoken of before stands elsewhere, and what stands here is another of its kind. */
const isElsewhere = ({ role, scopes }: Target): boolean =>
  role === undefined && /^(?:below|above|after|before)$/u.test(scopes[0]?.relation ?? "")

const errorThere = (view: View, target: Target): ReadonlyArray<Subject> | undefined =>
  ofField(view, { ...target, pronoun: false, role: "message", scopes: target.scopes.slice(0, 1) })

/** What was spoken of is in none of the places that are named, where another one may be so. */
const isOutside = (view: View, seen: Seen, { scopes }: Target, antecedent: Antecedent): boolean => {
  const places = scopes.filter(({ relation }) => relation === "in")
  const regions = places.length === 0 ? [] : regionsOf(view, places, antecedent)
  return "name" in regions || (places.length > 0 && !regions.some((region) => inRegion(region, seen)))
}

const person = /^(?:she|he|her|him|hers|his)$/iu

/** For a pronoun without a number: "the second of them" is told by its place. */
export const pronounSubject = (
  view: View,
  target: Target,
  antecedent: Antecedent
): ReadonlyArray<Subject> | Fell => {
  if (isElsewhere(target)) return errorThere(view, target) ?? notThere(target)
  if (antecedent?.seen === undefined)
    return Fell.of("target_not_found", `It cannot be said what “${target.words}” points at.`)
  const { seen } = antecedent
  if (isOutside(view, seen, target, antecedent)) return notThere(target)
  // What was pressed or filled in last is nobody.
  if (person.test(target.words) && (isControl(seen) || isField(seen)) && recordOf(view, seen) === undefined)
    return Fell.of("target_not_found", `It cannot be said who “${target.words}” is.`)
  const wider = around(view, seen)
  const regions = wider === undefined ? [own(seen)] : [own(seen), wider]
  return [{ scored: { seen, score: 1, fit: 1, how: "what the step before was about" }, regions }]
}
