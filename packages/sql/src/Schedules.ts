/** Groups' schedules in the database, and which of them are due. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { GroupId } from "@assay/domain/Ids"
import type { Frequency, GroupSchedule } from "@assay/domain/Schedule"
import { Context, type DateTime, type Effect, type Option } from "effect"

export interface NewSchedule {
  readonly frequency: Frequency
  readonly minute: number
  readonly hour: number
  readonly dayOfWeek: number
  readonly timezone: string
  readonly cronExpression: string
  /** When it fires first. */
  readonly nextAt: DateTime.Utc
}

export interface DueSchedule {
  readonly schedule: GroupSchedule
  /** The moment it was meant for. */
  readonly dueAt: DateTime.Utc
}

export class SchedulesRepo extends Context.Tag("@assay/sql/SchedulesRepo")<
  SchedulesRepo,
  {
    readonly find: (groupId: GroupId) => Effect.Effect<Option.Option<GroupSchedule>, DatabaseUnavailable>
    /** Makes the group's schedule or changes the one it has. */
    readonly set: (
      groupId: GroupId,
      schedule: NewSchedule
    ) => Effect.Effect<GroupSchedule, DatabaseUnavailable>
    /** False when the group had none. */
    readonly clear: (groupId: GroupId) => Effect.Effect<boolean, DatabaseUnavailable>
    /** When the next one is due; none without schedules. */
    readonly nextDue: Effect.Effect<Option.Option<DateTime.Utc>, DatabaseUnavailable>
    /**
     * Those due at `now`, each moved on to what `next` says and handed to one caller only, whichever process asks. `fire` runs
     * in the same transaction: what it writes and the move stand or fall together.
     */
    readonly claimDue: <E, R>(
      now: DateTime.Utc,
      next: (due: DueSchedule) => DateTime.Utc,
      fire: (due: DueSchedule) => Effect.Effect<void, E, R>
    ) => Effect.Effect<number, E | DatabaseUnavailable, R>
  }
>() {}
