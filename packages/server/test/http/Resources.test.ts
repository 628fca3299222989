import { MobileAppId } from "@assay/domain/Ids"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { RunQueue } from "@assay/domain/RunQueue"
import * as Queue from "@assay/sql/RunQueue"
import { FeedbackReports } from "../../src/FeedbackReports.js"
import { Groups } from "../../src/Groups.js"
import { Projects } from "../../src/Projects.js"
import * as Schedules from "../../src/Schedules.js"
import { Tests } from "../../src/Tests.js"
import { describe, expect, layer } from "@effect/vitest"
import type { ScheduleSettings } from "@assay/domain/Schedule"
import { Effect, Layer, Schema } from "effect"
import { randomUUID } from "node:crypto"
import * as TestService from "./TestService.js"
import { makeTeam, send } from "./TestService.js"

const live = { excludeTestServices: true }
const unknown = "00000000-0000-4000-8000-000000000000"
const problem = (error: string) => ({ error, message: expect.stringMatching(/./) })
const text = (length: number) => "😀".repeat(length)
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const utc = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const settings: ReadonlyArray<readonly ["web" | "mobile", object]> = [
  ["web", {}],
  ["web", { browserRegion: "eu" }],
  ["web", { browserRegion: "us" }],
  ["web", { browserRegion: null }],
  ["web", { prTestingEnabled: true }],
  ["mobile", { prTestingEnabled: false }],
  ["web", { prTestingInstructions: "" }],
  ["web", { prTestingInstructions: text(2000) }],
  ["web", { prTestingDebounceMinutes: 0 }],
  ["web", { prTestingDebounceMinutes: 60 }],
  ["web", { prTestingBlockMerge: true }],
  ["mobile", { includeExampleMobileApp: true }],
  ["mobile", { autoDeleteOldestMobileApp: true }],
  ["web", { accessibilityAuditEnabled: false }],
  ["web", { name: "n" }],
  ["web", { name: text(255) }],
  ["web", { url: "u" }],
  ["web", { url: text(500) }],
  ["web", { description: "" }],
  ["web", { description: text(2000) }]
]

const badSettings: ReadonlyArray<readonly ["web" | "mobile", object]> = [
  ["web", { browserRegion: "mars" }],
  ["mobile", { browserRegion: "eu" }],
  ["mobile", { browserRegion: null }],
  ["web", { prTestingEnabled: "true" }],
  ["web", { prTestingEnabled: null }],
  ["web", { prTestingInstructions: text(2001) }],
  ["web", { prTestingDebounceMinutes: -1 }],
  ["web", { prTestingDebounceMinutes: 61 }],
  ["web", { prTestingDebounceMinutes: 0.5 }],
  ["web", { prTestingBlockMerge: 1 }],
  ["web", { includeExampleMobileApp: true }],
  ["web", { autoDeleteOldestMobileApp: false }],
  ["mobile", { accessibilityAuditEnabled: true }],
  ["web", { name: "" }],
  ["web", { name: text(256) }],
  ["web", { url: "" }],
  ["web", { url: text(501) }],
  ["web", { description: text(2001) }],
  ["web", { prTestingInstructions: null }],
  ["web", { prTestingDebounceMinutes: "5" }],
  ["web", { accessibilityAuditEnabled: 0 }],
  ["mobile", { includeExampleMobileApp: "yes" }],
  ["mobile", { autoDeleteOldestMobileApp: null }],
  ["web", { name: 1 }],
  ["web", { url: null }],
  ["web", { description: null }],
  ["web", { extra: 1 }],
  ["web", { id: unknown }]
]

const field = (name: string, max: number) =>
  [
    [name, 1, 200],
    [name, max, 200],
    [name, 0, 422],
    [name, max + 1, 422]
  ] as const

const feedback: ReadonlyArray<readonly [string, number, number]> = [
  ...field("message", 2000),
  ...field("task", 4000),
  ...field("expected", 4000),
  ...field("actual", 4000),
  ...field("approach", 4000),
  ...field("tool", 200),
  ...field("projectId", 100),
  ...field("runId", 100),
  ...field("agent", 200)
]

