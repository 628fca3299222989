/** The service in this process, told to a person as it starts. */
import type { RunEvent } from "@assay/domain/RunEvent"
import type { Run } from "@assay/domain/Run"
import { locate } from "@assay/server/DataFolder"
import { serve, type ServeEvent, work } from "@assay/server/Serve"
import { faultsOf, service } from "@assay/server/Settings"
import * as Effect from "effect/Effect"
import { wrongUsage } from "./CommandFailure.js"
import { ExitCode } from "./ExitCode.js"
import { endLine } from "./Following.js"
import { Input } from "./Input.js"
import { Output } from "./Output.js"
import { failureOf } from "./Refusals.js"
import { stepLines } from "./StepLines.js"
import type { Style } from "./Style.js"

const preparing = { database: "Starting the database ...", browser: "Looking for a browser ..." } as const

const runLine = (
  style: Style,
  event: RunEvent,
  titles: ReadonlyMap<string, string>
): ReadonlyArray<string> => {
  switch (event._tag) {
    case "RunQueued":
      return []
    case "RunStarted":
      return ["", style.bold(titles.get(event.runId) ?? event.runId)]
    case "StepEnded":
      return [stepLines(style, event.step)]
    case "RunEnded":
      return [`  ${endLine(event.run, style)}`]
  }
}

const results = (style: Style, runs: ReadonlyArray<Run>): ReadonlyArray<string> => {
  const count = (verdict: string) => runs.filter((run) => run.verdict === verdict).length
  const failed = runs.find((run) => run.verdict === "FAILED")
  return [
    "",
    `The demonstration: ${count("PASSED")} passed, ${count("FAILED")} failed, ${runs.length - count("PASSED") - count("FAILED")} other.`,
    ...(failed === undefined
      ? []
      : [
          `“${failed.title}” failed for a good reason: the page has a bug on purpose. What was seen:`,
          `  ${style.dim(failed.summary ?? "")}`
        ])
  ]
}

const next = (style: Style, url: string): ReadonlyArray<string> => [
  "",
  `${style.bold("Ready")} at ${url}. Try, in another terminal:`,
  `  npx assay check --url ${url}/demo 'Type Ada into the name field and press Order. "Thanks, Ada" should appear.'`,
  `  npx assay test list "Corner Café"`,
  `  npx assay run start "A guest orders tea" --wait`,
  "Ctrl-C stops the service and everything it started."
]

/** Lines for a person; a program gets the address, once the service is ready. */
const teller = Effect.gen(function* () {
  const { json, answer, exitWith, progress, passing, progressStyle: style } = yield* Output
  const titles = new Map<string, string>()
  const say = (lines: ReadonlyArray<string>) =>
    lines.length === 0 || json ? Effect.void : progress(lines.join("\n"))
  return (event: ServeEvent): Effect.Effect<void> => {
    switch (event._tag) {
      case "Preparing":
        return passing(style.dim(preparing[event.what]))
      case "Working":
        return exitWith(ExitCode.passed).pipe(
          Effect.zipRight(say([`Carrying out up to ${event.concurrency} runs at once. Ctrl-C stops.`]))
        )
      case "Remark":
        return say([style.dim(event.line)])
      case "Listening":
        // From here on, being asked to stop is no failure.
        return exitWith(ExitCode.passed).pipe(
          Effect.zipRight(say([`Assay serves at ${style.bold(event.url)}, data in ${event.dataFolder}`]))
        )
      case "DemonstrationBegins":
        for (const run of event.runs) titles.set(run.id, run.title)
        return say([
          "",
          `A first look: ${event.runs.length} tests of a small page that this service serves itself.`
        ])
      case "DemonstrationTells":
        return say(runLine(style, event.event, titles))
      case "DemonstrationEnded":
        return say(results(style, event.runs))
      case "Ready":
        return json ? answer({ url: event.url }, () => "") : say(next(style, event.url))
    }
  }
})

const options = Effect.gen(function* () {
  const { workingDirectory } = yield* Input
  const settings = yield* service.pipe(Effect.mapError((error) => wrongUsage(faultsOf(error).join("; "))))
  return { settings, dataFolder: yield* locate(settings.dataDir, workingDirectory), tell: yield* teller }
})

export const serving = options.pipe(
  Effect.flatMap((options) => serve(options)),
  Effect.mapError(failureOf)
)

export const working = options.pipe(
  Effect.flatMap((options) => work(options)),
  Effect.mapError(failureOf)
)
