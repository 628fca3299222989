/** What `assay check` does: a browser is opened, the test is carried out, the verdict is told. */
import { namesIn } from "@assay/agent/run/Templates"
import type { EvidenceToKeep, Progress, RunOptions } from "@assay/agent/RunSteps"
import { layer as layerBrowser } from "@assay/browser/WebDrivers"
import { EvidenceId } from "@assay/domain/Ids"
import type { Step } from "@assay/domain/Step"
import { locate } from "@assay/server/DataFolder"
import { makeFolder, reasonOf } from "@assay/server/Files"
import { checking } from "@assay/server/Settings"
import { execute, type Result } from "@assay/server/TestExecution"
import * as FileSystem from "@effect/platform/FileSystem"
import * as Path from "@effect/platform/Path"
import * as Config from "effect/Config"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { randomUUID } from "node:crypto"
import { broken, wrongUsage } from "./CommandFailure.js"
import { ofVerdict } from "./ExitCode.js"
import { Input } from "./Input.js"
import { Output } from "./Output.js"
import { type Kept, writeReplay } from "./ReplayFile.js"
import { stepLines, verdictWord, warningLines } from "./StepLines.js"
import { duration, oneLine, type Style } from "./Style.js"

export interface Asked {
  readonly url: string
  readonly text: string
  /** The folder to keep evidence in. */
  readonly evidence: Option.Option<string>
}

const secretLike = /pass|secret|token|pin$|pwd|api.?key|credential|otp/iu

/** Variables and secrets of the text, from the environment by name. */
const values = Effect.fn("Check.values")(function* (text: string) {
  const variables: Record<string, string> = {}
  const secrets: Record<string, Redacted.Redacted> = {}
  for (const name of new Set(namesIn(text))) {
    const value = yield* Config.option(Config.string(name)).pipe(Effect.orElseSucceed(() => Option.none()))
    if (Option.isNone(value)) continue
    if (secretLike.test(name)) secrets[name] = Redacted.make(value.value)
    else variables[name] = value.value
  }
  return { variables, secrets }
})

/** Keeps each piece under its name in the folder. */
const keeper = Effect.fn("Check.keeper")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  yield* makeFolder(folder).pipe(
    Effect.mapError((error) => wrongUsage(`the folder ${folder} cannot be made: ${reasonOf(error)}`))
  )
  const kept: Array<Kept> = []
  const keep = ({ bytes, ...about }: EvidenceToKeep) =>
    Effect.map(Effect.orDie(fs.writeFile(path.join(folder, path.basename(about.name)), bytes)), () => {
      const id = EvidenceId.make(randomUUID())
      kept.push({ id, ...about })
      return id
    })
  /** Made of what was kept. */
  const replay = ({ steps, summary, verdict, ms, reason, warnings = [] }: Result, { text, url }: Asked) =>
    writeReplay(folder, {
      title: oneLine(text, 120),
      target: url,
      verdict,
      summary,
      ms,
      steps,
      evidence: kept,
      warnings,
      ...(reason === undefined ? {} : { reason })
    })
  return { keep, replay }
})

/** Tells each step as it ends, and at the end those that were never begun. */
const teller = ({ json, passing, progress, progressStyle: style }: Output["Type"]) => {
  const told = new Set<number>()
  const tell = (step: Step): Effect.Effect<void> => {
    if (json || told.has(step.index)) return Effect.void
    told.add(step.index)
    return progress(stepLines(style, step))
  }
  return {
    onProgress: (event: Progress): Effect.Effect<void> =>
      event._tag === "StepStarted" ? passing(style.dim(`  … ${oneLine(event.text, 70)}`)) : tell(event.step),
    rest: (steps: ReadonlyArray<Step>) => Effect.all(steps.map(tell), { discard: true })
  }
}

/** What programs get: exactly these fields, the warnings only where there are any. */
export const toJson = ({ verdict, steps, summary, ms, warnings = [] }: Result) => ({
  verdict,
  status: "completed",
  steps: steps.map(({ text, outcome, reason, detail, ms }) => ({
    text,
    outcome,
    ...(reason === undefined ? {} : { reason }),
    detail,
    ms
  })),
  summary,
  ms,
  ...(warnings.length === 0 ? {} : { warnings })
})

const verdictLine = (result: Result) => (style: Style) => {
  const reason = result.reason === undefined ? "" : ` ${style.dim(`(${result.reason})`)}`
  return `${verdictWord(style, result.verdict)}  ${result.summary}${reason}  ${style.dim(duration(result.ms))}`
}

const run = Effect.fn("Check.run")(function* (asked: Asked, options: Omit<RunOptions, "onProgress">) {
  const output = yield* Output
  if (!output.json) yield* output.progress(output.progressStyle.dim(`Checking ${asked.url}`))
  const { onProgress, rest } = teller(output)
  return yield* execute({
    ...options,
    text: asked.text,
    target: {
      platform: "web",
      url: asked.url,
      within: "30 seconds",
      trace: Option.isSome(asked.evidence)
    },
    audit: Option.isSome(asked.evidence),
    onProgress
  }).pipe(
    Effect.tap(({ steps }) => rest(steps)),
    Effect.tap(({ warnings = [] }) =>
      output.json || warnings.length === 0
        ? Effect.void
        : output.progress(warningLines(output.progressStyle, warnings))
    )
  )
})

/** Ends with the verdict's exit code; without a browser, or with one that breaks, with a failure. */
export const carryOut = Effect.fn("Check.carryOut")(function* (asked: Asked) {
  const output = yield* Output
  const path = yield* Path.Path
  const { workingDirectory } = yield* Input
  const settings = yield* checking
  const dataFolder = yield* locate(settings.dataDir, workingDirectory)
  const keeping = Option.isNone(asked.evidence)
    ? undefined
    : yield* keeper(path.resolve(workingDirectory, asked.evidence.value))
  const result = yield* run(asked, {
    ...(yield* values(asked.text)),
    stepTimeout: settings.stepTimeout,
    files: workingDirectory,
    ...(keeping === undefined ? {} : { keep: keeping.keep })
  }).pipe(
    Effect.scoped,
    Effect.provide(
      layerBrowser({
        folder: path.join(dataFolder, "browser"),
        say: (line) => (output.json ? Effect.void : output.progress(output.progressStyle.dim(line))),
        ...(Option.isSome(settings.browser) ? { browser: settings.browser.value } : {})
      })
    ),
    Effect.catchTags({
      DriverUnavailable: ({ message }) => Effect.fail(broken("driver_unavailable", message)),
      DriverBroken: ({ errorCode, message }) => Effect.fail(broken(errorCode, message))
    })
  )
  yield* keeping?.replay(result, asked) ?? Effect.void
  yield* output.answer(toJson(result), verdictLine(result))
  yield* output.exitWith(ofVerdict(result.verdict))
})
