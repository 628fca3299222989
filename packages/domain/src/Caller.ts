import { Context, Effect } from "effect"
import type { ApiKeyId, TeamId } from "./Ids.js"
import { Forbidden } from "./Team.js"

/**
 * Who asks: the key of the request, and its team; null for an operator, who belongs to none.
 *
 * @effect-leakable-service
 */
export class Caller extends Context.Tag("@assay/domain/Caller")<
  Caller,
  { readonly keyId: ApiKeyId | null; readonly teamId: TeamId | null }
>() {}

/** The caller's team; an operator has none. */
export const callerTeam: Effect.Effect<TeamId, Forbidden, Caller> = Effect.flatMap(Caller, ({ teamId }) =>
  teamId === null
    ? Effect.fail(new Forbidden({ message: "This needs the key of a team; an operator key belongs to none" }))
    : Effect.succeed(teamId)
)

/** Refuses everyone but an operator. */
export const operatorOnly: Effect.Effect<void, Forbidden, Caller> = Effect.flatMap(Caller, ({ teamId }) =>
  teamId === null
    ? Effect.void
    : Effect.fail(new Forbidden({ message: "This needs an operator key; this is the key of a team" }))
)
