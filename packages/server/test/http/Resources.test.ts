import { RunsRepo, type NewRun } from "@assay/sql/Runs"
import { MobileAppId } from "@assay/domain/Ids"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { SchedulesRepo } from "@assay/sql/Schedules"
import { Batches } from "../../src/Batches.js"
import { FeedbackReports } from "../../src/FeedbackReports.js"
import { Groups } from "../../src/Groups.js"
import { Tests } from "../../src/Tests.js"
import { describe, expect, layer } from "@effect/vitest"
import { DateTime, Effect, Schema } from "effect"
import { randomUUID } from "node:crypto"
import * as TestService from "./TestService.js"
import { makeTeam, send } from "./TestService.js"

const live = { excludeTestServices: true }
const unknown = "00000000-0000-4000-8000-000000000000"
const problem = (error: string) => ({ error, message: expect.stringMatching(/./) })
const text = (length: number) => "😀".repeat(length)
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

describe("the resources of a team", () => {
  layer(
    TestService.layer(),
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
          const body = { message: "m", type: "docs", projectId: "nowhere", runId: "none" }
          yield* send("POST", "/v1/feedback", { key, body })
          expect(yield* asTeam(Effect.flatMap(FeedbackReports, (reports) => reports.list()))).toMatchObject([
            body
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

    describe("GET /v1/runs/{id}/junit", () => {
      const makeRun = Effect.fn("makeRun")(function* (more: Partial<NewRun>) {
        const ada = yield* makeTeam("Ada")
        const runs = yield* RunsRepo
        const run = yield* runs.create({
          teamId: ada.team.id,
          projectId: ada.web.id,
          kind: "test",
          title: "Orders [C7]",
          steps: "Press Order.",
          platform: "web",
          targetUrl: "https://shop.example/",
          ...more
        })
        return { ...ada, run }
      })
      const broke = { brokeWith: { errorCode: "worker_lost", message: "The worker went away" } } as const

      it.effect("is an attachment of JUnit XML", () =>
        Effect.gen(function* () {
          const { key, run } = yield* makeRun(broke)
          const { status, text, headers } = yield* send("GET", `/v1/runs/${run.id}/junit`, { key })
          expect(status).toBe(200)
          expect(headers.get("content-type")).toMatch(/^application\/xml/)
          expect(headers.get("content-disposition")).toBe(
            `attachment; filename="assay-run-${run.shortId}.xml"`
          )
          expect(text).toContain('<testsuite name="Ada web" tests="1" failures="0" errors="1" skipped="0"')
          expect(text).toContain('<error type="worker_lost" message="The worker went away">')
          expect(text).toContain('<property name="test_id" value="C7"/>')
        })
      )

      it.effect.each([
        ["", 409],
        ["?allowIncomplete=false", 409],
        ["?allowIncomplete=true", 200]
      ])("of an unfinished run%s: %i", ([query, status]) =>
        Effect.gen(function* () {
          const { key, run } = yield* makeRun({})
          const answer = yield* send("GET", `/v1/runs/${run.id}/junit${query}`, { key })
          expect(answer.status).toBe(status)
          if (status === 409) expect(answer.body).toEqual(problem("run_not_finished"))
          else expect(answer.text).toContain("<skipped>unfinished: queued</skipped>")
        })
      )

      it.effect.each(["yes", "1", "", "TRUE", "true&allowIncomplete=true"])(
        "refuses allowIncomplete=%s",
        (value) =>
          Effect.gen(function* () {
            const { key } = yield* makeTeam("Ada")
            const { status, body } = yield* send(
              "GET",
              `/v1/runs/${unknown}/junit?allowIncomplete=${value}`,
              { key }
            )
            expect([status, body]).toEqual([422, problem("validation_failed")])
          })
      )

      it.effect("of a preparation is refused with 422, before it is known to be unfinished", () =>
        Effect.gen(function* () {
          const { key, group, asTeam } = yield* makeGroup("Ada")
          const { runs } = yield* asTeam(Effect.flatMap(Batches, (batches) => batches.start(group.id, {})))
          expect(runs[0]).toMatchObject({ kind: "preparation", status: "queued" })
          const { status, body } = yield* send("GET", `/v1/runs/${runs[0]?.id}/junit`, { key })
          expect([status, body]).toEqual([422, problem("preparation_run")])
        })
      )

      it.effect("of another team's run is 403, of an unknown or malformed id 404", () =>
        Effect.gen(function* () {
          const { run } = yield* makeRun(broke)
          const { key } = yield* makeTeam("Bob")
          const ask = (id: string) => send("GET", `/v1/runs/${id}/junit`, { key })
          const other = yield* ask(run.id)
          expect([other.status, other.body]).toEqual([403, problem("forbidden")])
          for (const id of [unknown, "none", "%00"]) {
            const { status, body } = yield* ask(id)
            expect([status, body]).toEqual([404, problem("run_not_found")])
          }
        })
      )
    })

    describe("GET /v1/groups/{groupId}/schedule", () => {
      it.effect("is null for a group that runs manually, and the schedule for another", () =>
        Effect.gen(function* () {
          const { key, group, web } = yield* makeGroup("Ada")
          const ask = send("GET", `/v1/groups/${group.id}/schedule`, { key })
          const manual = yield* ask
          expect([manual.status, manual.body]).toEqual([200, { schedule: null }])
          const schedules = yield* SchedulesRepo
          yield* schedules.set(group.id, {
            frequency: "every_1h",
            minute: 15,
            hour: 0,
            dayOfWeek: 0,
            timezone: "Europe/Berlin",
            cronExpression: "15 * * * *",
            nextAt: DateTime.unsafeMake("2026-11-21T10:15:00Z")
          })
          expect((yield* ask).body).toEqual({
            schedule: {
              id: expect.stringMatching(/^[0-9a-f-]{36}$/),
              groupId: group.id,
              projectId: web.id,
              name: "Smoke",
              frequency: "every_1h",
              minute: 15,
              hour: 0,
              dayOfWeek: 0,
              timezone: "Europe/Berlin",
              cronExpression: "15 * * * *",
              createdAt: utc,
              updatedAt: utc
            }
          })
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

      it.effect("keeps a build that a queued run uses", () =>
        Effect.gen(function* () {
          const { key, mobile, appId } = yield* makeApp("Ada")
          const body = {
            platform: "ios",
            pullRequest: { number: 1, title: "t", commitSha: "c" },
            mobile: { appId }
          }
          yield* send("POST", `/v1/projects/${mobile.id}/pull-request-runs`, { key, body })
          const answer = yield* send("DELETE", `/v1/projects/${mobile.id}/mobile/${appId}`, { key })
          expect([answer.status, answer.body]).toEqual([200, { deleted: false }])
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
