import type { EnvironmentKind } from "@assay/domain/Environment"
import type { WebhookId } from "@assay/domain/Ids"
import { BatchesRepo } from "@assay/sql/Batches"
import { RunsRepo } from "@assay/sql/Runs"
import { WebhooksRepo } from "@assay/sql/Webhooks"
import { BatchId } from "@assay/domain/Ids"
import { Groups } from "../../src/Groups.js"
import { pathOf } from "../../src/http/Faults.js"
import { Projects } from "../../src/Projects.js"
import { Tests } from "../../src/Tests.js"
import { Webhooks } from "../../src/Webhooks.js"
import { SqlClient } from "@effect/sql/SqlClient"
import { describe, expect, it as test, layer } from "@effect/vitest"
import { Chunk, Effect, Layer, Logger, LogLevel, Schema, Stream } from "effect"
import * as TestService from "./TestService.js"
import { makeTeam, send } from "./TestService.js"

const live = { excludeTestServices: true }
const unknown = "00000000-0000-4000-8000-000000000000"
const problem = (error: string) => ({ error, message: expect.stringMatching(/./) })
const ignored = { received: true, ignored: true, reason: expect.stringMatching(/./) }

/** A group of two tests and a preparation, with its webhook; and the project's webhook. */
const makeHooks = Effect.fn("makeHooks")(function* (type: "web" | "mobile" = "web") {
  const ada = yield* makeTeam("Ada")
  const project = ada[type]
  const tests = yield* Tests
  const groups = yield* Groups
  const projects = yield* Projects
  const webhooks = yield* Webhooks
  const make = (title: string, steps: string) => ada.asTeam(tests.create(project.id, { title, steps }))
  const prep = yield* make("Logs in", "Press Log in.")
  const group = yield* ada.asTeam(groups.create(project.id, { name: "Smoke", prepTest: prep.id }))
  for (const [title, steps] of [
    ["Orders", "Press Order."],
    ["Pays", "Press Pay."],
    ["Planned", ""]
  ] as const)
    yield* ada.asTeam(groups.addTest(group.id, (yield* make(title, steps)).id))
  const environment = (name: string, kind: EnvironmentKind) =>
    ada.asTeam(projects.addEnvironment(project.id, { name, kind, url: `https://${name}.shop.example/` }))
  const ofGroup = yield* ada.asTeam(webhooks.ofGroup(group.id, false))
  const ofProject = yield* ada.asTeam(webhooks.ofProject(project.id, false))
  return {
    ...ada,
    project,
    group,
    environment,
    hook: { id: ofGroup.id, path: `/v1/groups/webhook/${ofGroup.id}/${ofGroup.secret}` },
    deployments: { id: ofProject.id, path: `/v1/webhook/${ofProject.id}/${ofProject.secret}` }
  }
})

