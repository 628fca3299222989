import { DatabaseUnavailable } from "@assay/domain/Database"
import type { RunId } from "@assay/domain/Ids"
import { isTerminal, type Run } from "@assay/domain/Run"
import { RunBroken } from "@assay/domain/RunExecutor"
import { RunQueue } from "@assay/domain/RunQueue"
import * as Memory from "@assay/scheduler/RunQueueMemory"
import * as Scheduler from "@assay/scheduler/Scheduler"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Layer, Ref, Schedule, Scope, Stream, TestClock } from "effect"
import { failed, passed } from "../../domain/test/support/RunQueueConformance.js"
import * as Controlled from "./support/ControlledExecutor.js"
import { newRun } from "./support/MemoryRuns.js"

const options: Scheduler.Options = {
  worker: "a",
  concurrency: 2,
  runTimeout: "10 minutes",
  drain: "0 seconds"
}

/** The parts that a scheduler needs, without one. */
const parts = Layer.merge(Memory.layer(), Controlled.layer)

const add = Effect.fnUntraced(function* (count = 1) {
  const memory = yield* Memory.RunQueueMemory
  const runs = Array.from({ length: count }, () => newRun())
  yield* memory.add(runs, false)
  return runs.map(({ id }) => id)
})

const find = (id: RunId) =>
  Effect.flatMap(Memory.RunQueueMemory, (memory) => Effect.flatMap(memory.find(id), Effect.orDie))

/** Waits until the run is as it should be; other fibers do the work in between. */
const until = (id: RunId, holds: (run: Run) => boolean) =>
  find(id).pipe(
    Effect.tap(() => Effect.yieldNow()),
    Effect.repeat({ until: (run) => holds(run) })
  )

const untilEnded = (id: RunId) => until(id, (run) => isTerminal(run.status))

const started = Effect.flatMap(Controlled.Control, (control) => control.started)

type Parts = Layer.Layer.Success<typeof parts>

/** With a scheduler over the memory queue; the clock stands still unless the test moves it. */
const test = (
  sentence: string,
  body: Effect.Effect<void, DatabaseUnavailable, Parts | Scheduler.Scheduler>,
  more: Partial<Scheduler.Options> = {}
) =>
  it.effect(sentence, () =>
    Effect.provide(body, Layer.provideMerge(Scheduler.layer({ ...options, ...more }), parts))
  )

describe("the scheduler", () => {
  test(
    "starts a run as soon as it is queued, and writes its outcome",
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const ids = yield* add()
      const id = yield* control.started
      expect(ids).toEqual([id])
      yield* control.end(id, Effect.succeed(failed))
      expect(yield* untilEnded(id)).toMatchObject({
        status: "completed",
        verdict: "FAILED",
        reason: "check_false"
      })
    })
  )

  test(
    "carries out so many at once and no more, and fills a place that becomes free",
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const [first, second, third] = yield* add(3)
      expect([yield* started, yield* started]).toEqual([first, second])
      yield* Effect.repeatN(Effect.yieldNow(), 100)
      expect(yield* control.going).toBe(2)
      if (second !== undefined) yield* control.end(second, Effect.succeed(passed))
      expect(yield* started).toBe(third)
    })
  )

  test(
    "ends a run that takes too long as run_timeout, and closes what it opened",
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      yield* add()
      const id = yield* started
      yield* TestClock.adjust("599 seconds")
      expect(yield* find(id)).toMatchObject({ status: "running" })
      yield* TestClock.adjust("1 second")
      expect(yield* control.closed).toBe(id)
      expect(yield* untilEnded(id)).toMatchObject({
        status: "failed",
        errorCode: "run_timeout",
        errorMessage: "The run took longer than 10m"
      })
    })
  )

  test(
    "keeps a broken runner's own error code",
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      yield* add()
      const id = yield* started
      yield* control.end(
        id,
        Effect.fail(new RunBroken({ errorCode: "browser_crashed", message: "It crashed." }))
      )
      yield* TestClock.adjust("1 second")
      expect(yield* untilEnded(id)).toMatchObject({
        status: "failed",
        errorCode: "browser_crashed",
        errorMessage: "It crashed."
      })
    })
  )

  const defects: ReadonlyArray<readonly [string, Effect.Effect<never>]> = [
    ["a defect", Effect.die("a secret of the inside")],
    ["an interruption of its own", Effect.interrupt]
  ]
  for (const [what, how] of defects)
    test(
      `turns ${what} into internal_error, and goes on`,
      Effect.gen(function* () {
        const control = yield* Controlled.Control
        yield* add()
        const id = yield* started
        yield* control.end(id, how)
        const run = yield* untilEnded(id)
        expect(run).toMatchObject({ status: "failed", errorCode: "internal_error", verdict: null })
        expect(run.errorMessage).not.toContain("secret")
        yield* add()
        yield* started
      })
    )

  test(
    "stops a run that is cancelled, at once",
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const memory = yield* Memory.RunQueueMemory
      yield* add()
      const id = yield* started
      yield* memory.cancel(id)
      expect(yield* control.closed).toBe(id)
      expect(yield* find(id)).toMatchObject({ status: "cancelled", verdict: null })
    })
  )

  test(
    "keeps the lease of a run that takes longer than one",
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const queue = yield* RunQueue
      yield* add()
      const id = yield* started
      yield* Effect.forEach(
        Array.from({ length: 30 }),
        Effect.fnUntraced(function* () {
          yield* TestClock.adjust("10 seconds")
          expect(yield* queue.claim("another", 1)).toEqual([])
        }),
        { discard: true }
      )
      yield* control.end(id, Effect.succeed(passed))
      expect(yield* untilEnded(id)).toMatchObject({ verdict: "PASSED", attempt: 1 })
    })
  )

  test(
    "claims nothing while it is paused, and makes up for it",
    Effect.gen(function* () {
      const scheduler = yield* Scheduler.Scheduler
      yield* scheduler.pauseClaims
      const [id] = yield* add()
      yield* TestClock.adjust("1 minute")
      expect(id === undefined ? undefined : (yield* find(id)).status).toBe("queued")
      yield* scheduler.resumeClaims
      expect(yield* started).toBe(id)
      const active = yield* scheduler.active.pipe(
        Stream.filter((ids) => ids.length === 1),
        Stream.runHead
      )
      expect(active).toMatchObject({ _tag: "Some", value: [id] })
    })
  )
})

