/** "Both password fields", "each check box": one after the other. */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import type { Purpose } from "../ground/Candidates.js"
import { enough } from "../ground/Match.js"
import { poolOf } from "../ground/Pools.js"
import { readingsOf } from "../ground/Units.js"
import { Fell } from "../run/Fell.js"
import type { Turn } from "../run/Turn.js"
import { aim, type Aimed, type Deed, type Look, onTargetWith } from "./Aim.js"

const byRef =
  (ref: string, target: Target): Look =>
  (view) => {
    const seen = view.byRef.get(ref)
    return seen === undefined
      ? { _tag: "Missing", what: target, candidates: [] }
      : { _tag: "Found", seen, score: 1, how: "one of all", tentative: false }
  }

/** Does the deed on all that the target means when it says so; nothing where it means one. */
export const onEach = Effect.fn("EachOf.onEach")(function* (
  turn: Turn,
  target: Target,
  purpose: Purpose,
  deed: Deed
) {
  const { quantifier: _, ...one } = target
  const { view } = yield* aim(turn, { ...one, quantifier: "any" }, purpose)
  const all = poolOf(view, target, purpose).scored.filter(({ score }) => score >= enough)
  if (readingsOf(all).length > 1)
    return yield* Fell.of("target_ambiguous", `What stands there may be one “${target.words}” or several.`)
  if (target.quantifier === "both" && all.length !== 2)
    return yield* Fell.of("target_ambiguous", `“${target.words}” are ${all.length}, and both are meant.`)
  let last: Aimed | undefined
  for (const { seen } of [...all].sort((a, b) => a.seen.at - b.seen.at))
    last = yield* onTargetWith(turn, target, purpose, byRef(seen.node.ref, target), deed)
  return last
}) satisfies (
  turn: Turn,
  target: Target,
  purpose: Purpose,
  deed: Deed
) => Effect.Effect<Aimed | undefined, Fell | DriverBroken>

export const isEach = (target: Target): boolean =>
  (target.quantifier === "all" || target.quantifier === "both") && target.ordinal === undefined
