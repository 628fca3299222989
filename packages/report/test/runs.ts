/** Runs for tests: one of each outcome, made from a plain one. */
import { BatchId, ProjectId, RunId, ShortId, TeamId, TestId } from "@assay/domain/Ids"
import { RunDetails } from "@assay/domain/RunEvent"
import { Step, type StepOutcome } from "@assay/domain/Step"
import { DateTime, Schema } from "effect"

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

export const step = (index: number, text: string, outcome: StepOutcome, more: Partial<Step> = {}): Step =>
  new Step({
    index,
    text,
    outcome,
    detail: `It was ${outcome}`,
    understood: [],
    candidates: [],
    changed: [],
    evidence: [],
    ms: 5,
    ...more
  })

const plain = {
  id: Schema.decodeSync(RunId)(uuid(1)),
  shortId: Schema.decodeSync(ShortId)("abcd1234"),
  teamId: Schema.decodeSync(TeamId)(uuid(2)),
  projectId: Schema.decodeSync(ProjectId)(uuid(3)),
  testId: Schema.decodeSync(TestId)(uuid(4)),
  groupId: null,
  batchId: Schema.decodeSync(BatchId)(uuid(5)),
  kind: "test" as const,
  status: "completed" as const,
  verdict: "PASSED" as const,
  reason: null,
  errorCode: null,
  errorMessage: null,
  skipReason: null,
  title: "Order a book",
  steps: "Press Order",
  platform: "web" as const,
  targetUrl: "https://shop.example/?a=1&b=2",
  environmentId: null,
  environmentName: "Staging",
  attempt: 1,
  summary: "Every check held",
  createdAt: DateTime.unsafeMake("2026-11-21T07:00:00Z"),
  startedAt: DateTime.unsafeMake("2026-11-21T07:00:01Z"),
  finishedAt: DateTime.unsafeMake("2026-11-21T07:00:03.250Z"),
  results: [step(0, "Press Order", "passed")],
  evidence: [],
  warnings: []
}

export const run = (more: Partial<ConstructorParameters<typeof RunDetails>[0]> = {}): RunDetails =>
  new RunDetails({ ...plain, ...more })
