import { DatabaseUnavailable } from "@assay/domain/Database"
import { gathered } from "@assay/sql/Gathered"
import { expect, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Option } from "effect"
import { describe } from "vitest"

interface Found {
  readonly id: string
  readonly length: number
}

const measured = (ids: ReadonlyArray<string>): ReadonlyArray<Found> =>
  ids.filter((id) => !id.startsWith("missing")).map((id) => ({ id, length: id.length }))

/** What is asked of it, statement by statement; it answers once `opened`. */
const database = (opened: Effect.Effect<unknown, DatabaseUnavailable> = Effect.void) => {
  const statements: Array<ReadonlyArray<string>> = []
  const find = gathered(
    (ids) =>
      Effect.suspend(() => {
        statements.push(ids)
        return Effect.as(opened, measured(ids))
      }),
    ({ id }: Found) => id
  )
  return { statements, find }
}

const turn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
const turns = Effect.repeatN(turn, 5)

describe("statements for many keys", () => {
  it.effect("answer all that was asked for together, each with its own", () =>
    Effect.gen(function* () {
      const { find, statements } = database()
      const found = yield* Effect.all(["a", "bb", "missing", "a"].map(find), { concurrency: "unbounded" })
      expect(found).toEqual([
        Option.some({ id: "a", length: 1 }),
        Option.some({ id: "bb", length: 2 }),
        Option.none(),
        Option.some({ id: "a", length: 1 })
      ])
      expect(statements).toEqual([["a", "bb", "missing"]])
    })
  )

  it.effect("go one after the other, and what comes meanwhile goes together", () =>
    Effect.gen(function* () {
      const opened = yield* Deferred.make<void>()
      const { find, statements } = database(Deferred.await(opened))
      const first = yield* Effect.fork(find("a"))
      yield* turns
      const others = yield* Effect.fork(Effect.all(["b", "c"].map(find), { concurrency: "unbounded" }))
      yield* turns
      expect(statements).toEqual([["a"]])
      yield* Deferred.succeed(opened, undefined)
      yield* Fiber.join(first)
      expect(yield* Fiber.join(others)).toHaveLength(2)
      expect(statements).toEqual([["a"], ["b", "c"]])
    })
  )

  it.effect("ask anew for a key that an earlier one is already asking for", () =>
    Effect.gen(function* () {
      const opened = yield* Deferred.make<void>()
      const { find, statements } = database(Deferred.await(opened))
      const fibers = [yield* Effect.fork(find("a"))]
      yield* turns
      fibers.push(yield* Effect.fork(find("a")))
      yield* turns
      yield* Deferred.succeed(opened, undefined)
      yield* Fiber.joinAll(fibers)
      expect(statements).toEqual([["a"], ["a"]])
    })
  )

  it.effect("hold five hundred keys and no more", () =>
    Effect.gen(function* () {
      const { find, statements } = database()
      const ids = Array.from({ length: 501 }, (_, at) => `id ${at}`)
      yield* Effect.all(ids.map(find), { concurrency: "unbounded" })
      expect(statements.map((keys) => keys.length)).toEqual([500, 1])
    })
  )

  it.effect("tell all who wait of a failure, and go on afterwards", () =>
    Effect.gen(function* () {
      const lost = new DatabaseUnavailable({ message: "The database cannot be reached: gone" })
      let failures = 1
      const { find } = database(Effect.suspend(() => (failures-- > 0 ? Effect.fail(lost) : Effect.void)))
      const exits = yield* Effect.all(
        ["a", "b"].map((id) => Effect.exit(find(id))),
        {
          concurrency: "unbounded"
        }
      )
      expect(exits).toEqual([Exit.fail(lost), Exit.fail(lost)])
      expect(yield* find("a")).toEqual(Option.some({ id: "a", length: 1 }))
    })
  )

  it.effect("leave out what nobody waits for any more", () =>
    Effect.gen(function* () {
      const { find, statements } = database()
      const left = yield* Effect.fork(find("left"))
      const stays = yield* Effect.fork(find("stays"))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(left)
      yield* Fiber.join(stays)
      expect(statements).toEqual([["stays"]])
    })
  )
})
