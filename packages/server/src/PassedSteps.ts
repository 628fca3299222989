/** Which steps of a test have passed before at the same place: what is gone there now was there then. */
import type { Run } from "@assay/domain/Run"
import { RunsRepo } from "@assay/sql/Runs"
import { Effect } from "effect"

/** How many of the test's newest runs are looked through. */
const looked = 50

/** The environment where one is named, else the address itself. */
const samePlace = (one: Run, other: Run): boolean =>
  one.platform === other.platform &&
  one.environmentId === other.environmentId &&
  (one.environmentId !== null || one.targetUrl === other.targetUrl)

/** Only a run of the very same text counts: after other steps, the same words may mean another page. */
const comparable = (run: Run) => (earlier: Run) =>
  earlier.id !== run.id &&
  earlier.verdict === "PASSED" &&
  earlier.steps === run.steps &&
  samePlace(earlier, run)

/** Whether a step of that text has passed before, for the run's test and place. */
export const passedBefore = Effect.fn("PassedSteps.passedBefore")(function* (run: Run) {
  const repo = yield* RunsRepo
  const { runs } =
    run.testId === null ? { runs: [] } : yield* repo.list({ testId: run.testId, limit: looked })
  const earlier = runs.find(comparable(run))
  const steps = earlier === undefined ? [] : yield* repo.listSteps(earlier.id)
  const passed = new Set(steps.filter(({ outcome }) => outcome === "passed").map(({ text }) => text))
  return (text: string) => passed.has(text)
})
