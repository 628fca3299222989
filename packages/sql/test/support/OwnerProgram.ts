/** Holds the data folder named by its argument until it is told to stop. */
import * as EmbeddedPostgres from "@assay/sql/EmbeddedPostgres"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Redacted } from "effect"
import { writeSync } from "node:fs"

const say = (line: string) => Effect.sync(() => writeSync(1, `${line}\n`))

const own = Effect.gen(function* () {
  const { cluster, url } = yield* EmbeddedPostgres.start({ dataDir: process.argv[2] ?? "" })
  yield* say(`cluster ${cluster}`)
  yield* say(`url ${Redacted.value(url)}`)
  return yield* Effect.never
}).pipe(
  Effect.scoped,
  Effect.tapError((error) => say(`failed ${error._tag} ${error.message}`))
)

NodeRuntime.runMain(own, { disableErrorReporting: true })
