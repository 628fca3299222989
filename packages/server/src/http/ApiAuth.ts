/** What every endpoint with a key checks before all else: the key, its rate of requests, the declared size of the body. */
import { ApiAuth } from "@assay/api/ApiAuth"
import { Unauthorized } from "@assay/domain/ApiKey"
import type { Caller } from "@assay/domain/Caller"
import { HttpServerRequest } from "@effect/platform"
import { type Context, Effect, Layer } from "effect"
import { bearerOf } from "../control/ControlAuth.js"
import { Keys } from "../Keys.js"
import { refuseDeclared } from "./RequestBody.js"
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
    const authenticate = Effect.gen(function* () {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      const key = yield* Effect.mapError(bearerOf(headers), () => missing)
      const caller: Context.Tag.Service<Caller> = yield* keys.authenticate(key)
      if (caller.teamId === null) return yield* operator
      yield* rate.admit(`key ${caller.keyId}`)
      yield* refuseDeclared
      return caller
    }).pipe(unavailableIsDefect)
    return ApiAuth.of({ bearerAuth: () => authenticate })
  })
)
