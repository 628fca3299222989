import { GroupId } from "@assay/domain/Ids"
import { Database } from "@assay/sql/Query"
import { type DueSchedule, type NewSchedule, SchedulesRepo } from "@assay/sql/Schedules"
import { TeamsRepo } from "@assay/sql/Teams"
import { expect, it } from "@effect/vitest"
import { DateTime, Effect, Option } from "effect"
import { makeTeam } from "./support/Fixtures.js"
import { layer } from "./support/TestDatabase.js"

const at = (text: string) => DateTime.unsafeMake(text)

const hourly = (nextAt: string): NewSchedule => ({
  frequency: "every_1h",
  minute: 5,
  hour: 0,
  dayOfWeek: 0,
  timezone: "Europe/Berlin",
  cronExpression: "5 * * * *",
  nextAt: at(nextAt)
})

const anHourLater = ({ dueAt }: DueSchedule) => DateTime.add(dueAt, { hours: 1 })

it.layer(layer)("a group's schedule", (it) => {
  it.effect("is made, changed and cleared, one a group", () =>
    Effect.gen(function* () {
      const schedules = yield* SchedulesRepo
      const { group, project } = yield* makeTeam("Planners")
      expect(yield* schedules.find(group.id)).toEqual(Option.none())
      const made = yield* schedules.set(group.id, hourly("2026-01-01T00:05:00Z"))
      expect(made).toMatchObject({ groupId: group.id, projectId: project.id, name: "Smoke", minute: 5 })
      const changed = yield* schedules.set(group.id, {
        ...hourly("2026-01-02T00:05:00Z"),
        frequency: "weekly",
        dayOfWeek: 6
      })
      expect(changed).toMatchObject({ id: made.id, frequency: "weekly", dayOfWeek: 6 })
      expect(yield* schedules.find(group.id)).toEqual(Option.some(changed))
      expect(yield* schedules.clear(group.id)).toBe(true)
      expect(yield* schedules.clear(group.id)).toBe(false)
      expect(yield* schedules.nextDue).toEqual(Option.none())
    })
  )

  it.effect("is found with its group's team, however the id is spelt and whoever asks at the same time", () =>
    Effect.gen(function* () {
      const schedules = yield* SchedulesRepo
      const planned = yield* makeTeam("Asked together")
      const bare = yield* makeTeam("Without a plan")
      const made = yield* schedules.set(planned.group.id, hourly("2026-01-01T00:05:00Z"))
      const upper = GroupId.make(planned.group.id.toUpperCase())
      const nobody = GroupId.make("00000000-0000-4000-8000-000000000000")
      const asked = [planned.group.id, bare.group.id, upper, nobody].map(schedules.findOfGroup)
      const own = { groupId: planned.group.id, teamId: planned.team.id, schedule: Option.some(made) }
      expect(yield* Effect.all(asked, { concurrency: "unbounded" })).toEqual([
        Option.some(own),
        Option.some({ groupId: bare.group.id, teamId: bare.team.id, schedule: Option.none() }),
        Option.some(own),
        Option.none()
      ])
      yield* schedules.clear(planned.group.id)
    })
  )

  it.effect("is found inside a transaction as that one left it", () =>
    Effect.gen(function* () {
      const schedules = yield* SchedulesRepo
      const { group } = yield* makeTeam("Not committed")
      const seen = yield* Effect.flatMap(Database, (database) =>
        database.transaction(
          Effect.zipRight(
            schedules.set(group.id, hourly("2026-01-01T00:05:00Z")),
            schedules.findOfGroup(group.id)
          )
        )
      )
      expect(Option.flatMap(seen, ({ schedule }) => schedule)).toMatchObject(
        Option.some({ groupId: group.id })
      )
      yield* schedules.clear(group.id)
    })
  )

  it.effect("fires when it is due, once however many ask, and moves on", () =>
    Effect.gen(function* () {
      const schedules = yield* SchedulesRepo
      const { group } = yield* makeTeam("Firing")
      yield* schedules.set(group.id, hourly("2026-01-01T00:05:00Z"))
      const fired: Array<string> = []
      const fire = ({ dueAt }: DueSchedule) => Effect.sync(() => void fired.push(DateTime.formatIso(dueAt)))
      const ask = (now: string) => schedules.claimDue(at(now), anHourLater, fire)
      expect(yield* ask("2026-01-01T00:04:59Z")).toBe(0)
      const asked = Array.from({ length: 6 }, () => ask("2026-01-01T00:05:00Z"))
      const counts = yield* Effect.all(asked, { concurrency: "unbounded" })
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
      expect(fired).toEqual(["2026-01-01T00:05:00.000Z"])
      expect(yield* schedules.nextDue).toEqual(Option.some(at("2026-01-01T01:05:00Z")))
      yield* schedules.clear(group.id)
    })
  )

  it.effect("does not move on when what it starts fails", () =>
    Effect.gen(function* () {
      const schedules = yield* SchedulesRepo
      const teams = yield* TeamsRepo
      const { group } = yield* makeTeam("Failing")
      yield* schedules.set(group.id, hourly("2026-01-01T00:05:00Z"))
      const fail = () => Effect.zipRight(teams.create("Half done"), Effect.fail("no room" as const))
      const asked = schedules.claimDue(at("2026-01-01T02:00:00Z"), anHourLater, fail)
      expect(yield* Effect.flip(asked)).toBe("no room")
      expect(yield* schedules.nextDue).toEqual(Option.some(at("2026-01-01T00:05:00Z")))
      expect(yield* teams.findByRef("Half done")).toEqual(Option.none())
    })
  )
})