describe("the scheduler without a database", () => {
  /** The memory queue, whose calls fail so many times before they work. */
  const flaky = (call: "claim" | "finish" | "renew", times: number) =>
    Layer.effect(
      RunQueue,
      Effect.gen(function* () {
        const queue = yield* RunQueue
        const left = yield* Ref.make(times)
        const away = Effect.flatMap(
          Ref.getAndUpdate(left, (count) => count - 1),
          (count) =>
            count > 0
              ? Effect.fail(new DatabaseUnavailable({ message: "The database is away" }))
              : Effect.void
        )
        return {
          ...queue,
          claim: (worker, free) =>
            Effect.zipRight(call === "claim" ? away : Effect.void, queue.claim(worker, free)),
          finish: (fence, outcome) =>
            Effect.zipRight(call === "finish" ? away : Effect.void, queue.finish(fence, outcome)),
          renew: (fences) => Effect.zipRight(call === "renew" ? away : Effect.void, queue.renew(fences))
        }
      })
    )

  const over = (queue: ReturnType<typeof flaky>) =>
    Scheduler.layer({ ...options, pollEvery: "1 hour" }).pipe(Layer.provide(queue), Layer.provideMerge(parts))

  it.effect("waits and starts the run when it is back", () =>
    Effect.gen(function* () {
      const [id] = yield* add()
      yield* TestClock.adjust("5 seconds")
      expect(yield* started).toBe(id)
    }).pipe(Effect.provide(over(flaky("claim", 3))))
  )

  it.effect("writes the outcome when it is back", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      yield* add()
      const id = yield* started
      yield* control.end(id, Effect.succeed(passed))
      const ended = yield* Effect.fork(untilEnded(id))
      yield* Effect.repeatN(Effect.yieldNow(), 50)
      expect(yield* find(id)).toMatchObject({ status: "running" })
      yield* TestClock.adjust("20 seconds")
      expect(yield* Fiber.join(ended)).toMatchObject({ verdict: "PASSED", attempt: 1 })
    }).pipe(Effect.provide(over(flaky("finish", 15))))
  )

  it.effect("lets runs go on, and renews their leases when it is back", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const queue = yield* RunQueue
      yield* add()
      const id = yield* started
      yield* TestClock.adjust("45 seconds")
      expect(yield* queue.claim("another", 1)).toEqual([])
      yield* control.end(id, Effect.succeed(passed))
      expect(yield* untilEnded(id)).toMatchObject({ verdict: "PASSED", attempt: 1 })
    }).pipe(Effect.provide(over(flaky("renew", 10))))
  )
})

