/**
 * An exploration of a web target: a smoke check of the page, then the project's own tests as they were when the run was asked
 * for, each in a session of its own. Each is one step of the run. Needs no database.
 */
import type { RunOptions, TestResult } from "@assay/agent/RunSteps"
import {
  type Driver,
  type DriverBroken,
  Drivers,
  type DriverUnavailable,
  type Target
} from "@assay/domain/Driver"
import type { EvidenceId } from "@assay/domain/Ids"
import { Step } from "@assay/domain/Step"
import { type Reason, verdictOf } from "@assay/domain/Verdict"
import type { Warning } from "@assay/domain/Warning"
import { Clock, Duration, Effect, Ref, type Scope } from "effect"
import type { ExploredTest } from "./Exploration.js"
import { makeAuditing } from "./Auditing.js"
import { check, expected, inWords } from "./SmokeCheck.js"
import { execute, keepRest, type Result } from "./TestExecution.js"

export interface Options extends RunOptions {
  readonly target: Target
  readonly tests: ReadonlyArray<ExploredTest>
  /** Looks for what keeps people out of the pages that are opened. */
  readonly audit?: boolean
  /** Is told what the audits found. */
  readonly warn?: (warnings: ReadonlyArray<Warning>) => Effect.Effect<void>
  /** How long all of it may take; what is not done by then is BLOCKED as `budget_spent`. 8 minutes by default. */
  readonly within?: Duration.DurationInput
}

type Keep = NonNullable<RunOptions["keep"]>
type Problem = DriverUnavailable | DriverBroken

const smokeText = "Smoke check: the page loads without errors"

const textOf = ({ title }: ExploredTest): string => `Test “${title}”`

const stepOf = (about: Pick<Step, "index" | "text" | "outcome" | "detail"> & Partial<Step>): Step =>
  Step.make({ understood: [], candidates: [], changed: [], evidence: [], ms: 0, ...about })

const fallen = (index: number, text: string, reason: Reason, detail: string): Step =>
  stepOf({ index, text, outcome: verdictOf(reason) === "FAILED" ? "failed" : "blocked", reason, detail })

/** Keeps under names that begin with `prefix`, and notes what was kept. */
const noting = (keep: Keep, prefix: string) =>
  Effect.map(Ref.make<ReadonlyArray<EvidenceId>>([]), (kept) => ({
    kept: Ref.get(kept),
    keep: ((evidence) =>
      keep({ ...evidence, name: `${prefix}-${evidence.name}` }).pipe(
        Effect.tap((id) => Ref.update(kept, (all) => [...all, id]))
      )) satisfies Keep
  }))

const pictured = (driver: Driver, keep: Keep, secrets: RunOptions["secrets"] = {}) =>
  driver.capture({ secrets: Object.values(secrets) }).pipe(
    Effect.flatMap(({ bytes, contentType }) =>
      keep({
        kind: "screenshot",
        name: `page.${contentType === "image/png" ? "png" : "jpg"}`,
        contentType,
        bytes
      })
    ),
    Effect.asVoid,
    // Rather no picture than one that tells a secret.
    Effect.catchTag("NoPicture", () => Effect.void)
  )

/** The one page of the smoke check, when it is audited. */
const warned = Effect.fn("ExplorationExecution.warned")(function* (driver: Driver, options: Options) {
  if (options.audit !== true) return
  const auditing = yield* makeAuditing(driver, options.secrets)
  yield* auditing.look
  yield* options.warn?.(yield* auditing.found) ?? Effect.void
})

/** The page that is open, judged. */
const judged = Effect.fn("ExplorationExecution.judged")(function* (driver: Driver, options: Options) {
  const faults = yield* check(driver, options.target.url, options.stepTimeout ?? "10 seconds")
  yield* warned(driver, options)
  if (options.keep !== undefined) {
    yield* pictured(driver, options.keep, options.secrets)
    yield* keepRest(driver, faults.length === 0, options.keep, options.secrets)
  }
  if (faults.length === 0)
    return stepOf({
      index: 0,
      text: smokeText,
      outcome: "passed",
      detail: "The page loaded, and no error was seen."
    })
  return stepOf({
    ...fallen(0, smokeText, "page_error", `The page loads with errors: ${inWords(faults)}`),
    expected,
    actual: inWords(faults)
  })
})

const smoke = (options: Options): Effect.Effect<Step, Problem, Drivers | Scope.Scope> =>
  Effect.flatMap(Drivers, ({ open }) => open(options.target)).pipe(
    Effect.flatMap((driver) => judged(driver, options)),
    Effect.catchTags({
      TargetUnreachable: ({ message }) => Effect.succeed(fallen(0, smokeText, "target_unreachable", message)),
      TargetForbidden: ({ message }) => Effect.succeed(fallen(0, smokeText, "target_forbidden", message))
    })
  )

