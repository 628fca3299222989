/** Deletes what is kept for a while only: calls of webhooks, and answers remembered under an idempotency key. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Duration, Effect, Layer } from "effect"
import { rememberedFor } from "./Idempotency.js"
import { any, run, transaction } from "./Query.js"

export interface Retention {
  readonly deliveries: Duration.DurationInput
  /** The newest of each webhook that are kept at the most, however young the others are. */
  readonly deliveriesPerWebhook: number
}

export class Purge extends Context.Tag("@assay/sql/Purge")<
  Purge,
  {
    /** Deletes what is older than its time. Nothing where another process is at it. */
    readonly run: (retention: Retention) => Effect.Effect<void, DatabaseUnavailable>
  }
>() {}

/** Any number that nobody else takes in this database. */
const lockId = 4_400_170_422

const purgeAnswers = (sql: SqlClient) =>
  run(sql`delete from idempotency where created_at < now() - ${rememberedFor}::interval`)

const purgeDeliveries = (sql: SqlClient, { deliveries, deliveriesPerWebhook }: Retention) =>
  run(sql`
    delete from deliveries where at < now() - ${Duration.toMillis(deliveries)} * interval '1 millisecond' or id in (
      select id from (
        select id, row_number() over (partition by webhook_id order by id desc) as nth from deliveries
      ) numbered where nth > ${deliveriesPerWebhook})`)

const purge = (sql: SqlClient, retention: Retention) =>
  transaction(
    sql,
    Effect.gen(function* () {
      if (!(yield* any(sql`select 1 where pg_try_advisory_xact_lock(${lockId}::bigint)`))) return
      yield* purgeAnswers(sql)
      yield* purgeDeliveries(sql, retention)
    })
  )

export const layer: Layer.Layer<Purge, never, SqlClient> = Layer.effect(
  Purge,
  Effect.map(SqlClient, (sql) => ({ run: (retention) => purge(sql, retention) }))
)
