/** Whose a thing is: asked in this one place. */
import { Caller } from "@assay/domain/Caller"
import type { TeamId } from "@assay/domain/Ids"
import { Forbidden } from "@assay/domain/Team"
import { Effect, Option } from "effect"

/**
 * What was found, when it is there and the caller's own; an operator may see that of every team. Another team's is forbidden,
 * and what is not there is `missing`.
 */
export const owned =
  <E>(what: string, missing: () => E) =>
  <A extends { readonly teamId: TeamId }, E2, R>(
    found: Effect.Effect<Option.Option<A>, E2, R>
  ): Effect.Effect<A, E | E2 | Forbidden, R | Caller> =>
    Effect.gen(function* () {
      const { teamId } = yield* Caller
      const thing = yield* found
      if (Option.isNone(thing)) return yield* Effect.fail(missing())
      if (teamId !== null && thing.value.teamId !== teamId) return yield* Forbidden.otherTeam(what)
      return thing.value
    })
