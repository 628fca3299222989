import { describe, expect, it } from "@effect/vitest"
import { TestId } from "@assay/domain/Ids"
import type { ControlClient } from "@assay/api/ControlClient"
import { Effect, Schema, Stream } from "effect"
import { RunId } from "@assay/domain/Ids"
import { randomUUID } from "node:crypto"
import { servePages, TestDrivers } from "../../browser/test/support/TestBrowser.js"
import { explore } from "../src/ExplorationExecution.js"
import { layerWith, TestServer } from "./support/TestServer.js"

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body><h1>Shop</h1>${body}</body></html>`

const pages = {
  "/": page(
    `<button onclick="document.querySelector('#out').textContent = 'Thanks'">Order</button><p id="out"></p>`
  ),
  "/uncaught": page("<script>setTimeout(() => { throw new Error('no cart') }, 150)</script>"),
  "/console": page("<script>console.error('cart is lost')</script>"),
  "/request": page("<script>fetch('/missing')</script>"),
  "/warning": page("<script>console.warn('old browser')</script>"),
  "/foreign": page(`<img src="http://127.0.0.1:1/logo.png"><p>Welcome</p>`)
}

const tests = [
  ["Orders", `Click "Order".\nCheck that "Thanks" is shown.`],
  ["Refunds", `Check that "Refunded" is shown.`],
  ["Dances", "Do a little dance."]
] as const

const Triggered = Schema.Struct({ runId: RunId, status: Schema.String, metadata: Schema.Unknown })

/** Asks for an exploration as a CI job does. */
const trigger = Effect.fn("trigger")(function* (key: string, projectId: string, body: object) {
  const { url } = yield* TestServer
  const answer = yield* Effect.promise(async () => {
    const response = await fetch(`${url}/v1/projects/${projectId}/pull-request-runs`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ pullRequest: { number: 7, title: "Cart", commitSha: "c" }, ...body })
    })
    return { status: response.status, body: await response.json() }
  })
  expect(answer).toMatchObject({ status: 202, body: { status: "queued" } })
  return yield* Schema.decodeUnknown(Triggered)(answer.body)
})

const ended = (client: ControlClient["Type"], run: string) =>
  Effect.zipRight(Stream.runDrain(client.runs.watch({ run })), client.runs.show({ run }))

const makeProject = Effect.fn("makeProject")(function* (
  url: string,
  titles: ReadonlyArray<string>,
  type: "web" | "mobile" = "web"
) {
  const { as, newTeam } = yield* TestServer
  const { key } = yield* newTeam("Ada")
  const project = yield* as(key, (client) => client.projects.create({ name: "Shop", url, projectType: type }))
  for (const [title, steps] of tests.filter(([title]) => titles.includes(title)))
    yield* as(key, (client) => client.tests.create({ project: project.id, title, steps }))
  return { key, project }
})

/** Explores the page of a project with those tests, to the end. */
const explored = Effect.fn("explored")(function* (url: string, titles: ReadonlyArray<string> = []) {
  const { as } = yield* TestServer
  const { key, project } = yield* makeProject(url, titles)
  const { runId } = yield* trigger(key, project.id, { targetUrl: url })
  return yield* as(key, (client) => ended(client, runId))
})

const live = { timeout: "60 seconds", excludeTestServices: true } as const

it.layer(layerWith({ allowPrivateTargets: true, stepTimeout: "2 seconds" }), live)(
  "an exploration of a web target",
  (it) => {
    it.scoped("passes when the page loads without errors and every test passes", () =>
      Effect.gen(function* () {
        const origin = yield* servePages(pages)
        const run = yield* explored(`${origin}/`, ["Orders"])
        expect(run).toMatchObject({
          status: "completed",
          verdict: "PASSED",
          reason: null,
          kind: "exploration"
        })
        expect(run.results.map(({ text, outcome }) => [text, outcome])).toEqual([
          ["Smoke check: the page loads without errors", "passed"],
          ["Test “Orders”", "passed"]
        ])
        expect(run.summary).toBe("The page loads without errors. Of 1 test: 1 passed.")
        expect(run.results[1]?.understood).toEqual([
          `passed: Click "Order".`,
          `passed: Check that "Thanks" is shown.`
        ])
        expect(run.evidence.map(({ name }) => name)).toContain("smoke-page.jpg")
        expect(run.results[1]?.evidence.length).toBeGreaterThan(0)
      })
    )

    it.scoped("is FAILED when a test fails, whatever else is blocked", () =>
      Effect.gen(function* () {
        const origin = yield* servePages(pages)
        const run = yield* explored(`${origin}/`, ["Orders", "Refunds", "Dances"])
        expect(run).toMatchObject({ verdict: "FAILED", reason: "check_false" })
        expect(run.results.map(({ outcome }) => outcome)).toEqual(["passed", "passed", "failed", "blocked"])
        expect(run.results[2]?.expected).toContain("Refunded")
        expect(run.summary).toContain("Of 3 tests: 1 passed, 1 failed, 1 blocked.")
      })
    )

    it.scoped("is BLOCKED when a test is blocked and none fails", () =>
      Effect.gen(function* () {
        const origin = yield* servePages(pages)
        const run = yield* explored(`${origin}/`, ["Orders", "Dances"])
        expect(run).toMatchObject({ verdict: "BLOCKED", reason: "step_not_understood" })
      })
    )

    it.scoped("runs the tests as they were when it was asked for", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const origin = yield* servePages(pages)
        const { key, project } = yield* makeProject(`${origin}/`, ["Orders"])
        const { runId } = yield* trigger(key, project.id, { targetUrl: `${origin}/` })
        yield* as(key, (client) =>
          client.tests.update({ test: "Orders", title: "Returns", steps: `Check that "Returned" is shown.` })
        )
        const run = yield* as(key, (client) => ended(client, runId))
        expect(run).toMatchObject({ verdict: "PASSED" })
        expect(run.results[1]?.text).toBe("Test “Orders”")
      })
    )

    describe("fails a page", () => {
      it.scoped.each([
        ["/uncaught", "uncaught error: no cart"],
        ["/console", "console error: cart is lost"],
        ["/request", /^failed request: GET http:\/\/127\.0\.0\.1:\d+\/missing answered 404$/],
        ["/missing", /^failed request: GET http:\/\/127\.0\.0\.1:\d+\/missing answered 404$/]
      ] as const)("at %s", ([path, actual]) =>
        Effect.gen(function* () {
          const origin = yield* servePages(pages)
          const run = yield* explored(`${origin}${path}`)
          expect(run).toMatchObject({ verdict: "FAILED", reason: "page_error" })
          expect(run.results).toHaveLength(1)
          expect(run.results[0]).toMatchObject({ outcome: "failed", reason: "page_error" })
          expect(run.results[0]?.expected).toMatch(/no uncaught error/)
          expect(run.results[0]?.actual).toMatch(actual)
          expect(run.evidence.map(({ name }) => name)).toContain("smoke-trace.zip")
        })
      )
    })

    describe("does not fail a page", () => {
      it.scoped.each(["/warning", "/foreign"])("for what is no error of its own: %s", (path) =>
        Effect.gen(function* () {
          const origin = yield* servePages(pages)
          expect(yield* explored(`${origin}${path}`)).toMatchObject({ verdict: "PASSED" })
        })
      )
    })

    it.scoped("is BLOCKED at a dead port, and tries no test there", () =>
      Effect.gen(function* () {
        const run = yield* explored("http://127.0.0.1:1/", ["Orders"])
        expect(run).toMatchObject({ status: "completed", verdict: "BLOCKED", reason: "target_unreachable" })
        expect(run.results.map(({ outcome }) => outcome)).toEqual(["blocked", "untested"])
      })
    )

    it.scoped("is exported as one case that names each test", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const origin = yield* servePages(pages)
        const { key, project } = yield* makeProject(`${origin}/`, ["Refunds"])
        const { runId } = yield* trigger(key, project.id, { targetUrl: `${origin}/` })
        yield* as(key, (client) => ended(client, runId))
        const xml = yield* as(key, (client) =>
          Stream.mkString(client.junit.run({ run: runId, allowIncomplete: false }))
        )
        expect(xml).toContain(`value="passed: Smoke check: the page loads without errors"`)
        expect(xml).toContain(`value="failed: Test “Refunds”"`)
        expect(xml).toContain(`<failure type="check_false"`)
      })
    )
  }
)

it.layer(layerWith({ allowPrivateTargets: true }), live)("an exploration of a mobile target", (it) => {
  it.effect.each(["ios", "android"] as const)("is accepted, and fails for want of a device: %s", (platform) =>
    Effect.gen(function* () {
      const { as } = yield* TestServer
      const { key, project } = yield* makeProject("https://shop.example", ["Orders"], "mobile")
      const { metadata, runId } = yield* trigger(key, project.id, { platform })
      expect(metadata).toMatchObject({ mobile: { source: "latest_upload" } })
      const run = yield* as(key, (client) => ended(client, runId))
      expect(run).toMatchObject({
        status: "failed",
        errorCode: "device_unavailable",
        verdict: null,
        platform
      })
    })
  )
})

it.layer(TestDrivers, live)("an exploration that runs out of time", (it) => {
  it.scoped("is BLOCKED, and says so of what was not done", () =>
    Effect.gen(function* () {
      const origin = yield* servePages(pages)
      const slow = {
        testId: TestId.make(randomUUID()),
        title: "Refunds",
        steps: `Check that "Refunded" is shown.`
      }
      const result = yield* explore({
        target: { platform: "web", url: `${origin}/`, within: "30 seconds", trace: false },
        tests: [slow, slow],
        stepTimeout: "1 minute",
        within: "4 seconds"
      })
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "budget_spent" })
      expect(result.steps[2]).toMatchObject({ outcome: "blocked", reason: "budget_spent" })
    })
  )
})
