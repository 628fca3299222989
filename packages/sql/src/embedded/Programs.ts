/** Postgres's programs as processes of its own account, and the log that they write. */
import type * as FileSystem from "@effect/platform/FileSystem"
import { Effect, Option, Schema } from "effect"
import { spawn, type StdioOptions } from "node:child_process"
import { join } from "node:path"
import type { Home } from "./Home.js"

/** Postgres did not start or stopped again; the message ends with the last line of its log. */
export class PostgresFailed extends Schema.TaggedError<PostgresFailed>()("PostgresFailed", {
  message: Schema.String
}) {}

/** Starts a program of Postgres: as its account, in a folder that everyone may enter, with nothing of our environment. */
export const launch = (home: Home, command: string, args: ReadonlyArray<string>, stdio: StdioOptions) =>
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

/** Fails with what was tried and the last line of the log. */
export const failed = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home, what: string) {
  return yield* new PostgresFailed({ message: `${what}: ${yield* lastLine(fs, home)}` })
})

const tooLong = 10_000_000

/** The log, ours to hand to Postgres; begun anew when it has grown long. */
export const openLog = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, home: Home) {
  const size = yield* fs.stat(logOf(home)).pipe(
    Effect.map((info) => Number(info.size)),
    Effect.orElseSucceed(() => 0)
  )
  const file = yield* fs.open(logOf(home), { flag: size > tooLong ? "w" : "a", mode: 0o600 })
  return file.fd
})
