import { Fence, RunQueue } from "@assay/domain/RunQueue"
import { Step } from "@assay/domain/Step"
import type { Verdict } from "@assay/domain/Verdict"
import { passedBefore } from "@assay/server/PassedSteps"
import * as Queue from "@assay/sql/RunQueue"
import { type NewRun, RunsRepo } from "@assay/sql/Runs"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { makeTeam } from "../../sql/test/support/Fixtures.js"
import { freshUrl, layerAt } from "../../sql/test/support/TestDatabase.js"

const layer = Layer.unwrapEffect(
  Effect.map(freshUrl, (url) => Queue.layer().pipe(Layer.provideMerge(layerAt(url))))
)

const step = (index: number, text: string, outcome: Step["outcome"]) =>
  new Step({
    index,
    text,
    outcome,
    detail: "",
    understood: [],
    candidates: [],
    changed: [],
    evidence: [],
    ms: 1
  })

/** A run that was carried out: its first step passed, its second did not. */
const ended = Effect.fn("ended")(function* (run: NewRun, verdict: Verdict) {
  const runs = yield* RunsRepo
  const queue = yield* RunQueue
  const made = yield* runs.create(run)
  yield* queue.claim("worker", 10)
  const fence = new Fence({ runId: made.id, attempt: 1, owner: "worker" })
  yield* runs.addStep(fence, step(0, "Press Order", "passed"))
  yield* runs.addStep(fence, step(1, "Press Pay", "untested"))
  yield* queue.finish(fence, { _tag: "Completed", verdict, reason: null, summary: "" })
  return made
})

const asked = Effect.fn("asked")(function* (earlier: NewRun, verdict: Verdict, later: NewRun) {
  yield* ended(earlier, verdict)
  const runs = yield* RunsRepo
  const passed = yield* passedBefore(yield* runs.create(later))
  return [passed("Press Order"), passed("Press Pay"), passed("Press Cancel")]
})

describe("a step that passed before", () => {
  it.scopedLive("is known from a run that passed with the same text at the same place", () =>
    Effect.gen(function* () {
      const { run } = yield* makeTeam("Ada")
      expect(yield* asked(run, "PASSED", run)).toEqual([true, false, false])
    }).pipe(Effect.provide(layer))
  )

  it.scopedLive.each([
    ["the run did not pass", {}, "FAILED"],
    ["the test's text was another", { steps: "Press Order twice" }, "PASSED"],
    ["the place was another", { targetUrl: "https://other.example" }, "PASSED"]
  ] as const)("is not known when %s", ([, difference, verdict]) =>
    Effect.gen(function* () {
      const { run } = yield* makeTeam("Bob")
      expect(yield* asked({ ...run, ...difference }, verdict, run)).toEqual([false, false, false])
    }).pipe(Effect.provide(layer))
  )
})
