/** Brings the database's schema up to date. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import * as Migrator from "@effect/sql/Migrator"
import { SqlClient } from "@effect/sql/SqlClient"
import { Effect, Schema } from "effect"
import teams from "./migrations/0001_teams.js"
import projects from "./migrations/0002_projects.js"
import tests from "./migrations/0003_tests.js"
import runs from "./migrations/0004_runs.js"
import steps from "./migrations/0005_steps.js"
import triggers from "./migrations/0006_triggers.js"
import teamQueues from "./migrations/0007_team_queues.js"
import warnings from "./migrations/0008_warnings.js"
import * as Query from "./Query.js"

/** Named here, not looked for in a folder: the bundled command has no folder to look in. */
const migrations: ReadonlyArray<Migrator.ResolvedMigration> = [
  [1, "teams", Effect.succeed(teams)],
  [2, "projects", Effect.succeed(projects)],
  [3, "tests", Effect.succeed(tests)],
  [4, "runs", Effect.succeed(runs)],
  [5, "steps", Effect.succeed(steps)],
  [6, "triggers", Effect.succeed(triggers)],
  [7, "team_queues", Effect.succeed(teamQueues)],
  [8, "warnings", Effect.succeed(warnings)]
]

const table = "assay_migrations"
/** Any number that nobody else takes in this database. */
const lockId = 4_400_170_421

/** The database was made by a newer version of this service, whose schema is not known here. */
export class SchemaTooNew extends Schema.TaggedError<SchemaTooNew>()("SchemaTooNew", {
  message: Schema.String
}) {}

const refuseNewer = Effect.fnUntraced(function* (sql: SqlClient) {
  const [newest] = yield* sql<{ id: number }>`select max(migration_id)::int as id from ${sql(table)}`
  const known = migrations.length
  if ((newest?.id ?? 0) > known)
    return yield* new SchemaTooNew({
      message: `The database's schema has version ${newest?.id}, and this Assay knows versions up to ${known}: start a newer one`
    })
})

const migrate = Migrator.make({})({ loader: Effect.succeed(migrations), table })

/**
 * Runs what is missing, in one transaction, and gives its names. Safe under several starts at once: the others wait, and find
 * nothing left to do.
 */
export const run: Effect.Effect<
  ReadonlyArray<string>,
  DatabaseUnavailable | SchemaTooNew,
  SqlClient
> = Effect.gen(function* () {
  const sql = yield* SqlClient
  const all = Effect.gen(function* () {
    // The migrator makes its table before it takes a lock, and two at once would trip over each other there.
    yield* sql`select pg_advisory_xact_lock(${lockId}::bigint)`
    yield* sql`create table if not exists ${sql(table)} (
      migration_id integer primary key,
      created_at timestamptz not null default now(),
      name text not null
    )`
    yield* refuseNewer(sql)
    return yield* migrate.pipe(Effect.catchTag("MigrationError", Effect.die))
  })
  const done = yield* Query.transaction(sql, all)
  return done.map(([, name]) => name)
}).pipe(Effect.withSpan("Migrations.run"))
