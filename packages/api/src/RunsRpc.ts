import { BatchNotFound } from "@assay/domain/Batch"
import { EnvironmentNotFound } from "@assay/domain/Environment"
import { Evidence } from "@assay/domain/Evidence"
import { BatchId } from "@assay/domain/Ids"
import { ProjectNotFound } from "@assay/domain/Project"
import { TargetRefused, UsageLimitExceeded } from "@assay/domain/Refusal"
import { Run, RunNotFound } from "@assay/domain/Run"
import { BatchRuns, RunDetails, RunEvent } from "@assay/domain/RunEvent"
import { TestNotFound } from "@assay/domain/Test"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { changing, finding, OptionalPlatform, OptionalString, Reference } from "./Failures.js"

/** RUN is an id or a short id. */
export class RunsRpc extends RpcGroup.make(
  /** Queues a run and answers at once; `ValidationFailed` when the test has no steps. */
  Rpc.make("start", {
    payload: {
      test: Reference,
      targetUrl: OptionalString,
      /** An environment of the project, by id, slug or name. */
      environment: OptionalString,
      platform: OptionalPlatform
    },
    success: Run,
    error: changing(TestNotFound, EnvironmentNotFound, TargetRefused, UsageLimitExceeded)
  }),
  Rpc.make("show", { payload: { run: Reference }, success: RunDetails, error: finding(RunNotFound) }),
  /** What is known at once, then what happens, to the run's end. */
  Rpc.make("watch", {
    payload: { run: Reference },
    success: RunEvent,
    error: finding(RunNotFound),
    stream: true
  }),
  /** The same for all runs of a batch, to the end of the last. */
  Rpc.make("watchBatch", {
    payload: { batch: BatchId },
    success: RunEvent,
    error: finding(BatchNotFound),
    stream: true
  }),
  Rpc.make("batch", { payload: { batch: BatchId }, success: BatchRuns, error: finding(BatchNotFound) }),
  /** Asks the run to stop; one that has ended stays as it is. */
  Rpc.make("cancel", { payload: { run: Reference }, success: Run, error: finding(RunNotFound) }),
  /** Newest first. */
  Rpc.make("list", {
    payload: { project: Reference },
    success: Schema.Array(Run),
    error: finding(ProjectNotFound)
  }),
  /** The bytes of each are at `/control/evidence/{id}`. */
  Rpc.make("evidence", {
    payload: { run: Reference },
    success: Schema.Array(Evidence),
    error: finding(RunNotFound)
  })
)
  .prefix("runs.")
  .middleware(ControlAuth) {}
