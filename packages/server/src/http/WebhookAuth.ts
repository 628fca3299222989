/** What the webhooks check before all else: the secret in the address, its rate of requests, the declared size of the body. */
import { WebhookAuth } from "@assay/api/WebhookAuth"
import { Unauthorized } from "@assay/domain/ApiKey"
import { WebhookId } from "@assay/domain/Ids"
import type { WebhookCaller } from "@assay/domain/Webhook"
import { WebhooksRepo } from "@assay/sql/Webhooks"
import { HttpRouter, HttpServerRequest } from "@effect/platform"
import { type Context, Effect, Layer, Option, Schema } from "effect"
import { timingSafeEqual } from "node:crypto"
import { Deliveries } from "../Deliveries.js"
import { secretHashOf } from "../Webhooks.js"
import { bodyOf } from "./Faults.js"
import { refuseDeclaredBy } from "./RequestBody.js"
import { RequestRate } from "./RequestRate.js"
import { unavailableIsDefect } from "./Unavailable.js"

/** The same for an unknown webhook and a wrong secret: which it was is not told. */
const unauthorized = new Unauthorized({ message: "No webhook has this address" })

const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export const layer = Layer.effect(
  WebhookAuth,
  Effect.gen(function* () {
    const webhooks = yield* WebhooksRepo
    const deliveries = yield* Deliveries
    const rate = yield* RequestRate
    const authenticate = Effect.gen(function* () {
      const { params, route } = yield* HttpRouter.RouteContext
      const id = yield* Effect.mapError(
        Schema.decodeUnknown(WebhookId)(params["webhookId"]),
        () => unauthorized
      )
      const hash = secretHashOf(params["secret"] ?? "")
      const found = yield* Effect.flatMap(
        webhooks.find(id),
        Effect.mapError(() => unauthorized)
      )
      const ofGroup = route.path.startsWith("/v1/groups/")
      if (!sameHash(found.secretHash, hash) || (found.groupId !== null) !== ofGroup)
        return yield* unauthorized
      const request = yield* HttpServerRequest.HttpServerRequest
      yield* Effect.zipRight(
        rate.admit(`webhook ${found.id}`, request),
        refuseDeclaredBy(request.headers)
      ).pipe(
        Effect.tapError((fault) => deliveries.recordIdle(found.id, null, Option.getOrNull(bodyOf(fault))))
      )
      const { teamId, projectId, groupId } = found
      const caller: Context.Tag.Service<WebhookCaller> = { webhookId: found.id, teamId, projectId, groupId }
      return caller
    }).pipe(unavailableIsDefect)
    return WebhookAuth.of(authenticate)
  })
)
