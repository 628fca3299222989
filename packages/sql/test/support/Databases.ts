/** The databases of one server, and what a run tells its tests of it. */
import * as Sql from "@assay/sql/Sql"
import { PgClient } from "@effect/sql-pg/PgClient"
import { Effect, Redacted } from "effect"

declare module "vitest" {
  interface ProvidedContext {
    /** The server's own database, for its superuser, and the name of the template. */
    readonly postgres: { readonly url: string; readonly template: string }
  }
}

/** The same server's other database. */
export const databaseAt = (url: Redacted.Redacted, name: string): Redacted.Redacted =>
  Redacted.make(Redacted.value(url).replace("/postgres?", `/${name}?`))

export const execute = (url: Redacted.Redacted, statement: string) =>
  Effect.flatMap(PgClient, (sql) => sql.unsafe(statement)).pipe(
    Effect.provide(Sql.layer({ url, maxConnections: 1 }))
  )
