import { nextAfter, plan } from "@assay/domain/SchedulePlan"
import type { ScheduleSettings } from "@assay/domain/Schedule"
import { SchedulesRepo } from "@assay/sql/Schedules"
import { Context, DateTime, Effect, Layer } from "effect"
import { Groups } from "./Groups.js"

const make = Effect.gen(function* () {
  const repo = yield* SchedulesRepo
  const groups = yield* Groups

  /** Makes the group's schedule or changes the one it has. */
  const set = Effect.fn("Schedules.set")(function* (ref: string, settings: ScheduleSettings) {
    const group = yield* groups.get(ref)
    const planned = yield* plan(settings)
    return yield* repo.set(group.id, { ...planned, nextAt: nextAfter(planned, yield* DateTime.now) })
  })

  /** None when the group only runs manually. */
  const show = Effect.fn("Schedules.show")(function* (ref: string) {
    return yield* repo.find((yield* groups.get(ref)).id)
  })

  /** `cleared` is false when the group had none. */
  const clear = Effect.fn("Schedules.clear")(function* (ref: string) {
    const { id } = yield* groups.get(ref)
    return { groupId: id, cleared: yield* repo.clear(id) }
  })

  return { set, show, clear }
})

/** When groups run by themselves. */
export class Schedules extends Context.Tag("@assay/server/Schedules")<
  Schedules,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Schedules, make)
