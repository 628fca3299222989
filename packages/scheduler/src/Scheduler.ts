/** Carries out queued runs: pulled by free capacity, each in a supervised fiber under a lease. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { RunId } from "@assay/domain/Ids"
import type { Outcome } from "@assay/domain/Run"
import { RunExecutor } from "@assay/domain/RunExecutor"
import { type Claimed, type Fence, RunQueue } from "@assay/domain/RunQueue"
import {
  Context,
  Deferred,
  type Duration,
  Effect,
  FiberMap,
  Layer,
  Option,
  Queue,
  Schedule,
  Stream,
  SubscriptionRef
} from "effect"
import { execute } from "./Execution.js"

export interface Options {
  /** Names this worker; no other one alive may have the same name. */
  readonly worker: string
  /** How many runs at once. */
  readonly concurrency: number
  /** A run that takes longer ends as `run_timeout`. */
  readonly runTimeout: Duration.DurationInput
  /** How often leases are renewed: a third of the queue's lease. 10 seconds by default. */
  readonly renewEvery?: Duration.DurationInput
  /** How often the queue is looked at without being told to. 5 seconds by default. */
  readonly pollEvery?: Duration.DurationInput
  /** How long a stopping scheduler waits for its runs before it gives them back. 10 seconds by default. */
  readonly drain?: Duration.DurationInput
}

export class Scheduler extends Context.Tag("@assay/scheduler/Scheduler")<
  Scheduler,
  {
    /** Claims nothing from now on; what runs goes on. */
    readonly pauseClaims: Effect.Effect<void>
    readonly resumeClaims: Effect.Effect<void>
    /** Says that the process stops, as early as that is known: browsers may go at once. What runs goes on. */
    readonly stop: Effect.Effect<void>
    /** The runs that are being carried out here, now and at every change. */
    readonly active: Stream.Stream<ReadonlyArray<RunId>>
  }
>() {}

interface State {
  readonly options: Options
  readonly queue: typeof RunQueue.Service
  readonly executor: typeof RunExecutor.Service
  readonly fibers: FiberMap.FiberMap<RunId, void, never>
  /** What is being carried out; one a run. */
  readonly held: SubscriptionRef.SubscriptionRef<ReadonlyMap<RunId, Fence>>
  readonly paused: SubscriptionRef.SubscriptionRef<boolean>
  /** Holds an element when the queue is to be looked at. */
  readonly looks: Queue.Queue<void>
  /** Done when this worker stops. */
  readonly stopping: Deferred.Deferred<void>
}

const look = (state: State) => Effect.asVoid(Queue.offer(state.looks, undefined))

const same = (one: Fence | undefined, other: Fence): boolean =>
  one !== undefined && one.attempt === other.attempt && one.owner === other.owner

/** Lets go of the fence, unless the run was claimed anew in the meantime. */
const letGo = (state: State, fence: Fence) =>
  SubscriptionRef.update(state.held, (held) => {
    if (!same(held.get(fence.runId), fence)) return held
    const rest = new Map(held)
    rest.delete(fence.runId)
    return rest
  })

/** Writes the end until it counts or is fenced off, however long the database is away. */
const finish = (state: State, fence: Fence, outcome: Outcome): Effect.Effect<void> =>
  state.queue.finish(fence, outcome).pipe(
    Effect.tapError((error) => Effect.logWarning("The end of a run cannot be written yet", error)),
    Effect.retry(Schedule.spaced("1 second")),
    Effect.flatMap((counted) =>
      counted ? Effect.void : Effect.logInfo("A run ended here that was no longer held by this worker")
    ),
    // Without an end its lease runs out, and the run is taken up again.
    Effect.catchAllCause((cause) => Effect.logError("The end of a run could not be written", cause))
  )

const giveBack = (state: State, fence: Fence) =>
  state.queue.release(fence).pipe(
    Effect.interruptible,
    Effect.timeout("5 seconds"),
    // Its lease will end, and another worker takes it up then.
    Effect.catchAll((error) => Effect.logWarning("A run could not be given back", error))
  )

/** What ends a run when its browser goes, or cannot be had. */
const ofBrowser = new Set(["browser_crashed", "driver_unavailable", "device_unavailable"])

/** Whoever stops the service may stop its browsers as well, and those may be the first to go. */
const stopsSoon = (state: State): Effect.Effect<boolean> =>
  Effect.map(Effect.timeoutOption(Deferred.await(state.stopping), "1 second"), Option.isSome)

/** A browser that goes because the service stops says nothing of the run: another worker takes that up. */
const settle = (state: State, fence: Fence, outcome: Outcome): Effect.Effect<void> =>
  outcome._tag === "Broke" && ofBrowser.has(outcome.errorCode)
    ? Effect.flatMap(stopsSoon(state), (stops) =>
        stops ? Effect.asVoid(giveBack(state, fence)) : finish(state, fence, outcome)
      )
    : finish(state, fence, outcome)

/** Ends by writing the outcome. Interrupted, it writes nothing: the run was lost, cancelled, or is given back. */
const work = (state: State, claimed: Claimed): Effect.Effect<void> =>
  execute(state.executor, claimed, state.options.runTimeout).pipe(
    Effect.flatMap((outcome) => settle(state, claimed.fence, outcome)),
    Effect.ensuring(Effect.zipRight(letGo(state, claimed.fence), look(state))),
    Effect.annotateLogs({ runId: claimed.run.id, attempt: claimed.fence.attempt }),
    Effect.withSpan("Scheduler.work", { attributes: { runId: claimed.run.id } })
  )

