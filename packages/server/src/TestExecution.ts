/** One test on one target from its first page to its verdict, with the evidence that shows why. Needs no database. */
import { parseTest } from "@assay/agent/language/Parse"
import type { ParsedStep } from "@assay/agent/language/ParsedStep"
import { type Progress, type RunOptions, runParsed, type TestResult } from "@assay/agent/RunSteps"
import { untested } from "@assay/agent/run/RunStep"
import { masker } from "@assay/agent/run/Templates"
import { maskedTrace } from "@assay/browser"
import {
  type Driver,
  type DriverBroken,
  Drivers,
  type DriverUnavailable,
  type Target
} from "@assay/domain/Driver"
import type { EvidenceId } from "@assay/domain/Ids"
import type { BlockedReason } from "@assay/domain/Verdict"
import type { Warning } from "@assay/domain/Warning"
import { Clock, Effect, Option, Redacted, type Scope } from "effect"
import { makeAuditing } from "./Auditing.js"
import { type Filming, makeFilming } from "./Filming.js"

export interface Options extends RunOptions {
  readonly target: Target
  /** The test in plain English. */
  readonly text: string
  /** Looks for what keeps people out of the pages that the test comes to. */
  readonly audit?: boolean
}

/** What the test came to, and what was found beside it. */
export interface Result extends TestResult {
  readonly warnings?: ReadonlyArray<Warning>
}

const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`)

/** The trace of what did not pass, and what the console and the network had to say. */
export const keepRest = Effect.fn("TestExecution.keepRest")(function* (
  driver: Driver,
  passed: boolean,
  keep: NonNullable<RunOptions["keep"]>,
  secrets: RunOptions["secrets"] = {}
) {
  const facts = yield* driver.facts
  const mask = masker({ secrets })
  const kept: Array<EvidenceId> = []
  if (facts.console.length > 0)
    kept.push(
      yield* keep({
        kind: "console",
        name: "console.json",
        contentType: "application/json",
        bytes: encode(
          facts.console.map((entry) => ({ ...entry, text: mask(entry.text), url: mask(entry.url) }))
        )
      })
    )
  if (facts.failedRequests.length > 0)
    kept.push(
      yield* keep({
        kind: "requests",
        name: "failed-requests.json",
        contentType: "application/json",
        bytes: encode(facts.failedRequests.map((request) => ({ ...request, url: mask(request.url) })))
      })
    )
  const trace = passed ? Option.none() : yield* driver.trace
  const values = Object.values(secrets).map(Redacted.value)
  if (Option.isSome(trace))
    kept.push(
      yield* keep({
        kind: "trace",
        name: "trace.zip",
        contentType: "application/zip",
        bytes: maskedTrace(trace.value, values)
      })
    )
  return kept
})

/** The target did not open: nothing of the test was tried. */
const unopened =
  (steps: ReadonlyArray<ParsedStep>, reason: BlockedReason, started: number) =>
  (fault: { message: string }) =>
    Effect.map(Clock.currentTimeMillis, (now): TestResult => ({
      verdict: "BLOCKED",
      reason,
      summary: fault.message,
      steps: steps.map(untested),
      ms: now - started
    }))

type Keep = NonNullable<RunOptions["keep"]>

const keepJson = (kind: "accessibility" | "frames", name: string, bytes: Uint8Array, keep: Keep) =>
  keep({ kind, name, contentType: "application/json", bytes })

/** What is kept at the end; a browser that dies now takes its trace along, not the verdict, which is settled. */
const keepAtEnd = Effect.fn("TestExecution.keepAtEnd")(function* (
  driver: Driver,
  filming: Filming,
  { verdict, warnings = [] }: Result,
  { keep, secrets }: Options
) {
  if (keep === undefined) return
  const reel = yield* filming.reel
  if (reel !== undefined) yield* keepJson("frames", "frames.json", reel, keep)
  if (warnings.length > 0) yield* keepJson("accessibility", "accessibility.json", encode(warnings), keep)
  yield* keepRest(driver, verdict === "PASSED", keep, secrets).pipe(
    Effect.catchTag("DriverBroken", ({ message }) =>
      Effect.logWarning(`The rest of the evidence could not be kept: ${message}`)
    )
  )
})

/** Carries the steps out, and beside them looks over the pages and cuts the film. */
const carryOut = Effect.fn("TestExecution.carryOut")(function* (
  driver: Driver,
  steps: ReadonlyArray<ParsedStep>,
  options: Options
) {
  const filming = yield* makeFilming(driver)
  const auditing = options.audit === true ? yield* makeAuditing(driver, options.secrets) : undefined
  yield* auditing?.look ?? Effect.void
  const onProgress = Effect.fnUntraced(function* (event: Progress) {
    if (event._tag === "StepEnded") {
      yield* filming.cut(event.step.index)
      yield* auditing?.look ?? Effect.void
    }
    yield* options.onProgress?.(event) ?? Effect.void
  })
  const result = yield* runParsed(driver, steps, { ...options, onProgress })
  const whole: Result = auditing === undefined ? result : { ...result, warnings: yield* auditing.found }
  yield* keepAtEnd(driver, filming, whole, options)
  return whole
})

/** What is kept is filmed as well. */
const filmed = ({ keep, secrets, target }: Options): Target =>
  keep === undefined ? target : { ...target, film: { secrets: Object.values(secrets ?? {}) } }

/** Carries the test out. A target that does not open is a verdict; a browser that is missing or breaks is none. */
export const execute = (
  options: Options
): Effect.Effect<Result, DriverUnavailable | DriverBroken, Drivers | Scope.Scope> =>
  Effect.gen(function* () {
    const drivers = yield* Drivers
    const started = yield* Clock.currentTimeMillis
    const steps = parseTest(options.text)
    return yield* drivers.open(filmed(options)).pipe(
      Effect.flatMap((driver) => carryOut(driver, steps, { baseUrl: options.target.url, ...options })),
      Effect.catchTags({
        TargetUnreachable: unopened(steps, "target_unreachable", started),
        TargetForbidden: unopened(steps, "target_forbidden", started)
      })
    )
  })

export type { Progress, TestResult }
