/** `assay worker`: carries out runs of a shared database, and answers nobody. */
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import { describe, json } from "./Help.js"

export const worker = Command.make("worker", { json }, () =>
  Effect.flatMap(
    Effect.promise(() => import("./Serving.js")),
    ({ working }) => working
  )
).pipe(
  describe(
    "Carries out runs that other servers of the same database accept.\nThe settings are those of assay serve; DATABASE_URL and, for evidence, a data folder that all of them share are needed.",
    ["DATABASE_URL=postgres://... ASSAY_DATA_DIR=/mnt/assay assay worker"]
  )
)