const begin = (state: State, claimed: Claimed) =>
  SubscriptionRef.update(state.held, (held) => new Map(held).set(claimed.run.id, claimed.fence)).pipe(
    // A former attempt of the same run that still goes on here is interrupted by this one.
    Effect.zipRight(FiberMap.run(state.fibers, claimed.run.id, work(state, claimed)))
  )

/** Uninterruptible, so that nothing is claimed and then forgotten. */
const fill = Effect.fn("Scheduler.fill")(function* (state: State) {
  if (yield* SubscriptionRef.get(state.paused)) return
  const held = yield* SubscriptionRef.get(state.held)
  const free = state.options.concurrency - held.size
  if (free <= 0) return
  const claimed = yield* state.queue.claim(state.options.worker, free)
  yield* Effect.forEach(claimed, (each) => begin(state, each), { discard: true })
}, Effect.uninterruptible)

/** What is lost was claimed by another or cancelled: it stops here at once. */
const renew = Effect.fn("Scheduler.renew")(function* (state: State) {
  const held = [...(yield* SubscriptionRef.get(state.held)).values()]
  if (held.length === 0) return
  const lost = yield* state.queue.renew(held)
  yield* Effect.forEach(
    lost,
    Effect.fnUntraced(function* (fence) {
      const now = yield* SubscriptionRef.get(state.held)
      if (!same(now.get(fence.runId), fence)) return
      yield* letGo(state, fence)
      yield* Effect.forkDaemon(FiberMap.remove(state.fibers, fence.runId))
    }),
    { discard: true }
  )
  if (lost.length > 0) yield* look(state)
})

/** Does it now, and a second later again where the database is away: the runs go on meanwhile. */
const patiently = (again: Queue.Queue<void>, effect: Effect.Effect<void, DatabaseUnavailable>) =>
  effect.pipe(
    Effect.catchTag("DatabaseUnavailable", (error) =>
      Effect.logWarning("The queue cannot be reached", error).pipe(
        Effect.zipRight(Effect.sleep("1 second")),
        Effect.zipRight(Queue.offer(again, undefined))
      )
    ),
    Effect.catchAllDefect((defect) => Effect.logError("The scheduler met a defect and goes on", defect))
  )

/** Each time an element comes; several that come meanwhile are one. */
const whenever = (told: Queue.Queue<void>, effect: Effect.Effect<void, DatabaseUnavailable>) =>
  Queue.take(told).pipe(Effect.zipRight(patiently(told, effect)), Effect.forever)

const every = (interval: Duration.DurationInput, told: Queue.Queue<void>) =>
  Effect.repeat(Queue.offer(told, undefined), Schedule.spaced(interval))

/** Interrupted runs close what they opened; past this they are left to themselves. */
const interruptWithin = "20 seconds"

/** Waits for what runs, then interrupts the rest and puts it back into the queue. */
const drain = Effect.fn("Scheduler.drain")(function* (state: State) {
  yield* Deferred.succeed(state.stopping, undefined)
  yield* FiberMap.awaitEmpty(state.fibers).pipe(
    Effect.interruptible,
    Effect.timeoutOption(state.options.drain ?? "10 seconds")
  )
  const rest = yield* SubscriptionRef.get(state.held)
  yield* Effect.forEach(rest.keys(), (id) => FiberMap.remove(state.fibers, id), {
    concurrency: "unbounded",
    discard: true
  }).pipe(Effect.interruptible, Effect.timeoutOption(interruptWithin))
  yield* Effect.forEach(rest.values(), (fence) => giveBack(state, fence), { discard: true })
})

/** Interruptible wherever the layer is built: a loop that goes on must not hold up the end. */
const forkLoop = <A>(loop: Effect.Effect<A>) => Effect.forkScoped(Effect.interruptible(loop))

const make = Effect.fnUntraced(function* (options: Options) {
  const renewals = yield* Queue.sliding<void>(1)
  const state: State = {
    options,
    queue: yield* RunQueue,
    executor: yield* RunExecutor,
    fibers: yield* FiberMap.make<RunId, void, never>(),
    held: yield* SubscriptionRef.make<ReadonlyMap<RunId, Fence>>(new Map()),
    paused: yield* SubscriptionRef.make(false),
    looks: yield* Queue.sliding<void>(1),
    stopping: yield* Deferred.make<void>()
  }
  // In the order in which they end, backwards: claims first, then what runs; leases are renewed until that is over.
  yield* forkLoop(every(options.renewEvery ?? "10 seconds", renewals))
  yield* forkLoop(whenever(renewals, renew(state)))
  yield* Effect.addFinalizer(() => drain(state))
  yield* forkLoop(whenever(state.looks, fill(state)))
  yield* forkLoop(every(options.pollEvery ?? "5 seconds", state.looks))
  const wake = Effect.zipRight(look(state), Queue.offer(renewals, undefined))
  yield* forkLoop(Stream.runForEach(state.queue.wake, () => wake))
  return {
    pauseClaims: SubscriptionRef.set(state.paused, true),
    resumeClaims: Effect.zipRight(SubscriptionRef.set(state.paused, false), look(state)),
    stop: Effect.zipRight(
      SubscriptionRef.set(state.paused, true),
      Deferred.succeed(state.stopping, undefined)
    ),
    active: Stream.map(state.held.changes, (held) => [...held.keys()])
  }
})

/** Works for as long as the layer lives. */
export const layer = (options: Options): Layer.Layer<Scheduler, never, RunQueue | RunExecutor> =>
  Layer.scoped(Scheduler, make(options))
