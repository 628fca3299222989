import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { broken } from "./CommandFailure.js"
import { credentials } from "./Credentials.js"
import { ExitCode } from "./ExitCode.js"
import { Output } from "./Output.js"
import { facts } from "./Style.js"

const Report = Schema.Struct({ ready: Schema.Boolean, database: Schema.String, browser: Schema.String })

export const tell = Effect.gen(function* () {
  const output = yield* Output
  const { url } = yield* credentials("team")
  const report = yield* HttpClient.get(new URL("/readyz", url)).pipe(
    Effect.flatMap(HttpClientResponse.schemaBodyJson(Report)),
    Effect.timeout("15 seconds"),
    Effect.mapError(() => broken("unreachable", `no Assay server answers at ${url}`)),
    Effect.provide(FetchHttpClient.layer)
  )
  yield* output.answer({ url, ...report }, (style) =>
    facts(style, [
      ["service", url],
      ["database", report.database],
      ["browser", report.browser]
    ])
  )
  if (!report.ready) yield* output.exitWith(ExitCode.broken)
})
