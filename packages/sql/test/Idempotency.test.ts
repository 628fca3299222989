import { IdempotencyConflict, type IdempotencyKey, IdempotencyRepo } from "@assay/sql/Idempotency"
import { Database } from "@assay/sql/Query"
import { RunsRepo } from "@assay/sql/Runs"
import { TeamsRepo } from "@assay/sql/Teams"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Option, Ref, TestClock } from "effect"
import { randomUUID } from "node:crypto"
import { makeTeam } from "./support/Fixtures.js"
import { layer } from "./support/TestDatabase.js"

const newKey = (): IdempotencyKey => ({ scope: "team 1 POST /v1/x", key: randomUUID(), fingerprint: "body" })

/** Work that counts how often it was done. */
const counted = Effect.map(Ref.make(0), (count) => ({
  count: Ref.get(count),
  work: () =>
    Effect.map(
      Ref.updateAndGet(count, (done) => done + 1),
      (done) => ({ status: 202, body: { done } })
    )
}))

it.layer(layer)("an idempotency key", (it) => {
  it.effect("gives the same answer again, without the work", () =>
    Effect.gen(function* () {
      const repo = yield* IdempotencyRepo
      const { count, work } = yield* counted
      const key = newKey()
      const answer = { status: 202, body: { done: 1 } }
      expect(yield* repo.once(key, work)).toEqual({ answer, replayed: false })
      expect(yield* repo.once(key, work)).toEqual({ answer, replayed: true })
      expect(yield* count).toBe(1)
    })
  )

  it.effect("means nothing in another scope", () =>
    Effect.gen(function* () {
      const repo = yield* IdempotencyRepo
      const { count, work } = yield* counted
      const key = newKey()
      yield* repo.once(key, work)
      yield* repo.once({ ...key, scope: "team 2 POST /v1/x" }, work)
      expect(yield* count).toBe(2)
    })
  )

  it.effect("is refused with another body", () =>
    Effect.gen(function* () {
      const repo = yield* IdempotencyRepo
      const { work } = yield* counted
      const key = newKey()
      yield* repo.once(key, work)
      const other = repo.once({ ...key, fingerprint: "another body" }, work)
      expect(yield* Effect.flip(other)).toBeInstanceOf(IdempotencyConflict)
    })
  )

  it.effect("is free again when the work fails, and nothing of it stays", () =>
    Effect.gen(function* () {
      const repo = yield* IdempotencyRepo
      const database = yield* Database
      const teams = yield* TeamsRepo
      const { work } = yield* counted
      const key = newKey()
      const failing = repo.once(key, (remember) =>
        database.transaction(
          teams
            .create("Never made")
            .pipe(
              Effect.zipRight(remember({ status: 202, body: null })),
              Effect.zipRight(Effect.fail("refused" as const))
            )
        )
      )
      expect(yield* Effect.flip(failing)).toBe("refused")
      expect(yield* teams.findByRef("Never made")).toEqual(Option.none())
      expect(yield* repo.once(key, work)).toMatchObject({ replayed: false })
    })
  )

  it.effect("is free again when its caller goes away", () =>
    Effect.gen(function* () {
      const repo = yield* IdempotencyRepo
      const { work } = yield* counted
      const key = newKey()
      const begun = yield* Deferred.make<void>()
      const caller = yield* Effect.fork(
        repo.once(key, () => Effect.zipRight(Deferred.succeed(begun, undefined), Effect.never))
      )
      yield* Deferred.await(begun)
      yield* Fiber.interrupt(caller)
      expect(yield* repo.once(key, work)).toMatchObject({ replayed: false })
    })
  )

  it.effect("is remembered for a day, and the held one of a lost process for two minutes", () =>
    Effect.gen(function* () {
      const repo = yield* IdempotencyRepo
      const sql = yield* SqlClient
      const { count, work } = yield* counted
      const [remembered, held] = [newKey(), newKey()]
      yield* repo.once(remembered, work)
      const lost = yield* Effect.fork(repo.once(held, () => Effect.never))
      yield* Effect.repeat(
        sql<{ there: number }>`select count(*)::int as there from idempotency where key = ${held.key}`,
        { until: ([row]) => row?.there === 1 }
      )
      yield* sql`update idempotency set created_at = created_at - interval '23 hours 59 minutes'`
      expect(yield* repo.once(remembered, work)).toMatchObject({ replayed: true })
      yield* sql`update idempotency set created_at = created_at - interval '2 minutes'`
      expect(yield* repo.once(remembered, work)).toMatchObject({ replayed: false })
      yield* sql`update idempotency set held_until = now() - interval '1 second', created_at = now() where key = ${held.key}`
      expect(yield* repo.once(held, work)).toMatchObject({ replayed: false })
      expect(yield* count).toBe(3)
      // The lost one comes back to life: what it says now is not believed.
      yield* Fiber.interrupt(lost)
      expect(yield* repo.once(held, work)).toMatchObject({ replayed: true, answer: { body: { done: 3 } } })
      yield* TestClock.adjust("1 second")
    })
  )
})

it.live("an idempotency key lets one of many callers do the work, and gives its answer to all", () =>
  Effect.gen(function* () {
    const repo = yield* IdempotencyRepo
    const runs = yield* RunsRepo
    const { project, run } = yield* makeTeam("Repeaters")
    const key = newKey()
    const once = repo.once(key, () =>
      Effect.map(runs.create(run), ({ id }) => ({ status: 202, body: { runId: id } }))
    )
    const answers = yield* Effect.all(
      Array.from({ length: 12 }, () => once),
      { concurrency: "unbounded" }
    )
    const made = yield* runs.list({ projectId: project.id, limit: 20 })
    expect(made.runs).toHaveLength(1)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
    for (const { answer } of answers) expect(answer.body).toEqual({ runId: made.runs[0]?.id })
  }).pipe(Effect.provide(layer))
)
