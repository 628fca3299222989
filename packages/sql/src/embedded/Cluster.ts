/** One Postgres cluster: started, kept up, stopped. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Deferred, Effect, Option, Ref, Schedule } from "effect"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { own } from "./Account.js"
import type { Home } from "./Home.js"
import { ended, factsOf, signal } from "./Processes.js"
import { failed, launch, openLog, PostgresFailed } from "./Programs.js"

/** The lines of postmaster.pid that matter: the process, and whether it takes connections. */
const postmaster = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home) {
  const file = yield* Effect.option(fs.readFileString(join(home.cluster, "postmaster.pid")))
  return Option.map(file, (content) => {
    const lines = content.split("\n")
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === "ready" }
  })
})

/** Stops a Postgres that a dead server left, and takes away what says that it runs. */
export const clearOld = Effect.fn("Cluster.clearOld")(function* (home: Home) {
  const fs = yield* FileSystem.FileSystem
  const old = yield* postmaster(fs, home)
  if (Option.isNone(old)) return
  const { pid } = old.value
  const facts = pid > 0 ? yield* factsOf(pid) : Option.none()
  if (Option.exists(facts, ({ command }) => command.includes(home.cluster))) {
    yield* signal(pid, "SIGINT")
    const gone = (yield* ended(pid, 5000)) || ((yield* signal(pid, "SIGQUIT")) && (yield* ended(pid, 2000)))
    if (!gone)
      return yield* new PostgresFailed({
        message: `A Postgres that an earlier server left (process ${pid}) does not stop; stop it, then start again`
      })
  }
  yield* fs.remove(join(home.cluster, "postmaster.pid"), { force: true })
})

/** The longest path that a unix socket may have, in bytes, with the ending of Linux's limit left out. */
const longestSocketPath = 103

/** A folder for the socket that only Postgres's account (and root) can enter, with a path that is short enough. */
export const socketFolder = Effect.fn("Cluster.socketFolder")(function* (home: Home) {
  const fs = yield* FileSystem.FileSystem
  const fits = (folder: string) => Buffer.byteLength(join(folder, ".s.PGSQL.5432")) <= longestSocketPath
  const inHome = join(home.folder, "run")
  if (fits(inHome)) {
    yield* fs.makeDirectory(inHome, { recursive: true, mode: 0o700 })
    yield* fs.chmod(inHome, 0o700)
    yield* own(home.account, inHome)
    return inHome
  }
  const made = yield* fs.makeTempDirectoryScoped({
    directory: fits(join(tmpdir(), "assay-0123456789")) ? tmpdir() : "/tmp",
    prefix: "assay-"
  })
  yield* own(home.account, made)
  return made
})

/**
 * Postgres as the child of a shell that ends it when our end of the pipe closes, however this process ends. The shell waits
 * for it, so its process id cannot become another's in between.
 */
const keeper = `"$@" 3<&- & pid=$!
{ read -r _ <&3; kill -INT $pid; } 2>/dev/null & reader=$!
exec 3<&-
wait $pid; code=$?
kill $reader 2>/dev/null
exit $code`

