/** The databases of one server. */
import * as Sql from "@assay/sql/Sql"
import { PgClient } from "@effect/sql-pg/PgClient"
import { Effect, Redacted } from "effect"

/** The same server's other database. */
export const databaseAt = (url: Redacted.Redacted, name: string): Redacted.Redacted =>
  Redacted.make(Redacted.value(url).replace("/postgres?", `/${name}?`))

export const execute = (url: Redacted.Redacted, statement: string) =>
  Effect.flatMap(PgClient, (sql) => sql.unsafe(statement)).pipe(
    Effect.provide(Sql.layer({ url, maxConnections: 1 }))
  )
