/** One embedded Postgres for all test files of a package in a run, with a migrated database as the template of theirs. */
import * as EmbeddedPostgres from "@assay/sql/EmbeddedPostgres"
import * as Migrations from "@assay/sql/Migrations"
import * as Sql from "@assay/sql/Sql"
import { Effect, Exit, Redacted, Scope } from "effect"
import type { TestProject } from "vitest/node"
import { databaseAt, execute } from "./Databases.js"
import { temporaryFolder } from "./TemporaryFolder.js"

const template = "assay_template"

/** Every file that runs beside another has connections of its own. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "400" }

const start = Effect.gen(function* () {
  const { url } = yield* EmbeddedPostgres.start({ dataDir: yield* temporaryFolder, settings })
  yield* execute(url, `create database ${template}`)
  yield* Migrations.run.pipe(Effect.provide(Sql.layer({ url: databaseAt(url, template) })))
  return { url: Redacted.value(url), template }
})

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const scope = Effect.runSync(Scope.make())
  project.provide("postgres", await Effect.runPromise(Scope.extend(start, scope)))
  return () => Effect.runPromise(Scope.close(scope, Exit.void))
}
