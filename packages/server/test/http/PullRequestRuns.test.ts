import { RunsRepo } from "@assay/sql/Runs"
import { RunId } from "@assay/domain/Ids"
import { Exploration } from "../../src/Exploration.js"
import { SkipJudge } from "../../src/SkipJudge.js"
import { Tests } from "../../src/Tests.js"
import { describe, expect, layer } from "@effect/vitest"
import { Effect, Layer, Option, Schema } from "effect"
import * as TestService from "./TestService.js"
import { makeTeam, send } from "./TestService.js"

const live = { excludeTestServices: true }
const unknown = "00000000-0000-4000-8000-000000000000"
const problem = (error: string) => ({ error, message: expect.stringMatching(/./) })
const text = (length: number) => "😀".repeat(length)

const pullRequest = { number: 1, title: "t", commitSha: "c" }
const web = { targetUrl: "https://shop.example/", pullRequest }
const ios = { platform: "ios", pullRequest }
const pr = (more: object) => ({ ...web, pullRequest: { ...pullRequest, ...more } })
const mobile = (target: object) => ({ ...ios, mobile: target })

/** What is accepted, by what it is about. */
const accepted: ReadonlyArray<readonly [string, "web" | "mobile", object]> = [
  ["the least web body", "web", web],
  ["platform web", "web", { ...web, platform: "web" }],
  ["provider scmhost", "web", pr({ provider: "scmhost" })],
  ["the greatest number", "web", pr({ number: Number.MAX_SAFE_INTEGER })],
  ["a title of 500", "web", pr({ title: text(500) })],
  ["an empty description", "web", pr({ description: "" })],
  ["a description of 65536", "web", pr({ description: text(65_536) })],
  ["branches of 1", "web", pr({ baseBranch: "a", headBranch: "b" })],
  ["branches of 255", "web", pr({ baseBranch: text(255), headBranch: text(255) })],
  ["a commit of 1", "web", pr({ commitSha: "c" })],
  ["a commit of 100", "web", pr({ commitSha: text(100) })],
  ["NUL and half a surrogate pair", "web", pr({ title: "a\0b\ud800c" })],
  ["the least mobile body", "mobile", ios],
  ["android", "mobile", { ...ios, platform: "android" }],
  ["no choice of a build", "mobile", mobile({})],
  ["an app", "mobile", mobile({ appId: unknown, buildId: "b" })],
  ["a bundle", "mobile", mobile({ bundleId: "b" })],
  [
    "an artifact",
    "mobile",
    mobile({ artifactUrl: "https://builds.example/a.ipa", artifactFilename: "a.ipa" })
  ],
  ["region eu-north1", "mobile", { ...ios, simulatorRegion: "eu-north1" }],
  ["region us-west1", "mobile", { ...ios, simulatorRegion: "us-west1" }],
  ["a deeplink of 2048", "mobile", { ...ios, deeplink: `a:${"b".repeat(2046)}` }]
]

