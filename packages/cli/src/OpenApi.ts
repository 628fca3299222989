/** `assay openapi`: the REST interface as a document for programs. */
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import { describe, json } from "./Help.js"
import { Output } from "./Output.js"

export const openapi = Command.make("openapi", { json }, () =>
  Effect.gen(function* () {
    const { write } = yield* Output
    const { document } = yield* Effect.promise(() => import("@assay/api/OpenApiDocument"))
    yield* write(`${JSON.stringify(document, undefined, 2)}\n`)
  })
).pipe(
  describe("Writes the OpenAPI document of the REST interface to stdout.", ["assay openapi > openapi.json"])
)
