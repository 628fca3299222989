/** What every endpoint with a key checks before all else: the key, its rate of requests, the declared size of the body. */
import { ApiAuth } from "@assay/api/ApiAuth"
import { Unauthorized } from "@assay/domain/ApiKey"
import type { Caller } from "@assay/domain/Caller"
import { type Headers, HttpServerRequest } from "@effect/platform"
import { type Context, Effect, Layer } from "effect"
import { bearerOf } from "../control/ControlAuth.js"
import { Keys } from "../Keys.js"
import { refuseDeclaredBy } from "./RequestBody.js"
import { RequestRate } from "./RequestRate.js"
import { unavailableIsDefect } from "./Unavailable.js"

const missing = new Unauthorized({ message: "An API key is needed: Authorization: Bearer <API_KEY>" })

const operator = new Unauthorized({
  message: "This is an operator key; the public interface takes the key of a team"
})

export const layer = Layer.effect(
  ApiAuth,
  Effect.gen(function* () {
    const keys = yield* Keys
    const rate = yield* RequestRate
    // The scheme is checked here: the platform cuts seven characters off whatever it is.
    const admitted = (caller: Context.Tag.Service<Caller>, headers: Headers.Headers) =>
      Effect.filterOrFail(
        Effect.succeed(caller),
        ({ teamId }) => teamId !== null,
        () => operator
      ).pipe(Effect.zipLeft(rate.admit(`key ${caller.keyId}`)), Effect.zipLeft(refuseDeclaredBy(headers)))
    const authenticate = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers }) =>
      bearerOf(headers).pipe(
        Effect.mapError(() => missing),
        Effect.flatMap(keys.authenticate),
        Effect.flatMap((caller) => admitted(caller, headers))
      )
    ).pipe(unavailableIsDefect)
    return ApiAuth.of({ bearerAuth: () => authenticate })
  })
)
