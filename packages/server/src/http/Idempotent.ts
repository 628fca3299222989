/** The same Idempotency-Key within 24 hours gives the same answer, and nothing happens twice. */
import { ValidationFailed } from "@assay/domain/Validation"
import { IdempotencyConflict, IdempotencyRepo, type RememberedAnswer } from "@assay/sql/Idempotency"
import { Database } from "@assay/sql/Query"
import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Context, Effect, Layer } from "effect"

export interface Request {
  /** The team or webhook, and the endpoint. */
  readonly scope: string
  /** By which a body is known to be the same. */
  readonly fingerprint: string
}

const keyOf = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers }) => {
  const key = headers["idempotency-key"]
  return key === undefined || (key.length >= 1 && key.length <= 255)
    ? Effect.succeed(key)
    : Effect.fail(new ValidationFailed({ message: "Idempotency-Key must be 1 to 255 characters long" }))
})

const responseOf = ({ status, body }: RememberedAnswer) => HttpServerResponse.unsafeJson(body, { status })

const make = Effect.gen(function* () {
  const repo = yield* IdempotencyRepo
  const { transaction } = yield* Database

  /** Carries the work out once a key; it and the record of its answer stand or fall together. */
  const once = Effect.fn("Idempotency.once")(function* <E, R>(
    request: Request,
    work: Effect.Effect<RememberedAnswer, E, R>
  ) {
    const key = yield* keyOf
    if (key === undefined) return responseOf(yield* work)
    const { answer } = yield* repo
      .once({ ...request, key }, (remember) => transaction(Effect.tap(work, remember)))
      .pipe(
        Effect.catchIf(
          (error) => error instanceof IdempotencyConflict,
          ({ message }) => Effect.fail(new ValidationFailed({ message }))
        )
      )
    return responseOf(answer)
  })

  return { once }
})

/** Requests that may be repeated under a key without doing anything twice. */
export class Idempotency extends Context.Tag("@assay/server/Idempotency")<
  Idempotency,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Idempotency, make)
