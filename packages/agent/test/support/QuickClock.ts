/** A clock that starts at the time of day and on which to wait takes no time: for what waits for nothing but the time to pass. */
import { Clock, Duration, Effect } from "effect"

export const quickClock = (): Clock.Clock => {
  let now = Date.now()
  const millis = () => now
  const nanos = () => BigInt(Math.round(now * 1_000_000))
  return {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: millis,
    unsafeCurrentTimeNanos: nanos,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanos: Effect.sync(nanos),
    sleep: (time) =>
      Effect.sync(() => {
        now += Duration.toMillis(time)
      })
  }
}
