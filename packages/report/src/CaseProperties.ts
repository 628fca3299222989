/** What a test case of a report says of its run, by name. Importers of test management tools read these. */
import { caseIdOf, type Run } from "@assay/domain/Run"
import type { RunDetails } from "@assay/domain/RunEvent"
import type { Step } from "@assay/domain/Step"
import type { Warning } from "@assay/domain/Warning"
import { DateTime, Option } from "effect"
import { commentOf } from "./CaseOutcome.js"

/** How long the run took, in milliseconds; none before its end, or when it never began. */
export const durationOf = (run: Run): Option.Option<number> =>
  run.startedAt === null || run.finishedAt === null
    ? Option.none()
    : Option.some(Math.max(0, DateTime.distance(run.startedAt, run.finishedAt)))

/** Importers know these four words and no others: a blocked step was skipped. */
const words = { passed: "passed", failed: "failed", blocked: "skipped", untested: "untested" } as const

const stepOf = (step: Step): readonly [string, string] => [
  "tcm_result_step",
  `${words[step.outcome]}: ${step.text}`
]

const warningOf = ({ kind, rule, message, count, page }: Warning): readonly [string, string] => [
  "svc_warning",
  `${kind}: ${message} (${rule}, ${count} on ${page})`
]

const verdictOf = (run: Run): string | null =>
  run.verdict ?? (run.status === "completed" ? "MISSING_VERDICT" : null)

/** Names and values in order; a fact that the run does not have is left out. `url` is where the run can be seen. */
export const propertiesOf = (run: RunDetails, url: string): ReadonlyArray<readonly [string, string]> => {
  const facts: ReadonlyArray<readonly [string, string | null]> = [
    ["svc_run_id", run.id],
    ["svc_test_id", run.testId],
    ["svc_project_id", run.projectId],
    ["svc_platform", run.platform],
    ["svc_verdict", verdictOf(run)],
    ["svc_attempt", String(run.attempt)],
    ["svc_environment", run.environmentName],
    ["svc_target_url", run.targetUrl],
    ["svc_duration_ms", Option.getOrNull(Option.map(durationOf(run), (ms) => String(Math.round(ms))))],
    ["svc_url", url],
    ["test_id", Option.getOrNull(caseIdOf(run.title))],
    ["tcm_result_comment", commentOf(run)]
  ]
  return [
    ...facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
    ...run.results.map(stepOf),
    ...run.warnings.map(warningOf)
  ]
}
