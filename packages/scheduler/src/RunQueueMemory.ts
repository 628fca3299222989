/** A queue of runs in memory: for tests of what uses one, and as the rules of the queue in their shortest form. */
import type { BatchId, RunId, TeamId } from "@assay/domain/Ids"
import { isTerminal, type Outcome, Run, statusOf } from "@assay/domain/Run"
import { Claimed, Fence, RunQueue } from "@assay/domain/RunQueue"
import { Clock, Context, DateTime, Duration, Effect, Layer, Option, PubSub, Stream } from "effect"

export interface Options {
  /** 30 seconds by default. */
  readonly lease?: Duration.DurationInput
  /** So many workers may be lost with a run before it ends as `worker_lost`; 3 by default. */
  readonly attempts?: number
}

interface Entry {
  readonly run: Run
  readonly inOrder: boolean
  readonly owner: string
  readonly leaseUntil: number
  readonly losses: number
}

/** What there is of runs beside the queue itself. */
export class RunQueueMemory extends Context.Tag("@assay/scheduler/RunQueueMemory")<
  RunQueueMemory,
  {
    /** Runs of one batch are added together, the preparation first; `inOrder` is the batch's. */
    readonly add: (runs: ReadonlyArray<Run>, inOrder: boolean) => Effect.Effect<void>
    readonly find: (id: RunId) => Effect.Effect<Option.Option<Run>>
    readonly cancel: (id: RunId) => Effect.Effect<void>
    readonly runs: Effect.Effect<ReadonlyArray<Run>>
  }
>() {}

const blocked: Outcome = {
  _tag: "Completed",
  verdict: "BLOCKED",
  reason: "preparation_failed",
  summary: "The preparation of the group did not pass, so the test was not run."
}

class Queue {
  /** In the order of the queue. */
  readonly entries = new Map<RunId, Entry>()
  constructor(
    readonly lease: number,
    readonly attempts: number
  ) {}

  add(runs: ReadonlyArray<Run>, inOrder: boolean) {
    for (const run of runs) this.entries.set(run.id, { run, inOrder, owner: "", leaseUntil: 0, losses: 0 })
  }

  change(entry: Entry, run: Partial<Run>, rest: Partial<Entry> = {}) {
    this.entries.set(entry.run.id, { ...entry, ...rest, run: new Run({ ...entry.run, ...run }) })
  }

  batch(id: BatchId): ReadonlyArray<Entry> {
    return [...this.entries.values()].filter(({ run }) => run.batchId === id)
  }

  end(entry: Entry, outcome: Outcome, now: DateTime.Utc) {
    const none = { verdict: null, reason: null, summary: null, errorCode: null, errorMessage: null }
    const left =
      outcome._tag === "Broke"
        ? { errorCode: outcome.errorCode, errorMessage: outcome.message }
        : outcome._tag === "Completed"
          ? { verdict: outcome.verdict, reason: outcome.reason, summary: outcome.summary }
          : { summary: outcome.summary }
    this.change(entry, { ...none, ...left, status: statusOf(outcome), finishedAt: now })
    const { batchId, kind } = entry.run
    const passed = outcome._tag === "Completed" && outcome.verdict === "PASSED"
    if (batchId === null || kind !== "preparation" || passed) return
    for (const other of this.batch(batchId)) if (other.run.status === "queued") this.end(other, blocked, now)
  }

  waits({ inOrder, run }: Entry): boolean {
    if (run.batchId === null) return false
    const open = this.batch(run.batchId).filter((other) => !isTerminal(other.run.status))
    const preparing = open.some((other) => other.run.kind === "preparation" && other.run.id !== run.id)
    return preparing || (inOrder && open[0]?.run.id !== run.id)
  }

  reclaim(now: DateTime.Utc) {
    for (const entry of this.entries.values()) {
      if (entry.run.status !== "running" || entry.leaseUntil >= DateTime.toEpochMillis(now)) continue
      const losses = entry.losses + 1
      if (losses < this.attempts) this.change(entry, { status: "queued", startedAt: null }, { losses })
      else this.end(entry, { _tag: "Broke", errorCode: "worker_lost", message: "The worker was lost" }, now)
    }
  }

