/** Ends of runs, one after the other where they are of one batch that runs in order. */
import type { RunId } from "@assay/domain/Ids"
import type { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"
import { run, transaction } from "../Query.js"

/**
 * Does `work`, which ends the run, in a transaction. The batch is locked before the run, as the batch's next run is looked for
 * at the end: the other way round, two ends at once hold each other up.
 */
export const endingRun = <A, E, R>(sql: SqlClient, id: RunId, work: Effect.Effect<A, E, R>) =>
  transaction(
    sql,
    Effect.zipRight(
      run(sql`
        select 1 from batches b where b.in_order and b.id = (select batch_id from runs where id = ${id}) for update`),
      work
    )
  )
