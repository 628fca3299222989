/** Runs a test in plain English through a driver, and says honestly what it came to. */
import { Clock, Effect, Ref } from "effect"
import type { Driver, DriverBroken } from "@assay/domain/Driver"
import type { Step } from "@assay/domain/Step"
import { type Reason, verdictOf } from "@assay/domain/Verdict"
import { parseTest } from "./language/Parse.js"
import type { ParsedStep } from "./language/ParsedStep.js"
import { aheadIn, checksOnce, logsIn, type Refusal, refusalOf, unreadIn } from "./run/Plan.js"
import type { RunOptions, TestResult } from "./run/RunOptions.js"
import { type Ended, refused, runStep, untested, withChanges } from "./run/RunStep.js"
import { look, makeSession, type Session } from "./run/Session.js"
import { masker } from "./run/Templates.js"
import type { Turn } from "./run/Turn.js"

export type { EvidenceToKeep, Progress, RunOptions, TestResult } from "./run/RunOptions.js"

const tell = (options: RunOptions, step: Step): Effect.Effect<void> =>
  options.onProgress?.({ _tag: "StepEnded", step }) ?? Effect.void

const announce = (options: RunOptions, step: ParsedStep): Effect.Effect<void> =>
  options.onProgress?.({ _tag: "StepStarted", index: step.index, text: masker(options)(step.text) }) ??
  Effect.void

/** A test that is not begun. */
const refusal = (
  options: RunOptions,
  steps: ReadonlyArray<ParsedStep>,
  { fell, index }: Refusal
): TestResult => ({
  verdict: verdictOf(fell.reason),
  reason: fell.reason,
  summary: masker(options)(fell.detail),
  steps: steps.map((step) => (step.index === index ? refused(step, fell) : untested(step))),
  ms: 0
})

/** Steps until one falls. */
const runUntilFall = Effect.fn("RunSteps.untilFall")(function* (
  session: Session,
  steps: ReadonlyArray<ParsedStep>
) {
  const ended: Array<Ended> = []
  const isLogIn = logsIn(steps)
  const isOnce = checksOnce(steps)
  for (const [at, step] of steps.entries()) {
    yield* announce(session.options, step)
    const now = yield* Clock.currentTimeMillis
    const begun = ended.at(-1)?.begun
    const turn: Turn = {
      session,
      text: step.text,
      deadline: now + session.stepTimeout,
      logsIn: isLogIn,
      checksOnce: isOnce,
      before: ended.flatMap(({ intents }) => intents),
      ahead: aheadIn(steps.slice(at + 1)),
      unread: unreadIn(steps.slice(at + 1)),
      ...(begun === undefined ? {} : { begun })
    }
    const came = yield* runStep(turn, step)
    ended.push(came)
    yield* tell(session.options, came.step)
    if (came.step.outcome !== "passed") break
  }
  return ended
})

/** Each step's changes are read off the screen on which the next one began. */
const written = Effect.fn("RunSteps.written")(function* (session: Session, ended: ReadonlyArray<Ended>) {
  const { view } = yield* Ref.get(session.state)
  return ended.map((each, at) => withChanges(session, each, ended[at + 1]?.before ?? view))
})

/** At the end, for what the last step changed: a page that cannot be read any more leaves that open. */
const lookAgain = (session: Session) =>
  Effect.catchTag(look(session), "DriverBroken", (broken) =>
    broken.errorCode === "internal_error" ? Effect.void : broken
  )

const summaryOf = (steps: ReadonlyArray<Step>, checks: number): string => {
  const fallen = steps.find(({ outcome }) => outcome === "failed" || outcome === "blocked")
  if (fallen !== undefined)
    return `Step ${fallen.index + 1} of ${steps.length}, “${fallen.text}”: ${fallen.detail}`
  const held = `${checks} ${checks === 1 ? "check" : "checks"} held in ${steps.length} ${steps.length === 1 ? "step" : "steps"}.`
  return checks === 0 ? "No check was reached." : held
}

const verdictFor = (steps: ReadonlyArray<Step>, checks: number): Pick<TestResult, "verdict" | "reason"> => {
  const reason: Reason | undefined = steps.find(({ reason }) => reason !== undefined)?.reason
  if (reason !== undefined) return { verdict: verdictOf(reason), reason }
  return checks === 0 ? { verdict: "BLOCKED", reason: "no_check_reached" } : { verdict: "PASSED" }
}

/** As `runSteps`, for a test that was read before. */
export const runParsed: (
  driver: Driver,
  steps: ReadonlyArray<ParsedStep>,
  options?: RunOptions
) => Effect.Effect<TestResult, DriverBroken> = Effect.fn("runParsed")(function* (
  driver: Driver,
  steps: ReadonlyArray<ParsedStep>,
  options: RunOptions = {}
) {
  const refusing = refusalOf(options, steps)
  if (refusing !== undefined) return refusal(options, steps, refusing)
  const started = yield* Clock.currentTimeMillis
  const session = yield* makeSession(driver, options)
  const ended = yield* runUntilFall(session, steps)
  if (ended.every(({ readable }) => readable)) yield* lookAgain(session)
  const done = yield* written(session, ended)
  const all = [...done, ...steps.slice(done.length).map(untested)]
  // Whatever else was checked: what was not may not pass with it.
  const checks = ended.some(({ unmet }) => unmet) ? 0 : ended.reduce((sum, each) => sum + each.checks, 0)
  const ms = (yield* Clock.currentTimeMillis) - started
  return { ...verdictFor(all, checks), summary: summaryOf(all, checks), steps: all, ms }
})

/**
 * Runs the test's text through the driver. PASSED only when every check held and at least one was evaluated; FAILED when the
 * product did not do what the text says; BLOCKED when nothing can be said of the product. All steps are read before the first
 * is carried out.
 */
export const runSteps = (
  driver: Driver,
  text: string,
  options: RunOptions = {}
): Effect.Effect<TestResult, DriverBroken> => runParsed(driver, parseTest(text), options)
