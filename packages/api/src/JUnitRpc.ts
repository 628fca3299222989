import { BatchNotFound } from "@assay/domain/Batch"
import { BatchId } from "@assay/domain/Ids"
import { PreparationRun, RunNotFinished, RunNotFound } from "@assay/domain/Run"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { finding, Reference } from "./Failures.js"

/** An unfinished run is exported as skipped when this is true, and refused otherwise. */
const allowIncomplete = Schema.Boolean

/** JUnit XML in pieces of text, to be joined as they come. */
export class JUnitRpc extends RpcGroup.make(
  Rpc.make("run", {
    payload: { run: Reference, allowIncomplete },
    success: Schema.String,
    error: finding(RunNotFound, RunNotFinished, PreparationRun),
    stream: true
  }),
  Rpc.make("batch", {
    payload: { batch: BatchId, allowIncomplete },
    success: Schema.String,
    error: finding(BatchNotFound, RunNotFinished),
    stream: true
  })
)
  .prefix("junit.")
  .middleware(ControlAuth) {}
