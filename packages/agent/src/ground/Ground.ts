/** Binds a target of a text to one node of a screen, or says why it cannot. */
import type { Scope, Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import { holds } from "../screen/Geometry.js"
import { isDialog } from "../screen/Kinds.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { candidateOf, candidatesIn, type Purpose, type Scored } from "./Candidates.js"
import { whole } from "./Match.js"
import { neighbours } from "./Neighbours.js"
import { regionsNamed } from "./Places.js"
import { inRegion, type Region, wholePage } from "./Regions.js"

export interface Found {
  readonly _tag: "Found"
  readonly seen: Seen
  readonly score: number
  readonly how: string
  /** Only a part of a name, or a kind, or a place in an order: another may fit better once the page is complete. */
  readonly tentative: boolean
}

export interface Ambiguous {
  readonly _tag: "Ambiguous"
  readonly candidates: ReadonlyArray<Candidate>
  readonly seen: ReadonlyArray<Seen>
}

export interface Missing {
  readonly _tag: "Missing"
  /** What is missing: the target itself, or a scope of it. */
  readonly what: Target
  readonly candidates: ReadonlyArray<Candidate>
}

export type Grounding = Found | Ambiguous | Missing

/** What a target may mean within its scopes, and the scope that is not there. */
export interface Pool {
  readonly scored: ReadonlyArray<Scored>
  readonly regions: ReadonlyArray<Region>
  readonly missing?: Target
}

/** What "it" and "there" point at: the place of the last target, as it is on this screen. */
export type Antecedent = Region | undefined

/** The regions of all `in` scopes, from the widest to the narrowest; a target where one is not there. */
export const regionsOf = (
  view: View,
  scopes: ReadonlyArray<Scope>,
  antecedent: Antecedent
): ReadonlyArray<Region> | Target => {
  let regions: ReadonlyArray<Region> = [wholePage(view)]
  for (const { relation, target } of scopes.toReversed()) {
    if (relation !== "in") continue
    if (target.pronoun === true && target.name === "") {
      if (antecedent !== undefined) regions = [antecedent]
      continue
    }
    const outer = regionsOf(view, target.scopes, antecedent)
    if ("name" in outer) return outer
    const inside = target.scopes.length === 0 ? regions : outer
    const named = regionsNamed(view, inside, target)
    if (named.length === 0) return target
    regions = named
  }
  return regions
}

/** Those that fit as well as the best. Where only a part of a name fits, the best must be well ahead. */
const best = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const top = scored[0]
  if (top === undefined) return []
  const margin = top.fit < 0.8 ? 0.1 : 0.02
  return scored.filter((each) => each.score >= top.score - margin)
}

const named = (
  view: View,
  target: Target,
  purpose: Purpose,
  antecedent: Antecedent,
  visible: ((seen: Seen) => boolean) | undefined
): Pool => {
  const regions = regionsOf(view, target.scopes, antecedent)
  if ("name" in regions) return { scored: [], regions: [], missing: regions }
  let scored = candidatesIn(view, regions, target, purpose, visible)
  for (const scope of target.scopes) {
    if (scope.relation === "in") continue
    const anchors = best(poolOf(view, scope.target, "look", antecedent).scored)
    if (anchors.length === 0) return { scored: [], regions, missing: scope.target }
    scored = neighbours(
      view,
      scope.relation,
      anchors.map(({ seen }) => seen),
      scored
    )
  }
  return { scored, regions }
}

/** "The balance of Ada" as the balance in what is Ada's; nothing for a name that is not made so. */
const owned = (target: Target): Target | undefined => {
  const parts = /^(.+?) (?:of|for) (?:the )?(.+)$/iu.exec(target.name)
  const [, name, owner] = parts ?? []
  if (target.quoted || name === undefined || owner === undefined) return undefined
  const place: Target = { words: owner, name: owner, quoted: false, scopes: [] }
  return { ...target, name, words: name, scopes: [{ relation: "in", target: place }, ...target.scopes] }
}

/** Everything that the target may mean, best first, with its scopes applied and its ordinal not. */
export const poolOf = (
  view: View,
  target: Target,
  purpose: Purpose,
  antecedent?: Antecedent,
  visible?: (seen: Seen) => boolean
): Pool => {
  const pool = named(view, target, purpose, antecedent, visible)
  const split = (pool.scored[0]?.fit ?? 0) >= 0.8 ? undefined : owned(target)
  const inOwner = split === undefined ? undefined : named(view, split, purpose, antecedent, visible)
  return inOwner !== undefined && inOwner.scored.length > 0 ? inOwner : pool
}

