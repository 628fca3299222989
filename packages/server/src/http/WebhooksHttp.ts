import { Api } from "@assay/api/Api"
import { DeploymentNotification, GroupTrigger, type WebhookAnswer } from "@assay/api/WebhooksApi"
import { Unauthorized } from "@assay/domain/ApiKey"
import type { WebhookId } from "@assay/domain/Ids"
import { TargetRefused } from "@assay/domain/Refusal"
import { ValidationFailed } from "@assay/domain/Validation"
import { WebhookCaller } from "@assay/domain/Webhook"
import { HttpApiBuilder } from "@effect/platform"
import { Cause, Effect, Option } from "effect"
import { Deliveries } from "../Deliveries.js"
import { Deployments } from "../Deployments.js"
import { GroupTriggers } from "../GroupTriggers.js"
import { bodyOf } from "./Faults.js"
import { Idempotency } from "./Idempotent.js"
import { receive, strictly } from "./JsonBody.js"
import { unavailableIsDefect } from "./Unavailable.js"

const decodeTrigger = strictly(GroupTrigger)
const decodeNotification = strictly(DeploymentNotification)

/** What came, once it was read. */
interface Came {
  body: unknown
}

const noting =
  <A, E>(came: Came, decode: (body: unknown) => Effect.Effect<A, E>) =>
  (body: unknown) => {
    came.body = body
    return decode(body)
  }

/** What is kept of the answer to a call that broke; the one that was sent names the request, too. */
const brokenBody = { error: "internal_error", message: "Something broke inside the service" }

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
    const deliveries = yield* Deliveries
    const { once } = yield* Idempotency

    /** The answer with its status, kept beside the call that it answers. */
    const recorded = <E, R>(
      status: number,
      id: WebhookId,
      body: unknown,
      work: Effect.Effect<WebhookAnswer, E, R>
    ) =>
      work.pipe(
        Effect.tap((answer) => deliveries.record(id, body, answer)),
        Effect.map((answer) => ({ status, body: answer }))
      )

    /** A call that was refused or broke is kept too, with as much of its body as could be read. */
    const keeping = <A, E, R>(id: WebhookId, handle: (came: Came) => Effect.Effect<A, E, R>) =>
      Effect.suspend(() => {
        const came: Came = { body: null }
        return asValidation(handle(came)).pipe(
          Effect.tapErrorCause((cause) =>
            Cause.isInterruptedOnly(cause)
              ? Effect.void
              : deliveries.recordIdle(
                  id,
                  came.body,
                  Option.getOrElse(bodyOf(Cause.squash(cause)), () => brokenBody)
                )
          )
        )
      })

    const group = Effect.gen(function* () {
      const { webhookId, groupId } = yield* WebhookCaller
      // The door lets only a group's webhook in here.
      if (groupId === null) return yield* new Unauthorized({ message: "No webhook has this address" })
      return yield* keeping(webhookId, (came) =>
        Effect.gen(function* () {
          const { value, fingerprint } = yield* receive(noting(came, decodeTrigger), { absent: {} })
          const settled = yield* triggers.settle(groupId, value)
          return yield* once(
            { scope: `webhook ${webhookId}`, fingerprint },
            triggers.admit(settled),
            (admitted) => recorded(202, webhookId, value, triggers.start(admitted)),
            (answer) => deliveries.recordIdle(webhookId, value, answer)
          )
        })
      )
    })

    const project = Effect.gen(function* () {
      const { webhookId, projectId } = yield* WebhookCaller
      return yield* keeping(webhookId, (came) =>
        Effect.gen(function* () {
          const { value, fingerprint } = yield* receive(noting(came, decodeNotification))
          return yield* once(
            { scope: `webhook ${webhookId}`, fingerprint },
            Effect.void,
            () => recorded(200, webhookId, value, deployments.receive(projectId)),
            (answer) => deliveries.recordIdle(webhookId, value, answer)
          )
        })
      )
    })

    return handlers
      .handleRaw("group", () => unavailableIsDefect(group))
      .handleRaw("project", () => unavailableIsDefect(project))
  })
)
