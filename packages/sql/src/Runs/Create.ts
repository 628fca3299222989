/** Makes runs: one statement for any number of them. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { RunId } from "@assay/domain/Ids"
import { Run } from "@assay/domain/Run"
import type { SqlClient } from "@effect/sql/SqlClient"
import { Array, Effect, Predicate } from "effect"
import { json } from "../Json.js"
import { runsChannel } from "../Notifications.js"
import { rows, run, transaction } from "../Query.js"
import type { NewRun } from "./Asked.js"
import { runColumns } from "./Columns.js"

/** A run, and whether another run of its batch has to end first. */
export interface Queued {
  readonly run: NewRun
  readonly waits: boolean
}

/** A statement for so many runs at most: each carries its test's whole text. */
const portion = 500

const toRow = ({ run, waits }: Queued, ord: number) => ({
  ord,
  team_id: run.teamId,
  project_id: run.projectId,
  test_id: run.testId,
  group_id: run.groupId,
  batch_id: run.batchId,
  kind: run.kind,
  title: run.title,
  steps: run.steps,
  platform: run.platform,
  target_url: run.targetUrl,
  environment_id: run.environmentId,
  environment_name: run.environmentName,
  mobile_app_id: run.mobileAppId,
  request: run.request,
  waits
})

const insert = (sql: SqlClient, queued: ReadonlyArray<Queued>) =>
  rows(Run)(sql`
    with r as (
      insert into runs (team_id, project_id, test_id, group_id, batch_id, kind, status, title, steps, platform,
        target_url, environment_id, environment_name, mobile_app_id, request, waits)
      select team_id, project_id, test_id, group_id, batch_id, kind, 'queued', title, steps, platform,
        target_url, environment_id, environment_name, mobile_app_id, request, waits
      from jsonb_to_recordset(${json(queued.map(toRow))}::jsonb) as made (ord int, team_id uuid, project_id uuid,
        test_id uuid, group_id uuid, batch_id uuid, kind text, title text, steps text, platform text,
        target_url text, environment_id uuid, environment_name text, mobile_app_id uuid, request jsonb, waits boolean)
      order by ord
      returning *
    ) select ${sql.literal(runColumns)} from r order by r.seq`)

/** Ends runs where they begin; as a change and not at the insertion, so that a batch goes on as after any other end. */
const endAtOnce = Effect.fnUntraced(function* (sql: SqlClient, id: RunId, made: NewRun) {
  if (made.skipReason !== undefined)
    yield* run(sql`
      update runs set status = 'cancelled', waits = false, skip_reason = ${made.skipReason}, finished_at = now()
      where id = ${id} and status = 'queued'`)
  else if (made.brokeWith !== undefined)
    yield* run(sql`
      update runs set status = 'failed', waits = false, error_code = ${made.brokeWith.errorCode},
        error_message = ${made.brokeWith.message}, finished_at = now()
      where id = ${id} and status = 'queued'`)
})

const insertAll = Effect.fnUntraced(function* (sql: SqlClient, queued: ReadonlyArray<Queued>) {
  const inserted = yield* Effect.forEach(Array.chunksOf(queued, portion), (part) => insert(sql, part))
  const runs = inserted.flat()
  const ended = Array.zip(runs, queued).filter(
    ([, { run }]) => Predicate.isNotUndefined(run.skipReason) || Predicate.isNotUndefined(run.brokeWith)
  )
  yield* Effect.forEach(ended, ([made, { run }]) => endAtOnce(sql, made.id, run), { discard: true })
  yield* run(sql`select pg_notify(${runsChannel}, 'queued')`)
  if (ended.length === 0) return runs
  return yield* rows(Run)(sql`
    select ${sql.literal(runColumns)} from runs r where r.id = any(${runs.map((made) => made.id)}::uuid[]) order by r.seq`)
})

/** In one transaction, in the order given; the queue is told. */
export const createRuns = (
  sql: SqlClient,
  queued: ReadonlyArray<Queued>
): Effect.Effect<ReadonlyArray<Run>, DatabaseUnavailable> =>
  queued.length === 0 ? Effect.succeed([]) : transaction(sql, insertAll(sql, queued))
