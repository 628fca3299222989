/** An empty, migrated database for a test, in the one Postgres of the run, see PostgresOfRun.ts. */
import { layerRepos } from "@assay/sql/Repos"
import * as Sql from "@assay/sql/Sql"
import { Effect, Layer, Redacted } from "effect"
import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { databaseAt, execute } from "./Databases.js"

export { temporaryFolder } from "./TemporaryFolder.js"

/** The address of the server's own database, for a test that makes databases itself. */
export const serverUrl: Effect.Effect<Redacted.Redacted> = Effect.sync(() =>
  Redacted.make(inject("postgres").url)
)

const newDatabase = Effect.gen(function* () {
  const url = yield* serverUrl
  const name = `test_${randomUUID().replaceAll("-", "")}`
  yield* execute(url, `create database ${name} template ${inject("postgres").template} strategy file_copy`)
  return databaseAt(url, name)
})

/** The address of a migrated database that nobody else uses; made in real time, whatever clock the test has. */
export const freshUrl: Effect.Effect<Redacted.Redacted> = Effect.promise(() => Effect.runPromise(newDatabase))

/** Every repository and the connection, over the database at that address. */
export const layerAt = (url: Redacted.Redacted) =>
  Layer.provideMerge(layerRepos, Layer.orDie(Sql.layer({ url, maxConnections: 10 })))

/** The connection alone, over an empty migrated database. */
export const layerSql = Layer.unwrapEffect(
  Effect.map(freshUrl, (url) => Sql.layer({ url, maxConnections: 10 }))
).pipe(Layer.orDie)

/** Every repository and the connection, over an empty migrated database. */
export const layer = Layer.provideMerge(layerRepos, layerSql)
