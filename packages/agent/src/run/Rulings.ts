/** What a check comes to on each look: where nothing has changed since the one before, that is known, so that a page which rests is waited for at no cost. */
import { Struct } from "effect"
import type { Check } from "@assay/domain/Intent"
import { withoutPlans } from "@assay/domain/Screen"
import { judge } from "../judge/Judge.js"
import type { Case, Ruling } from "../judge/Ruling.js"
import type { State } from "./Session.js"

export type Rulings = (given: Case, state: State) => Ruling

/** All that a ruling rests on, in parts that are the same again where nothing has changed. */
const basisOf = ({ facts, view: { screen } }: Case, state: State): ReadonlyArray<unknown> => {
  const lasting = Struct.omit(state, "calmSince", "lookedAt", "quietSince", "seenAt", "seenFacts", "view")
  const { root, ...around } = withoutPlans(screen)
  return [root, JSON.stringify([around, facts]), ...Object.values(lasting)]
}

/** For one check, as long as it is waited for. */
export const rulingsOn = (check: Check): Rulings => {
  let known: { readonly basis: ReadonlyArray<unknown>; readonly ruling: Ruling } | undefined
  return (given, state) => {
    const basis = basisOf(given, state)
    if (known?.basis.every((part, at) => part === basis[at]) === true) return known.ruling
    const ruling = judge(check, given)
    // Of a file the facts do not say that it was written to.
    known = check._tag === "CheckDownload" ? undefined : { basis, ruling }
    return ruling
  }
}
