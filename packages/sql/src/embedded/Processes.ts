/** What there is to know of other processes of this machine. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Effect, Option, Schedule } from "effect"
import { execFile } from "node:child_process"

/** Tells a process from a later one with the same id. */
export interface ProcessFacts {
  /** When it started, in whatever form the system says it; the boot included. */
  readonly started: string
  readonly command: string
}

const ps = (pid: number): Effect.Effect<Option.Option<ProcessFacts>> =>
  Effect.async((resume) => {
    execFile("ps", ["-o", "lstart=,command=", "-p", String(pid)], (error, stdout) => {
      const line = stdout.trim()
      // `Mon Nov 21 07:16:00 2026` has 24 characters.
      resume(
        Effect.succeed(
          error !== null || line === ""
            ? Option.none()
            : Option.some({ started: line.slice(0, 24), command: line.slice(24).trim() })
        )
      )
    })
  })

const proc = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, pid: number) {
  const stat = yield* fs.readFileString(`/proc/${pid}/stat`)
  // The name in parentheses may hold anything, so the fields are counted from its end: state, then the start as the 20th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const [state] = fields
  if (state === "Z" || state === "X") return Option.none()
  const boot = yield* fs.readFileString("/proc/sys/kernel/random/boot_id")
  const command = yield* fs.readFileString(`/proc/${pid}/cmdline`)
  return Option.some({
    started: `${boot.trim()} ${fields[19] ?? ""}`,
    command: command.replaceAll("\0", " ").trim()
  })
})

/** None when no such process runs; one that has ended and is only not reaped yet counts as gone. */
export const factsOf = Effect.fn("Processes.factsOf")(function* (pid: number) {
  const fs = yield* FileSystem.FileSystem
  if (process.platform !== "linux") return yield* ps(pid)
  return yield* proc(fs, pid).pipe(Effect.catchTag("SystemError", () => Effect.succeedNone))
})

/** Sends the signal; false when there is no such process, or it is not ours to signal. */
export const signal = (pid: number, name: "SIGINT" | "SIGQUIT"): Effect.Effect<boolean> =>
  Effect.try(() => process.kill(pid, name)).pipe(Effect.orElseSucceed(() => false))

/** Waits for its end, for `within` milliseconds; whether it came. */
export const ended = (pid: number, within: number) =>
  factsOf(pid).pipe(
    Effect.map(Option.isNone),
    Effect.repeat({
      until: (gone) => gone,
      schedule: Schedule.intersect(Schedule.spaced("10 millis"), Schedule.recurs(within / 10))
    }),
    Effect.map(([, runs]) => runs < Math.floor(within / 10)),
    Effect.zipRight(Effect.map(factsOf(pid), Option.isNone))
  )
