import { Option, Schema } from "effect"
import { BatchId, EnvironmentId, GroupId, ProjectId, RunId, ShortId, TeamId, TestId } from "./Ids.js"
import { Platform } from "./Project.js"
import { Timestamp } from "./Timestamp.js"
import { Reason, Verdict } from "./Verdict.js"

export const RunStatus = Schema.Literal("queued", "running", "completed", "failed", "cancelled")
export type RunStatus = typeof RunStatus.Type

/** `preparation` readies a group's batch and is no test case; `exploration` looks at a pull request. */
export const RunKind = Schema.Literal("test", "preparation", "exploration")
export type RunKind = typeof RunKind.Type

/** Why the runner itself broke. Closed: chosen by the runner, never by a model. */
export const RunErrorCode = Schema.Literal(
  "worker_lost",
  "driver_unavailable",
  "device_unavailable",
  "browser_crashed",
  "run_timeout",
  "time_limit_exceeded",
  "app_unavailable",
  "internal_error"
)
export type RunErrorCode = typeof RunErrorCode.Type

/** One execution of one test, one preparation, or one pull request exploration. */
export class Run extends Schema.Class<Run>("Run")({
  id: RunId,
  shortId: ShortId,
  teamId: TeamId,
  projectId: ProjectId,
  testId: Schema.NullOr(TestId),
  groupId: Schema.NullOr(GroupId),
  batchId: Schema.NullOr(BatchId),
  kind: RunKind,
  status: RunStatus,
  /** Only of a completed run; null there is a missing verdict. */
  verdict: Schema.NullOr(Verdict),
  reason: Schema.NullOr(Reason),
  errorCode: Schema.NullOr(RunErrorCode),
  errorMessage: Schema.NullOr(Schema.String),
  /** Why an exploration was judged not to matter; then the run is `cancelled`. */
  skipReason: Schema.NullOr(Schema.String),
  /** Title and steps as they were when the run was asked for. */
  title: Schema.String,
  steps: Schema.String,
  platform: Platform,
  targetUrl: Schema.String,
  environmentId: Schema.NullOr(EnvironmentId),
  environmentName: Schema.NullOr(Schema.String),
  /** How often it was started; 0 while it was never claimed. */
  attempt: Schema.Int,
  summary: Schema.NullOr(Schema.String),
  createdAt: Timestamp,
  startedAt: Schema.NullOr(Timestamp),
  finishedAt: Schema.NullOr(Timestamp)
}) {}

const next: Readonly<Record<RunStatus, ReadonlyArray<RunStatus>>> = {
  queued: ["running", "cancelled", "failed"],
  /** Back to `queued` when its worker was lost before its attempts were spent. */
  running: ["completed", "failed", "cancelled", "queued"],
  completed: [],
  failed: [],
  cancelled: []
}

/** Whether a run may go from one status to another. A terminal status has no successor. */
export const mayBecome = (from: RunStatus, to: RunStatus): boolean => next[from].includes(to)

export const isTerminal = (status: RunStatus): boolean => next[status].length === 0

/** What an ended execution leaves in the run. */
export const Outcome = Schema.Union(
  Schema.TaggedStruct("Completed", {
    verdict: Schema.NullOr(Verdict),
    reason: Schema.NullOr(Reason),
    summary: Schema.String
  }),
  Schema.TaggedStruct("Broke", { errorCode: RunErrorCode, message: Schema.String }),
  Schema.TaggedStruct("Cancelled", { summary: Schema.String })
)
export type Outcome = typeof Outcome.Type

export const statusOf = (outcome: Outcome): "completed" | "failed" | "cancelled" =>
  outcome._tag === "Completed" ? "completed" : outcome._tag === "Broke" ? "failed" : "cancelled"

/** `[C123]` in a test's title names its case in a test management tool. */
export const caseIdOf = (title: string): Option.Option<string> =>
  Option.fromNullable(/\[(C\d+)\]/.exec(title)?.[1])

export class RunNotFound extends Schema.TaggedError<RunNotFound>()("RunNotFound", {
  message: Schema.String
}) {
  static readonly of = (run: string) => new RunNotFound({ message: `No run has id ${run}` })
}

export class RunNotFinished extends Schema.TaggedError<RunNotFinished>()("RunNotFinished", {
  message: Schema.String
}) {
  static readonly of = (id: RunId, status: RunStatus) =>
    new RunNotFinished({
      message: `Run ${id} is ${status}; wait for its end, or ask with allowIncomplete=true`
    })
}

export class PreparationRun extends Schema.TaggedError<PreparationRun>()("PreparationRun", {
  message: Schema.String
}) {
  static readonly of = (id: RunId) =>
    new PreparationRun({ message: `Run ${id} prepares a group and is not a test case` })
}
