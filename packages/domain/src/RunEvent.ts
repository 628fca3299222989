/** A run as a whole, and what is told of it while it goes on. */
import { Schema } from "effect"
import { Batch } from "./Batch.js"
import { Evidence } from "./Evidence.js"
import { RunId } from "./Ids.js"
import { Run } from "./Run.js"
import { Step } from "./Step.js"
import { Timestamp } from "./Timestamp.js"
import { Warning } from "./Warning.js"

/** A run with what its steps came to and the evidence it left. */
export class RunDetails extends Run.extend<RunDetails>("RunDetails")({
  results: Schema.Array(Step),
  evidence: Schema.Array(Evidence),
  warnings: Schema.optionalWith(Schema.Array(Warning), { default: () => [] })
}) {}

/** A batch with its runs in their order, the preparation first. */
export class BatchRuns extends Batch.extend<BatchRuns>("BatchRuns")({ runs: Schema.Array(Run) }) {}

/** What a watcher of one or more runs is told. An ended run is told at once, steps included, to a late watcher too. */
export const RunEvent = Schema.Union(
  Schema.TaggedStruct("RunQueued", { runId: RunId, at: Timestamp }),
  Schema.TaggedStruct("RunStarted", { runId: RunId, attempt: Schema.Int, at: Timestamp }),
  Schema.TaggedStruct("StepEnded", { runId: RunId, step: Step }),
  Schema.TaggedStruct("RunEnded", { runId: RunId, run: RunDetails })
)
export type RunEvent = typeof RunEvent.Type