describe("the scheduler that cannot write an end", () => {
  const broken = Layer.effect(
    RunQueue,
    Effect.map(RunQueue, (queue) => ({ ...queue, finish: () => Effect.die("a constraint is broken") }))
  )

  it.effect("lets the lease run out, and has room for another run", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const [first, second] = yield* add(2)
      if (first !== undefined && second !== undefined) {
        expect(yield* started).toBe(first)
        yield* control.end(first, Effect.succeed(passed))
        expect(yield* started).toBe(second)
        yield* TestClock.adjust("31 seconds")
        yield* control.end(second, Effect.succeed(passed))
        expect(yield* started).toBe(first)
        expect(yield* find(first)).toMatchObject({ status: "running", attempt: 2 })
      }
    }).pipe(
      Effect.provide(
        Scheduler.layer({ ...options, concurrency: 1 }).pipe(Layer.provide(broken), Layer.provideMerge(parts))
      )
    )
  )
})

describe("a scheduler that stops", () => {
  const scheduled = Effect.gen(function* () {
    const scope = yield* Scope.make()
    yield* Layer.buildWithScope(Scheduler.layer({ ...options, drain: "10 seconds" }), scope)
    return { stop: Scope.close(scope, Exit.void) }
  })

  it.effect("waits for what runs", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const { stop } = yield* scheduled
      yield* add()
      const id = yield* started
      const stopping = yield* Effect.fork(stop)
      yield* TestClock.adjust("9 seconds")
      yield* control.end(id, Effect.succeed(passed))
      yield* Fiber.join(stopping)
      expect(yield* find(id)).toMatchObject({ status: "completed", verdict: "PASSED" })
    }).pipe(Effect.provide(parts))
  )

  it.effect("claims nothing more", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const { stop } = yield* scheduled
      const [first, second] = yield* add()
      expect(second).toBeUndefined()
      expect(yield* started).toBe(first)
      const stopping = yield* Effect.fork(stop)
      yield* Effect.repeatN(Effect.yieldNow(), 50)
      const [late] = yield* add()
      if (first !== undefined) yield* control.end(first, Effect.succeed(passed))
      yield* Fiber.join(stopping)
      expect(late === undefined ? undefined : (yield* find(late)).status).toBe("queued")
    }).pipe(Effect.provide(parts))
  )

  it.effect("gives back a run whose browser goes just before or while it stops", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const { stop } = yield* scheduled
      yield* add(2)
      const crash = Effect.fail(new RunBroken({ errorCode: "browser_crashed", message: "It is gone." }))
      const [before, meanwhile] = [yield* started, yield* started]
      yield* control.end(before, crash)
      yield* Effect.repeatN(Effect.yieldNow(), 50)
      const stopping = yield* Effect.fork(stop)
      yield* Effect.repeatN(Effect.yieldNow(), 50)
      yield* control.end(meanwhile, crash)
      yield* Fiber.join(stopping)
      for (const id of [before, meanwhile])
        expect(yield* find(id)).toMatchObject({ status: "queued", errorCode: null })
    }).pipe(Effect.provide(parts))
  )

  it.effect("gives back what does not end in time, once it is closed", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const { stop } = yield* scheduled
      yield* add()
      const id = yield* started
      const stopping = yield* Effect.fork(stop)
      yield* TestClock.adjust("10 seconds")
      expect(yield* control.closed).toBe(id)
      yield* Fiber.join(stopping)
      expect(yield* find(id)).toMatchObject({ status: "queued", startedAt: null })
      yield* scheduled
      expect(yield* started).toBe(id)
      yield* control.end(id, Effect.succeed(passed))
      expect(yield* untilEnded(id)).toMatchObject({ verdict: "PASSED", attempt: 2 })
    }).pipe(Effect.provide(parts))
  )
})

describe("two schedulers", () => {
  it.effect("share the runs, and each run ends once", () =>
    Effect.gen(function* () {
      const control = yield* Controlled.Control
      const ids = yield* add(12)
      yield* Layer.build(Scheduler.layer({ ...options, worker: "a" }))
      yield* Layer.build(Scheduler.layer({ ...options, worker: "b" }))
      const seen: Array<RunId> = []
      yield* Effect.gen(function* () {
        const id = yield* started
        seen.push(id)
        expect(yield* control.going).toBeLessThanOrEqual(4)
        yield* control.end(id, Effect.succeed(passed))
      }).pipe(Effect.repeat(Schedule.recurs(11)))
      yield* Effect.forEach(ids, untilEnded)
      expect(new Set(seen)).toEqual(new Set(ids))
    }).pipe(Effect.scoped, Effect.provide(parts))
  )
})
