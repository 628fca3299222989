/** E8 and E9: webhooks, whose address is their credential. */
import { EnvironmentKind } from "@assay/domain/Environment"
import { BatchId, RunId, Uuid } from "@assay/domain/Ids"
import { Platform } from "@assay/domain/Project"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { documented } from "./Documented.js"
import * as Examples from "./Examples.js"
import { optional, parameter, required } from "./Field.js"
import { IdempotencyKey } from "./IdempotencyKey.js"
import { WebhookMobileTarget } from "./MobileTarget.js"
import { WebhookAuth } from "./WebhookAuth.js"
import { validationFailed } from "./WireErrors.js"

/** The target is targetUrl, else projectEnvironmentId, else environment, else the project's own address. */
export const GroupTrigger = Schema.Struct({
  projectEnvironmentId: optional(Uuid, "The environment to test, where targetUrl is absent"),
  targetUrl: optional(Schema.String, "The address to test", "https://staging.shop.example/"),
  mobile: optional(WebhookMobileTarget, "The build to test; the newest upload when absent"),
  commitSha: optional(Schema.String, "The commit that runs at the target", "9f2c1e7"),
  platform: optional(
    Platform,
    "What mobile tests run on; `ios` when absent, so that Android runs must say `android`, also where the build is named"
  ),
  deviceModel: optional(Schema.Literal("iphone", "ipad"), "The device of an iOS run; a phone when absent"),
  environment: optional(
    EnvironmentKind,
    "The kind of the environment to test, where neither targetUrl nor projectEnvironmentId is given; the project must have one of that kind"
  )
}).annotations({ identifier: "GroupTrigger" })

/** A deployment, as its provider tells it. */
export const DeploymentNotification = Schema.Record({
  key: Schema.String,
  value: Schema.Unknown
}).annotations({
  jsonSchema: {
    type: "object",
    description: "A deployment notification, as its provider sends it",
    additionalProperties: true
  }
})

export const WebhookAnswer = Schema.Struct({
  received: required(Schema.Boolean, "Always true", true),
  ignored: optional(Schema.Boolean, "true when the call was accepted and no run was started"),
  reason: optional(Schema.String, "Why the call was ignored"),
  runId: optional(RunId, "The run that waits or has started"),
  batchId: optional(BatchId, "The batch that was started"),
  batchIds: optional(Schema.Array(BatchId), "The batches, where the platforms make several")
}).annotations({ identifier: "WebhookAnswer", description: "What became of the call" })
export type WebhookAnswer = typeof WebhookAnswer.Type

/** The same, of a call whose runs are accepted and not yet done. */
const GroupTriggerAnswer = WebhookAnswer.annotations({
  identifier: "GroupTriggerAnswer",
  description: "What became of the call",
  ...HttpApiSchema.annotations({ status: 202 })
})

const path = Schema.Struct({
  webhookId: parameter("The webhook's id"),
  secret: parameter("The webhook's secret")
})

const group = HttpApiEndpoint.post("group", "/groups/webhook/:webhookId/:secret")
  .setPath(path)
  .setHeaders(IdempotencyKey)
  .setPayload(GroupTrigger)
  .addSuccess(GroupTriggerAnswer)
  .addError(validationFailed)
  .middleware(WebhookAuth)
  .annotateContext(
    documented({
      operationId: "triggerGroupWebhook",
      summary: "Trigger a group webhook",
      description:
        "Runs every runnable test of the group as one batch. There is no Authorization header: the address is the credential.",
      request: Examples.groupTrigger,
      bodyRequired: false,
      responses: { 202: Examples.groupTriggered }
    })
  )

const project = HttpApiEndpoint.post("project", "/webhook/:webhookId/:secret")
  .setPath(path)
  .setHeaders(IdempotencyKey)
  .setPayload(DeploymentNotification)
  .addSuccess(WebhookAnswer)
  .addError(validationFailed)
  .middleware(WebhookAuth)
  .annotateContext(
    documented({
      operationId: "triggerProjectWebhook",
      summary: "Trigger a project webhook",
      description:
        "Receives a deployment notification and tests the pull request where the project is set up for it. There is no Authorization header: the address is the credential.",
      request: Examples.deployment,
      responses: { 200: Examples.deploymentIgnored }
    })
  )

export class WebhooksApi extends HttpApiGroup.make("webhooks")
  .add(group)
  .add(project)
  .annotate(OpenApi.Title, "Webhooks")
  .annotate(OpenApi.Description, "Triggers whose address is their credential") {}
