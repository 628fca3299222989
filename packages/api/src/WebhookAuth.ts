import { WebhookCaller } from "@assay/domain/Webhook"
import { HttpApiMiddleware } from "@effect/platform"
import { Schema } from "effect"
import { internalError, payloadTooLarge, unauthorized, usageLimitExceeded } from "./WireErrors.js"

/** The webhook's id and secret in the path are the credential: checked before anything else of the request is. */
export class WebhookAuth extends HttpApiMiddleware.Tag<WebhookAuth>()("@assay/api/WebhookAuth", {
  provides: WebhookCaller,
  failure: Schema.Union(unauthorized, payloadTooLarge, usageLimitExceeded, internalError)
}) {}
