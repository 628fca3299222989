/** Every error of the public interface, once: its class, its status and its code. */
import { Unauthorized } from "@assay/domain/ApiKey"
import { GroupNotFound } from "@assay/domain/Group"
import { MobileAppNotFound } from "@assay/domain/MobileApp"
import { ProjectNotFound } from "@assay/domain/Project"
import { PayloadTooLarge, TimeLimitExceeded, UsageLimitExceeded } from "@assay/domain/Refusal"
import { PreparationRun, RunNotFinished, RunNotFound } from "@assay/domain/Run"
import { Forbidden } from "@assay/domain/Team"
import { TestNotFound } from "@assay/domain/Test"
import { InvalidRequest, ValidationFailed } from "@assay/domain/Validation"
import { Schema } from "effect"
import { wire } from "./Wire.js"

/** Something broke inside; what, is in the server's log and not here. */
export class InternalError extends Schema.TaggedError<InternalError>()("InternalError", {
  message: Schema.String
}) {}

export const invalidRequest = wire(InvalidRequest, {
  status: 400,
  error: "invalid_request",
  description: "The input breaks a rule; the message names the field and the rule"
})

export const unauthorized = wire(Unauthorized, {
  status: 401,
  error: "unauthorized",
  description: "The credential is missing, invalid or revoked"
})

export const forbidden = wire(Forbidden, {
  status: 403,
  error: "forbidden",
  description: "The resource belongs to another team"
})

const unknown = "No such resource"

export const projectNotFound = wire(ProjectNotFound, {
  status: 404,
  error: "project_not_found",
  description: unknown
})

export const groupNotFound = wire(GroupNotFound, {
  status: 404,
  error: "group_not_found",
  description: unknown
})

export const testNotFound = wire(TestNotFound, { status: 404, error: "test_not_found", description: unknown })

export const runNotFound = wire(RunNotFound, { status: 404, error: "run_not_found", description: unknown })

export const mobileAppNotFound = wire(MobileAppNotFound, {
  status: 404,
  error: "mobile_app_not_found",
  description: unknown
})

export const runNotFinished = wire(RunNotFinished, {
  status: 409,
  error: "run_not_finished",
  description: "The run has not finished and `allowIncomplete` is not true"
})

export const payloadTooLarge = wire(PayloadTooLarge, {
  status: 413,
  error: "payload_too_large",
  description: "The body is larger than 1 MiB"
})

export const validationFailed = wire(ValidationFailed, {
  status: 422,
  error: "validation_failed",
  description: "The input breaks a rule; the message names the field and the rule"
})

export const preparationRun = wire(PreparationRun, {
  status: 422,
  error: "preparation_run",
  description: "The run prepares a group and is no test case"
})

export const usageLimitExceeded = wire(UsageLimitExceeded, {
  status: 429,
  error: "usage_limit_exceeded",
  description: "A limit of requests or runs is reached; `Retry-After` says when to try again"
})

export const internalError = wire(InternalError, {
  status: 500,
  error: "internal_error",
  description: "Something broke inside the service"
})

export const timeLimitExceeded = wire(TimeLimitExceeded, {
  status: 504,
  error: "time_limit_exceeded",
  description: "What had to be done before the answer took longer than it may"
})

/** All of them, for what answers with them. */
export const wireErrors: ReadonlyArray<Schema.Schema.AnyNoContext> = [
  invalidRequest,
  unauthorized,
  forbidden,
  projectNotFound,
  groupNotFound,
  testNotFound,
  runNotFound,
  mobileAppNotFound,
  runNotFinished,
  payloadTooLarge,
  validationFailed,
  preparationRun,
  usageLimitExceeded,
  internalError,
  timeLimitExceeded
]
