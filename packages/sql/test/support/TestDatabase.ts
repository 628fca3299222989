/**
 * An empty, migrated database for a test, in one embedded Postgres a test file. Real time is used to start it, whatever clock
 * the test has.
 */
import * as EmbeddedPostgres from "@assay/sql/EmbeddedPostgres"
import * as Migrations from "@assay/sql/Migrations"
import { layerRepos } from "@assay/sql/Repos"
import * as Sql from "@assay/sql/Sql"
import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { randomUUID } from "node:crypto"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll } from "vitest"

/** A folder that is gone with the scope, and that any account may enter. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(tmpdir(), "assay-test-"))
    await chmod(folder, 0o755)
    return folder
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

class Server extends Context.Tag("Server")<Server, { readonly url: Redacted.Redacted }>() {}

const quick = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }

/** The same server's other database. */
const databaseAt = (url: Redacted.Redacted, name: string) =>
  Redacted.make(Redacted.value(url).replace("/postgres?", `/${name}?`))

const template = "assay_template"

const server = ManagedRuntime.make(
  Layer.scoped(
    Server,
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const { url } = yield* EmbeddedPostgres.start({ dataDir: folder, settings: quick })
      yield* execute(url, `create database ${template}`)
      yield* Migrations.run.pipe(Effect.provide(Sql.layer({ url: databaseAt(url, template) })))
      return { url }
    })
  )
)

afterAll(() => server.dispose())

function execute(url: Redacted.Redacted, statement: string) {
  return Effect.flatMap(PgClient, (sql) => sql.unsafe(statement)).pipe(
    Effect.provide(Sql.layer({ url, maxConnections: 1 }))
  )
}

const newDatabase = Effect.gen(function* () {
  const { url } = yield* Server
  const name = `test_${randomUUID().replaceAll("-", "")}`
  yield* execute(url, `create database ${name} template ${template} strategy file_copy`)
  return databaseAt(url, name)
})

/** The address of a migrated database that nobody else uses. */
export const freshUrl: Effect.Effect<Redacted.Redacted> = Effect.promise(() => server.runPromise(newDatabase))

/** The address of the server's own database, for a test that makes databases itself. */
export const serverUrl: Effect.Effect<Redacted.Redacted> = Effect.promise(() =>
  server.runPromise(Effect.map(Server, ({ url }) => url))
)

/** Every repository and the connection, over the database at that address. */
export const layerAt = (url: Redacted.Redacted) =>
  Layer.provideMerge(layerRepos, Layer.orDie(Sql.layer({ url, maxConnections: 10 })))

/** The connection alone, over an empty migrated database. */
export const layerSql = Layer.unwrapEffect(
  Effect.map(freshUrl, (url) => Sql.layer({ url, maxConnections: 10 }))
).pipe(Layer.orDie)

/** Every repository and the connection, over an empty migrated database. */
export const layer = Layer.provideMerge(layerRepos, layerSql)
