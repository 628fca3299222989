/** Runs in the database, with their steps and evidence. Claims and ends of runs are RunQueue's. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { Evidence } from "@assay/domain/Evidence"
import type {
  BatchId,
  EnvironmentId,
  EvidenceId,
  GroupId,
  MobileAppId,
  ProjectId,
  RunId,
  TeamId,
  TestId
} from "@assay/domain/Ids"
import type { Platform } from "@assay/domain/Project"
import type { Run, RunErrorCode, RunKind } from "@assay/domain/Run"
import type { RunDetails, RunEvent } from "@assay/domain/RunEvent"
import type { Fence } from "@assay/domain/RunQueue"
import type { Step } from "@assay/domain/Step"
import { Context, type DateTime, type Effect, type Option, type Stream } from "effect"

/** What a run is made from; it is `queued` unless `skipReason` or `brokeWith` ends it where it begins. */
export interface NewRun {
  readonly teamId: TeamId
  readonly projectId: ProjectId
  readonly testId?: TestId
  readonly groupId?: GroupId
  readonly batchId?: BatchId
  readonly kind: RunKind
  readonly title: string
  readonly steps: string
  readonly platform: Platform
  readonly targetUrl: string
  readonly environmentId?: EnvironmentId
  readonly environmentName?: string
  readonly mobileAppId?: MobileAppId
  /** What else the executor of this kind of run needs, as JSON; `findRequest` gives it back. */
  readonly request?: unknown
  /** An exploration that was judged not to matter: the run is made `cancelled`. */
  readonly skipReason?: string
  /** The run is made `failed`, as when no device can ever take it up. */
  readonly brokeWith?: { readonly errorCode: RunErrorCode; readonly message: string }
}

export interface NewEvidence {
  readonly id: EvidenceId
  readonly kind: Evidence["kind"]
  readonly name: string
  readonly contentType: string
  readonly bytes: number
}

export interface RunsFilter {
  readonly teamId?: TeamId
  readonly projectId?: ProjectId
  readonly testId?: TestId
  readonly groupId?: GroupId
  readonly limit: number
  /** `next` of the page before. */
  readonly cursor?: string
}

export interface RunsPage {
  /** Newest first. */
  readonly runs: ReadonlyArray<Run>
  readonly next: Option.Option<string>
}

export class RunsRepo extends Context.Tag("@assay/sql/RunsRepo")<
  RunsRepo,
  {
    readonly create: (run: NewRun) => Effect.Effect<Run, DatabaseUnavailable>
    /** In one transaction, in the order given. */
    readonly createMany: (
      runs: ReadonlyArray<NewRun>
    ) => Effect.Effect<ReadonlyArray<Run>, DatabaseUnavailable>
    readonly find: (id: RunId) => Effect.Effect<Option.Option<Run>, DatabaseUnavailable>
    /** By id or short id, of any team; a malformed one finds nothing. */
    readonly findByIdOrShortId: (ref: string) => Effect.Effect<Option.Option<Run>, DatabaseUnavailable>
    /** The run with its steps and evidence, from one moment. */
    readonly findDetails: (id: RunId) => Effect.Effect<Option.Option<RunDetails>, DatabaseUnavailable>
    /** The `request` that the run was made with. */
    readonly findRequest: (id: RunId) => Effect.Effect<Option.Option<unknown>, DatabaseUnavailable>
    readonly list: (filter: RunsFilter) => Effect.Effect<RunsPage, DatabaseUnavailable>
    /** The batch's runs with their steps, the preparation first, then in the order in which they were made; read in portions. */
    readonly listByBatch: (batchId: BatchId) => Stream.Stream<RunDetails, DatabaseUnavailable>
    /** How many runs the team has asked for since then, and when the oldest of those was: what a limit an hour asks. */
    readonly countSince: (
      teamId: TeamId,
      since: DateTime.Utc
    ) => Effect.Effect<
      { readonly count: number; readonly oldest: Option.Option<DateTime.Utc> },
      DatabaseUnavailable
    >
    /** Cancels a queued or running run; an ended one stays as it is. Gives the run as it is then. */
    readonly cancel: (id: RunId, summary: string) => Effect.Effect<Option.Option<Run>, DatabaseUnavailable>
    /** Ends a run that was never claimed as `failed`; false when it is no longer queued. */
    readonly failQueued: (
      id: RunId,
      errorCode: RunErrorCode,
      message: string
    ) => Effect.Effect<boolean, DatabaseUnavailable>
    /** Keeps a step, replacing one of the same index; false when the fence no longer holds, and nothing was written. */
    readonly addStep: (fence: Fence, step: Step) => Effect.Effect<boolean, DatabaseUnavailable>
    /** Of the newest attempt, by index. */
    readonly listSteps: (id: RunId) => Effect.Effect<ReadonlyArray<Step>, DatabaseUnavailable>
    /** Keeps the record of evidence; false when the fence no longer holds, and nothing was written. */
    readonly addEvidence: (fence: Fence, evidence: NewEvidence) => Effect.Effect<boolean, DatabaseUnavailable>
    /** Of the newest attempt, in the order in which it was kept. */
    readonly listEvidence: (id: RunId) => Effect.Effect<ReadonlyArray<Evidence>, DatabaseUnavailable>
    readonly findEvidence: (
      id: EvidenceId
    ) => Effect.Effect<
      Option.Option<{ readonly teamId: TeamId; readonly runId: RunId; readonly evidence: Evidence }>,
      DatabaseUnavailable
    >
    /**
     * What happens to the run from now on, what happened before first; ends after `RunEnded`. A run that is not there is an
     * empty stream. A run taken up again tells its steps anew after another `RunStarted`.
     */
    readonly watch: (id: RunId) => Stream.Stream<RunEvent, DatabaseUnavailable>
    /** The same for every run of the batch; ends after the last has ended. */
    readonly watchBatch: (id: BatchId) => Stream.Stream<RunEvent, DatabaseUnavailable>
  }
>() {}
