/** What calls of the control plane fail with. */
import { Ambiguous } from "@assay/domain/Refusal"
import { DatabaseUnavailable } from "@assay/domain/Database"
import { Platform } from "@assay/domain/Project"
import { Forbidden } from "@assay/domain/Team"
import { ValidationFailed } from "@assay/domain/Validation"
import { Schema } from "effect"

/** The errors given, and the one that any call may meet: a database that does not answer now. */
export const failing = <Errors extends ReadonlyArray<Schema.Schema.All>>(...errors: Errors) =>
  Schema.Union(DatabaseUnavailable, ...errors)

/** A thing is named by an id, a short id or a unique name: another team's is forbidden, a name of several is ambiguous. */
export const finding = <Errors extends ReadonlyArray<Schema.Schema.All>>(...errors: Errors) =>
  failing(Ambiguous, Forbidden, ...errors)

/** The same, where input is written down. */
export const changing = <Errors extends ReadonlyArray<Schema.Schema.All>>(...errors: Errors) =>
  finding(ValidationFailed, ...errors)

/** An id, a short id or a unique name. */
export const Reference = Schema.String

/** A string, a platform, a boolean, or nothing at all. */
export const OptionalString = Schema.optionalWith(Schema.String, { exact: true })
export const OptionalPlatform = Schema.optionalWith(Platform, { exact: true })
export const OptionalBoolean = Schema.optionalWith(Schema.Boolean, { exact: true })
