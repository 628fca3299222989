import { SqlClient } from "@effect/sql/SqlClient"
import { Effect } from "effect"

export default Effect.gen(function* () {
  const sql = yield* SqlClient

  // Eight characters, free in the table: a person types them, so they are short enough to meet each other now and then.
  yield* sql`
    create function assay_short_id(place regclass) returns text language plpgsql volatile as $$
    declare
      made text;
      taken boolean;
    begin
      loop
        select string_agg(substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + floor(random() * 36)::int, 1), '')
          into made from generate_series(1, 8);
        execute format('select exists(select 1 from %s where short_id = $1)', place) into taken using made;
        if not taken then return made; end if;
      end loop;
    end $$`

  yield* sql`
    create table teams (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      name text not null,
      created_at timestamptz not null default now()
    )`

  yield* sql`
    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      team_id uuid references teams on delete cascade,
      name text not null,
      hash bytea not null unique check (length(hash) = 32),
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      revoked_at timestamptz
    )`
  yield* sql`create index api_keys_team on api_keys (team_id)`
})
