/** Clears away, once an hour, what is kept for a while only. Several processes on one database may do so at once. */
import { Purge, type Retention } from "@assay/sql/Purge"
import { Effect, Layer, Schedule } from "effect"

/** Past so many the oldest calls of a webhook go, however young: a flood must not fill the disk. */
const deliveriesPerWebhook = 10_000

export type Options = Pick<Retention, "deliveries">

const once = (options: Options) =>
  Effect.flatMap(Purge, (purge) => purge.run({ ...options, deliveriesPerWebhook })).pipe(
    Effect.catchTag("DatabaseUnavailable", (error) =>
      Effect.logWarning("What is old stays for another hour", error)
    ),
    Effect.catchAllDefect((defect) => Effect.logError("What is old could not be cleared away", defect))
  )

/** Goes on for as long as the layer lives. */
export const layer = (options: Options) =>
  Layer.scopedDiscard(
    once(options).pipe(Effect.repeat(Schedule.spaced("1 hour")), Effect.interruptible, Effect.forkScoped)
  )