  /** In turns: first the teams' first runs, then their second ones, those that run counted. */
  inTurns(): ReadonlyArray<Entry> {
    const taken = new Map<TeamId, number>()
    const take = ({ run: { teamId } }: Entry) => {
      const turn = (taken.get(teamId) ?? 0) + 1
      taken.set(teamId, turn)
      return turn
    }
    const entries = [...this.entries.values()]
    for (const entry of entries) if (entry.run.status === "running") take(entry)
    return entries
      .filter((entry) => entry.run.status === "queued" && !this.waits(entry))
      .map((entry) => ({ entry, turn: take(entry) }))
      .sort((one, other) => one.turn - other.turn)
      .map(({ entry }) => entry)
  }

  claim(worker: string, free: number, now: DateTime.Utc): ReadonlyArray<Claimed> {
    this.reclaim(now)
    return this.inTurns()
      .slice(0, free)
      .map((entry) => {
        const attempt = entry.run.attempt + 1
        const run = new Run({ ...entry.run, status: "running", attempt, startedAt: now })
        const leaseUntil = DateTime.toEpochMillis(now) + this.lease
        this.entries.set(run.id, { ...entry, run, owner: worker, leaseUntil })
        return new Claimed({ fence: new Fence({ runId: run.id, attempt, owner: worker }), run })
      })
  }

  held(fence: Fence): Entry | undefined {
    const entry = this.entries.get(fence.runId)
    const holds =
      entry !== undefined &&
      entry.run.status === "running" &&
      entry.run.attempt === fence.attempt &&
      entry.owner === fence.owner
    return holds ? entry : undefined
  }
}

const now = Effect.map(Clock.currentTimeMillis, (millis) => DateTime.unsafeMake(millis))

/** Of the fences, those that hold no longer; the others' leases are renewed. */
const renew = (queue: Queue, fences: ReadonlyArray<Fence>, at: DateTime.Utc) =>
  fences.filter((fence) => {
    const entry = queue.held(fence)
    if (entry === undefined) return true
    queue.change(entry, {}, { leaseUntil: DateTime.toEpochMillis(at) + queue.lease })
    return false
  })

const port = (queue: Queue, wakes: PubSub.PubSub<void>): typeof RunQueue.Service => {
  const tell = wakes.publish(undefined)
  /** Does something to the run if the fence holds; whether it did. */
  const fenced = (fence: Fence, change: (entry: Entry, at: DateTime.Utc) => void) =>
    Effect.map(now, (at) => {
      const entry = queue.held(fence)
      if (entry !== undefined) change(entry, at)
      return entry !== undefined
    }).pipe(Effect.tap(tell))
  return {
    claim: (worker, free) => Effect.map(now, (at) => queue.claim(worker, free, at)),
    renew: (fences) => Effect.map(now, (at) => renew(queue, fences, at)),
    finish: (fence, outcome) => fenced(fence, (entry, at) => queue.end(entry, outcome, at)),
    release: (fence) => fenced(fence, (entry) => queue.change(entry, { status: "queued", startedAt: null })),
    wake: Stream.unwrapScoped(
      Effect.map(PubSub.subscribe(wakes), (later) =>
        Stream.concat(Stream.make(undefined), Stream.fromQueue(later))
      )
    )
  }
}

/** An empty queue each time it is built. */
export const layer = (options: Options = {}): Layer.Layer<RunQueue | RunQueueMemory> =>
  Layer.effectContext(
    Effect.gen(function* () {
      const wakes = yield* PubSub.unbounded<void>()
      const queue = new Queue(Duration.toMillis(options.lease ?? "30 seconds"), options.attempts ?? 3)
      const cancel = (id: RunId) =>
        Effect.map(now, (at) => {
          const entry = queue.entries.get(id)
          if (entry !== undefined && !isTerminal(entry.run.status))
            queue.end(entry, { _tag: "Cancelled", summary: "It was cancelled." }, at)
        }).pipe(Effect.zipRight(wakes.publish(undefined)), Effect.asVoid)
      return Context.make(RunQueue, port(queue, wakes)).pipe(
        Context.add(RunQueueMemory, {
          add: (runs, inOrder) =>
            Effect.sync(() => queue.add(runs, inOrder)).pipe(
              Effect.zipRight(wakes.publish(undefined)),
              Effect.asVoid
            ),
          find: (id) => Effect.sync(() => Option.fromNullable(queue.entries.get(id)?.run)),
          cancel,
          runs: Effect.sync(() => [...queue.entries.values()].map(({ run }) => run))
        })
      )
    })
  )