/** Every frequency, with what it makes of minute 7, hour 5 and a Wednesday. */
const frequencies: ReadonlyArray<readonly [ScheduleSettings["frequency"], object]> = [
  ["every_15m", { minute: 7, hour: 0, dayOfWeek: 0, cronExpression: "7,22,37,52 * * * *" }],
  ["every_30m", { minute: 7, hour: 0, dayOfWeek: 0, cronExpression: "7,37 * * * *" }],
  ["every_1h", { minute: 7, hour: 0, dayOfWeek: 0, cronExpression: "7 * * * *" }],
  ["every_2h", { minute: 7, hour: 0, dayOfWeek: 0, cronExpression: "7 */2 * * *" }],
  ["every_4h", { minute: 7, hour: 0, dayOfWeek: 0, cronExpression: "7 */4 * * *" }],
  ["every_6h", { minute: 7, hour: 0, dayOfWeek: 0, cronExpression: "7 */6 * * *" }],
  ["every_12h", { minute: 7, hour: 0, dayOfWeek: 0, cronExpression: "7 */12 * * *" }],
  ["daily", { minute: 7, hour: 5, dayOfWeek: 0, cronExpression: "7 5 * * *" }],
  ["weekly", { minute: 7, hour: 5, dayOfWeek: 3, cronExpression: "7 5 * * 3" }],
  ["custom", { minute: 0, hour: 0, dayOfWeek: 0, cronExpression: "*/5 9-17 * * 1-5" }]
]

const service = Layer.mergeAll(Schedules.layer, Queue.layer()).pipe(Layer.provideMerge(TestService.layer()))

