/** A worker at the database named by its first argument, which calls itself by its second, until it is told to stop. */
import type { Outcome } from "@assay/domain/Run"
import { RunExecutor } from "@assay/domain/RunExecutor"
import * as Scheduler from "@assay/scheduler/Scheduler"
import * as RunQueue from "@assay/sql/RunQueue"
import * as Sql from "@assay/sql/Sql"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer, Random, Redacted } from "effect"
import { writeSync } from "node:fs"

const passed: Outcome = { _tag: "Completed", verdict: "PASSED", reason: null, summary: "" }
const failed: Outcome = { _tag: "Completed", verdict: "FAILED", reason: "check_false", summary: "" }

/** Takes a moment, and ends in one way or the other. */
const executor = Layer.succeed(RunExecutor, {
  execute: () =>
    Effect.gen(function* () {
      const millis = yield* Random.nextIntBetween(5, 60)
      yield* Effect.sleep(millis)
      return millis % 2 === 0 ? passed : failed
    })
})

const [, , url = "", worker = ""] = process.argv

const scheduler = Scheduler.layer({
  worker,
  concurrency: 4,
  runTimeout: "1 minute",
  renewEvery: "200 millis",
  pollEvery: "200 millis",
  drain: "1 second"
}).pipe(
  Layer.provide(executor),
  // A worker that comes back counts its losses: with so many kills three would soon be spent.
  Layer.provide(RunQueue.layer({ lease: "1 second", attempts: 1000 })),
  Layer.provide(Sql.layer({ url: Redacted.make(url), maxConnections: 4 }))
)

const main = Effect.gen(function* () {
  yield* Layer.build(scheduler)
  writeSync(1, "ready \n")
  return yield* Effect.never
}).pipe(Effect.scoped)

NodeRuntime.runMain(main)
