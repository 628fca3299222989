/** The connection to a service, and its refusals in the words of the command line. */
import { ControlClient, layer } from "@assay/api/ControlClient"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Credentials, credentials, type Role } from "./Credentials.js"
import { failureOf } from "./Refusals.js"

/** What is told to one server, a secret's value for one, is not told to where it points. */
const http = FetchHttpClient.layer.pipe(
  Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error" }))
)

/** Runs the work with a client for the service of these credentials. */
export const connected = <A, E, R>(
  work: (client: ControlClient["Type"], found: Credentials) => Effect.Effect<A, E, R>,
  role: Role
) =>
  Effect.gen(function* () {
    const found = yield* credentials(role)
    return yield* Effect.flatMap(ControlClient, (client) => work(client, found)).pipe(
      Effect.mapError(failureOf),
      Effect.provide(layer(found).pipe(Layer.provide(http)))
    )
  })
