/** What a completed run says of the product, and why. Both sets are closed. */
import { Schema } from "effect"

export const Verdict = Schema.Literal("PASSED", "FAILED", "BLOCKED")
export type Verdict = typeof Verdict.Type

/** The product did not do what the test says. */
export const FailedReason = Schema.Literal(
  /** A check was understood, evaluated, and false at its deadline. */
  "check_false",
  /** The target of an action is there, and disabled or covered until the deadline. */
  "target_not_actionable",
  /** The target is not there by the deadline, and the same step passed before on this environment. */
  "target_gone",
  /** An exploration saw an uncaught error, a console error or a failed request. */
  "page_error"
)
export type FailedReason = typeof FailedReason.Type

/** The test could not be carried out to an end: nothing is said about the product. */
export const BlockedReason = Schema.Literal(
  "target_not_found",
  "target_ambiguous",
  "step_not_understood",
  "no_check",
  "no_check_reached",
  "login_wall",
  "target_unreachable",
  "target_forbidden",
  "secret_missing",
  "variable_missing",
  "dialog_unanswered",
  "action_unsupported",
  "preparation_failed",
  "budget_spent"
)
export type BlockedReason = typeof BlockedReason.Type

export const Reason = Schema.Union(FailedReason, BlockedReason)
export type Reason = typeof Reason.Type

export const verdictOf = (reason: Reason): "FAILED" | "BLOCKED" =>
  Schema.is(FailedReason)(reason) ? "FAILED" : "BLOCKED"