const refused: ReadonlyArray<readonly [string, "web" | "mobile", object]> = [
  ["an unknown property", "web", { ...web, extra: 1 }],
  ["an unknown property of the pull request", "web", pr({ extra: 1 })],
  ["an unknown property of the build", "mobile", mobile({ extra: 1 })],
  ["no target", "web", { pullRequest }],
  ["a target that is no URI", "web", { ...web, targetUrl: "shop" }],
  ["a target that no browser opens", "web", { ...web, targetUrl: "file:///etc/passwd" }],
  ["a private target", "web", { ...web, targetUrl: "http://169.254.169.254/" }],
  ["a private target in other words", "web", { ...web, targetUrl: "http://0x7f.1/" }],
  ["a build at a private address", "mobile", mobile({ artifactUrl: "http://10.0.0.1/a.ipa" })],
  ["a link to a private address", "mobile", { ...ios, deeplink: "http://127.0.0.1/" }],
  ["no pull request", "web", { targetUrl: web.targetUrl }],
  ["another platform", "web", { ...web, platform: "windows" }],
  ["another provider", "web", pr({ provider: "other" })],
  ["number 0", "web", pr({ number: 0 })],
  ["number 1.5", "web", pr({ number: 1.5 })],
  ["a number in quotes", "web", pr({ number: "1" })],
  ["no title", "web", pr({ title: undefined })],
  ["an empty title", "web", pr({ title: "" })],
  ["a title of 501", "web", pr({ title: text(501) })],
  ["a description of 65537", "web", pr({ description: text(65_537) })],
  ["an empty base branch", "web", pr({ baseBranch: "" })],
  ["a base branch of 256", "web", pr({ baseBranch: text(256) })],
  ["an empty head branch", "web", pr({ headBranch: "" })],
  ["a head branch of 256", "web", pr({ headBranch: text(256) })],
  ["no number", "web", pr({ number: undefined })],
  ["no commit", "web", pr({ commitSha: undefined })],
  ["a title that is no text", "web", pr({ title: 1 })],
  ["a description that is no text", "web", pr({ description: null })],
  ["a commit that is no text", "web", pr({ commitSha: 1 })],
  ["no platform for a mobile project", "mobile", { pullRequest }],
  ["a file name that is no text", "mobile", mobile({ artifactFilename: 1 })],
  ["a choice of a build that is no object", "mobile", { ...ios, mobile: [] }],
  ["an app and an artifact", "mobile", mobile({ appId: unknown, artifactUrl: "https://a.example/" })],
  ["a bundle and an artifact", "mobile", mobile({ bundleId: "b", artifactUrl: "https://a.example/" })],
  ["an empty commit", "web", pr({ commitSha: "" })],
  ["a commit of 101", "web", pr({ commitSha: text(101) })],
  ["the mobile variant for a web project", "web", ios],
  ["the web variant for a mobile project", "mobile", web],
  ["a target for a mobile run", "mobile", { ...ios, targetUrl: web.targetUrl }],
  ["an app that is no UUID", "mobile", mobile({ appId: "a" })],
  ["an empty bundle", "mobile", mobile({ bundleId: "" })],
  ["an artifact that is no URI", "mobile", mobile({ artifactUrl: "a" })],
  ["an empty file name", "mobile", mobile({ artifactFilename: "" })],
  ["an empty build id", "mobile", mobile({ buildId: "" })],
  ["two ways to say the build", "mobile", mobile({ appId: unknown, bundleId: "b" })],
  ["another region", "mobile", { ...ios, simulatorRegion: "mars" }],
  ["a deeplink that is no URI", "mobile", { ...ios, deeplink: "a" }],
  ["a deeplink of 2049", "mobile", { ...ios, deeplink: `a:${"b".repeat(2047)}` }]
]

const github = {
  configured: false,
  checkRunCreated: false,
  commentTargetResolved: false,
  status: "not_configured"
}