/** The dialog that stands in the middle of the screen, over everything else. */
const topDialog = (view: View): Seen | undefined =>
  view.all.findLast(
    (seen) =>
      isDialog(seen) &&
      seen.node.visible &&
      (seen.node.box === undefined ||
        holds(seen.node.box, view.screen.viewport.width / 2, view.screen.viewport.height / 2))
  )

const preferring = (
  equal: ReadonlyArray<Scored>,
  wanted: (scored: Scored) => boolean
): ReadonlyArray<Scored> => {
  const preferred = equal.filter(wanted)
  return preferred.length > 0 ? preferred : equal
}

/** Among equals: those in the open dialog; one of several links that lead to the same place. */
const settleTie = (view: View, equal: ReadonlyArray<Scored>, purpose: Purpose): ReadonlyArray<Scored> => {
  if (equal.length < 2) return equal
  const dialog = topDialog(view)
  const inside = dialog === undefined ? equal : preferring(equal, ({ seen }) => contains(dialog, seen))
  const first = inside[0]
  const href = first?.seen.node.href
  const same =
    purpose === "click" && href !== undefined && inside.every(({ seen }) => seen.node.href === href)
  return same && first !== undefined ? [first] : inside
}

const inOrder = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const top = scored[0]?.score ?? 0
  return scored.filter((each) => each.score >= top - 0.06).sort((a, b) => a.seen.at - b.seen.at)
}

const missing = (view: View, pool: Pool, target: Target): Missing => ({
  _tag: "Missing",
  what: pool.missing ?? target,
  candidates: nearestTo(view, pool.missing ?? target)
})

/** What comes nearest to a name that is not there: its words one by one, of any kind. */
const nearestTo = (view: View, target: Target): ReadonlyArray<Candidate> => {
  const words = target.name.split(/\s+/u).filter((word) => word.length > 2)
  const names = [target.name, ...words].map((name) => ({ words: name, name, quoted: false, scopes: [] }))
  const all = names.flatMap((each, at) =>
    candidatesIn(view, [wholePage(view)], each, "look").map((scored) => ({
      ...scored,
      score: scored.score * (at === 0 ? 0.6 : 0.4)
    }))
  )
  const seen = new Set<Seen>()
  const once = all.filter((each) => !seen.has(each.seen) && seen.add(each.seen))
  return once.slice(0, 5).map((scored) => candidateOf(view, scored))
}

const found = (scored: Scored, tentative: boolean): Found => ({
  _tag: "Found",
  seen: scored.seen,
  score: Math.min(1, scored.score),
  how: scored.how,
  tentative
})

/** The one node that the target means for that purpose. */
export const ground = (
  view: View,
  target: Target,
  purpose: Purpose,
  antecedent?: Antecedent,
  visible?: (seen: Seen) => boolean
): Grounding => {
  if (target.pronoun === true && target.name === "" && antecedent?.seen !== undefined)
    return found({ seen: antecedent.seen, score: 1, fit: 1, how: "what the step before was about" }, false)
  const pool = poolOf(view, target, purpose, antecedent, visible)
  if (target.ordinal !== undefined) {
    const ordered = inOrder(pool.scored)
    const nth = target.ordinal < 0 ? ordered.at(target.ordinal) : ordered[target.ordinal - 1]
    if (nth === undefined) return missing(view, pool, target)
    return found({ ...nth, how: `${nth.how}, number ${ordered.indexOf(nth) + 1} of ${ordered.length}` }, true)
  }
  const equal = settleTie(view, best(pool.scored), purpose)
  const first = equal[0]
  if (first === undefined) return missing(view, pool, target)
  if (equal.length === 1 || target.quantifier === "any") return found(first, first.fit < whole)
  return {
    _tag: "Ambiguous",
    candidates: equal.slice(0, 5).map((scored) => candidateOf(view, scored)),
    seen: equal.map(({ seen }) => seen)
  }
}

/** All that the target means, as well as the best of them; for counts, and for "all" and "each". */
export const groundAll = (
  view: View,
  target: Target,
  antecedent?: Antecedent
): { readonly all: ReadonlyArray<Scored>; readonly missing?: Target } => {
  const pool = poolOf(view, target, "look", antecedent)
  return pool.missing === undefined ? { all: inOrder(pool.scored) } : { all: [], missing: pool.missing }
}

export const isInside = (regions: ReadonlyArray<Region>, seen: Seen): boolean =>
  regions.some((region) => inRegion(region, seen))
