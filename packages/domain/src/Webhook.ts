import { Context, Schema } from "effect"
import { type GroupId, type ProjectId, type TeamId, WebhookId } from "./Ids.js"

/**
 * What a caller outside needs to trigger a group or a project. The secret is shown when it is made and never again: then it
 * and the address that carries it are null.
 */
export class WebhookAccess extends Schema.Class<WebhookAccess>("WebhookAccess")({
  id: WebhookId,
  secret: Schema.NullOr(Schema.String),
  url: Schema.NullOr(Schema.String)
}) {}

/** Whose webhook was called, with the right secret. */
export class WebhookCaller extends Context.Tag("@assay/domain/WebhookCaller")<
  WebhookCaller,
  {
    readonly webhookId: WebhookId
    readonly teamId: TeamId
    readonly projectId: ProjectId
    /** null for a project's webhook. */
    readonly groupId: GroupId | null
  }
>() {}
