/** One Postgres cluster: made, started, stopped. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Deferred, Effect, Option, Schedule, Schema } from "effect"
import { spawn, type StdioOptions } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { own } from "./Account.js"
import type { Home } from "./Home.js"
import { ended, factsOf, signal } from "./Processes.js"

/** Postgres did not start or stopped again; the message ends with the last line of its log. */
export class PostgresFailed extends Schema.TaggedError<PostgresFailed>()("PostgresFailed", {
  message: Schema.String
}) {}

/** Starts a program of Postgres: as its account, in a folder that everyone may enter, with nothing of our environment. */
const launch = (home: Home, command: string, args: ReadonlyArray<string>, stdio: StdioOptions) =>
  spawn(command, args, {
    cwd: "/",
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    // A session of its own: Ctrl-C on our terminal is ours to act on.
    detached: true,
    stdio,
    ...Option.getOrElse(home.account, () => ({}))
  })

const logOf = (home: Home) => join(home.folder, "postgres.log")

const lastLine = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home) {
  const log = yield* Effect.option(fs.readFileString(logOf(home)))
  const lines = Option.getOrElse(log, () => "")
    .split("\n")
    .filter((line) => line.trim() !== "")
  return lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? lines.at(-1) ?? "it wrote no log"
})

const failed = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home, what: string) {
  return yield* new PostgresFailed({ message: `${what}: ${yield* lastLine(fs, home)}` })
})

const tooLong = 10_000_000

/** The log, ours to hand to Postgres; begun anew when it has grown long. */
const openLog = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home) {
  const size = yield* fs.stat(logOf(home)).pipe(
    Effect.map((info) => Number(info.size)),
    Effect.orElseSucceed(() => 0)
  )
  const file = yield* fs.open(logOf(home), { flag: size > tooLong ? "w" : "a", mode: 0o600 })
  return file.fd
})

const initdbArguments =
  "--username=assay --auth=trust --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C --no-instructions"

const runInitdb = (home: Home, native: string, folder: string, log: number, sync: boolean) =>
  Effect.async<number>((resume) => {
    const initdb = launch(
      home,
      join(native, "bin/initdb"),
      ["-D", folder, ...initdbArguments.split(" "), ...(sync ? [] : ["--no-sync"])],
      ["ignore", log, log]
    )
    initdb.on("error", () => resume(Effect.succeed(127)))
    initdb.on("exit", (code) => resume(Effect.succeed(code ?? 1)))
    return Effect.sync(() => void initdb.kill("SIGKILL"))
  })

/** Makes the cluster where there is none: aside first, so that it is there whole or not at all. */
export const initialise = Effect.fn("Cluster.initialise")(function* (
  home: Home,
  native: string,
  extra: Readonly<Record<string, string>>
) {
  const fs = yield* FileSystem.FileSystem
  if (yield* fs.exists(join(home.cluster, "PG_VERSION"))) return
  const log = yield* openLog(fs, home)
  const aside = `${home.cluster}.new`
  yield* fs.remove(aside, { recursive: true, force: true })
  yield* fs.makeDirectory(aside, { mode: 0o700 })
  yield* own(home.account, aside)
  const code = yield* runInitdb(home, native, aside, log, extra["fsync"] !== "off")
  if (code !== 0) return yield* failed(fs, home, "The database could not be made")
  yield* fs.remove(home.cluster, { recursive: true, force: true })
  yield* fs.rename(aside, home.cluster)
}, Effect.scoped)

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
    unix_socket_directories: socket,
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

const attempt = Effect.fnUntraced(function* (
  home: Home,
  native: string,
  socket: string,
  extra: Readonly<Record<string, string>>
) {
  const fs = yield* FileSystem.FileSystem
  const log = yield* openLog(fs, home)
  const running = yield* Effect.acquireRelease(start(home, native, settings(socket, extra), log), (started) =>
    stop(fs, home, started)
  )
  yield* ready(fs, home, running).pipe(
    Effect.repeat({ while: (state) => state === "starting", schedule: looks })
  )
  if ((yield* ready(fs, home, running)) !== "ready")
    return yield* failed(fs, home, "The database did not start")
  return running
})

/** Children of a Postgres that was killed live on for a moment, and keep its memory. */
const stillEnding = (error: { readonly _tag: string; readonly message: string }) =>
  error._tag === "PostgresFailed" && /shared memory block|lock file|is being used/i.test(error.message)

/** Runs the cluster until the scope closes; gives it when it takes connections. */
export const serve = (home: Home, native: string, socket: string, extra: Readonly<Record<string, string>>) =>
  attempt(home, native, socket, extra).pipe(
    Effect.retry({ while: stillEnding, schedule: Schedule.spaced("100 millis"), times: 30 }),
    Effect.withSpan("Cluster.serve")
  )
