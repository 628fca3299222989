import { Schema } from "effect"
import { WebhookId } from "./Ids.js"

/**
 * What a caller outside needs to trigger a group or a project. The secret is shown when it is made and never again: then it
 * and the address that carries it are null.
 */
export class WebhookAccess extends Schema.Class<WebhookAccess>("WebhookAccess")({
  id: WebhookId,
  secret: Schema.NullOr(Schema.String),
  url: Schema.NullOr(Schema.String)
}) {}

/** The webhook is unknown or its secret is wrong: the caller is not told which. */
export class WebhookUnauthorized extends Schema.TaggedError<WebhookUnauthorized>()("WebhookUnauthorized", {
  message: Schema.String
}) {
  static readonly of = () => new WebhookUnauthorized({ message: "No webhook has this address" })
}
