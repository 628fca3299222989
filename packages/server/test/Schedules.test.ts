import { describe, expect, it } from "@effect/vitest"
import { SqlClient } from "@effect/sql/SqlClient"
import { DateTime, Effect, Layer, Option, Schedule, Stream } from "effect"
import { freshUrl } from "../../sql/test/support/TestDatabase.js"
import { servePages } from "../../browser/test/support/TestBrowser.js"
import { BatchesRepo } from "@assay/sql/Batches"
import { GroupId } from "@assay/domain/Ids"
import { layer, layerWith, TestServer } from "./support/TestServer.js"

const live = { timeout: "60 seconds", excludeTestServices: true } as const

/** A group of a web project with those tests. */
const makeGroup = Effect.fn("makeGroup")(function* (
  url: string,
  tests: ReadonlyArray<readonly [string, string]> = [["Orders", `Check that "Shop" is shown.`]]
) {
  const { as, newTeam } = yield* TestServer
  const { key } = yield* newTeam("Ada")
  const group = yield* as(key, (client) =>
    Effect.gen(function* () {
      const project = yield* client.projects.create({ name: "Shop", url, projectType: "web" })
      const made = yield* client.groups.create({ project: project.id, name: "Nightly" })
      for (const [title, steps] of tests) {
        const test = yield* client.tests.create({ project: project.id, title, steps })
        yield* client.groups.add({ group: made.id, test: test.id })
      }
      return made
    })
  )
  return { key, group }
})

const overRest = (key: string, path: string) =>
  Effect.flatMap(TestServer, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
      return { status: response.status, body: await response.json() }
    })
  )

/** Makes the group's schedule due now. */
const makeDue = (groupId: string) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql`update schedules set next_at = date_trunc('minute', now()) where group_id = ${groupId}`
  )

const batchesOf = (groupId: string) =>
  Effect.flatMap(BatchesRepo, (repo) => repo.list(GroupId.make(groupId), 10))

/** Asks until there is an answer. */
const eventually = <A, E, R>(ask: Effect.Effect<Option.Option<A>, E, R>) =>
  Effect.retry(Effect.flatten(ask), Schedule.spaced("100 millis"))

