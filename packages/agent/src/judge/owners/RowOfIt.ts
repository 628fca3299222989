/** "Her row offers Resubscribe", where the lines are drawn of boxes and none is a row by its role: the one in which she stands. */
import type { Target } from "@assay/domain/Intent"
import { isAside, recordOf } from "../../ground/Regions.js"
import type { Antecedent } from "../../ground/Sought.js"
import { isPronoun } from "../../language/words/Pronouns.js"
import type { View } from "../../screen/View.js"
import { own, type Subject } from "../texts/Surroundings.js"

export const rowOfIt = (
  view: View,
  { name, ordinal, quantifier, role, scopes }: Target,
  antecedent: Antecedent
): ReadonlyArray<Subject> | undefined => {
  const [of, another] = scopes
  const isBare = name === "" && ordinal === undefined && quantifier === undefined
  if (!isBare || (role !== "row" && role !== "item")) return undefined
  if (of?.relation !== "near" || !isPronoun(of.target) || another !== undefined) return undefined
  const record = antecedent?.seen === undefined ? undefined : recordOf(view, antecedent.seen)
  if (record === undefined || isAside(record)) return undefined
  return [{ scored: { seen: record, score: 0.9, fit: 0.9, how: "where it stands" }, regions: [own(record)] }]
}
