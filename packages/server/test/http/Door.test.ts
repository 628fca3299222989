import { Keys } from "../../src/Keys.js"
import { Caller } from "@assay/domain/Caller"
import { describe, expect, layer } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { readFileSync } from "node:fs"
import { TestClient } from "./TestClient.js"
import * as TestService from "./TestService.js"
import { makeTeam, send } from "./TestService.js"

const live = { excludeTestServices: true }
const unknown = "00000000-0000-4000-8000-000000000000"
const megabyte = 1_048_576

/** Every endpoint with a key. */
const keyed: ReadonlyArray<readonly [string, string]> = [
  ["POST", `/v1/projects/${unknown}/pull-request-runs`],
  ["PATCH", `/v1/projects/${unknown}`],
  ["POST", "/v1/feedback"],
  ["GET", `/v1/runs/${unknown}/junit`],
  ["GET", `/v1/groups/${unknown}/schedule`],
  ["DELETE", `/v1/groups/${unknown}/tests/${unknown}`],
  ["DELETE", `/v1/projects/${unknown}/mobile/${unknown}`]
]

const withBody = keyed.filter(([method]) => method === "POST" || method === "PATCH")

const problem = (error: string) => ({ error, message: expect.stringMatching(/./) })

describe("the door of the public interface", () => {
  layer(
    TestService.layer(),
    live
  )((it) => {
    describe("a key", () => {
      it.effect.each(keyed)("is needed for %s %s", ([method, path]) =>
        Effect.gen(function* () {
          const { status, body } = yield* send(method, path)
          expect([status, body]).toEqual([401, problem("unauthorized")])
        })
      )

      it.effect("is missing, malformed, unknown, of another scheme, an operator's or revoked: 401", () =>
        Effect.gen(function* () {
          const { key, keyId, team } = yield* makeTeam("Ada")
          const keys = yield* Keys
          const operator = yield* keys.issue(null, "operator")
          const other = yield* keys.issue(team.id, "to be revoked")
          const path = `/v1/groups/${unknown}/schedule`
          expect((yield* send("GET", path, { key: other.key })).status).toBe(404)
          yield* keys.revoke(other.record.id).pipe(Effect.provideService(Caller, { keyId, teamId: team.id }))
          for (const authorization of [
            "",
            "Bearer",
            "Bearer x",
            `Basic ${key}`,
            key,
            `Bearer ${key}x`,
            `Bearer ${operator.key}`,
            `Bearer ${other.key}`
          ]) {
            const { status, body } = yield* send("GET", path, { headers: { authorization } })
            expect([authorization, status, body]).toEqual([authorization, 401, problem("unauthorized")])
          }
          expect((yield* send("GET", path, { headers: { authorization: `bearer  ${key}` } })).status).toBe(
            404
          )
        })
      )

      it.effect("is asked for before the size and the shape of the body", () =>
        Effect.gen(function* () {
          const raw = "x".repeat(megabyte + 1)
          for (const [method, path] of withBody) expect((yield* send(method, path, { raw })).status).toBe(401)
        })
      )
    })

    describe("a body", () => {
      it.effect.each(withBody)("of 1 MiB is read and one byte more is not: %s %s", ([method, path]) =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          const refused = yield* send(method, path, { key, raw: `"${"x".repeat(megabyte - 1)}"` })
          expect([refused.status, refused.body]).toEqual([413, problem("payload_too_large")])
          const read = yield* send(method, path, { key, raw: `"${"x".repeat(megabyte - 2)}"` })
          expect([400, 422]).toContain(read.status)
        })
      )

      it.effect(
        "sent in chunks of unknown number is held to the same limit, and the connection goes on",
        () =>
          Effect.gen(function* () {
            const { key } = yield* makeTeam("Ada")
            const chunked = (size: number) =>
              new ReadableStream<Uint8Array>({
                start(controller) {
                  for (let left = size; left > 0; left -= 65_536)
                    controller.enqueue(new Uint8Array(Math.min(left, 65_536)).fill(0x20))
                  controller.close()
                }
              })
            const refused = yield* send("POST", "/v1/feedback", { key, raw: chunked(3 * megabyte) })
            expect([refused.status, refused.body]).toEqual([413, problem("payload_too_large")])
            expect((yield* send("POST", "/v1/feedback", { key, raw: chunked(megabyte) })).status).toBe(422)
            expect((yield* send("POST", "/v1/feedback", { key, raw: chunked(megabyte + 1) })).status).toBe(
              413
            )
          })
      )

      it.effect("too large is told from 413 where no body belongs, too", () =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          const raw = "x".repeat(megabyte + 1)
          const { status } = yield* send("DELETE", `/v1/groups/${unknown}/tests/${unknown}`, { key, raw })
          expect(status).toBe(413)
        })
      )

      it.effect.each<[string, TestService.Sent, string]>([
        ["not JSON", { raw: "{" }, "the body must be JSON"],
        ["empty", { raw: "" }, "the body must be JSON, is empty"],
        ["not UTF-8", { raw: new Uint8Array([0x22, 0xff, 0x22]) }, "the body must be JSON in UTF-8"],
        ["a list", { raw: "[]" }, "the body must be an object, is an array"],
        ["null", { raw: "null" }, "the body must be an object, is null"],
        [
          "deep",
          { raw: `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}` },
          "the body must not nest deeper than 200 levels"
        ],
        [
          "of another type",
          { body: {}, headers: { "content-type": "text/plain" } },
          "the content type must be application/json"
        ],
        [
          "a form",
          { raw: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
          "the content type must be application/json"
        ],
        [
          "multipart",
          { raw: "--x--", headers: { "content-type": "multipart/form-data; boundary=x" } },
          "the content type must be application/json"
        ]
      ])("that is %s is a fault with its reason", ([, sent, message]) =>
        Effect.gen(function* () {
          const { key, web } = yield* makeTeam("Ada")
          const expected = (status: number, error: string) => [status, { error, message }]
          const e1 = yield* send("POST", `/v1/projects/${web.id}/pull-request-runs`, { key, ...sent })
          expect([e1.status, e1.body]).toEqual(expected(400, "invalid_request"))
          const e2 = yield* send("PATCH", `/v1/projects/${web.id}`, { key, ...sent })
          expect([e2.status, e2.body]).toEqual(expected(422, "validation_failed"))
          const e3 = yield* send("POST", "/v1/feedback", { key, ...sent })
          expect([e3.status, e3.body]).toEqual(expected(422, "validation_failed"))
        })
      )

      it.effect("with a charset, or of a type that ends in +json, is JSON", () =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON", "application/x+json"]) {
            const sent = { key, body: { message: "m" }, headers: { "content-type": type } }
            expect((yield* send("POST", "/v1/feedback", sent)).status).toBe(200)
          }
        })
      )

      it.effect("is judged before the resource is looked up", () =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          const sent = { key, body: { extra: 1 } }
          expect((yield* send("PATCH", `/v1/projects/${unknown}`, sent)).status).toBe(422)
          expect((yield* send("POST", `/v1/projects/${unknown}/pull-request-runs`, sent)).status).toBe(400)
        })
      )
    })

    it.effect("looks the resource up before the rules that need it", () =>
      Effect.gen(function* () {
        const [ada, bob] = [yield* makeTeam("Ada"), yield* makeTeam("Bob")]
        const pullRequest = { number: 1, title: "t", commitSha: "c" }
        const misfit = { platform: "ios", pullRequest }
        const forbidden = { targetUrl: "http://127.0.0.1/", pullRequest }
        const misplaced = { includeExampleMobileApp: true }
        for (const [id, status] of [
          [bob.web.id, 403],
          [unknown, 404]
        ] as const) {
          const path = `/v1/projects/${id}`
          const asked = [
            send("POST", `${path}/pull-request-runs`, { key: ada.key, body: misfit }),
            send("POST", `${path}/pull-request-runs`, { key: ada.key, body: forbidden }),
            send("PATCH", path, { key: ada.key, body: misplaced })
          ]
          expect((yield* Effect.all(asked)).map((answer) => answer.status)).toEqual([status, status, status])
        }
      })
    )

    it.effect("holds a request against the rules before it is looked for among the answered ones", () =>
      Effect.gen(function* () {
        const { key, web } = yield* makeTeam("Ada")
        const path = `/v1/projects/${web.id}/pull-request-runs`
        const body = {
          targetUrl: "https://shop.example/",
          pullRequest: { number: 1, title: "t", commitSha: "c" }
        }
        const headers = { "idempotency-key": "one" }
        expect((yield* send("POST", path, { key, body, headers })).status).toBe(202)
        const ask = (other: object) => send("POST", path, { key, body: { ...body, ...other }, headers })
        expect((yield* ask({ targetUrl: "http://127.0.0.1/" })).body).toMatchObject({
          message: expect.stringContaining("private")
        })
        expect((yield* ask({ targetUrl: "https://other.example/" })).body).toMatchObject({
          message: expect.stringContaining("Idempotency-Key")
        })
      })
    )

    describe("what is told of the interface", () => {
      it.effect("is the document of the repository, to everybody", () =>
        Effect.gen(function* () {
          const { body, headers, status } = yield* send("GET", "/openapi.json")
          expect([status, headers.get("content-type")]).toEqual([
            200,
            expect.stringMatching(/^application\/json/)
          ])
          expect(body).toEqual(
            JSON.parse(readFileSync(new URL("../../../../openapi.json", import.meta.url), "utf8"))
          )
        })
      )

      it.effect("is a page that asks no other host", () =>
        Effect.gen(function* () {
          const { headers, status, text } = yield* send("GET", "/docs")
          expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/html/)])
          const policy = headers.get("content-security-policy")
          expect(policy).toContain("default-src 'none'")
          expect(policy).not.toMatch(/https?:|\*/)
          expect(text).not.toMatch(/<(?:script|link|img|iframe)\b[^>]*(?:src|href)=["']?(?:https?:)?\/\//)
        })
      )
    })

    describe("an answer", () => {
      it.effect(
        "is route_not_found for an unknown route and for a wrong method, with and without a key",
        () =>
          Effect.gen(function* () {
            const { key } = yield* makeTeam("Ada")
            const wrong = [
              ["GET", "/v1"],
              ["GET", "/v1/nothing"],
              ["GET", "/v1/feedback"],
              ["PUT", `/v1/projects/${unknown}`],
              ["POST", `/v1/runs/${unknown}/junit`],
              ["GET", "/v1/projects//"],
              ["GET", "/v1/runs/%zz/junit"]
            ] as const
            for (const [method, path] of wrong)
              for (const sent of [{}, { key }]) {
                const { status, body } = yield* send(method, path, sent)
                expect([path, status, body]).toEqual([path, 404, problem("route_not_found")])
              }
          })
      )

      it.effect("has exactly an error and a message, as JSON, and an id of its request", () =>
        Effect.gen(function* () {
          const { body, headers } = yield* send("POST", "/v1/feedback")
          expect(Object.keys(body ?? {})).toEqual(["error", "message"])
          expect(headers.get("content-type")).toContain("application/json")
          expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
        })
      )
    })

    describe("the typed client", () => {
      it.effect("gets the domain's errors back", () =>
        Effect.gen(function* () {
          const { key, web } = yield* makeTeam("Ada")
          const client = yield* TestClient(key)
          const updated = yield* client.projects.update({
            path: { projectId: web.id },
            payload: { name: "Shop" }
          })
          expect(updated.project.name).toBe("Shop")
          const missing = yield* Effect.flip(client.groups.schedule({ path: { groupId: unknown } }))
          expect(missing).toMatchObject({ _tag: "GroupNotFound" })
          const stranger = yield* TestClient("assay_nobody")
          const refused = yield* Effect.flip(stranger.feedback.submit({ payload: { message: "m" } }))
          expect(refused).toMatchObject({ _tag: "Unauthorized" })
        })
      )
    })
  })
})

