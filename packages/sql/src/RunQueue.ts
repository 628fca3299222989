/** The queue of runs over the runs table. */
import { RunId } from "@assay/domain/Ids"
import { type Outcome, Run } from "@assay/domain/Run"
import { Claimed, Fence, RunQueue } from "@assay/domain/RunQueue"
import { SqlClient } from "@effect/sql/SqlClient"
import { Duration, Effect, Layer, Schema, Stream } from "effect"
import { Notifications, runsChannel } from "./Notifications.js"
import { any, rows, run, transaction } from "./Query.js"
import { endingRun } from "./Runs/Ends.js"
import { runColumns } from "./Runs/Columns.js"

export interface Options {
  /** How long a claimed run is a worker's without a renewal; 30 seconds by default. */
  readonly lease?: Duration.DurationInput
  /** So many workers may be lost with a run before it ends as `worker_lost`; 3 by default. */
  readonly attempts?: number
}

/** Takes up or ends the runs whose worker is gone. Several workers may do so at once. */
const reclaim = (sql: SqlClient, attempts: number) =>
  any(sql`
    with lost as materialized (
      select id from runs where status = 'running' and lease_until < now() order by lease_until limit 100
      for update skip locked
    )
    update runs r set
      losses = losses + 1, owner = null, lease_until = null,
      status = case when losses + 1 < ${attempts} then 'queued' else 'failed' end,
      started_at = case when losses + 1 < ${attempts} then null else started_at end,
      error_code = case when losses + 1 < ${attempts} then null else 'worker_lost' end,
      error_message = case when losses + 1 < ${attempts} then null
        else 'The worker that carried out the run was lost, for the ' || (losses + 1) || '. time' end,
      finished_at = case when losses + 1 < ${attempts} then null else now() end
    from lost where r.id = lost.id returning r.id`)

/** How many more of a team's runs are looked at: others may hold some at this moment, and those are passed over. */
const spare = 100

/** The teams that have something to claim, found without reading all that they have. */
const waitingTeams = `
  (select team_id from runs where status = 'queued' and not waits order by team_id limit 1)
  union all
  select (
    select team_id from runs where status = 'queued' and not waits and team_id > waiting.team_id order by team_id limit 1
  ) from waiting where team_id is not null`

/** In turns: first the teams' first runs, then their second ones, those that run counted. No team takes all the room. */
const claimQueued = (sql: SqlClient, worker: string, free: number, lease: number) =>
  rows(Run)(sql`
    with recursive waiting (team_id) as (${sql.literal(waitingTeams)}),
    going as materialized (select team_id, count(*) as runs from runs where status = 'running' group by team_id),
    turns as materialized (
      select first.id, first.seq, first.nth + coalesce(going.runs, 0) as turn
      from waiting left join going using (team_id) cross join lateral (
        select id, seq, row_number() over (order by seq) as nth from runs
        where team_id = waiting.team_id and status = 'queued' and not waits order by seq limit ${free + spare}
      ) first
    ), next as materialized (
      select runs.id, turn from turns join runs using (id)
      where runs.id = any (array(select id from turns)) and status = 'queued' and not waits
      order by turn, turns.seq limit ${free} for update of runs skip locked
    ), r as (
      update runs set status = 'running', attempt = attempt + 1, owner = ${worker}, started_at = now(),
        lease_until = now() + ${lease} * interval '1 millisecond'
      from next where runs.id = next.id returning runs.*, next.turn
    ) select ${sql.literal(runColumns)} from r order by turn, r.seq`)

const claim = (sql: SqlClient, worker: string, free: number, lease: number, attempts: number) =>
  transaction(
    sql,
    Effect.zipRight(
      reclaim(sql, attempts),
      free > 0 ? claimQueued(sql, worker, free, lease) : Effect.succeed([])
    )
  ).pipe(
    Effect.map((runs) =>
      runs.map(
        (found) =>
          new Claimed({
            fence: new Fence({ runId: found.id, attempt: found.attempt, owner: worker }),
            run: found
          })
      )
    )
  )

const Held = Schema.Struct({ runId: RunId, attempt: Schema.Int, owner: Schema.String })

const renew = Effect.fnUntraced(function* (sql: SqlClient, fences: ReadonlyArray<Fence>, lease: number) {
  if (fences.length === 0) return []
  const held = yield* rows(Held)(sql`
    update runs r set lease_until = now() + ${lease} * interval '1 millisecond'
    from unnest(${fences.map((fence) => fence.runId)}::uuid[], ${fences.map((fence) => fence.attempt)}::int[],
      ${fences.map((fence) => fence.owner)}::text[]) as f (id, attempt, owner)
    where r.id = f.id and r.attempt = f.attempt and r.owner = f.owner and r.status = 'running'
    returning r.id as "runId", r.attempt, r.owner`)
  const keyOf = (fence: typeof Held.Type) => `${fence.runId} ${fence.attempt} ${fence.owner}`
  const kept = new Set(held.map(keyOf))
  return fences.filter((fence) => !kept.has(keyOf(fence)))
})

/** What an outcome leaves in the row. */
const changes = (outcome: Outcome) => {
  const none = { verdict: null, reason: null, summary: null, errorCode: null, message: null }
  switch (outcome._tag) {
    case "Completed":
      return {
        ...none,
        status: "completed",
        verdict: outcome.verdict,
        reason: outcome.reason,
        summary: outcome.summary
      }
    case "Broke":
      return { ...none, status: "failed", errorCode: outcome.errorCode, message: outcome.message }
    case "Cancelled":
      return { ...none, status: "cancelled", summary: outcome.summary }
  }
}

const finish = (sql: SqlClient, fence: Fence, outcome: Outcome) => {
  const end = changes(outcome)
  return endingRun(
    sql,
    fence.runId,
    any(sql`
      update runs set status = ${end.status}, verdict = ${end.verdict}, reason = ${end.reason}, summary = ${end.summary},
        error_code = ${end.errorCode}, error_message = ${end.message}, finished_at = now(), owner = null,
        lease_until = null
      where id = ${fence.runId} and attempt = ${fence.attempt} and owner = ${fence.owner} and status = 'running'
      returning id`)
  )
}

const release = (sql: SqlClient, fence: Fence) =>
  transaction(
    sql,
    Effect.zipLeft(
      any(sql`
        update runs set status = 'queued', owner = null, lease_until = null, started_at = null
        where id = ${fence.runId} and attempt = ${fence.attempt} and owner = ${fence.owner} and status = 'running'
        returning id`),
      run(sql`select pg_notify(${runsChannel}, 'released')`)
    )
  )

export const layer = (options: Options = {}): Layer.Layer<RunQueue, never, SqlClient | Notifications> =>
  Layer.effect(
    RunQueue,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const notifications = yield* Notifications
      const lease = Duration.toMillis(options.lease ?? "30 seconds")
      const attempts = options.attempts ?? 3
      return {
        claim: (worker, free) => claim(sql, worker, free, lease, attempts),
        renew: (fences) => renew(sql, fences, lease),
        finish: (fence, outcome) => finish(sql, fence, outcome),
        release: (fence) => release(sql, fence),
        wake: Stream.map(notifications.subscribe(runsChannel), () => undefined)
      }
    })
  )
