/** Identifiers: UUIDs, branded so that one cannot stand in for another. */
import { Schema } from "effect"

/** Any UUID, of whatever it may be the id. */
export const Uuid = Schema.String.pipe(
  Schema.pattern(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/, {
    message: () => "must be a UUID",
    jsonSchema: {
      format: "uuid",
      // Validators take `urn:uuid:` for a uuid too.
      pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"
    }
  })
)

export const TeamId = Uuid.pipe(Schema.brand("TeamId"))
export type TeamId = typeof TeamId.Type
export const ApiKeyId = Uuid.pipe(Schema.brand("ApiKeyId"))
export type ApiKeyId = typeof ApiKeyId.Type
export const ProjectId = Uuid.pipe(Schema.brand("ProjectId"))
export type ProjectId = typeof ProjectId.Type
export const EnvironmentId = Uuid.pipe(Schema.brand("EnvironmentId"))
export type EnvironmentId = typeof EnvironmentId.Type
export const TestId = Uuid.pipe(Schema.brand("TestId"))
export type TestId = typeof TestId.Type
export const GroupId = Uuid.pipe(Schema.brand("GroupId"))
export type GroupId = typeof GroupId.Type
export const BatchId = Uuid.pipe(Schema.brand("BatchId"))
export type BatchId = typeof BatchId.Type
export const RunId = Uuid.pipe(Schema.brand("RunId"))
export type RunId = typeof RunId.Type
export const EvidenceId = Uuid.pipe(Schema.brand("EvidenceId"))
export type EvidenceId = typeof EvidenceId.Type
export const ScheduleId = Uuid.pipe(Schema.brand("ScheduleId"))
export type ScheduleId = typeof ScheduleId.Type
export const WebhookId = Uuid.pipe(Schema.brand("WebhookId"))
export type WebhookId = typeof WebhookId.Type
export const MobileAppId = Uuid.pipe(Schema.brand("MobileAppId"))
export type MobileAppId = typeof MobileAppId.Type
export const FeedbackId = Uuid.pipe(Schema.brand("FeedbackId"))
export type FeedbackId = typeof FeedbackId.Type

/** Eight characters that stand for a project, test, group or run where a person types it. */
export const ShortId = Schema.String.pipe(
  Schema.pattern(/^[0-9a-z]{8}$/, { message: () => "must be eight lower-case letters or digits" }),
  Schema.brand("ShortId")
)
export type ShortId = typeof ShortId.Type
