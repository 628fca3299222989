/** Fires what is due, at its time: the groups' schedules. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { DateTime, Duration, Effect, Option } from "effect"

export interface Options<R> {
  /** When something is due next. */
  readonly nextDue: Effect.Effect<Option.Option<DateTime.Utc>, DatabaseUnavailable, R>
  /** Fires everything that is due at that moment, once whichever process asks. */
  readonly fireDue: (now: DateTime.Utc) => Effect.Effect<unknown, DatabaseUnavailable, R>
  /** A schedule that was made or changed meanwhile is seen after this at the latest; 20 seconds by default. */
  readonly lookEvery?: Duration.DurationInput
}

const untilDue = (due: Option.Option<DateTime.Utc>, now: DateTime.Utc, most: Duration.Duration) =>
  Option.match(due, {
    onNone: () => most,
    onSome: (at) => Duration.min(most, Duration.millis(Math.max(0, DateTime.distance(now, at))))
  })

/** Sleeps until the next one is due, and fires it; for ever. What fell due while no process was there fires at the start. */
export const run = <R>({
  fireDue,
  lookEvery = "20 seconds",
  nextDue
}: Options<R>): Effect.Effect<never, never, R> =>
  Effect.gen(function* () {
    yield* fireDue(yield* DateTime.now)
    const due = yield* nextDue
    yield* Effect.sleep(untilDue(due, yield* DateTime.now, Duration.decode(lookEvery)))
  }).pipe(
    Effect.catchTag("DatabaseUnavailable", (error) =>
      Effect.zipRight(Effect.logWarning("Schedules cannot be read", error), Effect.sleep("1 second"))
    ),
    Effect.catchAllDefect((defect) =>
      Effect.zipRight(Effect.logError("A schedule could not fire", defect), Effect.sleep(lookEvery))
    ),
    Effect.forever
  )
