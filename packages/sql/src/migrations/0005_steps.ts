import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

export default Effect.gen(function* () {
  const sql = yield* SqlClient

  // Each attempt has its own: those of an attempt that was lost are kept, and not shown.
  yield* sql`
    create table steps (
      run_id uuid not null references runs on delete cascade,
      attempt int not null,
      index int not null check (index >= 0),
      body jsonb not null,
      created_at timestamptz not null default now(),
      primary key (run_id, attempt, index)
    )`

  yield* sql`
    create table evidence (
      id uuid primary key,
      seq bigint generated always as identity,
      run_id uuid not null references runs on delete cascade,
      attempt int not null,
      kind text not null check (kind in ('screenshot', 'trace', 'console', 'requests', 'accessibility', 'frames')),
      name text not null,
      content_type text not null,
      bytes bigint not null check (bytes >= 0),
      created_at timestamptz not null default now()
    )`
  yield* sql`create index evidence_run on evidence (run_id, attempt, seq)`
})
