import { locate, prepare } from "@assay/server/DataFolder"
import { migrate } from "@assay/server/Migrate"
import { faultsOf, service } from "@assay/server/Settings"
import * as Effect from "effect/Effect"
import { wrongUsage } from "./CommandFailure.js"
import { Input } from "./Input.js"
import { Output } from "./Output.js"
import { failureOf } from "./Refusals.js"

export const migrating = Effect.gen(function* () {
  const output = yield* Output
  const { workingDirectory } = yield* Input
  const settings = yield* service.pipe(Effect.mapError((error) => wrongUsage(faultsOf(error).join("; "))))
  const dataFolder = yield* locate(settings.dataDir, workingDirectory)
  const done = yield* prepare(dataFolder).pipe(
    Effect.zipRight(migrate({ dataFolder, databaseUrl: settings.databaseUrl })),
    Effect.mapError(failureOf)
  )
  yield* output.answer({ migrations: done }, () =>
    done.length === 0 ? "The schema is up to date." : `Done: ${done.join(", ")}.`
  )
})
