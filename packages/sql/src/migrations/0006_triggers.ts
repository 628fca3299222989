import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

/** What starts runs from outside or by the clock, and what is told about the service. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient

  yield* sql`
    create table schedules (
      id uuid primary key default gen_random_uuid(),
      group_id uuid not null unique references groups on delete cascade,
      frequency text not null check (frequency in ('every_15m', 'every_30m', 'every_1h', 'every_2h', 'every_4h',
        'every_6h', 'every_12h', 'daily', 'weekly', 'custom')),
      minute int not null check (minute between 0 and 59),
      hour int not null check (hour between 0 and 23),
      day_of_week int not null check (day_of_week between 0 and 6),
      timezone text not null,
      cron_expression text not null,
      next_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`
  yield* sql`create index schedules_due on schedules (next_at)`

  yield* sql`
    create table webhooks (
      id uuid primary key default gen_random_uuid(),
      team_id uuid not null references teams on delete cascade,
      project_id uuid not null references projects on delete cascade,
      group_id uuid unique references groups on delete cascade,
      secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      rotated_at timestamptz
    )`
  yield* sql`create unique index webhooks_project on webhooks (project_id) where group_id is null`

  yield* sql`
    create table deliveries (
      id bigint generated always as identity primary key,
      webhook_id uuid not null references webhooks on delete cascade,
      body jsonb not null,
      answer jsonb not null,
      at timestamptz not null default now()
    )`
  yield* sql`create index deliveries_webhook on deliveries (webhook_id, id)`

  yield* sql`
    create table feedback (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      team_id uuid not null references teams on delete cascade,
      report jsonb not null,
      created_at timestamptz not null default now()
    )`
  yield* sql`create index feedback_team on feedback (team_id, seq)`

  // Without an answer the row is held by who works on it, until held_until.
  yield* sql`
    create table idempotency (
      scope text not null,
      key text not null,
      fingerprint text not null,
      holder uuid not null,
      held_until timestamptz not null,
      status int,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )`
  yield* sql`create index idempotency_age on idempotency (created_at)`
})
