/** Webhooks of groups and projects in the database, and the record of what was delivered to them. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { GroupId, ProjectId, TeamId, WebhookId } from "@assay/domain/Ids"
import { Timestamp } from "@assay/domain/Timestamp"
import { Context, type Effect, type Option, Schema } from "effect"

/** A way in for callers without a key. The secret itself is not kept. */
export class Webhook extends Schema.Class<Webhook>("Webhook")({
  id: WebhookId,
  teamId: TeamId,
  projectId: ProjectId,
  /** null for a project's webhook. */
  groupId: Schema.NullOr(GroupId),
  /** SHA-256 of the secret, in lower-case hexadecimal digits. */
  secretHash: Schema.String,
  createdAt: Timestamp,
  rotatedAt: Schema.NullOr(Timestamp)
}) {}

/** One call of a webhook and its answer. */
export class Delivery extends Schema.Class<Delivery>("Delivery")({
  webhookId: WebhookId,
  /** The body that came, shortened where it was long. */
  body: Schema.Unknown,
  answer: Schema.Unknown,
  at: Timestamp
}) {}

/** Whose webhook it is. */
export type WebhookOwner =
  | { readonly _tag: "Group"; readonly groupId: GroupId }
  | { readonly _tag: "Project"; readonly projectId: ProjectId }

export class WebhooksRepo extends Context.Tag("@assay/sql/WebhooksRepo")<
  WebhooksRepo,
  {
    readonly find: (id: WebhookId) => Effect.Effect<Option.Option<Webhook>, DatabaseUnavailable>
    readonly findByOwner: (owner: WebhookOwner) => Effect.Effect<Option.Option<Webhook>, DatabaseUnavailable>
    /** The owner's webhook: made with this secret, or the one that is there, with its own (`created` is false). */
    readonly createIfMissing: (
      owner: WebhookOwner,
      secretHash: string
    ) => Effect.Effect<{ readonly webhook: Webhook; readonly created: boolean }, DatabaseUnavailable>
    /** Gives the webhook another secret; the former one stops at once. */
    readonly rotate: (
      id: WebhookId,
      secretHash: string
    ) => Effect.Effect<Option.Option<Webhook>, DatabaseUnavailable>
    readonly recordDelivery: (
      id: WebhookId,
      body: unknown,
      answer: unknown
    ) => Effect.Effect<void, DatabaseUnavailable>
    /** Newest first. */
    readonly listDeliveries: (
      id: WebhookId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Delivery>, DatabaseUnavailable>
  }
>() {}