/** What a test came to, as one step: its own steps are told line by line. */
const stepOfTest = (index: number, test: ExploredTest, result: TestResult): Step => {
  const fell = result.steps.find(({ reason }) => reason !== undefined)
  const outcome = { PASSED: "passed", FAILED: "failed", BLOCKED: "blocked" } as const
  return stepOf({
    index,
    text: textOf(test),
    outcome: outcome[result.verdict],
    detail: result.summary,
    understood: result.steps.map((step) => `${step.outcome}: ${step.text}`),
    candidates: fell?.candidates ?? [],
    ...(result.reason === undefined ? {} : { reason: result.reason }),
    ...(fell?.target === undefined ? {} : { target: fell.target }),
    ...(fell?.expected === undefined ? {} : { expected: fell.expected }),
    ...(fell?.actual === undefined ? {} : { actual: fell.actual })
  })
}

const tested = (options: Options, index: number, test: ExploredTest) =>
  execute({ ...options, text: test.steps }).pipe(
    Effect.tap(({ warnings = [] }) => options.warn?.(warnings) ?? Effect.void),
    Effect.map((result) => stepOfTest(index, test, result))
  )

const outOfTime = (index: number, text: string): Step =>
  fallen(index, text, "budget_spent", "The exploration had no time left for this.")

type Part = (options: Options) => Effect.Effect<Step, Problem, Drivers | Scope.Scope>

/** One part in a session of its own, within what is left of the time, with the evidence that it left. */
const carriedOut = Effect.fn("ExplorationExecution.carriedOut")(function* (
  options: Options,
  { index, part, text }: { readonly index: number; readonly text: string; readonly part: Part },
  left: number
) {
  const { onProgress: _, keep, ...others } = options
  const noted = keep === undefined ? undefined : yield* noting(keep, index === 0 ? "smoke" : `test-${index}`)
  yield* options.onProgress?.({ _tag: "StepStarted", index, text }) ?? Effect.void
  const started = yield* Clock.currentTimeMillis
  const step = yield* Effect.scoped(
    part({ ...others, ...(noted === undefined ? {} : { keep: noted.keep }) })
  ).pipe(
    Effect.timeoutTo({ duration: left, onSuccess: (step) => step, onTimeout: () => outOfTime(index, text) })
  )
  const ms = (yield* Clock.currentTimeMillis) - started
  const ended = stepOf({ ...step, ms, evidence: noted === undefined ? [] : yield* noted.kept })
  yield* options.onProgress?.({ _tag: "StepEnded", step: ended }) ?? Effect.void
  return ended
})

const untested = (index: number, text: string): Step =>
  stepOf({
    index,
    text,
    outcome: "untested",
    detail: "The page could not be looked at, so this was not tried."
  })

const summaryOf = (steps: ReadonlyArray<Step>): string => {
  const tests = steps.slice(1)
  const count = (outcome: Step["outcome"]) => tests.filter((step) => step.outcome === outcome).length
  const [smoked] = steps
  const page =
    smoked?.outcome === "passed"
      ? "The page loads without errors."
      : `${smoked?.detail ?? ""}`.replace(/\.?$/, ".")
  if (tests.length === 0) return `${page} The project has no tests that could run.`
  const parts = (["passed", "failed", "blocked", "untested"] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `${count(outcome)} ${outcome}`)
  return `${page} Of ${tests.length} ${tests.length === 1 ? "test" : "tests"}: ${parts.join(", ")}.`
}

/** FAILED when anything failed, else BLOCKED when anything was blocked, else PASSED. */
const verdictFor = (steps: ReadonlyArray<Step>): Pick<TestResult, "verdict" | "reason"> => {
  for (const [outcome, verdict] of [
    ["failed", "FAILED"],
    ["blocked", "BLOCKED"]
  ] as const) {
    const worst = steps.find((step) => step.outcome === outcome)
    if (worst !== undefined)
      return { verdict, ...(worst.reason === undefined ? {} : { reason: worst.reason }) }
  }
  return { verdict: "PASSED" }
}

/** Each once, although several tests came to the same page. */
const distinct = (warnings: ReadonlyArray<Warning>): ReadonlyArray<Warning> => [
  ...new Map(warnings.map((one) => [JSON.stringify([one.rule, one.page]), one])).values()
]

/** Explores the target. One that does not open is a verdict; a browser that is missing or breaks is none. */
export const explore = (given: Options): Effect.Effect<Result, Problem, Drivers> =>
  Effect.gen(function* () {
    const found = yield* Ref.make<ReadonlyArray<Warning>>([])
    const warn = (warnings: ReadonlyArray<Warning>) => Ref.update(found, (all) => [...all, ...warnings])
    const options = { ...given, warn }
    const started = yield* Clock.currentTimeMillis
    const end = started + Duration.toMillis(options.within ?? "8 minutes")
    const run = Effect.fnUntraced(function* (index: number, text: string, part: Part) {
      const left = Math.max(0, end - (yield* Clock.currentTimeMillis))
      return yield* carriedOut(options, { index, text, part }, left)
    })
    const smoked = yield* run(0, smokeText, smoke)
    const opened = smoked.outcome === "passed" || smoked.outcome === "failed"
    const others = yield* Effect.forEach(options.tests, (test, at) =>
      opened
        ? run(at + 1, textOf(test), (given) => tested(given, at + 1, test))
        : Effect.succeed(untested(at + 1, textOf(test)))
    )
    const steps = [smoked, ...others]
    const ms = (yield* Clock.currentTimeMillis) - started
    const warnings = distinct(yield* Ref.get(found))
    return { ...verdictFor(steps), summary: summaryOf(steps), steps, ms, warnings }
  })
