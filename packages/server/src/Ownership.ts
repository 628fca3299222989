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
    Effect.flatMap(Caller, ({ teamId }) =>
      Effect.flatMap(found, (thing): Effect.Effect<A, E | Forbidden> => {
        if (Option.isNone(thing)) return Effect.fail(missing())
        if (teamId !== null && thing.value.teamId !== teamId) return Effect.fail(Forbidden.otherTeam(what))
        return Effect.succeed(thing.value)
      })
    )
