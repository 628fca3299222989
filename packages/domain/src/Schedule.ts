import { Schema } from "effect"
import { GroupId, ProjectId, ScheduleId } from "./Ids.js"
import { Timestamp } from "./Timestamp.js"

export const Frequency = Schema.Literal(
  "every_15m",
  "every_30m",
  "every_1h",
  "every_2h",
  "every_4h",
  "every_6h",
  "every_12h",
  "daily",
  "weekly",
  "custom"
)
export type Frequency = typeof Frequency.Type

/** When a group runs by itself; a group has one at most. Source: the specification, part 2.3. */
export class GroupSchedule extends Schema.Class<GroupSchedule>("GroupSchedule")({
  id: ScheduleId,
  groupId: GroupId,
  projectId: ProjectId,
  /** The group's name. */
  name: Schema.String,
  frequency: Frequency,
  /** 0 to 59; 0 where the frequency does not use it, as for `hour` and `dayOfWeek`. */
  minute: Schema.Int.pipe(Schema.between(0, 59)),
  /** 0 to 23. */
  hour: Schema.Int.pipe(Schema.between(0, 23)),
  /** 0 (Sunday) to 6. */
  dayOfWeek: Schema.Int.pipe(Schema.between(0, 6)),
  /** An IANA name, such as `Europe/Berlin`. */
  timezone: Schema.String,
  /** Five fields; derived from the frequency, or given for `custom`. */
  cronExpression: Schema.String,
  createdAt: Timestamp,
  updatedAt: Timestamp
}) {}

/** What a schedule is made from; what is absent is 0, and UTC. */
export const ScheduleSettings = Schema.Struct({
  frequency: Frequency,
  minute: Schema.optionalWith(Schema.Int.pipe(Schema.between(0, 59)), { exact: true }),
  hour: Schema.optionalWith(Schema.Int.pipe(Schema.between(0, 23)), { exact: true }),
  dayOfWeek: Schema.optionalWith(Schema.Int.pipe(Schema.between(0, 6)), { exact: true }),
  timezone: Schema.optionalWith(Schema.String, { exact: true }),
  /** Only for `custom`, and needed there. */
  cronExpression: Schema.optionalWith(Schema.String, { exact: true })
})
export type ScheduleSettings = typeof ScheduleSettings.Type