describe("POST /v1/projects/{projectId}/pull-request-runs", () => {
  layer(
    TestService.layer(),
    live
  )((it) => {
    const trigger = (project: string, sent: TestService.Sent) =>
      send("POST", `/v1/projects/${project}/pull-request-runs`, sent)

    it.effect.each(accepted)("takes %s", ([, type, body]) =>
      Effect.gen(function* () {
        const ada = yield* makeTeam("Ada")
        const answer = yield* trigger(ada[type].id, { key: ada.key, body })
        expect([answer.status, answer.body]).toMatchObject([
          202,
          { status: "queued", projectId: ada[type].id }
        ])
      })
    )

    it.effect.each(refused)("refuses %s", ([, type, body]) =>
      Effect.gen(function* () {
        const ada = yield* makeTeam("Ada")
        const answer = yield* trigger(ada[type].id, { key: ada.key, body })
        expect([answer.status, answer.body]).toEqual([400, problem("invalid_request")])
      })
    )

    it.effect("answers with the run, by id and by shortId", () =>
      Effect.gen(function* () {
        const { key, web: project } = yield* makeTeam("Ada")
        for (const ref of [project.id, project.shortId]) {
          const { body } = yield* trigger(ref, { key, body: web })
          expect(body).toEqual({
            status: "queued",
            runId: expect.stringMatching(/^[0-9a-f-]{36}$/),
            projectId: project.id,
            platform: "web",
            metadata: { github }
          })
        }
      })
    )

    it.effect.each<[object, object]>([
      [{}, { source: "latest_upload" }],
      [
        { appId: unknown, buildId: "7" },
        { source: "app_id", buildId: "7" }
      ],
      [{ bundleId: "b" }, { source: "bundle_id" }],
      [{ artifactUrl: "https://builds.example/a.ipa" }, { source: "artifact_url" }]
    ])("says how the build of %j was chosen", ([target, said]) =>
      Effect.gen(function* () {
        const { key, mobile: project } = yield* makeTeam("Ada")
        const { body } = yield* trigger(project.id, { key, body: mobile(target) })
        expect(body).toMatchObject({ platform: "ios", metadata: { github, mobile: said } })
      })
    )

    it.effect("offers the example app where the project does", () =>
      Effect.gen(function* () {
        const { key, mobile: project } = yield* makeTeam("Ada")
        yield* send("PATCH", `/v1/projects/${project.id}`, { key, body: { includeExampleMobileApp: true } })
        const { body } = yield* trigger(project.id, { key, body: ios })
        expect(body).toMatchObject({ metadata: { mobile: { source: "example_app" } } })
      })
    )

    it.effect("fixes the project's own tests at the trigger", () =>
      Effect.gen(function* () {
        const { key, web: project, asTeam } = yield* makeTeam("Ada")
        const tests = yield* Tests
        const made = yield* asTeam(tests.create(project.id, { title: "Orders", steps: "Press Order." }))
        yield* asTeam(tests.create(project.id, { title: "Planned", steps: " " }))
        const { body } = yield* trigger(project.id, { key, body: web })
        yield* asTeam(tests.update(made.id, { steps: "Press Cancel." }))
        const { runId } = yield* Schema.decodeUnknown(Schema.Struct({ runId: RunId }))(body)
        const runs = yield* RunsRepo
        const request = yield* Effect.flatten(runs.findRequest(runId))
        const { tests: fixed } = yield* Schema.decodeUnknown(Exploration)(request)
        expect(fixed).toEqual([{ testId: made.id, title: "Orders", steps: "Press Order." }])
        const run = yield* Effect.flatten(runs.find(runId))
        expect(run).toMatchObject({
          kind: "exploration",
          status: "queued",
          title: "#1 t",
          targetUrl: web.targetUrl
        })
      })
    )

    it.effect("tells another team's project from an unknown one", () =>
      Effect.gen(function* () {
        const [ada, bob] = [yield* makeTeam("Ada"), yield* makeTeam("Bob")]
        for (const ref of [bob.web.id, bob.web.shortId]) {
          const { status, body } = yield* trigger(ref, { key: ada.key, body: web })
          expect([status, body]).toEqual([403, problem("forbidden")])
        }
        for (const ref of [unknown, "nothing", "Ada%20web"]) {
          const { status, body } = yield* trigger(ref, { key: ada.key, body: web })
          expect([status, body]).toEqual([404, problem("project_not_found")])
        }
      })
    )

    describe("with an Idempotency-Key", () => {
      const repeat = (key: string, again: string, body: object = web) => ({
        key,
        body,
        headers: { "idempotency-key": again }
      })

      it.effect("gives the same answer and starts no second run, at once and later", () =>
        Effect.gen(function* () {
          const { key, web: project } = yield* makeTeam("Ada")
          const ask = trigger(project.id, repeat(key, "one"))
          const answers = yield* Effect.all([ask, ask, ask, ask, ask], { concurrency: "unbounded" })
          const later = yield* ask
          expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1)
          expect([...answers, later].every(({ status }) => status === 202)).toBe(true)
          const runs = yield* RunsRepo
          expect((yield* runs.list({ projectId: project.id, limit: 10 })).runs).toHaveLength(1)
        })
      )

      it.effect("refuses another body under the same key, and a key that is too long", () =>
        Effect.gen(function* () {
          const { key, web: project } = yield* makeTeam("Ada")
          yield* trigger(project.id, repeat(key, "one"))
          const other = yield* trigger(project.id, repeat(key, "one", pr({ number: 2 })))
          expect([other.status, other.body]).toEqual([400, problem("invalid_request")])
          expect((yield* trigger(project.id, repeat(key, "k".repeat(255)))).status).toBe(202)
          expect((yield* trigger(project.id, repeat(key, "k".repeat(256)))).status).toBe(400)
        })
      )

      it.effect("is another team's own", () =>
        Effect.gen(function* () {
          const [ada, bob] = [yield* makeTeam("Ada"), yield* makeTeam("Bob")]
          const one = yield* trigger(ada.web.id, repeat(ada.key, "same"))
          const other = yield* trigger(bob.web.id, repeat(bob.key, "same"))
          expect([one.status, other.status, one.text === other.text]).toEqual([202, 202, false])
        })
      )

      it.effect("remembers successes only", () =>
        Effect.gen(function* () {
          const { key, web: project, mobile: other } = yield* makeTeam("Ada")
          expect((yield* trigger(other.id, repeat(key, "one"))).status).toBe(400)
          expect((yield* trigger(project.id, repeat(key, "one"))).status).toBe(202)
        })
      )
    })
  })
})

