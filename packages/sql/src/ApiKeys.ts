/** API keys in the database: the SHA-256 of a key stands for it. */
import { ApiKey } from "@assay/domain/ApiKey"
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { ApiKeyId, type TeamId } from "@assay/domain/Ids"
import { SqlClient } from "@effect/sql/SqlClient"
import { Clock, Context, Duration, Effect, Layer, Option, Schedule, Schema, Stream } from "effect"
import { keysChannel, Notifications } from "./Notifications.js"
import { first, one, rows, run } from "./Query.js"

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

interface Uses {
  /** Uses that are not written yet, in milliseconds since 1970. */
  readonly pending: Map<ApiKeyId, number>
  /** When a use was written last. */
  readonly written: Map<ApiKeyId, number>
}

const writeEvery = Duration.toMillis("1 minute")

/** Collects uses, so that a request costs no write. */
const makeTouch = Effect.fnUntraced(function* (sql: SqlClient) {
  const uses: Uses = { pending: new Map(), written: new Map() }
  const write = Effect.suspend(() => {
    const used = [...uses.pending]
    if (used.length === 0) return Effect.void
    uses.pending.clear()
    return run(sql`
      update api_keys set last_used_at = greatest(last_used_at, to_timestamp(used.at / 1000.0))
      from unnest(${used.map(([id]) => id)}::uuid[], ${used.map(([, at]) => at)}::float8[]) as used (id, at)
      where api_keys.id = used.id
    `).pipe(
      Effect.catchTag("DatabaseUnavailable", () =>
        // Nothing is lost: they are written with the next ones.
        Effect.sync(() => {
          for (const [id, at] of used) if (!uses.pending.has(id)) uses.pending.set(id, at)
        })
      )
    )
  })
  yield* Effect.repeat(write, Schedule.spaced("10 seconds")).pipe(Effect.interruptible, Effect.forkScoped)
  yield* Effect.addFinalizer(() => write)
  return (id: ApiKeyId) =>
    Effect.map(Clock.currentTimeMillis, (now) => {
      if (now - (uses.written.get(id) ?? 0) < writeEvery) return
      uses.written.set(id, now)
      uses.pending.set(id, now)
    })
})

export const layer: Layer.Layer<ApiKeysRepo, never, SqlClient | Notifications> = Layer.scoped(
  ApiKeysRepo,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const notifications = yield* Notifications
    const touch = yield* makeTouch(sql)
    const columns = sql.literal(
      `id, team_id as "teamId", name, created_at as "createdAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`
    )
    return {
      create: (key) =>
        one(ApiKey)(sql`
          insert into api_keys (team_id, name, hash) values (${key.teamId}, ${key.name}, ${key.hash})
          returning ${columns}`),
      find: (id) => first(ApiKey)(sql`select ${columns} from api_keys where id = ${id}`),
      findByHash: (hash) =>
        first(ApiKey)(sql`select ${columns} from api_keys where hash = ${hash} and revoked_at is null`),
      list: (teamId) =>
        rows(ApiKey)(
          sql`select ${columns} from api_keys where team_id is not distinct from ${teamId}::uuid order by seq`
        ),
      revoke: (id) =>
        first(ApiKey)(sql`
          with revoked as (
            update api_keys set revoked_at = coalesce(revoked_at, now()) where id = ${id} returning *
          ), told as materialized (select pg_notify(${keysChannel}, id::text) from revoked)
          select ${columns} from revoked, told`),
      touch,
      revocations: notifications
        .subscribe(keysChannel)
        .pipe(
          Stream.map((told) =>
            told._tag === "Connected" ? Option.none() : Schema.decodeOption(ApiKeyId)(told.payload)
          )
        )
    }
  })
)
