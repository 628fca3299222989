import { DatabaseUnavailable } from "@assay/domain/Database"
import { layer } from "@assay/server/Housekeeping"
import { Purge, type Retention } from "@assay/sql/Purge"
import { expect, it } from "@effect/vitest"
import { Effect, Layer, Logger, TestClock } from "effect"

/** The layer over a purge that ends as told, time after time; gives what it was asked for. */
const kept = Effect.fn("kept")(function* (ends: ReadonlyArray<Effect.Effect<void, DatabaseUnavailable>>) {
  const asked: Array<Retention> = []
  const purge = Layer.succeed(Purge, {
    run: (retention) => Effect.suspend(() => ends[asked.push(retention) - 1] ?? Effect.void)
  })
  yield* Layer.build(
    layer({ deliveries: "30 days" }).pipe(Layer.provide([purge, Logger.remove(Logger.defaultLogger)]))
  )
  yield* TestClock.adjust("0 millis")
  return asked
})

it.scoped("housekeeping clears away at the start and every hour", () =>
  Effect.gen(function* () {
    const asked = yield* kept([])
    expect(asked).toEqual([{ deliveries: "30 days", deliveriesPerWebhook: 10_000 }])
    yield* TestClock.adjust("59 minutes")
    expect(asked).toHaveLength(1)
    yield* TestClock.adjust("1 minute")
    expect(asked).toHaveLength(2)
    yield* TestClock.adjust("24 hours")
    expect(asked).toHaveLength(26)
  })
)

it.scoped("housekeeping goes on after the database was away, and after a defect", () =>
  Effect.gen(function* () {
    const asked = yield* kept([new DatabaseUnavailable({ message: "away" }), Effect.die("broken")])
    yield* TestClock.adjust("2 hours")
    expect(asked).toHaveLength(3)
  })
)
