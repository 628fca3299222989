import { DatabaseUnavailable } from "@assay/domain/Database"
import * as Timetable from "@assay/scheduler/Timetable"
import { describe, expect, it } from "@effect/vitest"
import { DateTime, Effect, Option, Ref, TestClock } from "effect"

/** Due at these seconds; each fires once. */
const table = Effect.fnUntraced(function* (seconds: ReadonlyArray<number>, failures = 0) {
  const left = yield* Ref.make(seconds)
  const fired = yield* Ref.make<ReadonlyArray<string>>([])
  const broken = yield* Ref.make(failures)
  const options: Timetable.Options<never> = {
    nextDue: Effect.map(Ref.get(left), (all) =>
      Option.map(Option.fromNullable(all[0]), (second) => DateTime.unsafeMake(second * 1000))
    ),
    fireDue: (now) =>
      Effect.gen(function* () {
        if ((yield* Ref.getAndUpdate(broken, (count) => count - 1)) > 0)
          return yield* new DatabaseUnavailable({ message: "away" })
        const millis = DateTime.toEpochMillis(now)
        const due = (yield* Ref.get(left)).filter((second) => second * 1000 <= millis)
        yield* Ref.update(left, (all) => all.slice(due.length))
        yield* Ref.update(fired, (all) => [...all, ...due.map((second) => `${second} at ${millis / 1000}`)])
      })
  }
  return {
    options,
    fired: Ref.get(fired),
    add: (second: number) => Ref.update(left, (all) => [...all, second])
  }
})

describe("the timetable", () => {
  it.effect("fires what is due at its time, and what was missed at the start", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(1000 * 1000)
      const { fired, options } = yield* table([900, 950, 1003, 1600])
      yield* Effect.fork(Timetable.run(options))
      yield* TestClock.adjust("2 seconds")
      expect(yield* fired).toEqual(["900 at 1000", "950 at 1000"])
      yield* TestClock.adjust("1 second")
      expect(yield* fired).toHaveLength(3)
      yield* TestClock.adjust("1 hour")
      expect((yield* fired).slice(2)).toEqual(["1003 at 1003", "1600 at 1600"])
    })
  )

  it.effect("sees in time what is added later", () =>
    Effect.gen(function* () {
      const { add, fired, options } = yield* table([])
      yield* Effect.fork(Timetable.run(options))
      yield* TestClock.adjust("30 seconds")
      yield* add(50)
      yield* TestClock.adjust("30 seconds")
      expect(yield* fired).toEqual(["50 at 50"])
    })
  )

  it.effect("goes on when the database is back", () =>
    Effect.gen(function* () {
      const { fired, options } = yield* table([5], 10)
      yield* Effect.fork(Timetable.run(options))
      yield* TestClock.adjust("1 minute")
      expect(yield* fired).toEqual(["5 at 10"])
    })
  )

  it.effect("goes on when one could not fire", () =>
    Effect.gen(function* () {
      const { fired, options } = yield* table([5])
      const first = yield* Ref.make(true)
      const fireDue: typeof options.fireDue = (now) =>
        Effect.flatMap(Ref.getAndSet(first, false), (yes) =>
          yes ? Effect.die("broken") : options.fireDue(now)
        )
      yield* Effect.fork(Timetable.run({ ...options, fireDue }))
      yield* TestClock.adjust("1 minute")
      expect(yield* fired).toEqual(["5 at 20"])
    })
  )
})
