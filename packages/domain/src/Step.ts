import { Schema } from "effect"
import { EvidenceId } from "./Ids.js"
import { Reason } from "./Verdict.js"

/** How a step ended; `untested` when the run ended before it. */
export const StepOutcome = Schema.Literal("passed", "failed", "blocked", "untested")
export type StepOutcome = typeof StepOutcome.Type

/** An element that was, or might have been, meant by a step. */
export class Candidate extends Schema.Class<Candidate>("Candidate")({
  role: Schema.String,
  name: Schema.String,
  /** 0 to 1; 1 is certain. */
  score: Schema.Number,
  /** How it was found: `role and exact name`, `in the row of Ada`, ... */
  how: Schema.String
}) {}

/** What one instruction of a test came to. */
export class Step extends Schema.Class<Step>("Step")({
  /** From 0, in the order of the test's text. */
  index: Schema.Int,
  /** The instruction as it was written; a secret's value never stands in it. */
  text: Schema.String,
  outcome: StepOutcome,
  reason: Schema.optionalWith(Reason, { exact: true }),
  /** One sentence for a person: what was done or seen. */
  detail: Schema.String,
  /** How each part was understood, one line each: `click the button “Order”`. */
  understood: Schema.Array(Schema.String),
  target: Schema.optionalWith(Candidate, { exact: true }),
  candidates: Schema.Array(Candidate),
  /** For a false check: what should have been seen, and what was. */
  expected: Schema.optionalWith(Schema.String, { exact: true }),
  actual: Schema.optionalWith(Schema.String, { exact: true }),
  /** What the step changed on the screen, in words; empty when nothing was seen to change. */
  changed: Schema.Array(Schema.String),
  evidence: Schema.Array(EvidenceId),
  ms: Schema.Number
}) {}
