/** What the paths of the control plane that are no calls have in common: whose key it is, and how a refusal looks. */
import { Unauthorized } from "@assay/domain/ApiKey"
import { Caller } from "@assay/domain/Caller"
import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Option } from "effect"
import { Keys } from "../Keys.js"
import { bearerOf } from "./ControlAuth.js"

export const problem = (status: number, error: string) => (fault: { readonly message: string }) =>
  HttpServerResponse.unsafeJson({ error, message: fault.message }, { status })

/** Carries out the work in the name of the request's key. */
export const asCaller = Effect.fn("Door.asCaller")(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const keys = yield* Keys
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const key = bearerOf(headers)
  if (Option.isNone(key)) return yield* new Unauthorized({ message: "An API key is needed" })
  return yield* Effect.provideService(work, Caller, yield* keys.authenticate(key.value))
})

/** How the refusals that any of these paths may meet go out. */
export const refusals = {
  Unauthorized: (fault: { readonly message: string }) => Effect.succeed(problem(401, "unauthorized")(fault)),
  Forbidden: (fault: { readonly message: string }) => Effect.succeed(problem(403, "forbidden")(fault)),
  ParseError: Effect.die,
  DatabaseUnavailable: () =>
    Effect.succeed(
      problem(500, "internal_error")({ message: "The database does not answer; try again later" })
    )
}
