import * as EmbeddedPostgres from "@assay/sql/EmbeddedPostgres"
import * as Sql from "@assay/sql/Sql"
import { SqlClient } from "@effect/sql/SqlClient"
import { describe, expect, it, layer } from "@effect/vitest"
import { Context, Effect, Exit, Layer, Logger, LogLevel, Redacted, Schedule, Scope } from "effect"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs"
import { dirname, join } from "node:path"
import { makeProgram, runProgram } from "./support/Child.js"
import { temporaryFolder } from "./support/TestDatabase.js"

const ask = (url: Redacted.Redacted, statement: string) =>
  Effect.flatMap(SqlClient, (sql) => sql.unsafe<{ answer: unknown }>(statement)).pipe(
    Effect.provide(Sql.layer({ url })),
    Effect.map((rows) => rows[0]?.answer)
  )

const startAndStop = Effect.fnUntraced(function* (dataDir: string, statement: string) {
  const scope = yield* Scope.make()
  const { url } = yield* Scope.extend(EmbeddedPostgres.start({ dataDir }), scope)
  const answer = yield* ask(url, statement)
  yield* Scope.close(scope, Exit.void)
  return answer
})

const pidOf = (cluster: string) =>
  Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0])

/** One that has ended and is not reaped yet does not run. */
const runs = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))

const untilGone = (pid: number) =>
  Effect.sync(() => runs(pid)).pipe(
    Effect.repeat({ while: (yes) => yes, schedule: Schedule.spaced("20 millis") })
  )

/** Where the database lies, if that is outside of the data folder. */
const placeOutside = (dataDir: string): ReadonlyArray<string> => {
  const pointer = join(dataDir, "postgres-location")
  return existsSync(pointer) ? [readFileSync(pointer, "utf8").trim()] : []
}

/** A process that owns a database, with Postgres's packages as npm puts them: made once for the tests that only run it. */
class Program extends Context.Tag("Program")<Program, { readonly file: string }>() {
  static readonly layer = Layer.scoped(
    Program,
    Effect.gen(function* () {
      return { file: yield* makeProgram(yield* temporaryFolder, "./OwnerProgram.ts", true) }
    })
  )
}

const ownerOf = Effect.fn("ownerOf")(function* (dataDir: string, uid?: number) {
  const { file } = yield* Program
  return yield* runProgram(file, [dataDir], uid)
})

const live = { excludeTestServices: true, timeout: "60 seconds" } as const

const isRoot = process.getuid?.() === 0
const nobody = isRoot ? 65534 : undefined

