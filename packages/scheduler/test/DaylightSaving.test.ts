import { nextAfter, plan } from "@assay/domain/SchedulePlan"
import * as Timetable from "@assay/scheduler/Timetable"
import { describe, expect, it } from "@effect/vitest"
import { DateTime, Effect, Ref, TestClock } from "effect"

describe("a daily schedule on two processes", () => {
  for (const [start, day, expected] of [
    ["2026-03-28T12:00:00Z", "the day without 02:30", ["2026-03-29T01:00", "2026-03-30T00:30"]],
    ["2026-10-24T12:00:00Z", "the day with 02:30 twice", ["2026-10-25T00:30", "2026-10-26T01:30"]]
  ] as const)
    it.effect(`fire daily at 02:30 in Berlin once a day, over ${day} too`, () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(DateTime.unsafeMake(start).epochMillis)
        const planned = yield* plan({ frequency: "daily", hour: 2, minute: 30, timezone: "Europe/Berlin" })
        const due = yield* Ref.make(nextAfter(planned, yield* DateTime.now))
        const fired = yield* Ref.make<ReadonlyArray<string>>([])
        const look = Timetable.run({
          lookEvery: "1 hour",
          nextDue: Effect.asSome(Ref.get(due)),
          fireDue: (now) =>
            Effect.gen(function* () {
              const at = yield* Ref.get(due)
              if (DateTime.greaterThan(at, now)) return
              yield* Ref.set(due, nextAfter(planned, now))
              yield* Ref.update(fired, (all) => [...all, DateTime.formatIso(now).slice(0, 16)])
            })
        })
        yield* Effect.fork(look)
        yield* Effect.fork(look)
        yield* TestClock.adjust("2 days")
        expect(yield* Ref.get(fired)).toEqual(expected)
      })
    )
})
