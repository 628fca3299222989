import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

/** Runs are claimed in turns of their teams. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient

  yield* sql`drop index runs_queue`
  yield* sql`create index runs_queue on runs (team_id, seq) where status = 'queued' and not waits`
})