describe("the embedded Postgres", () => {
  it.scopedLive("starts in an empty data folder and answers", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "not", "there", "yet")
      const { url } = yield* EmbeddedPostgres.start({ dataDir })
      expect(yield* ask(url, "select current_user as answer")).toBe("assay")
    })
  )

  it.scopedLive("keeps its data from one start to the next", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      yield* startAndStop(dataDir, "create table kept as select 42 as answer")
      expect(yield* startAndStop(dataDir, "select answer from kept")).toBe(42)
    })
  )

  it.scopedLive("leaves no process and no lock behind when it is stopped", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const scope = yield* Scope.make()
      const { cluster } = yield* Scope.extend(EmbeddedPostgres.start({ dataDir }), scope)
      const pid = pidOf(cluster)
      expect(runs(pid)).toBe(true)
      yield* Scope.close(scope, Exit.void)
      expect(runs(pid)).toBe(false)
      expect(existsSync(join(dataDir, "server.lock"))).toBe(false)
    })
  )

  it.scopedLive("runs under an account that is not root's, and lets nobody else in", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const { cluster, url } = yield* EmbeddedPostgres.start({ dataDir })
      const status = readFileSync(`/proc/${pidOf(cluster)}/status`, "utf8")
      expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe(String(nobody ?? process.getuid?.()))
      const socket = /host=([^&]*)/.exec(Redacted.value(url))?.[1] ?? ""
      expect(statSync(decodeURIComponent(socket)).mode & 0o777).toBe(0o700)
      expect(yield* ask(url, "show listen_addresses")).toBeUndefined()
    })
  )

  it.scopedLive("is refused to a second server in the same folder", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const { url } = yield* EmbeddedPostgres.start({ dataDir })
      const error = yield* Effect.flip(EmbeddedPostgres.start({ dataDir }))
      expect(error).toBeInstanceOf(EmbeddedPostgres.DataFolderInUse)
      expect(error.message).toContain(dataDir)
      expect(error.message).toContain(String(process.pid))
      // The refused one left the other alone.
      expect(yield* ask(url, "select 1 as answer")).toBe(1)
      expect(existsSync(join(dataDir, "server.lock"))).toBe(true)
    })
  )

  it.scopedLive("goes to one of two that start at once", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const start = Effect.either(EmbeddedPostgres.start({ dataDir }))
      const both = yield* Effect.all([start, start], { concurrency: 2 })
      expect(both.map((each) => each._tag).sort()).toEqual(["Left", "Right"])
    })
  )

  it.scopedLive("takes no notice of a lock whose process is gone, or whose number another has now", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      for (const left of [
        { pid: 2 ** 22 + 1, started: "long ago" },
        { pid: process.pid, started: "another start" },
        "not JSON"
      ]) {
        writeFileSync(join(dataDir, "server.lock"), typeof left === "string" ? left : JSON.stringify(left))
        expect(yield* startAndStop(dataDir, "select 7 as answer")).toBe(7)
      }
    })
  )

  it.scopedLive("says so when the data folder cannot be made", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      writeFileSync(join(folder, "file"), "")
      const error = yield* Effect.flip(EmbeddedPostgres.start({ dataDir: join(folder, "file", "data") }))
      expect(error).toBeInstanceOf(EmbeddedPostgres.DataFolderUnwritable)
      expect(error.message).toContain(join(folder, "file", "data"))
    })
  )

  it.scopedLive("starts where a path is too long for a socket", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "a".repeat(100), "b".repeat(100))
      expect(yield* startAndStop(dataDir, "select 3 as answer")).toBe(3)
    })
  )

  it.scopedLive("starts where a path has spaces, quotes, commas and letters of every kind", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, `it's "Ünï", $HOME 100%`)
      expect(yield* startAndStop(dataDir, "select 4 as answer")).toBe(4)
    })
  )

  it.scopedLive("is started again when it ends by itself", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const { cluster, url } = yield* EmbeddedPostgres.start({ dataDir })
      yield* ask(url, "create table kept as select 42 as answer")
      const first = pidOf(cluster)
      process.kill(first, "SIGKILL")
      const answer = yield* Effect.retry(ask(url, "select answer from kept"), Schedule.spaced("50 millis"))
      expect(answer).toBe(42)
      expect(pidOf(cluster)).not.toBe(first)
    }).pipe(Logger.withMinimumLogLevel(LogLevel.None))
  )

  it.scopedLive("says what Postgres said when it does not start", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const start = EmbeddedPostgres.start({ dataDir, settings: { shared_buffers: "none" } })
      const error = yield* Effect.flip(start)
      expect(error).toBeInstanceOf(EmbeddedPostgres.PostgresFailed)
      expect(error.message).toContain("shared_buffers")
      expect(yield* startAndStop(dataDir, "select 5 as answer")).toBe(5)
    })
  )

  it.scopedLive("starts in a data folder that is closed to others, and keeps it closed", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      mkdirSync(dataDir, { mode: 0o700 })
      const { cluster } = yield* EmbeddedPostgres.start({ dataDir })
      expect(cluster).toBe(join(realpathSync(dataDir), "postgres"))
      expect(statSync(dataDir).mode & 0o767).toBe(0o700)
      expect(statSync(dataDir).uid).toBe(process.getuid?.())
    })
  )

  it.scopedLive(
    "begins with an empty database where the data folder was deleted, wherever the old one lay",
    () =>
      Effect.gen(function* () {
        const closed = yield* temporaryFolder
        chmodSync(closed, 0o700)
        const dataDir = join(closed, "data")
        const first = yield* Scope.make()
        const { url } = yield* Scope.extend(EmbeddedPostgres.start({ dataDir }), first)
        yield* ask(url, "create table kept as select 42 as answer")
        yield* Scope.close(first, Exit.void)
        const old = placeOutside(dataDir)
        rmSync(dataDir, { recursive: true })
        const kept = "select count(*)::int as answer from pg_tables where tablename = 'kept'"
        expect(yield* startAndStop(dataDir, kept)).toBe(0)
        for (const place of [...old, ...placeOutside(dataDir)]) rmSync(place, { recursive: true })
      })
  )

  it.scopedLive("starts below a folder that is closed to others, and finds its data there again", () =>
    Effect.gen(function* () {
      const closed = yield* temporaryFolder
      chmodSync(closed, 0o700)
      const dataDir = join(closed, "data")
      const first = yield* Scope.make()
      const { cluster, url } = yield* Scope.extend(EmbeddedPostgres.start({ dataDir }), first)
      yield* ask(url, "create table kept as select 42 as answer")
      yield* Scope.close(first, Exit.void)
      // Only root has to move out of the way.
      expect(cluster.startsWith(realpathSync(closed))).toBe(!isRoot)
      expect(yield* startAndStop(dataDir, "select answer from kept")).toBe(42)
      if (!cluster.startsWith(realpathSync(closed))) {
        rmSync(dirname(cluster), { recursive: true })
        const error = yield* Effect.flip(EmbeddedPostgres.start({ dataDir }))
        expect(error).toBeInstanceOf(EmbeddedPostgres.PostgresFailed)
        expect(error.message).toContain(dirname(cluster))
      }
    })
  )
})