const batchOf = Effect.fn("batchOf")(function* (answer: TestService.Answer) {
  expect([answer.status, answer.body]).toEqual([
    202,
    { received: true, batchId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
  ])
  const { batchId } = yield* Schema.decodeUnknown(Schema.Struct({ batchId: BatchId }))(answer.body)
  const runs = yield* RunsRepo
  return Chunk.toReadonlyArray(yield* Stream.runCollect(runs.listByBatch(batchId)))
})

const deliveries = (id: WebhookId) => Effect.flatMap(WebhooksRepo, (repo) => repo.listDeliveries(id, 10))

describe("the webhooks", () => {
  layer(
    TestService.layer(),
    live
  )((it) => {
    it.effect("answer 401 alike for an unknown webhook, a wrong secret and a webhook of the other sort", () =>
      Effect.gen(function* () {
        const { hook, deployments, key } = yield* makeHooks()
        const secret = hook.path.split("/").at(-1)
        const wrong = [
          `/v1/groups/webhook/${unknown}/${secret}`,
          `/v1/groups/webhook/none/${secret}`,
          `/v1/groups/webhook/${hook.id}/${secret}x`,
          `/v1/groups/webhook/${hook.id}/x`,
          hook.path.replace("/groups", ""),
          deployments.path.replace("/v1", "/v1/groups")
        ]
        const answers = yield* Effect.forEach(wrong, (path) =>
          send("POST", path, { key, raw: "x".repeat(1_048_577) })
        )
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        for (const { status, body } of answers) expect([status, body]).toEqual([401, problem("unauthorized")])
      })
    )

    it.effect("stop taking the former secret when it is rotated", () =>
      Effect.gen(function* () {
        const { hook, asTeam, group } = yield* makeHooks()
        const rotated = yield* asTeam(
          Effect.flatMap(Webhooks, (webhooks) => webhooks.ofGroup(group.id, true))
        )
        expect((yield* send("POST", hook.path)).status).toBe(401)
        expect((yield* send("POST", `/v1/groups/webhook/${rotated.id}/${rotated.secret}`)).status).toBe(202)
      })
    )

    it.effect("refuse a body of more than 1 MiB", () =>
      Effect.gen(function* () {
        const { hook, deployments } = yield* makeHooks()
        for (const { path } of [hook, deployments]) {
          const { status, body } = yield* send("POST", path, { raw: `"${"x".repeat(1_048_576)}"` })
          expect([status, body]).toEqual([413, problem("payload_too_large")])
        }
      })
    )

    describe("keep every call that came with the right secret", () => {
      it.effect("the refused ones too, with as much as could be read and how they were answered", () =>
        Effect.gen(function* () {
          const { deployments, hook } = yield* makeHooks()
          const refused = (error: string, body: unknown) => ({ body, answer: problem(error) })
          yield* send("POST", hook.path, { body: { platform: "windows" } })
          yield* send("POST", hook.path, { body: { targetUrl: "http://127.0.0.1/" } })
          yield* send("POST", hook.path, { raw: "{" })
          yield* send("POST", hook.path, { raw: `"${"x".repeat(1_048_576)}"` })
          yield* send("POST", hook.path, { body: {}, headers: { "idempotency-key": "x".repeat(256) } })
          yield* send("POST", hook.path.replace(/.$/, "~"), { body: { commitSha: "wrong secret" } })
          expect(yield* deliveries(hook.id)).toMatchObject([
            refused("validation_failed", {}),
            refused("payload_too_large", null),
            refused("validation_failed", null),
            refused("validation_failed", { targetUrl: "http://127.0.0.1/" }),
            refused("validation_failed", { platform: "windows" })
          ])
          yield* send("POST", deployments.path, { raw: "[1]" })
          expect(yield* deliveries(deployments.id)).toMatchObject([refused("validation_failed", [1])])
        })
      )

      it.effect("a long body by its beginning, and no token of the sender's", () =>
        Effect.gen(function* () {
          const { deployments } = yield* makeHooks()
          yield* send("POST", deployments.path, { body: { text: "x".repeat(100_000) } })
          yield* send("POST", deployments.path, {
            body: { id: "d", log_access_attributes: { token: "t" }, inner: [{ log_access_attributes: 1 }] }
          })
          const [short, long] = yield* deliveries(deployments.id)
          expect(short?.body).toEqual({ id: "d", inner: [{}] })
          expect(long?.body).toEqual({ shortened: expect.stringMatching(/^\{"text":"x{65527}$/) })
        })
      )
    })

    describe("POST /v1/groups/webhook/{webhookId}/{secret}", () => {
      it.effect.each<[string, TestService.Sent]>([
        ["no body", {}],
        ["an empty body", { raw: "" }],
        ["an empty object", { body: {} }]
      ])("runs every runnable test as one batch, the preparation first, on %s", ([, sent]) =>
        Effect.gen(function* () {
          const { hook, project } = yield* makeHooks()
          const runs = yield* batchOf(yield* send("POST", hook.path, sent))
          expect(runs.map(({ kind, title }) => [kind, title])).toEqual([
            ["preparation", "Logs in"],
            ["test", "Orders"],
            ["test", "Pays"]
          ])
          for (const run of runs)
            expect(run).toMatchObject({ targetUrl: project.url, platform: "web", status: "queued" })
        })
      )

      it.effect("takes the target from targetUrl, else the environment's id, else its kind", () =>
        Effect.gen(function* () {
          const { hook, environment } = yield* makeHooks()
          const preview = yield* environment("pr-1", "preview")
          const targetOf = (body: object) =>
            Effect.flatMap(send("POST", hook.path, { body }), batchOf).pipe(
              Effect.map((runs) => runs[0]?.targetUrl)
            )
          const targetUrl = "https://other.example/"
          const projectEnvironmentId = preview.id
          expect(yield* targetOf({ targetUrl, projectEnvironmentId, environment: "preview" })).toBe(targetUrl)
          expect(yield* targetOf({ projectEnvironmentId, environment: "staging" })).toBe(preview.url)
          expect(yield* targetOf({ projectEnvironmentId: preview.id.toUpperCase() })).toBe(preview.url)
          expect(yield* targetOf({ environment: "preview" })).toBe(preview.url)
        })
      )

      it.effect(
        "refuses an environment of another project, a kind that several have, and a private target",
        () =>
          Effect.gen(function* () {
            const { hook, environment } = yield* makeHooks()
            const other = yield* makeHooks()
            const foreign = yield* other.environment("pr-1", "preview")
            yield* environment("one", "staging")
            yield* environment("two", "staging")
            for (const body of [
              { projectEnvironmentId: foreign.id },
              { projectEnvironmentId: unknown },
              { environment: "staging" },
              { targetUrl: "http://127.0.0.1/" },
              { targetUrl: "http://[::1]:8080/" },
              { targetUrl: "http://0x7f000001/" }
            ]) {
              const answer = yield* send("POST", hook.path, { body })
              expect([body, answer.status, answer.body]).toEqual([body, 422, problem("validation_failed")])
            }
          })
      )

      it.effect.each<[string, "web" | "mobile", object]>([
        ["a target", "web", { targetUrl: "https://other.example/" }],
        ["a commit", "web", { commitSha: "9f2c1e7" }],
        ["platform web", "web", { platform: "web" }],
        ["platform ios", "mobile", { platform: "ios" }],
        ["platform android", "mobile", { platform: "android" }],
        ["an iPhone", "mobile", { deviceModel: "iphone" }],
        ["an iPad", "mobile", { deviceModel: "ipad" }],
        ["an app's id", "mobile", { mobile: { appId: unknown } }],
        ["a bundle id", "mobile", { mobile: { bundleId: "example.shop", buildId: "128" } }],
        [
          "an artifact",
          "mobile",
          { mobile: { artifactUrl: "https://a.example/a.apk", artifactFilename: "a.apk" } }
        ]
      ])("takes %s", ([, type, body]) =>
        Effect.gen(function* () {
          const { hook } = yield* makeHooks(type)
          yield* batchOf(yield* send("POST", hook.path, { body }))
        })
      )

      it.effect.each(["production", "staging", "preview", "custom"] as const)(
        "takes the one environment of the kind %s",
        (kind) =>
          Effect.gen(function* () {
            const { environment, hook } = yield* makeHooks()
            const { id, name, url } = yield* environment("there", kind)
            const runs = yield* batchOf(yield* send("POST", hook.path, { body: { environment: kind } }))
            expect(runs).toHaveLength(3)
            for (const run of runs)
              expect(run).toMatchObject({ targetUrl: url, environmentId: id, environmentName: name })
          })
      )

      it.effect.each([
        { extra: 1 },
        { projectEnvironmentId: "none" },
        { mobile: { bundleId: 1 } },
        { mobile: { artifactUrl: null } },
        { mobile: { artifactFilename: [] } },
        { mobile: { buildId: 7 } },
        { commitSha: 1 },
        { targetUrl: 1 },
        { mobile: { extra: 1 } },
        { mobile: { appId: "none" } },
        { mobile: { appId: unknown, artifactUrl: "a" } },
        { commitSha: null },
        { platform: "windows" },
        { deviceModel: "pixel" },
        { environment: "nowhere" }
      ])("refuses %o", (body: object) =>
        Effect.gen(function* () {
          const { hook } = yield* makeHooks()
          const answer = yield* send("POST", hook.path, { body })
          expect([answer.status, answer.body]).toEqual([422, problem("validation_failed")])
        })
      )

      it.effect("ignores, with the reason, what nothing can run on", () =>
        Effect.gen(function* () {
          const { hook, environment, asTeam, project } = yield* makeHooks()
          yield* environment("pr-1", "preview")
          for (const body of [{ platform: "ios" }, { targetUrl: "shop" }, { environment: "production" }]) {
            const answer = yield* send("POST", hook.path, { body })
            expect([body, answer.status, answer.body]).toEqual([body, 202, ignored])
          }
          const empty = yield* asTeam(
            Effect.gen(function* () {
              const group = yield* (yield* Groups).create(project.id, { name: "Empty" })
              return yield* (yield* Webhooks).ofGroup(group.id, false)
            })
          )
          const answer = yield* send("POST", `/v1/groups/webhook/${empty.id}/${empty.secret}`)
          expect([answer.status, answer.body]).toEqual([202, ignored])
        })
      )

      it.effect("runs mobile tests on iOS unless it says android, and keeps what was asked for", () =>
        Effect.gen(function* () {
          const { hook } = yield* makeHooks("mobile")
          const runs = yield* RunsRepo
          const mobile = { bundleId: "", artifactFilename: "", buildId: "" }
          const body = { mobile, deviceModel: "ipad", commitSha: "c" }
          const [ios] = yield* batchOf(yield* send("POST", hook.path, { body }))
          expect(ios?.platform).toBe("ios")
          if (ios !== undefined) expect(yield* Effect.flatten(runs.findRequest(ios.id))).toEqual(body)
          const [android] = yield* batchOf(yield* send("POST", hook.path, { body: { platform: "android" } }))
          expect(android?.platform).toBe("android")
          const web = yield* send("POST", hook.path, { body: { platform: "web" } })
          expect(web.body).toEqual(ignored)
        })
      )

      it.effect("records each delivery with its answer", () =>
        Effect.gen(function* () {
          const { hook } = yield* makeHooks()
          const { body } = yield* send("POST", hook.path, { body: { commitSha: "c" } })
          expect(yield* deliveries(hook.id)).toMatchObject([{ body: { commitSha: "c" }, answer: body }])
        })
      )

      it.effect("starts one batch for all that come with one Idempotency-Key", () =>
        Effect.gen(function* () {
          const { hook, group } = yield* makeHooks()
          const headers = { "idempotency-key": "one" }
          const ask = send("POST", hook.path, { body: {}, headers })
          const answers = yield* Effect.all([ask, ask, ask, ask], { concurrency: "unbounded" })
          expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
          const batches = yield* BatchesRepo
          expect(yield* batches.list(group.id, 10)).toHaveLength(1)
          const other = yield* send("POST", hook.path, { body: { commitSha: "c" }, headers })
          expect([other.status, other.body]).toEqual([422, problem("validation_failed")])
        })
      )

      it.effect("keeps the keys of one webhook from those of another", () =>
        Effect.gen(function* () {
          const [one, other] = [yield* makeHooks(), yield* makeHooks()]
          const ask = (path: string) => send("POST", path, { headers: { "idempotency-key": "same" } })
          const [first, second] = [yield* ask(one.hook.path), yield* ask(other.hook.path)]
          expect([first.status, second.status, first.text === second.text]).toEqual([202, 202, false])
        })
      )
    })

    describe("POST /v1/webhook/{webhookId}/{secret}", () => {
      it.effect.each<[string, object]>([
        ["an empty object", {}],
        ["any property", { deployment: { sha: "c" }, list: [1, null, { a: "b" }] }],
        ["NUL and half a surrogate pair, in names too", { "a\0": "b\0", c: "\ud800" }],
        ["the names of an object's own", { constructor: 1, toString: "x", hasOwnProperty: [] }]
      ])("takes %s, records it, and ignores it with a reason", ([, body]) =>
        Effect.gen(function* () {
          const { deployments } = yield* makeHooks()
          const answer = yield* send("POST", deployments.path, { body })
          expect([answer.status, answer.body]).toEqual([200, ignored])
          expect(yield* deliveries(deployments.id)).toHaveLength(1)
        })
      )

      it.effect("gives one answer for all that come with one Idempotency-Key, and refuses another body", () =>
        Effect.gen(function* () {
          const { deployments } = yield* makeHooks()
          const ask = (body: object) =>
            send("POST", deployments.path, { body, headers: { "idempotency-key": "one" } })
          const answers = yield* Effect.all([ask({ a: 1 }), ask({ a: 1 })], { concurrency: "unbounded" })
          expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
          const other = yield* ask({ a: 2 })
          expect([other.status, other.body]).toEqual([422, problem("validation_failed")])
        })
      )

      it.effect("takes a property called __proto__ as any other", () =>
        Effect.gen(function* () {
          const { deployments } = yield* makeHooks()
          expect((yield* send("POST", deployments.path, { raw: '{"__proto__":{"a":1},"b":2}' })).status).toBe(
            200
          )
        })
      )

      it.effect.each(["", "[]", "1", '"x"', "null", "{"])("refuses %j, which is no object", (raw) =>
        Effect.gen(function* () {
          const { deployments } = yield* makeHooks()
          const answer = yield* send("POST", deployments.path, { raw })
          expect([answer.status, answer.body]).toEqual([422, problem("validation_failed")])
        })
      )
    })
  })
})

describe("a webhook's limits", () => {
  layer(
    TestService.layer({ runsPerHour: 3, requestsPerMinute: 3 }),
    live
  )((it) => {
    it.effect(
      "are the team's runs an hour and its own requests a minute; a replay is not counted as a run",
      () =>
        Effect.gen(function* () {
          const { hook } = yield* makeHooks()
          const headers = { "idempotency-key": "one" }
          const first = yield* send("POST", hook.path, { headers })
          const second = yield* send("POST", hook.path)
          const replay = yield* send("POST", hook.path, { headers })
          const fourth = yield* send("POST", hook.path, { headers })
          expect([first.status, second.status, replay.status, fourth.status]).toEqual([202, 429, 202, 429])
          expect(second.body).toEqual(problem("usage_limit_exceeded"))
          expect(
            [first, second, replay, fourth].map(({ headers }) => headers.get("ratelimit-remaining"))
          ).toEqual(["2", "1", "0", "0"])
          expect(yield* deliveries(hook.id)).toMatchObject([
            { body: null, answer: fourth.body },
            { body: {}, answer: first.body },
            { body: {}, answer: second.body },
            { body: {}, answer: first.body }
          ])
          expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(3500)
          expect(Number(fourth.headers.get("retry-after"))).toBeLessThanOrEqual(60)
        })
    )
  })
})

describe("a webhook whose call breaks inside", () => {
  const lines: Array<string> = []
  const log = Layer.merge(
    Logger.replace(
      Logger.defaultLogger,
      Logger.map(Logger.logfmtLogger, (line) => void lines.push(line))
    ),
    Logger.minimumLogLevel(LogLevel.All)
  )
  layer(
    Layer.provideMerge(TestService.layer(), log),
    live
  )((it) => {
    it.effect("keeps it, with what came, and its secret stays out of the log", () =>
      Effect.gen(function* () {
        const { hook, key } = yield* makeHooks()
        yield* Effect.flatMap(SqlClient, (sql) => sql`drop table batches cascade`)
        const spellings = [
          hook.path,
          hook.path.replaceAll("/", "//"),
          hook.path.replace("webhook", "%77ebhook")
        ]
        for (const path of spellings) {
          const answer = yield* send("POST", path, { key, body: { commitSha: "c" } })
          expect([answer.status, answer.body]).toEqual([500, problem("internal_error")])
        }
        expect(yield* deliveries(hook.id)).toMatchObject(
          spellings.map(() => ({ body: { commitSha: "c" }, answer: problem("internal_error") }))
        )
        const secret = hook.path.split("/").at(-1) ?? ""
        expect(lines.filter((line) => line.includes("/***"))).toHaveLength(3)
        for (const shown of [secret, key]) expect(lines.join("\n")).not.toContain(shown)
      })
    )
  })
})

describe("a path in the log", () => {
  test("is without the secret", () => {
    expect(pathOf("/v1/groups/webhook/id/s3cret?x=y")).toBe("/v1/groups/webhook/id/***")
    expect(pathOf("/v1/webhook/id/s3cret/more")).toBe("/v1/webhook/id/***")
    expect(pathOf("/v1//%77ebhook/id/s3cret")).toBe("/v1//%77ebhook/id/***")
    expect(pathOf("/v1/webhook//id/s3cret")).toBe("/v1/webhook//***")
    expect(pathOf("/v1/groups/webhook/%E0%A4%A/s3cret")).toBe("/v1/groups/webhook/%E0%A4%A/***")
    expect(pathOf("/v1/groups/webhook/id")).toBe("/v1/groups/webhook/id")
    expect(pathOf("/v1/runs/id/junit?a=b")).toBe("/v1/runs/id/junit")
  })
})