describe("a limit of requests", () => {
  layer(
    TestService.layer({ requestsPerMinute: 2 }),
    live
  )((it) => {
    it.effect("is counted for each key, told on each answer, and answered with 429 and Retry-After", () =>
      Effect.gen(function* () {
        const [ada, bob] = [yield* makeTeam("Ada"), yield* makeTeam("Bob")]
        const ask = (key: string) => send("POST", "/v1/feedback", { key, body: { message: "m" } })
        const answers = [yield* ask(ada.key), yield* ask(ada.key), yield* ask(ada.key), yield* ask(bob.key)]
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200])
        expect(answers.map(({ headers }) => headers.get("ratelimit-remaining"))).toEqual(["1", "0", "0", "1"])
        expect(answers.map(({ headers }) => headers.get("ratelimit-limit"))).toEqual(["2", "2", "2", "2"])
        const [, , refused] = answers
        expect(refused?.body).toEqual(problem("usage_limit_exceeded"))
        const retry = Number(refused?.headers.get("retry-after"))
        expect(retry).toBeGreaterThanOrEqual(1)
        expect(retry).toBeLessThanOrEqual(60)
      })
    )

    it.effect("comes before the size of the body, and after the key", () =>
      Effect.gen(function* () {
        const { key } = yield* makeTeam("Ada")
        const ask = () => send("POST", "/v1/feedback", { key, raw: "x".repeat(megabyte + 1) })
        expect([(yield* ask()).status, (yield* ask()).status, (yield* ask()).status]).toEqual([413, 413, 429])
        expect((yield* send("POST", "/v1/feedback")).status).toBe(401)
      })
    )
  })
})

describe("a defect", () => {
  const lines: Array<string> = []
  const logger = Logger.replace(
    Logger.defaultLogger,
    Logger.map(Logger.logfmtLogger, (line) => void lines.push(line))
  )
  layer(
    TestService.layer().pipe(Layer.provideMerge(logger)),
    live
  )((it) => {
    it.effect("is a 500 that tells nothing, and its cause is in the log under the request's id", () =>
      Effect.gen(function* () {
        const { key, keyId, team } = yield* makeTeam("Ada")
        yield* TestService.breakDatabase
        const { status, body, text, headers } = yield* send("POST", "/v1/feedback", {
          key,
          body: { message: "m" }
        })
        expect([status, body]).toEqual([500, problem("internal_error")])
        for (const inside of ["Sql", "relation", 'feedback"', "    at ", team.id, keyId])
          expect(text).not.toContain(inside)
        const logged = lines.filter((line) => line.includes(headers.get("x-request-id") ?? "none"))
        expect(logged.join("\n")).toContain("feedback")
        expect(lines.join("\n")).not.toContain(key)
      })
    )
  })
})
