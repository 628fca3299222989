import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

export default Effect.gen(function* () {
  const sql = yield* SqlClient

  yield* sql`
    create table projects (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      short_id text not null unique check (short_id ~ '^[0-9a-z]{8}$'),
      team_id uuid not null references teams on delete cascade,
      name text not null,
      url text not null,
      project_type text not null check (project_type in ('web', 'mobile')),
      description text not null default '',
      browser_region text check (browser_region in ('eu', 'us')),
      pr_testing_enabled boolean not null default false,
      pr_testing_instructions text not null default '',
      pr_testing_debounce_minutes int not null default 0 check (pr_testing_debounce_minutes between 0 and 60),
      pr_testing_block_merge boolean not null default false,
      include_example_mobile_app boolean not null default false,
      auto_delete_oldest_mobile_app boolean not null default false,
      accessibility_audit_enabled boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint projects_region_of_web check (browser_region is null or project_type = 'web'),
      constraint projects_settings_of_mobile check (
        project_type = 'mobile' or not (include_example_mobile_app or auto_delete_oldest_mobile_app)
      )
    )`
  yield* sql`alter table projects alter short_id set default assay_short_id('projects'::regclass)`
  yield* sql`create index projects_team_name on projects (team_id, name)`

  yield* sql`
    create table environments (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      project_id uuid not null references projects on delete cascade,
      name text not null,
      slug text not null,
      kind text not null check (kind in ('production', 'staging', 'preview', 'custom')),
      url text not null,
      created_at timestamptz not null default now(),
      constraint environments_slug unique (project_id, slug)
    )`

  yield* sql`
    create table secrets (
      project_id uuid not null references projects on delete cascade,
      name text not null,
      encrypted bytea not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (project_id, name)
    )`

  yield* sql`
    create table mobile_apps (
      id uuid primary key,
      seq bigint generated always as identity,
      project_id uuid not null references projects on delete cascade,
      platform text not null check (platform in ('ios', 'android')),
      name text not null,
      bundle_id text not null,
      version text not null,
      filename text not null,
      bytes bigint not null check (bytes >= 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now()
    )`
  yield* sql`create index mobile_apps_project on mobile_apps (project_id, seq)`
})
