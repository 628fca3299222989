/** Answers remembered under the caller's idempotency key for 24 hours, so that a repeat starts nothing anew. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { Context, type Effect, Schema } from "effect"

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
    /** Forgets what is older than 24 hours. */
    readonly purge: Effect.Effect<void, DatabaseUnavailable>
  }
>() {}
