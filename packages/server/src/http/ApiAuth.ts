/** What every endpoint with a key checks before all else: the key, its rate of requests, the declared size of the body. */
import { ApiAuth } from "@assay/api/ApiAuth"
import { Unauthorized } from "@assay/domain/ApiKey"
import type { Caller } from "@assay/domain/Caller"
import type { PayloadTooLarge, UsageLimitExceeded } from "@assay/domain/Refusal"
import { HttpServerRequest } from "@effect/platform"
import { type Context, Effect, Layer, Option } from "effect"
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
    const admitted = (
      caller: Context.Tag.Service<Caller>,
      request: HttpServerRequest.HttpServerRequest
    ): Effect.Effect<typeof caller, PayloadTooLarge | Unauthorized | UsageLimitExceeded> =>
      caller.teamId === null
        ? Effect.fail(operator)
        : rate
            .admit(`key ${caller.keyId}`, request)
            .pipe(Effect.zipRight(refuseDeclaredBy(request.headers)), Effect.as(caller))
    const authenticate = Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
      Option.match(bearerOf(request.headers), {
        onNone: () => Effect.fail(missing),
        onSome: (key) => Effect.flatMap(keys.authenticate(key), (caller) => admitted(caller, request))
      })
    ).pipe(unavailableIsDefect)
    return ApiAuth.of({ bearerAuth: () => authenticate })
  })
)
