import { Schema } from "effect"
import { FeedbackId, TeamId } from "./Ids.js"
import { text } from "./Text.js"
import { Timestamp } from "./Timestamp.js"

/**
 * `bug`: a tool or command broke or gave wrong results; `docs`: documentation is wrong or confusing; `feature`: something is
 * missing; `other`: anything else.
 */
export const FeedbackType = Schema.Literal("bug", "docs", "feature", "other")
export type FeedbackType = typeof FeedbackType.Type

const optionalText = (max: number) => Schema.optionalWith(text(1, max), { exact: true })

/** What a report about the service itself holds. Source: the specification, E3. */
export const FeedbackReport = Schema.Struct({
  message: text(1, 2000),
  type: Schema.optionalWith(FeedbackType, { exact: true }),
  task: optionalText(4000),
  expected: optionalText(4000),
  actual: optionalText(4000),
  approach: optionalText(4000),
  tool: optionalText(200),
  /** Not looked up, as `runId` is not: they say what the report is about. */
  projectId: optionalText(100),
  runId: optionalText(100),
  agent: optionalText(200)
})
export type FeedbackReport = typeof FeedbackReport.Type

export class Feedback extends Schema.Class<Feedback>("Feedback")({
  id: FeedbackId,
  teamId: TeamId,
  ...FeedbackReport.fields,
  createdAt: Timestamp
}) {}
