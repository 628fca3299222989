/** The database's schema brought up to date, without serving. */
import * as Migrations from "@assay/sql/Migrations"
import { Effect, Option, type Redacted } from "effect"
import { connection } from "./Server.js"

/** Gives the names of what was done; nothing when the schema was up to date. */
export const migrate = (options: {
  readonly dataFolder: string
  readonly databaseUrl: Option.Option<Redacted.Redacted>
}) => {
  const databaseUrl = Option.getOrUndefined(options.databaseUrl)
  return Migrations.run.pipe(
    Effect.provide(
      connection({ dataFolder: options.dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
    )
  )
}
