import { ApiKey } from "@assay/domain/ApiKey"
import { ApiKeyId, TeamId } from "@assay/domain/Ids"
import { ApiKeysRepo } from "@assay/sql/ApiKeys"
import { TeamsRepo } from "@assay/sql/Teams"
import { describe, expect, it } from "@effect/vitest"
import { Context, DateTime, Deferred, Effect, Fiber, Layer, Option, Queue, Stream, TestClock } from "effect"
import { randomUUID } from "node:crypto"
import { freshUrl, layerAt } from "../../sql/test/support/TestDatabase.js"
import { randomKey } from "../src/ApiKeyText.js"
import { Keys, layer } from "../src/Keys.js"
import * as Teams from "../src/Teams.js"

/** What one process knows of keys, at a database that others use too. */
const newProcess = Effect.fn("newProcess")(function* (url: Effect.Effect.Success<typeof freshUrl>) {
  const context = yield* Layer.build(layer.pipe(Layer.provide(Teams.layer), Layer.provideMerge(layerAt(url))))
  return {
    keys: Context.get(context, Keys),
    teams: Context.get(context, TeamsRepo),
    repo: Context.get(context, ApiKeysRepo)
  }
})

const isGood = (keys: Context.Tag.Service<Keys>, key: string) =>
  keys.authenticate(key).pipe(
    Effect.as(true),
    Effect.catchTag("Unauthorized", () => Effect.succeed(false))
  )

const record = (id: ApiKeyId) =>
  ApiKey.make({
    id,
    teamId: TeamId.make(randomUUID()),
    name: "test",
    createdAt: DateTime.unsafeMake(0),
    lastUsedAt: null,
    revokedAt: null
  })

describe("a revoked key", () => {
  // The clock stands still: nothing that is remembered grows old.
  it.scoped("stops on every process, by the news of it alone", () =>
    Effect.gen(function* () {
      const url = yield* freshUrl
      const [one, other, third] = yield* Effect.all([newProcess(url), newProcess(url), newProcess(url)])
      const team = yield* one.teams.create("Ada")
      const { key, record } = yield* one.keys.issue(team.id, "test")
      const { key: lasting } = yield* one.keys.issue(team.id, "another")
      for (const { keys } of [one, other, third])
        for (const each of [key, lasting]) expect(yield* isGood(keys, each)).toBe(true)
      yield* one.repo.revoke(record.id)
      for (const { keys } of [one, other, third]) {
        while (yield* isGood(keys, key))
          yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        expect(yield* isGood(keys, lasting)).toBe(true)
      }
    })
  )
})

describe("a key that is remembered", () => {
  /** One key, told from where it is read; news of revocations come when the test says so. */
  const scripted = Effect.gen(function* () {
    const id = ApiKeyId.make(randomUUID())
    const reads = yield* Queue.unbounded<Deferred.Deferred<Option.Option<ApiKey>>>()
    const news = yield* Queue.unbounded<Option.Option<ApiKeyId>>()
    const repo = Layer.mock(ApiKeysRepo, {
      findByHash: () =>
        Effect.gen(function* () {
          const answer = yield* Deferred.make<Option.Option<ApiKey>>()
          yield* Queue.offer(reads, answer)
          return yield* Deferred.await(answer)
        }),
      touch: () => Effect.void,
      revocations: Stream.fromQueue(news)
    })
    const teams = Layer.provide(Teams.layer, Layer.mock(TeamsRepo, {}))
    const context = yield* Layer.build(layer.pipe(Layer.provide([repo, teams])))
    const answerNext = (answer: Option.Option<ApiKey>) =>
      Effect.flatMap(Queue.take(reads), (read) => Deferred.succeed(read, answer))
    return { id, keys: Context.get(context, Keys), news, answerNext, reads }
  })

  it.scoped("is read again after half a minute", () =>
    Effect.gen(function* () {
      const { answerNext, id, keys, reads } = yield* scripted
      const key = randomKey()
      const ask = (answer: Option.Option<ApiKey>) =>
        Effect.zipLeft(Effect.fork(isGood(keys, key)), answerNext(answer)).pipe(Effect.flatMap(Fiber.join))
      expect(yield* ask(Option.some(record(id)))).toBe(true)
      yield* TestClock.adjust("29 seconds")
      expect(yield* isGood(keys, key)).toBe(true)
      expect(yield* Queue.size(reads)).toBe(0)
      yield* TestClock.adjust("2 seconds")
      expect(yield* ask(Option.none())).toBe(false)
    })
  )

  it.scoped("is not remembered when it was revoked while it was read", () =>
    Effect.gen(function* () {
      const { answerNext, id, keys, news } = yield* scripted
      const key = randomKey()
      const first = yield* Effect.fork(isGood(keys, key))
      yield* Effect.yieldNow()
      yield* Queue.offer(news, Option.some(id))
      while ((yield* Queue.size(news)) > 0) yield* Effect.yieldNow()
      yield* Effect.yieldNow()
      yield* answerNext(Option.some(record(id)))
      yield* Fiber.join(first)
      const second = yield* Effect.fork(isGood(keys, key))
      yield* answerNext(Option.none())
      expect(yield* Fiber.join(second)).toBe(false)
    })
  )
})
