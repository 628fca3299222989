import { IdempotencyRepo } from "@assay/sql/Idempotency"
import { Purge } from "@assay/sql/Purge"
import { WebhooksRepo } from "@assay/sql/Webhooks"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { makeTeam } from "./support/Fixtures.js"
import { layer } from "./support/TestDatabase.js"

const retention = { deliveries: "30 days", deliveriesPerWebhook: 3 } as const

/** A webhook to which each of these ages, in days, has a call. */
const webhookWith = Effect.fn("webhookWith")(function* (name: string, ages: ReadonlyArray<number>) {
  const sql = yield* SqlClient
  const webhooks = yield* WebhooksRepo
  const { group } = yield* makeTeam(name)
  const owner = { _tag: "Group", groupId: group.id } as const
  const { webhook } = yield* webhooks.createIfMissing(owner, "1".repeat(64))
  for (const age of ages) {
    yield* webhooks.recordDelivery(webhook.id, { age }, {})
    yield* sql`update deliveries set at = now() - ${age} * interval '1 day' where body = ${`{"age":${age}}`}::jsonb`
  }
  return Effect.map(webhooks.listDeliveries(webhook.id, 100), (found) => found.map(({ body }) => body))
})

it.layer(layer)("purging", (it) => {
  it.effect("deletes a webhook's calls that are past their time, and all but the newest of many", () =>
    Effect.gen(function* () {
      const old = yield* webhookWith("Old", [31, 30.01, 29.99])
      const many = yield* webhookWith("Many", [5, 4, 3, 2, 1])
      yield* Effect.flatMap(Purge, (purge) => purge.run(retention))
      expect(yield* old).toEqual([{ age: 29.99 }])
      expect(yield* many).toEqual([{ age: 1 }, { age: 2 }, { age: 3 }])
    })
  )

  it.effect("deletes answers that are remembered no longer, by whichever of several processes", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const repo = yield* IdempotencyRepo
      const purge = yield* Purge
      for (const key of ["young", "old"])
        yield* repo.once({ scope: "s", key, fingerprint: "f" }, () =>
          Effect.succeed({ status: 200, body: {} })
        )
      yield* sql`update idempotency set created_at = now() - interval '24 hours 1 minute' where key = 'old'`
      yield* Effect.all(
        Array.from({ length: 5 }, () => purge.run(retention)),
        { concurrency: "unbounded" }
      )
      expect(yield* sql`select key from idempotency`).toEqual([{ key: "young" }])
    })
  )

  it.effect("leaves it to the process that is at it", () =>
    Effect.gen(function* () {
      const purge = yield* Purge
      const sql = yield* SqlClient
      const kept = yield* webhookWith("Kept", [40])
      const reserved = yield* sql.reserve
      yield* reserved.executeRaw("begin", [])
      yield* reserved.executeRaw("select pg_advisory_xact_lock(4400170422::bigint)", [])
      yield* purge.run(retention)
      expect(yield* kept).toHaveLength(1)
      yield* reserved.executeRaw("commit", [])
      yield* purge.run(retention)
      expect(yield* kept).toHaveLength(0)
    }).pipe(Effect.scoped)
  )
})
