/** The way to the database: a pool for statements, and a connection that listens. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import * as Reactivity from "@effect/experimental/Reactivity"
import { SqlClient } from "@effect/sql/SqlClient"
import { SqlError } from "@effect/sql/SqlError"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer, Redacted } from "effect"
import { Pool } from "pg"
import { PreparingClient, types } from "./Connections.js"
import { overPool } from "./Direct.js"
import * as EmbeddedPostgres from "./EmbeddedPostgres.js"
import * as Notifications from "./Notifications.js"
import { run } from "./Query.js"

export interface Options {
  /** `postgres://user:password@host:port/database`, or with `?host=` the folder of a unix socket. */
  readonly url: Redacted.Redacted
  /** At most this many connections for statements; 10 by default. One more listens. */
  readonly maxConnections?: number
}

const pool = ({ url, maxConnections = 10 }: Options) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const made = new Pool({
        connectionString: Redacted.value(url),
        application_name: "assay",
        max: maxConnections,
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
        Client: PreparingClient,
        types
      })
      // An idle connection that is cut off is replaced by the pool; without a listener it would end the process.
      made.on("error", () => undefined)
      return made
    }),
    (made) => Effect.promise(() => made.end()).pipe(Effect.interruptible, Effect.timeoutOption("2 seconds"))
  )

const answers = (made: Pool) =>
  Effect.tryPromise({
    try: () => made.query("select 1"),
    catch: (cause) => new SqlError({ cause, message: "Failed to connect" })
  })

const client = (options: Options) =>
  Layer.scopedContext(
    Effect.gen(function* () {
      const connections = yield* run(Effect.tap(pool(options), answers))
      const made = yield* run(PgClient.fromPool({ acquire: Effect.succeed(connections) }))
      return Context.make(PgClient.PgClient, made).pipe(Context.add(SqlClient, overPool(made, connections)))
    })
  ).pipe(Layer.provide(Reactivity.layer))

/** Fails at once when the database does not answer. */
export const layer = (
  options: Options
): Layer.Layer<SqlClient | PgClient.PgClient | Notifications.Notifications, DatabaseUnavailable> =>
  Layer.merge(client(options), Notifications.layer(options.url))

/** Starts the embedded Postgres in the data folder, and stops it with the layer. */
export const layerEmbedded = (options: EmbeddedPostgres.Options & Pick<Options, "maxConnections">) =>
  Layer.unwrapScoped(
    Effect.map(EmbeddedPostgres.start(options), ({ url }) =>
      layer({
        url,
        ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections })
      })
    )
  )
