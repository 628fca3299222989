import * as Scheduler from "@assay/scheduler/Scheduler"
import { RunsRepo } from "@assay/sql/Runs"
import * as RunQueue from "@assay/sql/RunQueue"
import { expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { passed } from "../../domain/test/support/RunQueueConformance.js"
import { makeTeam } from "../../sql/test/support/Fixtures.js"
import { layer } from "../../sql/test/support/TestDatabase.js"
import * as Controlled from "./support/ControlledExecutor.js"

const everything = Scheduler.layer({
  worker: "a",
  concurrency: 2,
  runTimeout: "1 minute",
  drain: "0 seconds"
}).pipe(Layer.provide(RunQueue.layer()), Layer.provideMerge(layer), Layer.provideMerge(Controlled.layer))

// The clock stands still in these tests: nothing is found by looking now and then, only by being told.
it.layer(everything)("the scheduler over Postgres", (it) => {
  it.effect("starts a run because it is told of it", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const runs = yield* RunsRepo
      const { run } = yield* makeTeam("Told")
      for (let round = 0; round < 5; round++) {
        const { id } = yield* runs.create(run)
        expect(yield* control.started).toBe(id)
        const ended = yield* Effect.fork(Stream.runLast(runs.watch(id)))
        yield* control.end(id, Effect.succeed(passed))
        expect(yield* ended).toMatchObject(
          Option.some({ _tag: "RunEnded", run: { status: "completed", verdict: "PASSED" } })
        )
      }
    })
  )

  it.effect("stops a run because it is told that it was cancelled", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const runs = yield* RunsRepo
      const { run } = yield* makeTeam("Stopped")
      const { id } = yield* runs.create(run)
      expect(yield* control.started).toBe(id)
      yield* runs.cancel(id, "No longer wanted")
      let closed = yield* control.closed
      while (closed !== id) closed = yield* control.closed
      expect(Option.getOrThrow(yield* runs.find(id))).toMatchObject({
        status: "cancelled",
        summary: "No longer wanted"
      })
    })
  )
})