const settings = (socket: string, extra: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.entries({
    listen_addresses: "",
    port: "5432",
    // A list: in quotes, a comma in the path is no end of it.
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    shared_buffers: "64MB",
    max_connections: "100",
    wal_level: "minimal",
    max_wal_senders: "0",
    timezone: "UTC",
    log_timezone: "UTC",
    ...extra
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`])

export interface Running {
  /** Ends it in order: connections are cut off, everything is written. */
  readonly stop: Effect.Effect<void>
  /** Completes when it has ended by itself or was stopped. */
  readonly exited: Effect.Effect<void>
  readonly hasExited: Effect.Effect<boolean>
}

const start = (home: Home, native: string, args: ReadonlyArray<string>, log: number) =>
  Effect.map(Deferred.make<void>(), (exited): Running => {
    const command = [join(native, "bin/postgres"), "-D", home.cluster, ...args]
    const child = launch(
      home,
      "/bin/sh",
      ["-c", `exec 3<&0 </dev/null\n${keeper}`, "sh", ...command],
      ["pipe", log, log]
    )
    const done = () => void Deferred.unsafeDone(exited, Effect.void)
    child.on("error", done)
    child.on("exit", done)
    child.stdin?.on("error", () => undefined)
    // It does not hold up the end of this process; the pipe's end ends it.
    child.unref()
    return {
      exited: Deferred.await(exited),
      hasExited: Deferred.isDone(exited),
      stop: Effect.zipRight(
        Effect.sync(() => void child.stdin?.destroy()),
        Deferred.await(exited)
      )
    }
  })

/** A stop in order takes no longer, or Postgres is told to leave everything as it is and recover later. */
const stopWithin = "20 seconds"

const stop = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home, running: Running) {
  const stopped = yield* running.stop.pipe(Effect.interruptible, Effect.timeoutOption(stopWithin))
  if (Option.isSome(stopped)) return
  const left = yield* postmaster(fs, home)
  if (Option.isSome(left)) yield* signal(left.value.pid, "SIGQUIT")
  yield* running.exited.pipe(Effect.interruptible, Effect.timeoutOption("5 seconds"))
})

/** Whether it takes connections: asked until it does, or has ended. No race, so that it works where nothing is interruptible. */
const ready = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home, running: Running) {
  const found = yield* postmaster(fs, home)
  if (Option.exists(found, (each) => each.ready)) return "ready" as const
  return (yield* running.hasExited) ? ("exited" as const) : ("starting" as const)
})

/** 2 minutes: recovery after a power cut reads the whole log of writes, and may take its time. */
const looks = Schedule.intersect(Schedule.spaced("10 millis"), Schedule.recurs(12_000))

/** What a cluster is started with. */
export interface Start {
  readonly home: Home
  /** The folder with `bin`, `lib` and `share`. */
  readonly native: string
  /** The folder of the socket. */
  readonly socket: string
  readonly settings: Readonly<Record<string, string>>
}

type Current = Ref.Ref<Option.Option<Running>>

/** Starts it once, and waits until it takes connections. */
const attempt = Effect.fnUntraced(function* (how: Start, current: Current) {
  const fs = yield* FileSystem.FileSystem
  yield* clearOld(how.home)
  const log = yield* openLog(fs, how.home)
  const running = yield* start(how.home, how.native, settings(how.socket, how.settings), log)
  yield* Ref.set(current, Option.some(running))
  yield* ready(fs, how.home, running).pipe(
    Effect.repeat({ while: (state) => state === "starting", schedule: looks })
  )
  if ((yield* ready(fs, how.home, running)) !== "ready")
    return yield* failed(fs, how.home, "The database did not start")
}, Effect.scoped)

/** Children of a Postgres that was killed live on for a moment, and keep its memory. */
const stillEnding = (error: { readonly _tag: string; readonly message: string }) =>
  error._tag === "PostgresFailed" && /shared memory block|lock file|is being used/i.test(error.message)

const up = (how: Start, current: Current) =>
  attempt(how, current).pipe(
    Effect.retry({ while: stillEnding, schedule: Schedule.spaced("100 millis"), times: 30 })
  )

/** Starts it again whenever it has ended by itself, as when the system ran out of memory. */
const keepUp = (how: Start, current: Current) =>
  Effect.flatMap(
    Ref.get(current),
    Option.match({ onNone: () => Effect.void, onSome: ({ exited }) => exited })
  ).pipe(
    Effect.zipRight(Effect.logWarning("The embedded Postgres has ended by itself and is started again")),
    Effect.zipRight(
      up(how, current).pipe(
        Effect.tapError((error) => Effect.logError("The embedded Postgres does not start", error)),
        Effect.retry(Schedule.spaced("5 seconds"))
      )
    ),
    Effect.forever
  )

/** Runs the cluster until the scope closes; comes back when it takes connections. */
export const serve = Effect.fn("Cluster.serve")(function* (how: Start) {
  const fs = yield* FileSystem.FileSystem
  const current = yield* Ref.make(Option.none<Running>())
  yield* Effect.addFinalizer(() =>
    Effect.flatMap(
      Ref.get(current),
      Option.match({ onNone: () => Effect.void, onSome: (running) => stop(fs, how.home, running) })
    )
  )
  yield* up(how, current)
  // Also for a caller who starts it where nothing is interruptible: it must not hold up the end.
  yield* Effect.forkScoped(Effect.interruptible(keepUp(how, current)))
})
