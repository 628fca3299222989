/** Groups' schedules in the database, and which of them are due. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { GroupId, TeamId } from "@assay/domain/Ids"
import { type Frequency, GroupSchedule } from "@assay/domain/Schedule"
import { Timestamp } from "@assay/domain/Timestamp"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { gathered } from "./Gathered.js"
import { any, first, one, rows, run, transaction } from "./Query.js"

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

const ScheduleOfGroup = Schema.Struct({
  groupId: GroupId,
  teamId: TeamId,
  schedule: Schema.OptionFromNullOr(GroupSchedule)
})
export type ScheduleOfGroup = typeof ScheduleOfGroup.Type

export class SchedulesRepo extends Context.Tag("@assay/sql/SchedulesRepo")<
  SchedulesRepo,
  {
    readonly find: (groupId: GroupId) => Effect.Effect<Option.Option<GroupSchedule>, DatabaseUnavailable>
    /** Whose the group is, and its schedule if it has one; none without such a group. In one statement. */
    readonly findOfGroup: (
      groupId: GroupId
    ) => Effect.Effect<Option.Option<ScheduleOfGroup>, DatabaseUnavailable>
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

const columns = `s.id, s.group_id as "groupId", g.project_id as "projectId", g.name, s.frequency, s.minute, s.hour,
  s.day_of_week as "dayOfWeek", s.timezone, s.cron_expression as "cronExpression", s.created_at as "createdAt",
  s.updated_at as "updatedAt"`

const Due = Schema.Struct({ schedule: GroupSchedule, dueAt: Timestamp })

const findOfGroup = (sql: SqlClient) => {
  const select = sql.literal(
    `select g.id as "ofGroup", g.team_id as "teamId", ${columns} from groups g left join schedules s on s.group_id = g.id`
  )
  const decoded = rows(
    ScheduleOfGroup,
    ({ ofGroup, teamId, ...schedule }: { id: string | null; ofGroup: string; teamId: string }) => ({
      groupId: ofGroup,
      teamId,
      schedule: schedule.id && schedule
    })
  )
  const find = gathered(
    (ids) => decoded(sql`${select} where g.id = any(${`{${ids.join(",")}}`}::uuid[])`),
    ({ groupId }) => groupId
  )
  // As Postgres writes ids, however they came.
  return (groupId: GroupId) => find(groupId.toLowerCase())
}

const set = (sql: SqlClient) => (groupId: GroupId, schedule: NewSchedule) =>
  one(GroupSchedule)(sql`
    with s as (
      insert into schedules (group_id, frequency, minute, hour, day_of_week, timezone, cron_expression, next_at)
      values (${groupId}, ${schedule.frequency}, ${schedule.minute}, ${schedule.hour}, ${schedule.dayOfWeek},
        ${schedule.timezone}, ${schedule.cronExpression}, ${DateTime.formatIso(schedule.nextAt)})
      on conflict (group_id) do update set frequency = excluded.frequency, minute = excluded.minute,
        hour = excluded.hour, day_of_week = excluded.day_of_week, timezone = excluded.timezone,
        cron_expression = excluded.cron_expression, next_at = excluded.next_at, updated_at = now()
      returning *
    ) ${sql.literal(`select ${columns} from s join groups g on g.id = s.group_id`)}`)

/** Takes the longest due one and locks it, so that others pass it over until the transaction ends. */
const takeDue = (sql: SqlClient, now: DateTime.Utc) =>
  first(Due, ({ dueAt, ...schedule }: { dueAt: string }) => ({ schedule, dueAt }))(sql`
    select ${sql.literal(columns)}, s.next_at as "dueAt" from schedules s join groups g on g.id = s.group_id
    where s.next_at <= ${DateTime.formatIso(now)} order by s.next_at limit 1 for update of s skip locked`)

export const layer: Layer.Layer<SchedulesRepo, never, SqlClient> = Layer.effect(
  SchedulesRepo,
  Effect.map(SqlClient, (sql) => {
    const claimOne = <E, R>(
      now: DateTime.Utc,
      next: (due: DueSchedule) => DateTime.Utc,
      fire: (due: DueSchedule) => Effect.Effect<void, E, R>
    ) =>
      transaction(
        sql,
        Effect.gen(function* () {
          const due = yield* takeDue(sql, now)
          if (Option.isNone(due)) return false
          yield* run(sql`
            update schedules set next_at = ${DateTime.formatIso(next(due.value))} where id = ${due.value.schedule.id}`)
          yield* fire(due.value)
          return true
        })
      )
    return {
      find: (groupId) =>
        first(GroupSchedule)(sql`
          ${sql.literal(`select ${columns} from schedules s join groups g on g.id = s.group_id`)}
          where s.group_id = ${groupId}`),
      findOfGroup: findOfGroup(sql),
      set: set(sql),
      clear: (groupId) => any(sql`delete from schedules where group_id = ${groupId} returning id`),
      nextDue: run(sql<{ at: string | null }>`select min(next_at) as at from schedules`).pipe(
        Effect.map((found) => Option.flatMap(Option.fromNullable(found[0]?.at), DateTime.make)),
        Effect.map(Option.map(DateTime.toUtc))
      ),
      claimDue: (now, next, fire) =>
        Effect.iterate({ fired: 0, more: true } as { readonly fired: number; readonly more: boolean }, {
          while: (so) => so.more,
          body: (so) =>
            Effect.map(claimOne(now, next, fire), (fired) => ({
              fired: so.fired + (fired ? 1 : 0),
              more: fired
            }))
        }).pipe(Effect.map((so) => so.fired))
    }
  })
)
