import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

export default Effect.gen(function* () {
  const sql = yield* SqlClient

  yield* sql`
    create table tests (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      short_id text not null unique check (short_id ~ '^[0-9a-z]{8}$'),
      team_id uuid not null references teams on delete cascade,
      project_id uuid not null references projects on delete cascade,
      title text not null,
      steps text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`
  yield* sql`alter table tests alter short_id set default assay_short_id('tests'::regclass)`
  yield* sql`create index tests_project on tests (project_id, seq)`
  yield* sql`create index tests_team_title on tests (team_id, title)`

  yield* sql`
    create table groups (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      short_id text not null unique check (short_id ~ '^[0-9a-z]{8}$'),
      team_id uuid not null references teams on delete cascade,
      project_id uuid not null references projects on delete cascade,
      name text not null,
      prep_test_id uuid references tests on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`
  yield* sql`alter table groups alter short_id set default assay_short_id('groups'::regclass)`
  yield* sql`create index groups_project on groups (project_id, seq)`
  yield* sql`create index groups_team_name on groups (team_id, name)`

  // seq keeps the order in which the tests were added.
  yield* sql`
    create table group_tests (
      group_id uuid not null references groups on delete cascade,
      test_id uuid not null references tests on delete cascade,
      seq bigint generated always as identity,
      primary key (group_id, test_id)
    )`
  yield* sql`create index group_tests_test on group_tests (test_id)`
})