describe("the resources of a team", () => {
  layer(
    service,
    live
  )((it) => {
    const makeGroup = Effect.fn("makeGroup")(function* (name: string) {
      const ada = yield* makeTeam(name)
      const tests = yield* Tests
      const groups = yield* Groups
      const test = (title: string) => ada.asTeam(tests.create(ada.web.id, { title, steps: "Press Order." }))
      const [one, prep] = [yield* test("Orders"), yield* test("Logs in")]
      const group = yield* ada.asTeam(groups.create(ada.web.id, { name: "Smoke", prepTest: prep.id }))
      yield* ada.asTeam(groups.addTest(group.id, one.id))
      yield* ada.asTeam(groups.addTest(group.id, prep.id))
      return { ...ada, group, one, prep }
    })

    describe("PATCH /v1/projects/{projectId}", () => {
      it.effect("gives the whole project, with every field of the specification and no other", () =>
        Effect.gen(function* () {
          const { key, web } = yield* makeTeam("Ada")
          const { status, body } = yield* send("PATCH", `/v1/projects/${web.id}`, {
            key,
            body: { name: "Shop" }
          })
          expect([status, body]).toEqual([
            200,
            {
              project: {
                id: web.id,
                shortId: web.shortId,
                name: "Shop",
                url: web.url,
                projectType: "web",
                description: "",
                environments: [],
                browserRegion: null,
                prTestingEnabled: expect.any(Boolean),
                prTestingInstructions: "",
                prTestingDebounceMinutes: expect.any(Number),
                prTestingBlockMerge: false,
                includeExampleMobileApp: false,
                autoDeleteOldestMobileApp: false,
                accessibilityAuditEnabled: true,
                createdAt: utc,
                updatedAt: utc
              }
            }
          ])
        })
      )

      it.effect.each(settings)("sets for a %s project %o", ([type, body]) =>
        Effect.gen(function* () {
          const ada = yield* makeTeam("Ada")
          const answer = yield* send("PATCH", `/v1/projects/${ada[type].id}`, { key: ada.key, body })
          expect([answer.status, answer.body]).toMatchObject([200, { project: body }])
        })
      )

      it.effect.each(badSettings)("refuses for a %s project %o", ([type, body]) =>
        Effect.gen(function* () {
          const ada = yield* makeTeam("Ada")
          const answer = yield* send("PATCH", `/v1/projects/${ada[type].id}`, { key: ada.key, body })
          expect([answer.status, answer.body]).toEqual([422, problem("validation_failed")])
        })
      )

      it.effect("shows its environments, with every field of the specification and no other", () =>
        Effect.gen(function* () {
          const { asTeam, key, mobile } = yield* makeTeam("Ada")
          const kinds = ["production", "staging", "preview", "custom"] as const
          for (const kind of kinds)
            yield* asTeam(
              Effect.flatMap(Projects, (projects) =>
                projects.addEnvironment(mobile.id, { name: `The ${kind}`, kind, url: "https://a.example/" })
              )
            )
          const { body } = yield* send("PATCH", `/v1/projects/${mobile.id}`, { key, body: {} })
          expect(body).toMatchObject({ project: { projectType: "mobile" } })
          const { project } = yield* Schema.decodeUnknown(
            Schema.Struct({ project: Schema.Struct({ environments: Schema.Array(Schema.Unknown) }) })
          )(body)
          expect(project.environments).toEqual(
            kinds.map((kind) => ({
              id: uuid,
              name: `The ${kind}`,
              slug: `the-${kind}`,
              kind,
              url: "https://a.example/"
            }))
          )
        })
      )

      it.effect("leaves as it is what is not named, and says when it was changed", () =>
        Effect.gen(function* () {
          const { key, web } = yield* makeTeam("Ada")
          const change = (body: object) => send("PATCH", `/v1/projects/${web.id}`, { key, body })
          const all = {
            browserRegion: "eu",
            prTestingEnabled: true,
            prTestingInstructions: "Look",
            prTestingDebounceMinutes: 5,
            prTestingBlockMerge: true,
            accessibilityAuditEnabled: false,
            name: "Shop",
            url: "https://other.example",
            description: "A shop"
          }
          const before = yield* change(all)
          const after = yield* change({ name: "Store" })
          expect(after.body).toMatchObject({ project: { ...all, name: "Store" } })
          const Times = Schema.Struct({
            project: Schema.Struct({ createdAt: Schema.Date, updatedAt: Schema.Date })
          })
          const [one, other] = yield* Effect.forEach([before, after], ({ body }) =>
            Schema.decodeUnknown(Times)(body)
          )
          expect(other?.project.createdAt).toEqual(one?.project.createdAt)
          expect(Number(other?.project.updatedAt)).toBeGreaterThan(Number(one?.project.updatedAt))
        })
      )

      it.effect("stores a NUL as U+FFFD", () =>
        Effect.gen(function* () {
          const { key, web } = yield* makeTeam("Ada")
          const { body } = yield* send("PATCH", `/v1/projects/${web.id}`, {
            key,
            body: { name: "a\0b\ud800" }
          })
          expect(body).toMatchObject({ project: { name: "a\ufffdb\ufffd" } })
        })
      )
    })

    describe("POST /v1/feedback", () => {
      it.effect.each(feedback)("%s of %i characters: %i", ([name, length, status]) =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          const answer = yield* send("POST", "/v1/feedback", {
            key,
            body: { message: "m", [name]: text(length) }
          })
          expect([answer.status, answer.body]).toEqual([
            status,
            status === 200 ? { submitted: true } : problem("validation_failed")
          ])
        })
      )

      it.effect.each([
        ["bug", 200],
        ["docs", 200],
        ["feature", 200],
        ["other", 200],
        ["praise", 422]
      ])("of type %s: %i", ([type, status]) =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          expect((yield* send("POST", "/v1/feedback", { key, body: { message: "m", type } })).status).toBe(
            status
          )
        })
      )

      it.effect("is kept for its team, with ids that nobody looks up", () =>
        Effect.gen(function* () {
          const { key, asTeam } = yield* makeTeam("Ada")
          const body = {
            message: "m",
            type: "docs",
            task: "To order",
            expected: "Thanks",
            actual: "a\0b",
            approach: "Twice",
            tool: "assay check",
            projectId: "nowhere",
            runId: "none",
            agent: "A model"
          }
          yield* send("POST", "/v1/feedback", { key, body })
          expect(yield* asTeam(Effect.flatMap(FeedbackReports, (reports) => reports.list()))).toMatchObject([
            { ...body, actual: "a\ufffdb" }
          ])
        })
      )

      it.effect("without a message, or with an unknown property, is refused", () =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          for (const body of [{}, { message: null }, { message: "m", extra: 1 }])
            expect((yield* send("POST", "/v1/feedback", { key, body })).status).toBe(422)
        })
      )
    })

    describe("GET /v1/groups/{groupId}/schedule", () => {
      it.effect("is null for a group that runs manually", () =>
        Effect.gen(function* () {
          const { key, group } = yield* makeGroup("Ada")
          const { status, body } = yield* send("GET", `/v1/groups/${group.id}/schedule`, { key })
          expect([status, body]).toEqual([200, { schedule: null }])
        })
      )

      it.effect.each(frequencies)("of a group that runs %s is whole", ([frequency, times]) =>
        Effect.gen(function* () {
          const { asTeam, key, group, web } = yield* makeGroup("Ada")
          yield* asTeam(
            Effect.flatMap(Schedules.Schedules, (schedules) =>
              schedules.set(group.id, {
                frequency,
                minute: 7,
                hour: 5,
                dayOfWeek: 3,
                timezone: "Europe/Berlin",
                ...(frequency === "custom" ? { cronExpression: "*/5 9-17 * * 1-5" } : {})
              })
            )
          )
          const { status, body } = yield* send("GET", `/v1/groups/${group.id}/schedule`, { key })
          expect([status, body]).toEqual([
            200,
            {
              schedule: {
                id: uuid,
                groupId: group.id,
                projectId: web.id,
                name: "Smoke",
                frequency,
                timezone: "Europe/Berlin",
                createdAt: utc,
                updatedAt: utc,
                ...times
              }
            }
          ])
        })
      )
    })

    describe("DELETE /v1/groups/{groupId}/tests/{testId}", () => {
      it.effect("removes once, then reports that nothing was removed, and leaves the preparation", () =>
        Effect.gen(function* () {
          const { key, group, one, prep, asTeam } = yield* makeGroup("Ada")
          const groups = yield* Groups
          for (const test of [one, prep])
            for (const removed of [true, false]) {
              const { status, body } = yield* send("DELETE", `/v1/groups/${group.id}/tests/${test.id}`, {
                key
              })
              expect([status, body]).toEqual([200, { groupId: group.id, testId: test.id, removed }])
            }
          expect(yield* asTeam(groups.get(group.id))).toMatchObject({ testIds: [], prepTestId: prep.id })
        })
      )

      it.effect("reports that nothing was removed for an unknown test", () =>
        Effect.gen(function* () {
          const { key, group } = yield* makeGroup("Ada")
          const { status, body } = yield* send("DELETE", `/v1/groups/${group.id}/tests/${unknown}`, { key })
          expect([status, body]).toEqual([200, { groupId: group.id, testId: unknown, removed: false }])
        })
      )

      it.effect.each(["none", "%00", `${unknown}0`])("finds no test under %s, which is no id", (testId) =>
        Effect.gen(function* () {
          const { key, group } = yield* makeGroup("Ada")
          const { status, body } = yield* send("DELETE", `/v1/groups/${group.id}/tests/${testId}`, { key })
          expect([status, body]).toEqual([404, problem("test_not_found")])
        })
      )

      it.effect("is forbidden for another team's test", () =>
        Effect.gen(function* () {
          const [ada, bob] = [yield* makeGroup("Ada"), yield* makeGroup("Bob")]
          const path = `/v1/groups/${ada.group.id}/tests/${bob.one.id}`
          const { status, body } = yield* send("DELETE", path, { key: ada.key })
          expect([status, body]).toEqual([403, problem("forbidden")])
        })
      )
    })

    describe("DELETE /v1/projects/{projectId}/mobile/{appId}", () => {
      const makeApp = Effect.fn("makeApp")(function* (name: string) {
        const ada = yield* makeTeam(name)
        const apps = yield* MobileAppsRepo
        const id = yield* Schema.decode(MobileAppId)(randomUUID())
        yield* apps.add(
          {
            id,
            projectId: ada.mobile.id,
            platform: "ios",
            name: "Shop",
            bundleId: "example.shop",
            version: "1",
            filename: "shop.ipa",
            bytes: 1,
            sha256: "0".repeat(64)
          },
          { bytes: 10, deleteOldest: false }
        )
        return { ...ada, appId: id }
      })

      it.effect("deletes a build, which is unknown then", () =>
        Effect.gen(function* () {
          const { key, mobile, appId } = yield* makeApp("Ada")
          const path = `/v1/projects/${mobile.id}/mobile/${appId}`
          const first = yield* send("DELETE", path, { key })
          expect([first.status, first.body]).toEqual([200, { deleted: true }])
          const again = yield* send("DELETE", path, { key })
          expect([again.status, again.body]).toEqual([404, problem("mobile_app_not_found")])
        })
      )

      it.effect("keeps a build that a queued or a running run uses", () =>
        Effect.gen(function* () {
          const { key, mobile, appId } = yield* makeApp("Ada")
          const body = {
            platform: "ios",
            pullRequest: { number: 1, title: "t", commitSha: "c" },
            mobile: { appId }
          }
          yield* send("POST", `/v1/projects/${mobile.id}/pull-request-runs`, { key, body })
          const ask = send("DELETE", `/v1/projects/${mobile.id}/mobile/${appId}`, { key })
          const queued = yield* ask
          expect([queued.status, queued.body]).toEqual([200, { deleted: false }])
          const queue = yield* RunQueue
          const claimed = yield* queue.claim("worker", 100)
          expect((yield* ask).body).toEqual({ deleted: false })
          for (const { fence } of claimed)
            yield* queue.finish(fence, { _tag: "Broke", errorCode: "device_unavailable", message: "None" })
          expect((yield* ask).body).toEqual({ deleted: true })
        })
      )

      it.effect("looks the project up first, then the build in it", () =>
        Effect.gen(function* () {
          const [ada, bob] = [yield* makeApp("Ada"), yield* makeApp("Bob")]
          const ask = (project: string, app: string) =>
            send("DELETE", `/v1/projects/${project}/mobile/${app}`, { key: ada.key })
          expect((yield* ask(unknown, ada.appId)).body).toEqual(problem("project_not_found"))
          expect((yield* ask("none", ada.appId)).body).toEqual(problem("project_not_found"))
          expect((yield* ask(bob.mobile.id, ada.appId)).status).toBe(403)
          for (const app of [unknown, "none", bob.appId])
            expect((yield* ask(ada.mobile.id, app)).body).toEqual(problem("mobile_app_not_found"))
          expect((yield* ask(ada.web.id, ada.appId)).body).toEqual(problem("mobile_app_not_found"))
        })
      )
    })

    it.effect("are forbidden to another team and unknown under other ids, on every endpoint", () =>
      Effect.gen(function* () {
        const { group, web } = yield* makeGroup("Ada")
        const { key } = yield* makeTeam("Bob")
        const of = (project: string, ofGroup: string) =>
          [
            ["PATCH", `/v1/projects/${project}`, { name: "n" }, "project_not_found"],
            ["GET", `/v1/groups/${ofGroup}/schedule`, undefined, "group_not_found"],
            ["DELETE", `/v1/groups/${ofGroup}/tests/${unknown}`, undefined, "group_not_found"]
          ] as const
        for (const [method, path, body] of of(web.id, group.id)) {
          const answer = yield* send(method, path, { key, body })
          expect([path, answer.status, answer.body]).toEqual([path, 403, problem("forbidden")])
        }
        for (const id of [unknown, "none", web.shortId, "Smoke"])
          for (const [method, path, body, error] of of(id, id)) {
            const answer = yield* send(method, path, { key, body })
            expect([path, answer.status, answer.body]).toEqual([path, 404, problem(error)])
          }
      })
    )
  })
})