layer(Program.layer, live)("the embedded Postgres of a process that is killed", (it) => {
  it.scoped("ends by itself, and starts again with its data", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      const owner = yield* ownerOf(dataDir)
      const url = Redacted.make(yield* owner.said("url "))
      const pid = pidOf(yield* owner.said("cluster "))
      yield* ask(url, "create table kept as select 42 as answer")
      yield* owner.kill("SIGKILL")
      yield* untilGone(pid)
      expect(yield* startAndStop(dataDir, "select answer from kept")).toBe(42)
    })
  )

  it.scoped("is replaced at once by the next start", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      const owner = yield* ownerOf(dataDir)
      const url = Redacted.make(yield* owner.said("url "))
      yield* ask(url, "create table kept as select 42 as answer")
      const refused = yield* Effect.flip(EmbeddedPostgres.start({ dataDir }))
      expect(refused.message).toContain(String(owner.pid))
      yield* owner.kill("SIGKILL")
      expect(yield* startAndStop(dataDir, "select answer from kept")).toBe(42)
    })
  )

  it.scoped("is replaced also when nobody is left to end it", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      const owner = yield* ownerOf(dataDir)
      const url = Redacted.make(yield* owner.said("url "))
      yield* ask(url, "create table kept as select 42 as answer")
      const pid = pidOf(yield* owner.said("cluster "))
      const keeper = Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
      yield* Effect.addFinalizer(() => Effect.ignore(Effect.try(() => process.kill(-keeper, "SIGKILL"))))
      process.kill(-keeper, "SIGSTOP")
      process.kill(pid, "SIGCONT")
      yield* owner.kill("SIGKILL")
      process.kill(keeper, "SIGKILL")
      expect(runs(pid)).toBe(true)
      expect(yield* startAndStop(dataDir, "select answer from kept")).toBe(42)
      expect(runs(pid)).toBe(false)
    })
  )
})

// With packages of its own: root has put the missing links into the others.
layer(Layer.fresh(Program.layer), live)("the embedded Postgres of an ordinary user", (it) => {
  it.scoped("starts, although the packages belong to another and miss their links", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      mkdirSync(dataDir)
      chmodSync(dataDir, 0o777)
      const owner = yield* ownerOf(dataDir, nobody)
      const url = Redacted.make(yield* owner.said("url "))
      expect(yield* ask(url, "select 6 as answer")).toBe(6)
      yield* owner.kill("SIGTERM")
      expect(existsSync(join(dataDir, "server.lock"))).toBe(false)
    })
  )

  it.scoped("says so when the data folder is another's", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      mkdirSync(dataDir)
      chmodSync(dataDir, 0o555)
      const owner = yield* ownerOf(dataDir, nobody)
      expect(yield* owner.said("failed ")).toContain("DataFolderUnwritable")
    })
  )
})
