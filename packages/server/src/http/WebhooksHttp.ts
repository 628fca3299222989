import { Api } from "@assay/api/Api"
import { DeploymentNotification, GroupTrigger, type WebhookAnswer } from "@assay/api/WebhooksApi"
import { Unauthorized } from "@assay/domain/ApiKey"
import type { WebhookId } from "@assay/domain/Ids"
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

export const layer = HttpApiBuilder.group(Api, "webhooks", (handlers) =>
  Effect.gen(function* () {
    const triggers = yield* GroupTriggers
    const deployments = yield* Deployments
    const webhooks = yield* WebhooksRepo
    const { once } = yield* Idempotency

    /** The answer, kept beside the call that it answers. */
    const recorded = <E, R>(id: WebhookId, body: unknown, work: Effect.Effect<WebhookAnswer, E, R>) =>
      work.pipe(
        Effect.tap((answer) => webhooks.recordDelivery(id, body, answer)),
        Effect.map((answer) => ({ status: 200, body: answer }))
      )

    const group = Effect.gen(function* () {
      const { webhookId, groupId } = yield* WebhookCaller
      // The door lets only a group's webhook in here.
      if (groupId === null) return yield* new Unauthorized({ message: "No webhook has this address" })
      const { value, fingerprint } = yield* receive(decodeTrigger, { absent: {} })
      const settled = yield* triggers.settle(groupId, value)
      return yield* once(
        { scope: `webhook ${webhookId}`, fingerprint },
        triggers.admit(settled),
        (admitted) => recorded(webhookId, value, triggers.start(admitted))
      )
    })

    const project = Effect.gen(function* () {
      const { webhookId, projectId } = yield* WebhookCaller
      const { value, fingerprint } = yield* receive(decodeNotification)
      return yield* once({ scope: `webhook ${webhookId}`, fingerprint }, Effect.void, () =>
        recorded(webhookId, value, deployments.receive(projectId))
      )
    })

    return handlers
      .handleRaw("group", () => group.pipe(asValidation, unavailableIsDefect))
      .handleRaw("project", () => project.pipe(asValidation, unavailableIsDefect))
  })
)
