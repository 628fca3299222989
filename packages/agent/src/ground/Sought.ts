/** What is looked for, and what it may be. */
import type { Target } from "@assay/domain/Intent"
import type { Seen, View } from "../screen/View.js"
import type { Scored } from "./Candidates.js"
import type { Purpose } from "./Purposes.js"
import type { Region } from "./Regions.js"

/** What a target may mean within its scopes, best first, and the scope that is not there. */
export interface Pool {
  readonly scored: ReadonlyArray<Scored>
  readonly regions: ReadonlyArray<Region>
  readonly missing?: Target
}

/** What "it" and "there" point at: the place of the last target, as it is on this screen. */
export type Antecedent = Region | undefined

export interface Sought {
  readonly view: View
  readonly purpose: Purpose
  readonly antecedent: Antecedent
  readonly visible: ((seen: Seen) => boolean) | undefined
  /** A part of a description may be left out: allowed for deeds, never for checks. */
  readonly lenient: boolean
}

/** Those that fit as well as the best. Where only a part of a name fits, the best must be well ahead. */
export const best = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const top = scored[0]
  if (top === undefined) return []
  const margin = top.fit < 0.8 ? 0.1 : 0.02
  return scored.filter((each) => each.score >= top.score - margin)
}

export const fits = (pool: Pool | undefined, least: number): boolean => (pool?.scored[0]?.fit ?? 0) >= least

/** Something may yet appear that fits without leaving words out. */
export const doubtful = (pool: Pool): Pool => ({
  ...pool,
  scored: pool.scored.map((scored) => ({ ...scored, score: scored.score * 0.75 }))
})
