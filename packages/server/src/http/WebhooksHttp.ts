import { Api } from "@assay/api/Api"
import { DeploymentNotification, GroupTrigger, type WebhookAnswer } from "@assay/api/WebhooksApi"
import { Unauthorized } from "@assay/domain/ApiKey"
import { TargetRefused } from "@assay/domain/Refusal"
import { ValidationFailed } from "@assay/domain/Validation"
import { WebhookCaller } from "@assay/domain/Webhook"
import { WebhooksRepo } from "@assay/sql/Webhooks"
import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { Deployments } from "../Deployments.js"
import { GroupTriggers } from "../GroupTriggers.js"
import { Idempotency } from "./Idempotent.js"
import { receive, strictly } from "./JsonBody.js"
import { unavailableIsDefect } from "./Unavailable.js"

const decodeTrigger = strictly(GroupTrigger)
const decodeNotification = strictly(DeploymentNotification)

const asValidation = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catchIf(
    work,
    (error) => error instanceof TargetRefused,
    ({ message }) => Effect.fail(new ValidationFailed({ message }))
  )

const ok = (body: WebhookAnswer) => ({ status: 200, body })

export const layer = HttpApiBuilder.group(Api, "webhooks", (handlers) =>
  Effect.gen(function* () {
    const triggers = yield* GroupTriggers
    const deployments = yield* Deployments
    const webhooks = yield* WebhooksRepo
    const { once } = yield* Idempotency

    const group = Effect.gen(function* () {
      const { webhookId, groupId } = yield* WebhookCaller
      // The door lets only a group's webhook in here.
      if (groupId === null) return yield* new Unauthorized({ message: "No webhook has this address" })
      const { value, fingerprint } = yield* receive(decodeTrigger, { absent: {} })
      const settled = yield* triggers.settle(groupId, value)
      const work = triggers.start(settled).pipe(
        Effect.tap((answer) => webhooks.recordDelivery(webhookId, value, answer)),
        Effect.map(ok)
      )
      return yield* once({ scope: `webhook ${webhookId}`, fingerprint }, work)
    })

    const project = Effect.gen(function* () {
      const { webhookId, projectId } = yield* WebhookCaller
      const { value, fingerprint } = yield* receive(decodeNotification)
      const work = deployments.receive(projectId).pipe(
        Effect.tap((answer) => webhooks.recordDelivery(webhookId, value, answer)),
        Effect.map(ok)
      )
      return yield* once({ scope: `webhook ${webhookId}`, fingerprint }, work)
    })

    return handlers
      .handleRaw("group", () => group.pipe(asValidation, unavailableIsDefect))
      .handleRaw("project", () => project.pipe(asValidation, unavailableIsDefect))
  })
)
