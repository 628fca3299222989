/** Which of JUnit's few outcomes a run is. Source: the specification, E4. */
import type { Run } from "@assay/domain/Run"
import type { RunDetails } from "@assay/domain/RunEvent"
import type { Step } from "@assay/domain/Step"

export type CaseOutcome =
  | { readonly _tag: "Passed" }
  | { readonly _tag: "Failure"; readonly type: string; readonly message: string; readonly body: string }
  | { readonly _tag: "Error"; readonly type: string; readonly message: string; readonly body: string }
  | { readonly _tag: "Skipped"; readonly body: string }

/** A preparation readies the others; it is no test case. */
export const isCase = (run: Run): boolean => run.kind !== "preparation"

/** One sentence on how the run ended, or that it has not. */
export const commentOf = (run: Run): string => {
  const words = run.skipReason ?? (run.status === "failed" ? run.errorMessage : run.summary) ?? run.summary
  return words ?? (run.status === "queued" || run.status === "running" ? `The run is ${run.status}` : "")
}

const account = (step: Step): string =>
  [
    `${step.index + 1}. ${step.text}`,
    `   ${step.outcome}: ${step.detail}`,
    ...(step.expected === undefined ? [] : [`   expected: ${step.expected}`]),
    ...(step.actual === undefined ? [] : [`   actual: ${step.actual}`])
  ].join("\n")

/** The steps as far as they were tested. */
const accountOf = (results: ReadonlyArray<Step>): string =>
  results
    .filter((step) => step.outcome !== "untested")
    .map(account)
    .join("\n")

const completed = (run: RunDetails): CaseOutcome => {
  const reason = run.reason === null ? "" : `reason: ${run.reason}\n`
  const told = { message: commentOf(run), body: reason + accountOf(run.results) }
  switch (run.verdict) {
    case "PASSED":
      return { _tag: "Passed" }
    case "FAILED":
      return { _tag: "Failure", type: run.reason ?? "FAILED", ...told }
    case "BLOCKED":
      return { _tag: "Error", type: "BLOCKED", ...told }
    case null:
      return { _tag: "Error", type: "MISSING_VERDICT", ...told }
  }
}

export const outcomeOf = (run: RunDetails): CaseOutcome => {
  switch (run.status) {
    case "completed":
      return completed(run)
    case "failed":
      return {
        _tag: "Error",
        type: run.errorCode ?? "internal_error",
        message: commentOf(run),
        body: accountOf(run.results)
      }
    case "cancelled":
      return {
        _tag: "Skipped",
        body: `${run.skipReason === null ? "cancelled" : "skipped"}: ${commentOf(run)}`
      }
    case "queued":
    case "running":
      return { _tag: "Skipped", body: `unfinished: ${run.status}` }
  }
}
