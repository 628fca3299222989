/** Runs groups at their times. */
import { Caller } from "@assay/domain/Caller"
import { nextAfter } from "@assay/domain/SchedulePlan"
import * as Timetable from "@assay/scheduler/Timetable"
import { GroupsRepo } from "@assay/sql/Groups"
import { Database } from "@assay/sql/Query"
import { type DueSchedule, SchedulesRepo } from "@assay/sql/Schedules"
import { Cause, DateTime, Effect, Either, Layer, Option } from "effect"
import { Batches } from "./Batches.js"

const make = Effect.gen(function* () {
  const schedules = yield* SchedulesRepo
  const groups = yield* GroupsRepo
  const batches = yield* Batches
  const { transaction } = yield* Database

  const begin = Effect.fn("ScheduledBatches.begin")(function* ({ schedule, dueAt }: DueSchedule) {
    const group = yield* groups.find(schedule.groupId)
    if (Option.isNone(group)) return
    const caller = { keyId: null, teamId: group.value.teamId }
    const batch = yield* Effect.provideService(batches.startScheduled(group.value.id), Caller, caller)
    yield* Effect.logInfo("A group runs by its schedule").pipe(
      Effect.annotateLogs({ groupId: schedule.groupId, batchId: batch.id, dueAt: DateTime.formatIso(dueAt) })
    )
  })

  /** What one group cannot do now must not hold up the others: it is told, undone, and tried again the next time. */
  const fire = (due: DueSchedule) =>
    transaction(begin(due)).pipe(
      Effect.catchAll((error) =>
        error._tag === "DatabaseUnavailable"
          ? Effect.fail(error)
          : Effect.logWarning(`A group did not run by its schedule: ${error.message}`)
      ),
      Effect.catchSomeCause((cause) =>
        Cause.isFailType(cause) || Cause.isInterrupted(cause)
          ? Option.none()
          : Option.some(Effect.logError("A group could not run by its schedule", cause))
      ),
      Effect.annotateLogs({ groupId: due.schedule.groupId })
    )

  /** However many times were missed, a schedule fires once for them. One that cannot be read any more is looked at a day later. */
  const next = (now: DateTime.Utc) => (due: DueSchedule) => {
    const after = DateTime.max(now, due.dueAt)
    return Either.getOrElse(
      Either.try(() => nextAfter(due.schedule, after)),
      () => DateTime.add(after, { days: 1 })
    )
  }

  const options: Timetable.Options<never> = {
    nextDue: schedules.nextDue,
    fireDue: (now) => schedules.claimDue(now, next(now), fire),
    // A schedule that was just made for the next minute should not come late.
    lookEvery: "5 seconds"
  }
  return options
})

/** Goes on for as long as the layer lives; several processes on one database share the work. */
export const layer = Layer.scopedDiscard(
  Effect.flatMap(make, (options) => Effect.forkScoped(Timetable.run(options)))
)
