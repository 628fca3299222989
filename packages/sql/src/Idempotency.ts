/** Answers remembered under the caller's idempotency key for 24 hours, so that a repeat starts nothing anew. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Exit, Layer, Option, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { json } from "./Json.js"
import { any, first, run } from "./Query.js"

/** What a repeat is recognised by. */
export interface IdempotencyKey {
  /** The team or webhook, and the endpoint. */
  readonly scope: string
  /** As the caller gave it. */
  readonly key: string
  /** Of the request's body: the same key with another body is a conflict. */
  readonly fingerprint: string
}

/** An answer as it goes on the wire. */
export interface RememberedAnswer {
  readonly status: number
  readonly body: unknown
}

/** The key was used with another body. */
export class IdempotencyConflict extends Schema.TaggedError<IdempotencyConflict>()("IdempotencyConflict", {
  message: Schema.String
}) {}

export class IdempotencyRepo extends Context.Tag("@assay/sql/IdempotencyRepo")<
  IdempotencyRepo,
  {
    /**
     * The remembered answer, or that of `work`, which runs once however many ask at once: the others wait for it. Only a
     * success is remembered; a failure leaves the key free. `work` may call `remember` inside its own transaction, so that the
     * answer and what it tells of stand or fall together; else the answer is kept after it.
     */
    readonly once: <E, R>(
      key: IdempotencyKey,
      work: (
        remember: (answer: RememberedAnswer) => Effect.Effect<void, DatabaseUnavailable>
      ) => Effect.Effect<RememberedAnswer, E, R>
    ) => Effect.Effect<
      { readonly answer: RememberedAnswer; readonly replayed: boolean },
      E | IdempotencyConflict | DatabaseUnavailable,
      R
    >
  }
>() {}

/** Who holds a key for longer than this is taken for lost. Longer than any request may take. */
const heldFor = "2 minutes"
/** Past it an answer is as if it were not there, and may be deleted. */
export const rememberedFor = "24 hours"

/** Holds the key for `holder` if nobody does; what is remembered no longer, or was held too long, is as if it were not there. */
const hold = (sql: SqlClient, key: IdempotencyKey, holder: string) =>
  any(sql`
    insert into idempotency as i (scope, key, fingerprint, holder, held_until)
    values (${key.scope}, ${key.key}, ${key.fingerprint}, ${holder}, now() + ${heldFor}::interval)
    on conflict (scope, key) do update set fingerprint = excluded.fingerprint, holder = excluded.holder,
      held_until = excluded.held_until, status = null, body = null, created_at = now()
    where i.created_at < now() - ${rememberedFor}::interval or (i.status is null and i.held_until < now())
    returning i.key`)

const Remembered = Schema.Struct({
  fingerprint: Schema.String,
  status: Schema.NullOr(Schema.Int),
  body: Schema.Unknown
})

const find = (sql: SqlClient, key: IdempotencyKey) =>
  first(Remembered)(sql`
    select fingerprint, status, body from idempotency where scope = ${key.scope} and key = ${key.key}`)

/** The answer of another caller with the same key; none while it works on it, or gave it up. */
const answerOfAnother = Effect.fnUntraced(function* (sql: SqlClient, key: IdempotencyKey) {
  const found = yield* find(sql, key)
  if (Option.isNone(found)) return Option.none()
  const { body, fingerprint, status } = found.value
  if (fingerprint !== key.fingerprint)
    return yield* new IdempotencyConflict({
      message: "Idempotency-Key was used with another body; use a new key for a new request"
    })
  return status === null ? Option.none() : Option.some({ status, body })
})

const remember = (sql: SqlClient, key: IdempotencyKey, holder: string, answer: RememberedAnswer) =>
  Effect.asVoid(
    run(sql`
      update idempotency set status = ${answer.status}, body = ${json(answer.body)}::jsonb
      where scope = ${key.scope} and key = ${key.key} and holder = ${holder}`)
  )

const release = (sql: SqlClient, key: IdempotencyKey, holder: string) =>
  run(sql`
    delete from idempotency where scope = ${key.scope} and key = ${key.key} and holder = ${holder} and status is null`)

type Remember = (answer: RememberedAnswer) => Effect.Effect<void, DatabaseUnavailable>

const workOnce = <E, R>(
  sql: SqlClient,
  key: IdempotencyKey,
  holder: string,
  work: (remember: Remember) => Effect.Effect<RememberedAnswer, E, R>
) =>
  work((answer) => remember(sql, key, holder, answer)).pipe(
    Effect.tap((answer) => remember(sql, key, holder, answer)),
    // Without an answer the key is free again; where the database is gone, it is so when the hold ends.
    Effect.onExit((exit) =>
      Exit.isSuccess(exit)
        ? Effect.void
        : release(sql, key, holder).pipe(
            Effect.catchTag("DatabaseUnavailable", (error) =>
              Effect.logWarning("An idempotency key stays held for a while", error)
            )
          )
    )
  )

const once = <E, R>(
  sql: SqlClient,
  key: IdempotencyKey,
  work: (remember: Remember) => Effect.Effect<RememberedAnswer, E, R>
) =>
  Effect.uninterruptibleMask((restore) => {
    const holder = randomUUID()
    const attempt: Effect.Effect<
      { readonly answer: RememberedAnswer; readonly replayed: boolean },
      E | IdempotencyConflict | DatabaseUnavailable,
      R
    > = Effect.gen(function* () {
      if (yield* hold(sql, key, holder)) {
        const answer = yield* restore(workOnce(sql, key, holder, work))
        return { answer, replayed: false }
      }
      const answer = yield* answerOfAnother(sql, key)
      if (Option.isSome(answer)) return { answer: answer.value, replayed: true }
      yield* restore(Effect.sleep("50 millis"))
      return yield* attempt
    })
    return attempt
  })

export const layer: Layer.Layer<IdempotencyRepo, never, SqlClient> = Layer.effect(
  IdempotencyRepo,
  Effect.map(SqlClient, (sql) => ({
    once: (key, work) => once(sql, key, work)
  }))
)
