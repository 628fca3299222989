/** What every RunQueue must do, whatever it keeps its runs in. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { RunId } from "@assay/domain/Ids"
import type { Outcome, Run } from "@assay/domain/Run"
import { type Claimed, Fence, RunQueue } from "@assay/domain/RunQueue"
import { describe, expect, it } from "@effect/vitest"
import { Context, Effect, type Layer, Option, Stream } from "effect"

export interface BatchShape {
  readonly preparation: boolean
  readonly inOrder: boolean
  /** How many tests, the preparation not counted. */
  readonly tests: number
}

/** How a suite puts runs into the queue and looks at them. */
export class QueueHarness extends Context.Tag("@assay/domain/test/QueueHarness")<
  QueueHarness,
  {
    readonly enqueue: Effect.Effect<RunId, DatabaseUnavailable>
    readonly enqueueOfAnotherTeam: Effect.Effect<RunId, DatabaseUnavailable>
    /** The preparation first, then the tests in their order. */
    readonly enqueueBatch: (shape: BatchShape) => Effect.Effect<ReadonlyArray<RunId>, DatabaseUnavailable>
    readonly cancel: (id: RunId) => Effect.Effect<void, DatabaseUnavailable>
    readonly find: (id: RunId) => Effect.Effect<Run, DatabaseUnavailable>
    /** Lets every lease end. */
    readonly expireLeases: Effect.Effect<void, DatabaseUnavailable>
  }
>() {}

export const passed: Outcome = {
  _tag: "Completed",
  verdict: "PASSED",
  reason: null,
  summary: "All checks hold."
}
export const failed: Outcome = {
  _tag: "Completed",
  verdict: "FAILED",
  reason: "check_false",
  summary: "A check is false."
}
const broke: Outcome = { _tag: "Broke", errorCode: "browser_crashed", message: "The browser crashed." }

const idsOf = (claimed: ReadonlyArray<Claimed>) => claimed.map(({ run }) => run.id)

/** Exactly one run, claimed by that worker. */
const claimOne = Effect.fn("claimOne")(function* (worker: string) {
  const queue = yield* RunQueue
  const [claimed] = yield* queue.claim(worker, 1)
  return yield* Effect.orDie(Option.fromNullable(claimed))
})

