/** Follows runs to their end, a line for each step, through a service that may go away for a moment. */
import type { CallError } from "@assay/api/ControlClient"
import type { Run } from "@assay/domain/Run"
import type { RunDetails, RunEvent } from "@assay/domain/RunEvent"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import * as Stream from "effect/Stream"
import { ExitCode, ofVerdict } from "./ExitCode.js"
import { Output } from "./Output.js"
import { stepLines, verdictWord } from "./StepLines.js"
import { duration, type Style } from "./Style.js"

/** How long a run took, in milliseconds; 0 before its end. */
const took = (run: Run): number =>
  run.startedAt === null || run.finishedAt === null
    ? 0
    : run.finishedAt.epochMillis - run.startedAt.epochMillis

/** `FAILED  what was seen  1.2 s`, or why there is no verdict. */
export const endLine = (run: Run, style: Style): string => {
  const time = style.dim(duration(took(run)))
  if (run.status === "completed") {
    const reason = run.reason === null ? "" : ` ${style.dim(`(${run.reason})`)}`
    return `${verdictWord(style, run.verdict)}  ${run.summary ?? ""}${reason}  ${time}`
  }
  const why =
    run.status === "cancelled"
      ? (run.skipReason ?? run.summary ?? "")
      : `${run.errorMessage ?? ""} ${style.dim(`(${run.errorCode ?? "internal_error"})`)}`
  return `${style.bold(style.yellow(run.status))}  ${why}  ${time}`
}

/** How the shell should take an ended run. */
export const exitCodeOf = (run: Run): ExitCode =>
  run.status === "completed" ? ofVerdict(run.verdict) : ExitCode.broken

/** Of several runs: a failed one first, then a blocked one, then a broken one. */
export const exitCodeOfAll = (runs: ReadonlyArray<Run>): ExitCode => {
  const codes = runs.map(exitCodeOf)
  return (
    [ExitCode.failed, ExitCode.blocked, ExitCode.broken].find((code) => codes.includes(code)) ??
    (codes.length === 0 ? ExitCode.broken : ExitCode.passed)
  )
}

/** What was told already: a stream that was taken up again begins at the beginning. */
const teller = (titles: ReadonlyMap<string, string>) => {
  const told = new Set<string>()
  const attempts = new Map<string, number>()
  const fresh = (key: string) => !told.has(key) && told.add(key) !== undefined
  const title = (id: string) => (titles.size > 1 ? (titles.get(id) ?? id) : "")
  return Effect.fn("Following.tell")(function* (event: RunEvent) {
    const { json, progress, progressStyle: style } = yield* Output
    if (json) return
    const name = title(event.runId)
    const lead = name === "" ? "" : `${style.bold(name)}\n`
    if (event._tag === "RunStarted") attempts.set(event.runId, event.attempt)
    const attempt = attempts.get(event.runId) ?? 0
    if (event._tag === "RunStarted" && attempt > 1 && fresh(`${event.runId}/${attempt}`))
      yield* progress(style.dim(`  ${name === "" ? "The run" : name} is taken up again (attempt ${attempt})`))
    // Steps of several runs would mix: each run is told whole, at its end.
    if (
      event._tag === "StepEnded" &&
      titles.size <= 1 &&
      fresh(`${event.runId}/${attempt}/${event.step.index}`)
    )
      yield* progress(stepLines(style, event.step))
    if (event._tag === "RunEnded" && titles.size > 1 && fresh(`${event.runId}/end`))
      yield* progress(
        `${lead}${event.run.results.map((step) => stepLines(style, step)).join("\n")}\n  ${endLine(event.run, style)}`
      )
  })
}

/** A service that restarts is waited for; one that was never there is not. */
const untilBack = Schedule.spaced("500 millis").pipe(Schedule.intersect(Schedule.recurs(60)))

/** Tells what happens, and gives the ended runs. */
export const follow = <E extends { readonly _tag: string }>(
  events: Stream.Stream<RunEvent, E | CallError>,
  titles: ReadonlyMap<string, string>
) =>
  Effect.gen(function* () {
    const ended = new Map<string, RunDetails>()
    const tell = teller(titles)
    let connected = false
    yield* events.pipe(
      Stream.runForEach((event) => {
        connected = true
        if (event._tag === "RunEnded") ended.set(event.runId, event.run)
        return tell(event)
      }),
      Effect.retry({
        schedule: untilBack,
        while: (error) =>
          connected && (error._tag === "RpcClientError" || error._tag === "DatabaseUnavailable")
      })
    )
    return [...ended.values()]
  })
