/** Batches in the database: one run of a group. */
import type { Batch } from "@assay/domain/Batch"
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { BatchId, GroupId, ProjectId, TeamId } from "@assay/domain/Ids"
import type { Platform } from "@assay/domain/Project"
import type { Run } from "@assay/domain/Run"
import { Context, type Effect, type Option } from "effect"
import type { NewRun } from "./Runs.js"

export interface NewBatch {
  readonly teamId: TeamId
  readonly projectId: ProjectId
  readonly groupId: GroupId
  readonly name: string
  readonly platform: Platform
  /** One run at a time, in the order given; else as many at once as there is room for. */
  readonly inOrder: boolean
}

export class BatchesRepo extends Context.Tag("@assay/sql/BatchesRepo")<
  BatchesRepo,
  {
    /** Makes the batch and its runs in one transaction; each run's `batchId` and `groupId` are set here. */
    readonly create: (
      batch: NewBatch,
      runs: ReadonlyArray<Omit<NewRun, "batchId" | "groupId" | "teamId" | "projectId">>
    ) => Effect.Effect<{ readonly batch: Batch; readonly runs: ReadonlyArray<Run> }, DatabaseUnavailable>
    readonly find: (id: BatchId) => Effect.Effect<Option.Option<Batch>, DatabaseUnavailable>
    /** Newest first. */
    readonly list: (
      groupId: GroupId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Batch>, DatabaseUnavailable>
  }
>() {}