/** `layer` makes an empty queue each time it is built. */
export const runQueueConformance = (name: string, layer: Layer.Layer<RunQueue | QueueHarness>) => {
  const test = (sentence: string, body: Effect.Effect<void, DatabaseUnavailable, RunQueue | QueueHarness>) =>
    it.effect(sentence, () => Effect.provide(body, layer))

  const harness = QueueHarness
  const queueOf = RunQueue

  describe(`${name}: claims`, () => {
    test(
      "give the oldest runs first, and no more than there is room for",
      Effect.gen(function* () {
        const { enqueue } = yield* harness
        const queue = yield* queueOf
        const ids = yield* Effect.all([enqueue, enqueue, enqueue])
        expect(idsOf(yield* queue.claim("a", 2))).toEqual(ids.slice(0, 2))
        expect(idsOf(yield* queue.claim("b", 2))).toEqual(ids.slice(2))
        expect(yield* queue.claim("b", 2)).toEqual([])
      })
    )

    test(
      "take turns between teams, so that many runs of one do not hold up another",
      Effect.gen(function* () {
        const { enqueue, enqueueOfAnotherTeam } = yield* harness
        const queue = yield* queueOf
        const many = yield* Effect.all(Array.from({ length: 4 }, () => enqueue))
        const few = yield* Effect.all([enqueueOfAnotherTeam, enqueueOfAnotherTeam])
        expect(idsOf(yield* queue.claim("a", 3))).toEqual([many[0], few[0], many[1]])
        expect(idsOf(yield* queue.claim("b", 9))).toEqual([few[1], many[2], many[3]])
      })
    )

    test(
      "let a team that has runs going on wait for one that has none, and go on alone after it",
      Effect.gen(function* () {
        const { enqueue, enqueueOfAnotherTeam } = yield* harness
        const queue = yield* queueOf
        const many = yield* Effect.all(Array.from({ length: 4 }, () => enqueue))
        const [first] = yield* queue.claim("a", 2)
        const late = yield* enqueueOfAnotherTeam
        if (first !== undefined) yield* queue.finish(first.fence, passed)
        expect(idsOf(yield* queue.claim("a", 1))).toEqual([late])
        expect(idsOf(yield* queue.claim("a", 9))).toEqual(many.slice(2))
      })
    )

    test(
      "give nothing where there is no room",
      Effect.gen(function* () {
        const { enqueue } = yield* harness
        const queue = yield* queueOf
        yield* enqueue
        expect(yield* queue.claim("a", 0)).toEqual([])
      })
    )

    test(
      "mark the run as running, with its first attempt and its start",
      Effect.gen(function* () {
        const { enqueue, find } = yield* harness
        const id = yield* enqueue
        expect(yield* find(id)).toMatchObject({ status: "queued", attempt: 0, startedAt: null })
        const { fence, run } = yield* claimOne("a")
        expect(fence).toEqual(new Fence({ runId: id, attempt: 1, owner: "a" }))
        expect(run).toMatchObject({ status: "running", attempt: 1, finishedAt: null })
        expect(run.startedAt).not.toBeNull()
        expect(yield* find(id)).toEqual(run)
      })
    )

    test(
      "at the same time never give one run twice",
      Effect.gen(function* () {
        const { enqueue } = yield* harness
        const queue = yield* queueOf
        const ids = yield* Effect.replicateEffect(enqueue, 20)
        const workers = Array.from({ length: 8 }, (_, index) => queue.claim(`worker ${index}`, 4))
        const claimed = yield* Effect.all(workers, { concurrency: "unbounded" })
        const rest = yield* queue.claim("last", 100)
        const all = [...claimed.flat(), ...rest].map(({ run }) => run.id)
        expect(all).toHaveLength(20)
        expect(new Set(all)).toEqual(new Set(ids))
      })
    )
  })

  describe(`${name}: ends`, () => {
    test(
      "count once, and leave what they say",
      Effect.gen(function* () {
        const { enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const { fence } = yield* claimOne("a")
        expect(yield* queue.finish(fence, failed)).toBe(true)
        expect(yield* queue.finish(fence, passed)).toBe(false)
        const run = yield* find(id)
        expect(run).toMatchObject({
          status: "completed",
          verdict: "FAILED",
          reason: "check_false",
          summary: "A check is false.",
          errorCode: null
        })
        expect(run.finishedAt).not.toBeNull()
      })
    )

    test(
      "of a broken runner carry no verdict",
      Effect.gen(function* () {
        const { enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const { fence } = yield* claimOne("a")
        expect(yield* queue.finish(fence, broke)).toBe(true)
        expect(yield* find(id)).toMatchObject({
          status: "failed",
          verdict: null,
          errorCode: "browser_crashed",
          errorMessage: "The browser crashed."
        })
      })
    )

    test(
      "may miss a verdict",
      Effect.gen(function* () {
        const { enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const { fence } = yield* claimOne("a")
        yield* queue.finish(fence, { _tag: "Completed", verdict: null, reason: null, summary: "" })
        expect(yield* find(id)).toMatchObject({ status: "completed", verdict: null })
      })
    )

    test(
      "by another owner or attempt do not count",
      Effect.gen(function* () {
        const { enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const { fence } = yield* claimOne("a")
        expect(yield* queue.finish(new Fence({ ...fence, owner: "b" }), passed)).toBe(false)
        expect(yield* queue.finish(new Fence({ ...fence, attempt: 2 }), passed)).toBe(false)
        expect(yield* find(id)).toMatchObject({ status: "running" })
      })
    )
  })

  describe(`${name}: leases`, () => {
    test(
      "are kept by renewal",
      Effect.gen(function* () {
        const { enqueue } = yield* harness
        const queue = yield* queueOf
        yield* enqueue
        const { fence } = yield* claimOne("a")
        expect(yield* queue.renew([fence])).toEqual([])
        expect(yield* queue.claim("b", 1)).toEqual([])
        const another = new Fence({ ...fence, owner: "b" })
        expect(yield* queue.renew([another])).toEqual([another])
      })
    )

    test(
      "that end put the run back, and fence the former worker off",
      Effect.gen(function* () {
        const { enqueue, expireLeases, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const lost = yield* claimOne("a")
        yield* expireLeases
        const taken = yield* claimOne("b")
        expect(taken.fence).toEqual(new Fence({ runId: id, attempt: 2, owner: "b" }))
        expect(yield* queue.renew([lost.fence, taken.fence])).toEqual([lost.fence])
        expect(yield* queue.finish(lost.fence, failed)).toBe(false)
        expect(yield* queue.release(lost.fence)).toBe(false)
        expect(yield* queue.finish(taken.fence, passed)).toBe(true)
        expect(yield* find(id)).toMatchObject({ status: "completed", verdict: "PASSED" })
      })
    )

    test(
      "lost three times end the run as worker_lost",
      Effect.gen(function* () {
        const { enqueue, expireLeases, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        for (const worker of ["a", "b", "c"]) {
          yield* claimOne(worker)
          yield* expireLeases
        }
        expect(yield* queue.claim("d", 1)).toEqual([])
        expect(yield* find(id)).toMatchObject({ status: "failed", errorCode: "worker_lost", verdict: null })
      })
    )

    test(
      "given back in order do not count as lost",
      Effect.gen(function* () {
        const { enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        for (const worker of ["a", "b", "c", "d"]) {
          const { fence } = yield* claimOne(worker)
          expect(yield* queue.release(fence)).toBe(true)
        }
        expect(yield* find(id)).toMatchObject({ status: "queued", startedAt: null, attempt: 4 })
      })
    )
  })

  describe(`${name}: cancelling`, () => {
    test(
      "takes a queued run out of the queue",
      Effect.gen(function* () {
        const { cancel, enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        yield* cancel(id)
        expect(yield* queue.claim("a", 1)).toEqual([])
        expect(yield* find(id)).toMatchObject({ status: "cancelled", verdict: null })
      })
    )

    test(
      "takes a running run from its worker",
      Effect.gen(function* () {
        const { cancel, enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const { fence } = yield* claimOne("a")
        yield* cancel(id)
        expect(yield* queue.renew([fence])).toEqual([fence])
        expect(yield* queue.finish(fence, passed)).toBe(false)
        expect(yield* find(id)).toMatchObject({ status: "cancelled", verdict: null })
      })
    )

    test(
      "leaves an ended run as it is",
      Effect.gen(function* () {
        const { cancel, enqueue, find } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const { fence } = yield* claimOne("a")
        yield* queue.finish(fence, passed)
        yield* cancel(id)
        expect(yield* find(id)).toMatchObject({ status: "completed", verdict: "PASSED" })
      })
    )
  })

  describe(`${name}: batches`, () => {
    test(
      "without order or preparation are claimed all at once",
      Effect.gen(function* () {
        const { enqueueBatch } = yield* harness
        const queue = yield* queueOf
        const ids = yield* enqueueBatch({ preparation: false, inOrder: false, tests: 3 })
        expect(idsOf(yield* queue.claim("a", 9))).toEqual(ids)
      })
    )

    test(
      "wait for their preparation, then run all at once",
      Effect.gen(function* () {
        const { enqueueBatch } = yield* harness
        const queue = yield* queueOf
        const [preparation, ...tests] = yield* enqueueBatch({ preparation: true, inOrder: false, tests: 3 })
        const first = yield* queue.claim("a", 9)
        expect(idsOf(first)).toEqual([preparation])
        expect(yield* queue.claim("b", 9)).toEqual([])
        for (const { fence } of first) yield* queue.finish(fence, passed)
        expect(idsOf(yield* queue.claim("a", 9))).toEqual(tests)
      })
    )

    const notPassed: ReadonlyArray<readonly [string, Outcome]> = [
      ["FAILED", failed],
      ["broke", broke],
      ["ended without a verdict", { _tag: "Completed", verdict: null, reason: null, summary: "" }]
    ]
    for (const [how, outcome] of notPassed)
      test(
        `are BLOCKED when their preparation ${how}`,
        Effect.gen(function* () {
          const { enqueueBatch, find } = yield* harness
          const queue = yield* queueOf
          const [, ...tests] = yield* enqueueBatch({ preparation: true, inOrder: true, tests: 2 })
          const { fence } = yield* claimOne("a")
          yield* queue.finish(fence, outcome)
          expect(yield* queue.claim("a", 9)).toEqual([])
          for (const id of tests) {
            const run = yield* find(id)
            expect(run).toMatchObject({
              status: "completed",
              verdict: "BLOCKED",
              reason: "preparation_failed",
              attempt: 0
            })
            expect(run.finishedAt).not.toBeNull()
          }
        })
      )

    test(
      "are BLOCKED when their preparation is cancelled",
      Effect.gen(function* () {
        const { cancel, enqueueBatch, find } = yield* harness
        const [preparation, ...tests] = yield* enqueueBatch({ preparation: true, inOrder: false, tests: 2 })
        if (preparation !== undefined) yield* cancel(preparation)
        for (const id of tests) expect(yield* find(id)).toMatchObject({ reason: "preparation_failed" })
      })
    )

    test(
      "are BLOCKED when their preparation's workers are lost",
      Effect.gen(function* () {
        const { enqueueBatch, expireLeases, find } = yield* harness
        const queue = yield* queueOf
        const [preparation, ...tests] = yield* enqueueBatch({ preparation: true, inOrder: false, tests: 1 })
        for (const worker of ["a", "b", "c"]) {
          expect((yield* claimOne(worker)).run.id).toBe(preparation)
          yield* expireLeases
        }
        expect(yield* queue.claim("d", 9)).toEqual([])
        for (const id of tests) expect(yield* find(id)).toMatchObject({ reason: "preparation_failed" })
      })
    )

    test(
      "in order run one at a time, whatever each ends as",
      Effect.gen(function* () {
        const { enqueueBatch } = yield* harness
        const queue = yield* queueOf
        const ids = yield* enqueueBatch({ preparation: true, inOrder: true, tests: 3 })
        const order: Array<RunId> = []
        for (const outcome of [passed, failed, broke, passed]) {
          const claimed = yield* queue.claim("a", 9)
          expect(claimed).toHaveLength(1)
          for (const { fence, run } of claimed) {
            order.push(run.id)
            yield* queue.finish(fence, outcome)
          }
        }
        expect(order).toEqual(ids)
        expect(yield* queue.claim("a", 9)).toEqual([])
      })
    )

    test(
      "in order pass over a run that was cancelled, and do not overtake the one that runs",
      Effect.gen(function* () {
        const { cancel, enqueueBatch } = yield* harness
        const queue = yield* queueOf
        const [first, second, third] = yield* enqueueBatch({ preparation: false, inOrder: true, tests: 3 })
        const { fence, run } = yield* claimOne("a")
        expect(run.id).toBe(first)
        if (second !== undefined) yield* cancel(second)
        expect(yield* queue.claim("b", 9)).toEqual([])
        yield* queue.finish(fence, passed)
        expect(idsOf(yield* queue.claim("b", 9))).toEqual([third])
      })
    )

    test(
      "in order go on when the last of their runs is cancelled while the one before it ends",
      Effect.gen(function* () {
        const { cancel, enqueueBatch } = yield* harness
        const queue = yield* queueOf
        for (let round = 0; round < 5; round++) {
          const [, second, third] = yield* enqueueBatch({ preparation: false, inOrder: true, tests: 3 })
          const { fence } = yield* claimOne("a")
          yield* Effect.all(
            [queue.finish(fence, passed), second === undefined ? Effect.void : cancel(second)],
            {
              concurrency: 2
            }
          )
          const rest = yield* queue.claim("a", 9)
          expect(idsOf(rest)).toEqual([third])
          for (const claimed of rest) yield* queue.finish(claimed.fence, passed)
        }
      })
    )
  })

  describe(`${name}: wake`, () => {
    test(
      "tells a listener at once, then of each run that is queued or cancelled",
      Effect.gen(function* () {
        const { cancel, enqueue } = yield* harness
        const queue = yield* queueOf
        const id = yield* enqueue
        const writes = [Effect.asVoid(enqueue), cancel(id), Effect.void]
        const told = yield* queue.wake.pipe(
          // Each element is the answer to the write before it: without one the stream stands still.
          Stream.zipWithIndex,
          Stream.tap(([, index]) => writes[index] ?? Effect.void),
          Stream.take(writes.length),
          Stream.runCount
        )
        expect(told).toBe(writes.length)
      })
    )
  })
}
