/** `assay status`: whether a service can run tests now. */
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import { describe, json } from "./Help.js"

export const status = Command.make("status", { json }, () =>
  Effect.flatMap(
    Effect.promise(() => import("./Readiness.js")),
    ({ tell }) => tell
  )
).pipe(describe("Says whether the service can run tests now; ends with 3 when it cannot."))