describe("a team's runs an hour", () => {
  layer(
    TestService.layer({ runsPerHour: 1 }),
    live
  )((it) => {
    it.effect("end in 429 with Retry-After; a replay does not", () =>
      Effect.gen(function* () {
        const { key, web: project } = yield* makeTeam("Ada")
        const path = `/v1/projects/${project.id}/pull-request-runs`
        const replayed = { key, body: web, headers: { "idempotency-key": "one" } }
        const first = yield* send("POST", path, replayed)
        const refused = yield* send("POST", path, { key, body: web })
        expect([first.status, refused.status, refused.body]).toEqual([
          202,
          429,
          problem("usage_limit_exceeded")
        ])
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500)
        expect((yield* send("POST", path, replayed)).text).toBe(first.text)
        expect((yield* send("POST", path, { key, body: {} })).status).toBe(400)
        expect(
          (yield* send("POST", `/v1/projects/${unknown}/pull-request-runs`, { key, body: web })).status
        ).toBe(404)
      })
    )
  })
})

describe("changes that do not matter", () => {
  const judge = Layer.succeed(SkipJudge, { judge: () => Effect.succeedSome("Only documentation changed") })
  layer(
    TestService.layer({ judge }),
    live
  )((it) => {
    it.effect("are skipped, and a cancelled run records why", () =>
      Effect.gen(function* () {
        const { key, web: project } = yield* makeTeam("Ada")
        const { status, body } = yield* send("POST", `/v1/projects/${project.id}/pull-request-runs`, {
          key,
          body: web
        })
        expect([status, body]).toMatchObject([
          202,
          { status: "skipped", skipReason: "Only documentation changed" }
        ])
        const { runs } = yield* Effect.flatMap(RunsRepo, (repo) =>
          repo.list({ projectId: project.id, limit: 10 })
        )
        expect(runs).toMatchObject([{ status: "cancelled", skipReason: "Only documentation changed" }])
      })
    )
  })
})

describe("a decision that takes too long", () => {
  const judge = Layer.succeed(SkipJudge, { judge: () => Effect.as(Effect.never, Option.none()) })
  layer(
    TestService.layer({ judge, answerWithin: "never" }),
    live
  )((it) => {
    it.effect("is a 504, and the run ends failed", () =>
      Effect.gen(function* () {
        const { key, web: project } = yield* makeTeam("Ada")
        const path = `/v1/projects/${project.id}/pull-request-runs`
        const { status, body } = yield* send("POST", path, {
          key,
          body: web,
          headers: { "idempotency-key": "k" }
        })
        expect([status, body]).toEqual([504, problem("time_limit_exceeded")])
        const { runs } = yield* Effect.flatMap(RunsRepo, (repo) =>
          repo.list({ projectId: project.id, limit: 10 })
        )
        expect(runs).toMatchObject([{ status: "failed", errorCode: "time_limit_exceeded" }])
      })
    )
  })
})
