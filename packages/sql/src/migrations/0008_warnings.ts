import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

/** What was found beside a run's steps, each attempt's own. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient

  yield* sql`
    create table warnings (
      run_id uuid not null references runs on delete cascade,
      attempt int not null,
      body jsonb not null,
      created_at timestamptz not null default now(),
      primary key (run_id, attempt)
    )`
})
