/** `assay run`: runs started, watched, shown, stopped. */
import type { RunDetails } from "@assay/domain/RunEvent"
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { broken } from "./CommandFailure.js"
import { saveEvidence } from "./EvidenceSaving.js"
import { endLine, exitCodeOf, follow } from "./Following.js"
import { describe, json, page } from "./Help.js"
import { Output } from "./Output.js"
import { projectArg } from "./Projects.js"
import { ask, type Client, withService } from "./Remote.js"
import { stepLines, warningLines } from "./StepLines.js"
import { facts, type Style, table } from "./Style.js"
import { testArg } from "./Tests.js"
import { moment } from "./Times.js"

export const runArg = Args.text({ name: "RUN" }).pipe(Args.withDescription("An id or a short id"))

export const targetUrl = Options.text("target-url").pipe(
  Options.withPseudoName("URL"),
  Options.withDescription("Open this page instead of the project's own"),
  Options.optional
)
export const environment = Options.text("env").pipe(
  Options.withPseudoName("ENV"),
  Options.withDescription("An environment of the project: its slug, id or name"),
  Options.optional
)
export const wait = Options.boolean("wait").pipe(
  Options.withDescription("Stay until the end, and end as the verdict says: 0 passed, 1 failed, 2 blocked")
)

export const whereabouts = (given: {
  readonly targetUrl: Option.Option<string>
  readonly environment: Option.Option<string>
}) => ({
  ...(Option.isSome(given.targetUrl) ? { targetUrl: given.targetUrl.value } : {}),
  ...(Option.isSome(given.environment) ? { environment: given.environment.value } : {})
})

const rendered = (run: RunDetails, style: Style): string =>
  [
    facts(style, [
      ["id", run.id],
      ["short id", run.shortId],
      ["title", run.title],
      ["target", run.targetUrl],
      ["status", run.status],
      ["asked for", moment(run.createdAt)],
      ["started", moment(run.startedAt)],
      ["ended", moment(run.finishedAt)],
      [
        "evidence",
        run.evidence.length === 0
          ? "none"
          : `${run.evidence.length} files: assay run evidence ${run.shortId} --out DIR`
      ]
    ]),
    ...(run.results.length === 0 ? [] : ["", ...run.results.map((step) => stepLines(style, step))]),
    ...(run.warnings.length === 0 ? [] : ["", warningLines(style, run.warnings)]),
    ...(run.finishedAt === null ? [] : ["", endLine(run, style)])
  ].join("\n")

const watching = Effect.fn("Runs.watching")(function* (client: Client, run: string) {
  const output = yield* Output
  const [ended] = yield* follow(client.runs.watch({ run }), new Map())
  if (ended === undefined) return yield* broken("run_lost", `the service stopped telling of run ${run}`)
  yield* output.answer(ended, (style) => endLine(ended, style))
  yield* output.exitWith(exitCodeOf(ended))
})

const start = Command.make("start", { test: testArg, targetUrl, environment, wait, json }, (given) =>
  withService((client) =>
    Effect.gen(function* () {
      const output = yield* Output
      const run = yield* client.runs.start({ test: given.test, ...whereabouts(given) })
      if (given.wait) return yield* watching(client, run.id)
      yield* output.answer(run, (style) =>
        facts(style, [
          ["id", run.id],
          ["short id", run.shortId],
          ["status", run.status],
          ["next", `assay run watch ${run.shortId}`]
        ])
      )
    })
  )
).pipe(
  describe("Starts a run of a test, and answers at once.", [
    `assay run start "A guest orders" --wait`,
    "assay run start 4f8k2m1x --target-url https://preview.shop.example"
  ])
)

const show = Command.make("show", { run: runArg, json }, ({ run }) =>
  ask((client) => client.runs.show({ run }), rendered)
).pipe(describe("Shows a run, its steps and its verdict."))

const watch = Command.make("watch", { run: runArg, json }, ({ run }) =>
  withService((client) => watching(client, run))
).pipe(describe("Follows a run to its end, and ends as its verdict says."))

const cancel = Command.make("cancel", { run: runArg, json }, ({ run }) =>
  ask(
    (client) => client.runs.cancel({ run }),
    (run) => `Run ${run.shortId} is ${run.status}.`
  )
).pipe(describe("Stops a run; one that has ended stays as it is."))

const list = Command.make("list", { project: projectArg, json }, ({ project }) =>
  ask(
    (client) => client.runs.list({ project }),
    (runs, style) =>
      table(
        style,
        ["SHORT ID", "ASKED FOR", "STATUS", "VERDICT", "TITLE"],
        runs.map((run) => [run.shortId, moment(run.createdAt), run.status, run.verdict ?? "-", run.title])
      )
  )
).pipe(describe("Lists a project's runs, newest first."))

const out = Options.text("out").pipe(
  Options.withPseudoName("DIR"),
  Options.withDescription("The folder to write into")
)

const evidence = Command.make("evidence", { run: runArg, out, json }, ({ run, out }) =>
  saveEvidence(run, out)
).pipe(
  describe("Brings a run's screenshots, logs and trace from the service, with a page that replays it.", [
    "assay run evidence 4f8k2m1x --out evidence"
  ])
)

export const run = Command.make("run").pipe(
  describe("Runs of tests"),
  Command.withSubcommands([start, show, watch, cancel, list, evidence])
)
export const runPage = page("run", run, [
  page("start", start),
  page("show", show),
  page("watch", watch),
  page("cancel", cancel),
  page("list", list),
  page("evidence", evidence)
])
