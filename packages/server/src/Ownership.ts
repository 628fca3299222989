/** Whose a thing is: asked in this one place. */
import { Caller } from "@assay/domain/Caller"
import type { TeamId } from "@assay/domain/Ids"
import { Forbidden } from "@assay/domain/Team"
import { Effect, Either, Option, Schema } from "effect"

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

/** Reads an id out of a path; a malformed one is an id that nothing has. */
export const idIn = <A, I, E>(schema: Schema.Schema<A, I>, missing: (ref: string) => E) => {
  const decode = Schema.decodeUnknownEither(schema)
  return (ref: string): Either.Either<A, E> => Either.mapLeft(decode(ref), () => missing(ref))
}
