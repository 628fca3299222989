import { BatchesRepo } from "@assay/sql/Batches"
import { type Outcome, type Run, RunErrorCode } from "@assay/domain/Run"
import { RunQueue } from "@assay/domain/RunQueue"
import type { Step } from "@assay/domain/Step"
import * as Queue from "@assay/sql/RunQueue"
import { type NewRun, RunsRepo } from "@assay/sql/Runs"
import { Batches } from "../../src/Batches.js"
import { Groups } from "../../src/Groups.js"
import { Tests } from "../../src/Tests.js"
import { describe, expect, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { step } from "../../../report/test/runs.js"
import * as TestService from "./TestService.js"
import { makeTeam, send } from "./TestService.js"

const unknown = "00000000-0000-4000-8000-000000000000"
const problem = (error: string) => ({ error, message: expect.stringMatching(/./) })

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

/** Takes the run up and ends it, as its worker does. */
const end = Effect.fn("end")(function* (run: Run, outcome: Outcome, steps: ReadonlyArray<Step> = []) {
  const queue = yield* RunQueue
  const runs = yield* RunsRepo
  const claimed = yield* queue.claim("worker", 100)
  for (const { fence } of claimed.filter((each) => each.run.id === run.id)) {
    for (const each of steps) yield* runs.addStep(fence, each)
    expect(yield* queue.finish(fence, outcome)).toBe(true)
  }
})

const completed = (verdict: "PASSED" | "FAILED" | "BLOCKED" | null): Outcome => ({
  _tag: "Completed",
  verdict,
  reason: verdict === "FAILED" ? "check_false" : verdict === "BLOCKED" ? "no_check" : null,
  summary: "What was seen"
})

const broke = { brokeWith: { errorCode: "worker_lost", message: "The worker went away" } } as const

/** What stands in the case besides its properties: the specification's table, a row each. */
const outcomes: ReadonlyArray<readonly [string, Outcome, RegExp]> = [
  ["a passing run has no child", completed("PASSED"), /^$/],
  ["FAILED is a failure", completed("FAILED"), /^<failure type="check_false" message="What was seen">/],
  [
    "BLOCKED is an error of that type",
    completed("BLOCKED"),
    /^<error type="BLOCKED" message="What was seen"/
  ],
  ["no verdict is an error of type MISSING_VERDICT", completed(null), /^<error type="MISSING_VERDICT"/],
  [
    "a cancelled run is skipped",
    { _tag: "Cancelled", summary: "Stopped by Ada" },
    /^<skipped>cancelled: Stopped by Ada<\/skipped>$/
  ],
  ...RunErrorCode.literals.map((errorCode): readonly [string, Outcome, RegExp] => [
    `a run that broke with ${errorCode} is an error of that type`,
    { _tag: "Broke", errorCode, message: "It broke" },
    new RegExp(`^<error type="${errorCode}" message="It broke"`)
  ])
]

const childOf = (xml: string) => /<\/properties>\s*([\s\S]*?)\s*<\/testcase>/.exec(xml)?.[1] ?? "no case"

const propertiesOf = (xml: string) =>
  Array.from(xml.matchAll(/<property name="([^"]*)" value="([^"]*)"\/>/g), ([, name, value]) => [name, value])

describe("GET /v1/runs/{id}/junit", () => {
  layer(Layer.provideMerge(Queue.layer(), TestService.layer()), { excludeTestServices: true })((it) => {
    const report = (key: string, id: string, query = "") =>
      send("GET", `/v1/runs/${id}/junit${query}`, { key })

    it.effect("is an attachment of JUnit XML", () =>
      Effect.gen(function* () {
        const { key, run } = yield* makeRun(broke)
        const { status, text, headers } = yield* report(key, run.id)
        expect(status).toBe(200)
        expect(headers.get("content-type")).toMatch(/^application\/xml/)
        expect(headers.get("content-disposition")).toBe(`attachment; filename="assay-run-${run.shortId}.xml"`)
        expect(text).toContain('<testsuite name="Ada web" tests="1" failures="0" errors="1" skipped="0"')
      })
    )

    it.effect.each(outcomes)("%s", ([, outcome, child]) =>
      Effect.gen(function* () {
        const { key, run } = yield* makeRun({})
        yield* end(run, outcome)
        const { status, text } = yield* report(key, run.id)
        expect([status, childOf(text)]).toEqual([200, expect.stringMatching(child)])
      })
    )

    it("knows the error codes of a run that the interface names, and no other", () => {
      expect(RunErrorCode.literals).toEqual([
        "worker_lost",
        "driver_unavailable",
        "device_unavailable",
        "browser_crashed",
        "run_timeout",
        "time_limit_exceeded",
        "app_unavailable",
        "internal_error"
      ])
    })

    it.effect("a run that its planner skipped is skipped", () =>
      Effect.gen(function* () {
        const { key, run } = yield* makeRun({ kind: "exploration", skipReason: "Only docs changed" })
        const { text } = yield* report(key, run.id)
        expect(childOf(text)).toBe("<skipped>skipped: Only docs changed</skipped>")
      })
    )

    it.effect("has every property of the run, its steps in four words and its case id", () =>
      Effect.gen(function* () {
        const { asTeam, key, web } = yield* makeTeam("Ada")
        const test = yield* asTeam(
          Effect.flatMap(Tests, (tests) => tests.create(web.id, { title: "Pays [C123]", steps: "Pay." }))
        )
        const run = yield* Effect.flatMap(RunsRepo, (runs) =>
          runs.create({
            teamId: web.teamId,
            projectId: web.id,
            testId: test.id,
            kind: "test",
            title: test.title,
            steps: test.steps,
            platform: "web",
            targetUrl: "https://shop.example/",
            environmentName: "Staging"
          })
        )
        const steps = (["passed", "failed", "blocked", "untested"] as const).map((outcome, index) =>
          step(index, `Step ${index}`, outcome)
        )
        yield* end(run, completed("FAILED"), steps)
        const { text } = yield* report(key, run.id)
        expect(propertiesOf(text)).toEqual([
          ["svc_run_id", run.id],
          ["svc_test_id", test.id],
          ["svc_project_id", web.id],
          ["svc_platform", "web"],
          ["svc_verdict", "FAILED"],
          ["svc_attempt", "1"],
          ["svc_environment", "Staging"],
          ["svc_target_url", "https://shop.example/"],
          ["svc_duration_ms", expect.stringMatching(/^\d+$/)],
          ["svc_url", `https://assay.example/runs/${run.id}`],
          ["test_id", "C123"],
          ["tcm_result_comment", "What was seen"],
          ["tcm_result_step", "passed: Step 0"],
          ["tcm_result_step", "failed: Step 1"],
          ["tcm_result_step", "skipped: Step 2"],
          ["tcm_result_step", "untested: Step 3"]
        ])
      })
    )

    it.effect("names the suite after the group where the run is one of a batch", () =>
      Effect.gen(function* () {
        const { asTeam, key, run } = yield* makeRun({})
        const group = yield* asTeam(
          Effect.flatMap(Groups, (groups) => groups.create(run.projectId, { name: "Nightly" }))
        )
        const { teamId, projectId } = run
        const { runs } = yield* Effect.flatMap(BatchesRepo, (batches) =>
          batches.create(
            { teamId, projectId, groupId: group.id, name: group.name, platform: "web", inOrder: false },
            [{ kind: "test", title: "Orders", steps: "s", platform: "web", targetUrl: run.targetUrl }]
          )
        )
        const { text } = yield* report(key, runs[0]?.id ?? "", "?allowIncomplete=true")
        expect(text).toContain('<testsuite name="Nightly" tests="1"')
      })
    )

    it.effect.each<[string, number]>([
      ["", 409],
      ["?allowIncomplete=false", 409],
      ["?allowIncomplete=true", 200]
    ])("of an unfinished run%s: %i", ([query, status]) =>
      Effect.gen(function* () {
        const { key, run } = yield* makeRun({})
        const ask = report(key, run.id, query)
        const queued = yield* ask
        yield* Effect.flatMap(RunQueue, (queue) => queue.claim("worker", 100))
        const running = yield* ask
        for (const [answer, is] of [
          [queued, "queued"],
          [running, "running"]
        ] as const) {
          expect(answer.status).toBe(status)
          if (status === 409) expect(answer.body).toEqual(problem("run_not_finished"))
          else expect(childOf(answer.text)).toBe(`<skipped>unfinished: ${is}</skipped>`)
        }
      })
    )

    it.effect.each(["yes", "1", "", "TRUE", "true&allowIncomplete=true"])(
      "refuses allowIncomplete=%s",
      (value) =>
        Effect.gen(function* () {
          const { key } = yield* makeTeam("Ada")
          const { status, body } = yield* report(key, unknown, `?allowIncomplete=${value}`)
          expect([status, body]).toEqual([422, problem("validation_failed")])
        })
    )

    it.effect("of a preparation is refused with 422, before it is known to be unfinished", () =>
      Effect.gen(function* () {
        const { key, asTeam, web } = yield* makeTeam("Ada")
        const started = asTeam(
          Effect.gen(function* () {
            const [tests, groups, batches] = [yield* Tests, yield* Groups, yield* Batches]
            const test = yield* tests.create(web.id, { title: "Orders", steps: "Press Order." })
            const group = yield* groups.create(web.id, { name: "Smoke", prepTest: test.id })
            yield* groups.addTest(group.id, test.id)
            return yield* batches.start(group.id, {})
          })
        )
        const { runs } = yield* started
        expect(runs[0]).toMatchObject({ kind: "preparation", status: "queued" })
        const { status, body } = yield* report(key, runs[0]?.id ?? "")
        expect([status, body]).toEqual([422, problem("preparation_run")])
      })
    )

    it.effect("of another team's run is 403, of an unknown or malformed id 404", () =>
      Effect.gen(function* () {
        const { run } = yield* makeRun(broke)
        const { key } = yield* makeTeam("Bob")
        const other = yield* report(key, run.id)
        expect([other.status, other.body]).toEqual([403, problem("forbidden")])
        for (const id of [unknown, "none", "%00"]) {
          const { status, body } = yield* report(key, id)
          expect([status, body]).toEqual([404, problem("run_not_found")])
        }
      })
    )
  })
})
