/** API keys in the database: the SHA-256 of a key stands for it. */
import type { ApiKey } from "@assay/domain/ApiKey"
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { ApiKeyId, TeamId } from "@assay/domain/Ids"
import { Context, type Effect, type Option, type Stream } from "effect"

export interface NewApiKey {
  /** null for an operator key. */
  readonly teamId: TeamId | null
  readonly name: string
  /** SHA-256 of the whole key. */
  readonly hash: Uint8Array
}

export class ApiKeysRepo extends Context.Tag("@assay/sql/ApiKeysRepo")<
  ApiKeysRepo,
  {
    readonly create: (key: NewApiKey) => Effect.Effect<ApiKey, DatabaseUnavailable>
    readonly find: (id: ApiKeyId) => Effect.Effect<Option.Option<ApiKey>, DatabaseUnavailable>
    /** The key with that SHA-256, unless it is revoked. */
    readonly findByHash: (hash: Uint8Array) => Effect.Effect<Option.Option<ApiKey>, DatabaseUnavailable>
    /** Every key of the team, or with null every operator key; oldest first, revoked ones included. */
    readonly list: (teamId: TeamId | null) => Effect.Effect<ReadonlyArray<ApiKey>, DatabaseUnavailable>
    /** Ends the key at once, on every process; a revoked one stays as it is. */
    readonly revoke: (id: ApiKeyId) => Effect.Effect<Option.Option<ApiKey>, DatabaseUnavailable>
    /** Notes that the key was used now. Written later, at most once a minute and key. */
    readonly touch: (id: ApiKeyId) => Effect.Effect<void>
    /** Keys as they are revoked, on any process; none when some may have been missed, as after a lost connection. */
    readonly revocations: Stream.Stream<Option.Option<ApiKeyId>>
  }
>() {}
