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

/** As text, so that a replay is the same to the byte. */
const textOf = ({ status, body }: RememberedAnswer): RememberedAnswer => ({
  status,
  body: JSON.stringify(body)
})

const responseOf = ({ status, body }: RememberedAnswer) =>
  HttpServerResponse.text(String(body), { status, contentType: "application/json" })

const make = Effect.gen(function* () {
  const repo = yield* IdempotencyRepo
  const { transaction } = yield* Database

  /**
   * Carries the work out once a key. What `prepare` decides may take its time, and what it writes stays; what `perform` writes
   * and the record of its answer stand or fall together. `repeated` hears of an answer that was given before.
   */
  const once = Effect.fn("Idempotency.once")(function* <P, E, R, E2, R2>(
    request: Request,
    prepare: Effect.Effect<P, E, R>,
    perform: (prepared: P) => Effect.Effect<RememberedAnswer, E2, R2>,
    repeated: (body: unknown) => Effect.Effect<void> = () => Effect.void
  ) {
    const key = yield* keyOf
    const answered = (prepared: P) => Effect.map(perform(prepared), textOf)
    if (key === undefined)
      return responseOf(yield* Effect.flatMap(prepare, (prepared) => transaction(answered(prepared))))
    const { answer, replayed } = yield* repo
      .once({ ...request, key }, (remember) =>
        Effect.flatMap(prepare, (prepared) => transaction(Effect.tap(answered(prepared), remember)))
      )
      .pipe(
        Effect.catchIf(
          (error) => error instanceof IdempotencyConflict,
          ({ message }) => Effect.fail(new ValidationFailed({ message }))
        )
      )
    if (replayed) yield* repeated(JSON.parse(String(answer.body)))
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
