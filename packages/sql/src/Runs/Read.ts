/** Reads runs, whole and in pages. */
import { Evidence } from "@assay/domain/Evidence"
import { type BatchId, type EvidenceId, RunId, TeamId } from "@assay/domain/Ids"
import { Run } from "@assay/domain/Run"
import { RunDetails } from "@assay/domain/RunEvent"
import { Step } from "@assay/domain/Step"
import type { SqlClient } from "@effect/sql/SqlClient"
import { Array, DateTime, Effect, Option, Schema, Stream } from "effect"
import { first, one, rows, run } from "../Query.js"
import { asUuid } from "../Reference.js"
import type { RunsFilter } from "./Asked.js"
import { detailsColumns, evidenceJson, runColumns } from "./Columns.js"

const PageRow = Schema.Struct({ seq: Schema.String, run: Run })

/** A page, and one more to know whether another follows. */
export const list = Effect.fn("RunsRepo.list")(function* (sql: SqlClient, filter: RunsFilter) {
  const before = /^\d{1,18}$/.test(filter.cursor ?? "") ? filter.cursor : undefined
  const conditions = [
    ...(filter.teamId === undefined ? [] : [sql`r.team_id = ${filter.teamId}`]),
    ...(filter.projectId === undefined ? [] : [sql`r.project_id = ${filter.projectId}`]),
    ...(filter.testId === undefined ? [] : [sql`r.test_id = ${filter.testId}`]),
    ...(filter.groupId === undefined ? [] : [sql`r.group_id = ${filter.groupId}`]),
    ...(before === undefined ? [] : [sql`r.seq < ${before}::bigint`])
  ]
  const found = yield* run(sql<{ seq: string }>`
    select ${sql.literal(runColumns)}, r.seq::text as seq from runs r where ${sql.and(conditions)}
    order by r.seq desc limit ${filter.limit + 1}`)
  const page = yield* Effect.orDie(
    Schema.decodeUnknown(Schema.Array(PageRow))(found.map(({ seq, ...row }) => ({ seq, run: row })))
  )
  const shown = page.slice(0, filter.limit)
  const next = page.length > shown.length ? Array.last(shown) : Option.none()
  return { runs: shown.map((row) => row.run), next: Option.map(next, (row) => row.seq) }
})

/** Runs of a batch in their order, `size` at a time: a batch of thousands is never held whole. */
const inPortions = <A, I>(schema: Schema.Schema<A, I>, columns: string, size: number) => {
  const decode = Schema.decodeUnknown(Schema.Array(Schema.Struct({ place: Schema.String, read: schema })))
  const portion = Effect.fnUntraced(function* (sql: SqlClient, batchId: BatchId, after: string) {
    const found = yield* run(sql<{ place: string }>`
      select ${sql.literal(columns)}, r.seq::text as place from runs r
      where r.batch_id = ${batchId} and r.seq > ${after}::bigint order by r.seq limit ${size}`)
    return yield* Effect.orDie(decode(found.map(({ place, ...read }) => ({ place, read }))))
  })
  return (sql: SqlClient, batchId: BatchId) =>
    Stream.paginateEffect("0", (after) =>
      Effect.map(portion(sql, batchId, after), (found) => [
        found.map(({ read }) => read),
        Option.map(Array.last(found), ({ place }) => place)
      ])
    ).pipe(Stream.mapConcat((read) => read))
}

export const listByBatch = inPortions(RunDetails, detailsColumns, 50)

export const listPlainByBatch = inPortions(Run, runColumns, 500)

const Count = Schema.Struct({ count: Schema.Int, oldest: Schema.NullOr(Schema.DateTimeUtc) })

export const countSince = (sql: SqlClient, teamId: TeamId, since: DateTime.Utc) =>
  one(Count)(
    sql`
    select count(*)::int as count, min(created_at) as oldest from runs
    where team_id = ${teamId} and created_at > ${DateTime.formatIso(since)}
  `
  ).pipe(Effect.map(({ count, oldest }) => ({ count, oldest: Option.fromNullable(oldest) })))

const FoundEvidence = Schema.Struct({ teamId: TeamId, runId: RunId, evidence: Evidence })

export const readers = (sql: SqlClient) => ({
  find: (id: RunId) => first(Run)(sql`select ${sql.literal(runColumns)} from runs r where r.id = ${id}`),
  findByIdOrShortId: (ref: string) =>
    first(Run)(sql`
      select ${sql.literal(runColumns)} from runs r where r.id = ${asUuid(ref)}::uuid or r.short_id = ${ref}`),
  findDetails: (id: RunId) =>
    first(RunDetails)(sql`select ${sql.literal(detailsColumns)} from runs r where r.id = ${id}`),
  findRequest: (id: RunId) =>
    run(sql<{ request: unknown }>`select request from runs where id = ${id}`).pipe(
      Effect.map((found) => Option.flatMapNullable(Array.head(found), (row) => row.request))
    ),
  listSteps: (id: RunId) =>
    rows(Schema.Struct({ body: Step }))(
      sql`
      select s.body from steps s join runs r on r.id = s.run_id and r.attempt = s.attempt
      where s.run_id = ${id} order by s.index
    `
    ).pipe(Effect.map((found) => found.map((row) => row.body))),
  listEvidence: (id: RunId) =>
    rows(Schema.Struct({ evidence: Evidence }))(
      sql`
      select ${sql.literal(evidenceJson)} as evidence from evidence v
      join runs r on r.id = v.run_id and r.attempt = v.attempt where v.run_id = ${id} order by v.seq
    `
    ).pipe(Effect.map((found) => found.map((row) => row.evidence))),
  findEvidence: (id: EvidenceId) =>
    first(FoundEvidence)(sql`
      select r.team_id as "teamId", r.id as "runId", ${sql.literal(evidenceJson)} as evidence
      from evidence v join runs r on r.id = v.run_id where v.id = ${id}`)
})

export const idsOfBatch = (sql: SqlClient, id: BatchId) =>
  rows(Schema.Struct({ id: RunId }))(sql`select id from runs where batch_id = ${id} order by seq`).pipe(
    Effect.map((found) => found.map((row) => row.id))
  )
