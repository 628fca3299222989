/** `assay migrate`: brings the database's schema up to date, and does nothing else. */
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import { describe, json } from "./Help.js"

export const migrate = Command.make("migrate", { json }, () =>
  Effect.flatMap(
    Effect.promise(() => import("./Migrating.js")),
    ({ migrating }) => migrating
  )
).pipe(
  describe("Brings the database's schema up to date. Serving does so by itself.", [
    "DATABASE_URL=postgres://... assay migrate"
  ])
)
