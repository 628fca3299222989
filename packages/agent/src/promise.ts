/** `runSteps` for callers who live on promises, as Playwright's do. The one place where promises appear. */
import { Cause, Effect, Exit, Redacted } from "effect"
import type { Driver } from "@assay/domain/Driver"
import type { Step } from "@assay/domain/Step"
import { runSteps as runStepsEffect } from "./RunSteps.js"
import type { RunOptions, TestResult } from "./run/RunOptions.js"

export type { TestResult } from "./run/RunOptions.js"

export interface PromiseOptions extends Pick<
  RunOptions,
  "baseUrl" | "variables" | "allowedOrigins" | "files" | "passedBefore"
> {
  /** How long one action or check may take, in milliseconds; 10,000 unless given. */
  readonly stepTimeout?: number
  /** Values for `{{name}}` that are never shown. */
  readonly secrets?: Readonly<Record<string, string>>
  /** Called after each step. */
  readonly onStep?: (step: Step) => void | Promise<void>
  /** Stops the run; the promise is rejected then. */
  readonly signal?: AbortSignal
}

const optionsOf = ({ onStep, secrets, signal: _, ...options }: PromiseOptions): RunOptions => ({
  ...options,
  ...(secrets === undefined
    ? {}
    : {
        secrets: Object.fromEntries(
          Object.entries(secrets).map(([name, value]) => [name, Redacted.make(value)])
        )
      }),
  ...(onStep === undefined
    ? {}
    : {
        onProgress: (event) =>
          event._tag === "StepEnded" ? Effect.promise(async () => onStep(event.step)) : Effect.void
      })
})

/**
 * Runs the test's text through the driver. Rejects with `DriverBroken` when the browser dies, and when it is stopped by
 * the signal; every other end is a verdict.
 */
export const runSteps = async (
  driver: Driver,
  text: string,
  options: PromiseOptions = {}
): Promise<TestResult> => {
  const { signal } = options
  const exit = await Effect.runPromiseExit(
    runStepsEffect(driver, text, optionsOf(options)),
    signal === undefined ? {} : { signal }
  )
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}
