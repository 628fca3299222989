/** Runs in the database, with their steps and evidence. Claims and ends of runs are RunQueue's. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { Evidence } from "@assay/domain/Evidence"
import type { BatchId, EvidenceId, RunId, TeamId } from "@assay/domain/Ids"
import { Run, type RunErrorCode } from "@assay/domain/Run"
import type { RunDetails, RunEvent } from "@assay/domain/RunEvent"
import type { Fence } from "@assay/domain/RunQueue"
import { Step } from "@assay/domain/Step"
import { Warning } from "@assay/domain/Warning"
import { SqlClient } from "@effect/sql/SqlClient"
import { Array, Context, type DateTime, Effect, Layer, type Option, Schema, Stream } from "effect"
import { json } from "./Json.js"
import { Notifications, runEventsChannel, runsChannel } from "./Notifications.js"
import { any, first, run } from "./Query.js"
import type { NewRun, RunsFilter } from "./Runs/Asked.js"
import { runColumns } from "./Runs/Columns.js"
import { createRuns } from "./Runs/Create.js"
import { endingRun } from "./Runs/Ends.js"
import { countSince, idsOfBatch, list, listByBatch, listPlainByBatch, readers } from "./Runs/Read.js"
import { watchRuns } from "./Runs/Watch.js"

export type { NewRun, RunsFilter }

export interface NewEvidence {
  readonly id: EvidenceId
  readonly kind: Evidence["kind"]
  readonly name: string
  readonly contentType: string
  readonly bytes: number
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
    /** The same without their steps and evidence. */
    readonly listPlainByBatch: (batchId: BatchId) => Stream.Stream<Run, DatabaseUnavailable>
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
    /** Keeps the warnings in place of former ones; false when the fence no longer holds, and nothing was written. */
    readonly setWarnings: (
      fence: Fence,
      warnings: ReadonlyArray<Warning>
    ) => Effect.Effect<boolean, DatabaseUnavailable>
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

const cancel = (sql: SqlClient, id: RunId, summary: string) =>
  endingRun(
    sql,
    id,
    Effect.gen(function* () {
      yield* run(sql`
        update runs set status = 'cancelled', summary = ${summary}, waits = false, owner = null, lease_until = null,
          finished_at = now() where id = ${id} and status in ('queued', 'running')`)
      // Whoever carries it out learns that its lease is lost.
      yield* run(sql`select pg_notify(${runsChannel}, 'cancelled')`)
      return yield* first(Run)(sql`select ${sql.literal(runColumns)} from runs r where r.id = ${id}`)
    })
  )

const failQueued = (sql: SqlClient, id: RunId, errorCode: RunErrorCode, message: string) =>
  endingRun(
    sql,
    id,
    any(sql`
      update runs set status = 'failed', error_code = ${errorCode}, error_message = ${message}, waits = false,
        finished_at = now() where id = ${id} and status = 'queued' returning id`)
  )

const encodeStep = Schema.encode(Step)
const encodeWarnings = Schema.encode(Schema.Array(Warning))

/** The run that the fence holds, kept from changing until the statement ends. */
const fenced = (sql: SqlClient, fence: Fence) => sql`
  select id, attempt from runs where id = ${fence.runId} and attempt = ${fence.attempt} and owner = ${fence.owner}
    and status = 'running' for share`

const addStep = (sql: SqlClient, fence: Fence, step: Step) =>
  Effect.orDie(encodeStep(step)).pipe(
    Effect.flatMap((body) =>
      any(sql`
        with held as (${fenced(sql, fence)}), kept as (
          insert into steps (run_id, attempt, index, body)
          select id, attempt, ${step.index}, ${json(body)}::jsonb from held
          on conflict (run_id, attempt, index) do update set body = excluded.body returning run_id
        ) select pg_notify(${runEventsChannel}, run_id::text) from kept`)
    )
  )

const addEvidence = (sql: SqlClient, fence: Fence, evidence: NewEvidence) =>
  any(sql`
    with held as (${fenced(sql, fence)})
    insert into evidence (id, run_id, attempt, kind, name, content_type, bytes)
    select ${evidence.id}::uuid, id, attempt, ${evidence.kind}, ${evidence.name}, ${evidence.contentType},
      ${evidence.bytes} from held returning id`)

const setWarnings = (sql: SqlClient, fence: Fence, warnings: ReadonlyArray<Warning>) =>
  Effect.orDie(encodeWarnings(warnings)).pipe(
    Effect.flatMap((body) =>
      any(sql`
        with held as (${fenced(sql, fence)})
        insert into warnings (run_id, attempt, body) select id, attempt, ${json(body)}::jsonb from held
        on conflict (run_id, attempt) do update set body = excluded.body returning run_id`)
    )
  )

export const layer: Layer.Layer<RunsRepo, never, SqlClient | Notifications> = Layer.effect(
  RunsRepo,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const notifications = yield* Notifications
    const { findDetails, ...others } = readers(sql)
    const createMany = (runs: ReadonlyArray<NewRun>) =>
      createRuns(
        sql,
        runs.map((made) => ({ run: made, waits: false }))
      )
    return {
      ...others,
      findDetails,
      create: (made) => Effect.flatMap(createMany([made]), (runs) => Effect.orDie(Array.head(runs))),
      createMany,
      list: (filter) => list(sql, filter),
      listByBatch: (batchId) => listByBatch(sql, batchId),
      listPlainByBatch: (batchId) => listPlainByBatch(sql, batchId),
      countSince: (teamId, since) => countSince(sql, teamId, since),
      cancel: (id, summary) => cancel(sql, id, summary),
      failQueued: (id, errorCode, message) => failQueued(sql, id, errorCode, message),
      addStep: (fence, step) => addStep(sql, fence, step),
      addEvidence: (fence, evidence) => addEvidence(sql, fence, evidence),
      setWarnings: (fence, warnings) => setWarnings(sql, fence, warnings),
      watch: (id) => watchRuns(notifications, findDetails, [id]),
      watchBatch: (id) =>
        Stream.unwrap(Effect.map(idsOfBatch(sql, id), (ids) => watchRuns(notifications, findDetails, ids)))
    }
  })
)
