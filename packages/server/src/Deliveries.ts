/** What is kept of the calls of webhooks: what came, and how it was answered. */
import type { WebhookId } from "@assay/domain/Ids"
import { WebhooksRepo } from "@assay/sql/Webhooks"
import { Context, Effect, Layer } from "effect"

/** Where some senders put tokens that open their own doors. */
const tokens = new Set(["log_access_attributes"])

const withoutTokens = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutTokens)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !tokens.has(name))
      .map(([name, inner]) => [name, withoutTokens(inner)])
  )
}

const make = Effect.gen(function* () {
  const webhooks = yield* WebhooksRepo

  /** Together with what the call does: both are written, or neither. */
  const record = (id: WebhookId, body: unknown, answer: unknown) =>
    webhooks.recordDelivery(id, withoutTokens(body), answer)

  /** A call that was refused or repeated did nothing; that it cannot be written down now changes nothing for its caller. */
  const recordIdle = (id: WebhookId, body: unknown, answer: unknown) =>
    record(id, body, answer).pipe(
      Effect.catchTag("DatabaseUnavailable", (fault) =>
        Effect.logWarning("A delivery that did nothing was not recorded", fault)
      )
    )

  return { record, recordIdle }
})

export class Deliveries extends Context.Tag("@assay/server/Deliveries")<
  Deliveries,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Deliveries, make)
