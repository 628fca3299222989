/** Pages that stand still: nobody has to wait for what cannot come. A page says itself what it has planned (docs/decisions/0007). */
import type { Driver, Facts } from "@assay/domain/Driver"
import { type Screen, withoutPlans } from "@assay/domain/Screen"
import { type Clock, Data, Duration, Effect, Option } from "effect"
import { quickClock } from "./QuickClock.js"

/** Milliseconds: longer than any test takes. */
const long = 30_000

/** Milliseconds in which a page has done what it does without a plan, by itself and after a deed: handlers to run, requests to be sent. */
export interface Calm {
  readonly settled: number
  readonly reacted: number
}

/** Enough for pages of any kind. */
export const slow: Calm = { settled: 250, reacted: 800 }

const isIdle = ({ dialog, idleFor, tabs }: Screen, { downloads, pending }: Facts): boolean =>
  (idleFor ?? 0) > long &&
  pending === 0 &&
  dialog === undefined &&
  tabs.length === 1 &&
  downloads.every(({ path }) => path !== undefined)

const seenOn = (screen: Screen): string => JSON.stringify(withoutPlans(screen))

/** A driver whose waits on a page that stands still end at once, and the clock that goes on by as much. */
const skipping = (driver: Driver, clock: Clock.Clock, { reacted, settled }: Calm) => {
  let skipped = 0
  let seen = ""
  let stillSince: number | undefined
  let actedAt = -Infinity
  let last = Option.none<Screen>()
  let looks = 0
  const capture = Effect.gen(function* () {
    const screen = yield* driver.screen
    const now = clock.unsafeCurrentTimeMillis()
    const before = seen
    seen = seenOn(screen)
    const idle = isIdle(screen, yield* driver.facts)
    stillSince = idle ? ((seen === before ? stillSince : undefined) ?? now) : undefined
    last = Option.some(screen)
    return screen
  })
  const isStill = () => {
    const now = clock.unsafeCurrentTimeMillis()
    return stillSince !== undefined && now - stillSince >= settled && now - actedAt >= reacted
  }
  const still: Driver = {
    ...driver,
    // What stands still looks as it did; now and then that is made sure of, as a busy browser tells late of what it does.
    screen: Effect.suspend(() =>
      isStill() && ++looks % 5 > 0
        ? Option.match(last, { onNone: () => capture, onSome: (screen) => Effect.succeed(screen) })
        : capture
    ),
    act: (action, within) => {
      const acted = () => {
        stillSince = undefined
        actedAt = clock.unsafeCurrentTimeMillis()
      }
      return Effect.ensuring(driver.act(action, within), Effect.sync(acted))
    },
    changed: (atMost) =>
      Effect.suspend(() => {
        if (!isStill()) return driver.changed(atMost)
        skipped += Duration.toMillis(atMost)
        return Effect.void
      })
  }
  const millis = () => clock.unsafeCurrentTimeMillis() + skipped
  const nanos = () => clock.unsafeCurrentTimeNanos() + BigInt(Math.round(skipped * 1_000_000))
  const ahead: Clock.Clock = {
    ...clock,
    unsafeCurrentTimeMillis: millis,
    unsafeCurrentTimeNanos: nanos,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanos: Effect.sync(nanos),
    sleep: (time) => clock.sleep(time)
  }
  return { still, ahead }
}

/** Runs what is done with a driver without the waits in which nothing can happen. */
export const withoutWaits = <A, E, R>(
  driver: Driver,
  use: (driver: Driver) => Effect.Effect<A, E, R>,
  calm: Calm = slow
): Effect.Effect<A, E, R> =>
  Effect.flatMap(Effect.clock, (clock) => {
    const { ahead, still } = skipping(driver, clock, calm)
    return Effect.withClock(use(still), ahead)
  })

const mostLooks = 15

/** A test that was thought to look only does something: a check may open a list to see what it offers. */
export class DoesMore extends Data.TaggedError("DoesMore")<{ readonly deed: string }> {}

/** What is seen of a page once is all that will ever be seen of it; none where it may change by itself. For tests that only look. */
export const stillOf = Effect.fn("Still.stillOf")(function* (driver: Driver) {
  let before = ""
  for (let looks = 0; looks < mostLooks; looks++) {
    const screen = yield* driver.screen
    const facts = yield* driver.facts
    const seen = seenOn(screen)
    if (isIdle(screen, facts) && seen === before)
      return Option.some<Driver>({
        ...driver,
        screen: Effect.succeed(screen),
        facts: Effect.succeed(facts),
        act: ({ _tag }) => Effect.die(new DoesMore({ deed: _tag })),
        changed: (atMost) => Effect.sleep(atMost)
      })
    before = seen
    yield* Effect.sleep(slow.settled)
  }
  return Option.none<Driver>()
})

/** As `withoutWaits`, for a driver of `stillOf`. */
export const atOnce = <A, E, R>(use: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.suspend(() => Effect.withClock(use, quickClock()))
