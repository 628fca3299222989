import { GroupNotFound } from "@assay/domain/Group"
import { GroupId } from "@assay/domain/Ids"
import { GroupSchedule, ScheduleSettings } from "@assay/domain/Schedule"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { changing, finding, Reference } from "./Failures.js"

/** `cleared` is false when the group had no schedule. */
export class ScheduleClearing extends Schema.Class<ScheduleClearing>("ScheduleClearing")({
  groupId: GroupId,
  cleared: Schema.Boolean
}) {}

export class SchedulesRpc extends RpcGroup.make(
  Rpc.make("set", {
    payload: { group: Reference, ...ScheduleSettings.fields },
    success: GroupSchedule,
    error: changing(GroupNotFound)
  }),
  /** null when the group only runs manually. */
  Rpc.make("show", {
    payload: { group: Reference },
    success: Schema.NullOr(GroupSchedule),
    error: finding(GroupNotFound)
  }),
  Rpc.make("clear", {
    payload: { group: Reference },
    success: ScheduleClearing,
    error: finding(GroupNotFound)
  })
)
  .prefix("schedules.")
  .middleware(ControlAuth) {}
