/** The queue of runs: the runs table is the truth, claims are pulled by free capacity. */
import { Context, type Effect, Schema, type Stream } from "effect"
import type { DatabaseUnavailable } from "./Database.js"
import { RunId } from "./Ids.js"
import { type Outcome, Run } from "./Run.js"

/** What a write must carry to count: it fails to match once the run was claimed anew, cancelled or ended. */
export class Fence extends Schema.Class<Fence>("Fence")({
  runId: RunId,
  attempt: Schema.Int,
  /** The worker that holds the lease. */
  owner: Schema.String
}) {}

export class Claimed extends Schema.Class<Claimed>("Claimed")({ fence: Fence, run: Run }) {}

export class RunQueue extends Context.Tag("@assay/domain/RunQueue")<
  RunQueue,
  {
    /**
     * Up to `free` queued runs, now `running` and leased to `worker`. Teams take turns: a team's oldest run comes after the
     * others' as often as runs of its own are going on. Runs whose lease has ended are taken up again, or ended as
     * `worker_lost` when their attempts are spent.
     */
    readonly claim: (
      worker: string,
      free: number
    ) => Effect.Effect<ReadonlyArray<Claimed>, DatabaseUnavailable>
    /** Renews the leases and gives those that are lost: claimed by another, cancelled, or gone. */
    readonly renew: (fences: ReadonlyArray<Fence>) => Effect.Effect<ReadonlyArray<Fence>, DatabaseUnavailable>
    /** Ends the run; false when the fence no longer holds, and nothing was written. */
    readonly finish: (fence: Fence, outcome: Outcome) => Effect.Effect<boolean, DatabaseUnavailable>
    /** Puts the run back into the queue, as a stopping worker does; false when the fence no longer holds. */
    readonly release: (fence: Fence) => Effect.Effect<boolean, DatabaseUnavailable>
    /** An element whenever there may be something to claim or to cancel, and once on each (re)connection. */
    readonly wake: Stream.Stream<void>
  }
>() {}
