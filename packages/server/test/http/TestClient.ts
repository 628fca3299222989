import * as RestClient from "@assay/api/RestClient"
import { FetchHttpClient } from "@effect/platform"
import { Effect, Layer, Redacted } from "effect"
import { Service } from "./TestService.js"

/** The typed client of the service under test. */
export const TestClient = (key: string) =>
  Effect.flatMap(Service, ({ url }) =>
    RestClient.RestClient.pipe(
      Effect.provide(
        RestClient.layer({ url, apiKey: Redacted.make(key) }).pipe(Layer.provide(FetchHttpClient.layer))
      )
    )
  )
