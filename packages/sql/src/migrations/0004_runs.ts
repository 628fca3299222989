import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

export default Effect.gen(function* () {
  const sql = yield* SqlClient

  yield* sql`
    create table batches (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      team_id uuid not null references teams on delete cascade,
      project_id uuid not null references projects on delete cascade,
      group_id uuid not null references groups on delete cascade,
      name text not null,
      platform text not null check (platform in ('web', 'ios', 'android')),
      in_order boolean not null,
      created_at timestamptz not null default now()
    )`
  yield* sql`create index batches_group on batches (group_id, seq)`

  // seq is the order of the queue. waits: another run of the batch has to end first, so it is not for claiming yet.
  // losses counts the workers that were lost with it; attempt every start.
  yield* sql`
    create table runs (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      short_id text not null unique check (short_id ~ '^[0-9a-z]{8}$'),
      team_id uuid not null references teams on delete cascade,
      project_id uuid not null references projects on delete cascade,
      test_id uuid references tests on delete set null,
      group_id uuid references groups on delete set null,
      batch_id uuid references batches on delete cascade,
      kind text not null check (kind in ('test', 'preparation', 'exploration')),
      status text not null check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
      verdict text check (verdict in ('PASSED', 'FAILED', 'BLOCKED')),
      reason text,
      error_code text,
      error_message text,
      skip_reason text,
      title text not null,
      steps text not null,
      platform text not null check (platform in ('web', 'ios', 'android')),
      target_url text not null,
      environment_id uuid references environments on delete set null,
      environment_name text,
      mobile_app_id uuid references mobile_apps on delete set null,
      request jsonb,
      waits boolean not null default false,
      attempt int not null default 0 check (attempt >= 0),
      losses int not null default 0 check (losses >= 0),
      owner text,
      lease_until timestamptz,
      summary text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      constraint runs_verdict_of_completed check (verdict is null or status = 'completed'),
      constraint runs_reason_of_completed check (reason is null or (status = 'completed' and verdict <> 'PASSED')),
      constraint runs_error_of_failed check ((error_code is not null) = (status = 'failed')),
      constraint runs_message_of_failed check (error_message is null or status = 'failed'),
      constraint runs_skip_of_cancelled check (skip_reason is null or status = 'cancelled'),
      constraint runs_lease_of_running check (
        (status = 'running') = (owner is not null) and (status = 'running') = (lease_until is not null)
      ),
      constraint runs_started check (case status
        when 'queued' then started_at is null
        when 'running' then started_at is not null and attempt > 0
        else true end),
      constraint runs_finished check ((status in ('completed', 'failed', 'cancelled')) = (finished_at is not null)),
      constraint runs_waits_of_queued check (not waits or (status = 'queued' and batch_id is not null)),
      constraint runs_preparation_of_batch check (kind <> 'preparation' or batch_id is not null)
    )`
  yield* sql`alter table runs alter short_id set default assay_short_id('runs'::regclass)`
  yield* sql`create index runs_queue on runs (seq) where status = 'queued' and not waits`
  yield* sql`create index runs_leases on runs (lease_until) where status = 'running'`
  yield* sql`create index runs_batch on runs (batch_id, seq)`
  yield* sql`create index runs_batch_open on runs (batch_id, seq) where status in ('queued', 'running')`
  yield* sql`create unique index runs_batch_preparation on runs (batch_id) where kind = 'preparation'`
  yield* sql`create index runs_team on runs (team_id, seq)`
  yield* sql`create index runs_team_created on runs (team_id, created_at)`
  yield* sql`create index runs_project on runs (project_id, seq)`
  yield* sql`create index runs_test on runs (test_id, seq)`
  yield* sql`create index runs_group on runs (group_id, seq)`
  yield* sql`create index runs_environment on runs (environment_id) where environment_id is not null`
  yield* sql`create index runs_mobile_app on runs (mobile_app_id) where status in ('queued', 'running')`

  yield* sql`
    create function assay_run_keeps_its_end() returns trigger language plpgsql as $$
    begin
      raise exception 'run % has ended as % and cannot become %', old.id, old.status, new.status;
    end $$`
  yield* sql`
    create trigger runs_end_once before update of status, verdict on runs for each row
    when (old.status in ('completed', 'failed', 'cancelled')
      and (new.status is distinct from old.status or new.verdict is distinct from old.verdict))
    execute function assay_run_keeps_its_end()`

  // However a run of a batch ends, what waited for it goes on in the same transaction. In a batch that runs in order, its row is
  // locked: two ends at once must see each other, or the next run would wait for ever.
  yield* sql`
    create function assay_batch_goes_on() returns trigger language plpgsql as $$
    declare
      one_at_a_time boolean;
    begin
      select in_order into one_at_a_time from batches where id = new.batch_id;
      if one_at_a_time then
        perform 1 from batches where id = new.batch_id for update;
      elsif new.kind <> 'preparation' then
        return null;
      end if;
      if new.kind = 'preparation' and new.verdict is distinct from 'PASSED' then
        update runs set status = 'completed', verdict = 'BLOCKED', reason = 'preparation_failed', waits = false,
          finished_at = now(), summary = 'The preparation of the group did not pass, so the test was not run.'
          where batch_id = new.batch_id and status = 'queued';
      elsif one_at_a_time then
        update runs set waits = false where waits and status = 'queued' and id = (
          select id from runs where batch_id = new.batch_id and status in ('queued', 'running') order by seq limit 1);
      elsif new.kind = 'preparation' then
        update runs set waits = false where batch_id = new.batch_id and waits and status = 'queued';
      end if;
      perform pg_notify('assay_runs', 'batch');
      return null;
    end $$`
  yield* sql`
    create trigger runs_batch_goes_on after update of status on runs for each row
    when (new.batch_id is not null and old.status in ('queued', 'running')
      and new.status in ('completed', 'failed', 'cancelled'))
    execute function assay_batch_goes_on()`

  // Watchers are told whatever wrote the change.
  yield* sql`
    create function assay_run_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('assay_run_events', new.id::text);
      return null;
    end $$`
  yield* sql`
    create trigger runs_changed after update of status on runs for each row
    when (new.status is distinct from old.status) execute function assay_run_changed()`
})