it.layer(layer, live)("a group's schedule", (it) => {
  it.effect("is set, shown over both interfaces, changed and cleared", () =>
    Effect.gen(function* () {
      const { as } = yield* TestServer
      const { key, group } = yield* makeGroup("https://shop.example")
      const path = `/v1/groups/${group.id}/schedule`
      expect(yield* overRest(key, path)).toEqual({ status: 200, body: { schedule: null } })
      const set = yield* as(key, (client) =>
        client.schedules.set({
          group: group.id,
          frequency: "daily",
          minute: 30,
          hour: 2,
          dayOfWeek: 4,
          timezone: "Europe/Berlin"
        })
      )
      expect(set).toMatchObject({ name: "Nightly", cronExpression: "30 2 * * *", dayOfWeek: 0 })
      const { body } = yield* overRest(key, path)
      expect(body).toEqual({
        schedule: {
          id: set.id,
          groupId: group.id,
          projectId: group.projectId,
          name: "Nightly",
          frequency: "daily",
          minute: 30,
          hour: 2,
          dayOfWeek: 0,
          timezone: "Europe/Berlin",
          cronExpression: "30 2 * * *",
          createdAt: DateTime.formatIso(set.createdAt),
          updatedAt: DateTime.formatIso(set.updatedAt)
        }
      })
      const changed = yield* as(key, (client) =>
        client.schedules.set({ group: group.id, frequency: "every_15m", minute: 7 })
      )
      expect(changed).toMatchObject({ id: set.id, cronExpression: "7,22,37,52 * * * *", timezone: "UTC" })
      const clear = as(key, (client) => client.schedules.clear({ group: group.id }))
      expect(yield* clear).toMatchObject({ groupId: group.id, cleared: true })
      expect(yield* clear).toMatchObject({ cleared: false })
      expect(yield* as(key, (client) => client.schedules.show({ group: group.id }))).toBeNull()
    })
  )

  it.effect("is refused where it names no time zone or no times, and for another team's group", () =>
    Effect.gen(function* () {
      const { as, newTeam } = yield* TestServer
      const { key, group } = yield* makeGroup("https://shop.example")
      const refused = (settings: object) =>
        as(key, (client) =>
          Effect.flip(client.schedules.set({ group: group.id, frequency: "custom", ...settings }))
        )
      expect(yield* refused({ frequency: "daily", timezone: "Mars/Olympus" })).toMatchObject({
        _tag: "ValidationFailed",
        message: expect.stringContaining("timezone")
      })
      expect(yield* refused({ cronExpression: "0 25 * * *" })).toMatchObject({
        _tag: "ValidationFailed",
        message: expect.stringContaining("the hour")
      })
      const other = yield* newTeam("Bob")
      const foreign = as(other.key, (client) => client.schedules.set({ group: group.id, frequency: "daily" }))
      expect((yield* Effect.flip(foreign))._tag).toBe("Forbidden")
    })
  )

  it.effect("runs a private target as BLOCKED", () =>
    Effect.gen(function* () {
      const { as } = yield* TestServer
      const { key, group } = yield* makeGroup("http://127.0.0.1:1/")
      yield* as(key, (client) => client.schedules.set({ group: group.id, frequency: "weekly" }))
      yield* makeDue(group.id)
      const batch = yield* eventually(
        Effect.map(batchesOf(group.id), ([first]) => Option.fromNullable(first))
      )
      const runs = yield* as(key, (client) =>
        Effect.zipRight(
          Stream.runDrain(client.runs.watchBatch({ batch: batch.id })),
          client.runs.batch({ batch: batch.id })
        )
      )
      expect(runs.runs).toMatchObject([
        { status: "completed", verdict: "BLOCKED", reason: "target_forbidden", title: "Orders" }
      ])
    })
  )

  it.effect("goes on past a group that cannot run", () =>
    Effect.gen(function* () {
      const { as } = yield* TestServer
      const empty = yield* makeGroup("https://shop.example", [])
      const many = yield* makeGroup(
        "https://shop.example",
        Array.from({ length: 6 }, (_, index) => [`Test ${index}`, "Frobnicate."] as const)
      )
      const fine = yield* makeGroup("http://127.0.0.1:1/")
      for (const { key, group } of [empty, many, fine])
        yield* as(key, (client) => client.schedules.set({ group: group.id, frequency: "weekly" }))
      yield* Effect.flatMap(SqlClient, ({ withTransaction }) =>
        withTransaction(Effect.forEach([empty, many, fine], ({ group }) => makeDue(group.id)))
      )
      yield* eventually(Effect.map(batchesOf(fine.group.id), ([first]) => Option.fromNullable(first)))
      // More tests than the team may run in an hour.
      expect(yield* batchesOf(many.group.id)).toEqual([])
      expect(yield* batchesOf(empty.group.id)).toEqual([])
    })
  )
})

describe("schedules that are due", () => {
  it.scopedLive("run their groups once each, however many processes look at them", () =>
    Effect.gen(function* () {
      const databaseUrl = yield* freshUrl
      const origin = yield* servePages({ "/": "<title>Shop</title><h1>Shop</h1>" })
      const service = Layer.build(layerWith({ databaseUrl, allowPrivateTargets: true }))
      const [first] = yield* Effect.all([service, service, service])
      yield* Effect.gen(function* () {
        const { as } = yield* TestServer
        const made = yield* Effect.replicateEffect(makeGroup(`${origin}/`), 4)
        for (const { key, group } of made)
          yield* as(key, (client) => client.schedules.set({ group: group.id, frequency: "weekly" }))
        yield* Effect.flatMap(SqlClient, ({ withTransaction }) =>
          withTransaction(Effect.forEach(made, ({ group }) => makeDue(group.id)))
        )
        for (const { key, group } of made) {
          const batch = yield* eventually(
            Effect.map(batchesOf(group.id), ([first]) => Option.fromNullable(first))
          )
          yield* as(key, (client) => Stream.runDrain(client.runs.watchBatch({ batch: batch.id })))
          const { runs } = yield* as(key, (client) => client.runs.batch({ batch: batch.id }))
          expect(runs).toMatchObject([{ verdict: "PASSED", title: "Orders", groupId: group.id }])
        }
        for (const { group } of made) expect(yield* batchesOf(group.id)).toHaveLength(1)
      }).pipe(Effect.provide(first))
    })
  )
})
