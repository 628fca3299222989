/** Batches in the database: one run of a group. */
import { Batch } from "@assay/domain/Batch"
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { BatchId, GroupId, ProjectId, TeamId } from "@assay/domain/Ids"
import type { Platform } from "@assay/domain/Project"
import type { Run } from "@assay/domain/Run"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, type Option } from "effect"
import { first, one, rows, transaction } from "./Query.js"
import type { NewRun } from "./Runs.js"
import { createRuns } from "./Runs/Create.js"

export interface NewBatch {
  readonly teamId: TeamId
  readonly projectId: ProjectId
  readonly groupId: GroupId
  readonly name: string
  readonly platform: Platform
  /** One run at a time, in the order given; else as many at once as there is room for. */
  readonly inOrder: boolean
}

/** What the batch itself says is set from it. */
export type BatchRun = Omit<NewRun, "batchId" | "groupId" | "teamId" | "projectId">

export class BatchesRepo extends Context.Tag("@assay/sql/BatchesRepo")<
  BatchesRepo,
  {
    /**
     * Makes the batch and its runs in one transaction. The preparation, where there is one, is queued first and the others wait
     * for it.
     */
    readonly create: (
      batch: NewBatch,
      runs: ReadonlyArray<BatchRun>
    ) => Effect.Effect<{ readonly batch: Batch; readonly runs: ReadonlyArray<Run> }, DatabaseUnavailable>
    readonly find: (id: BatchId) => Effect.Effect<Option.Option<Batch>, DatabaseUnavailable>
    /** Newest first. */
    readonly list: (
      groupId: GroupId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Batch>, DatabaseUnavailable>
  }
>() {}

const columns = `id, team_id as "teamId", project_id as "projectId", group_id as "groupId", name, platform,
  created_at as "createdAt"`

const create = (sql: SqlClient) => (batch: NewBatch, runs: ReadonlyArray<BatchRun>) =>
  transaction(
    sql,
    Effect.gen(function* () {
      const made = yield* one(Batch)(sql`
        insert into batches (team_id, project_id, group_id, name, platform, in_order)
        values (${batch.teamId}, ${batch.projectId}, ${batch.groupId}, ${batch.name}, ${batch.platform},
          ${batch.inOrder}) returning ${sql.literal(columns)}`)
      const preparation = runs.filter((run) => run.kind === "preparation")
      const others = runs.filter((run) => run.kind !== "preparation")
      const queued = yield* createRuns(
        sql,
        [...preparation, ...others].map((run, index) => ({
          run: {
            ...run,
            teamId: batch.teamId,
            projectId: batch.projectId,
            groupId: batch.groupId,
            batchId: made.id
          },
          waits: index > 0 && (batch.inOrder || preparation.length > 0)
        }))
      )
      return { batch: made, runs: queued }
    })
  )

export const layer: Layer.Layer<BatchesRepo, never, SqlClient> = Layer.effect(
  BatchesRepo,
  Effect.map(SqlClient, (sql) => ({
    create: create(sql),
    find: (id) => first(Batch)(sql`select ${sql.literal(columns)} from batches where id = ${id}`),
    list: (groupId, limit) =>
      rows(Batch)(sql`
        select ${sql.literal(columns)} from batches where group_id = ${groupId} order by seq desc limit ${limit}`)
  }))
)
