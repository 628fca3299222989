/** `assay group`: tests that run together. */
import type { Group } from "@assay/domain/Group"
import type { BatchRuns } from "@assay/domain/RunEvent"
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { endLine, exitCodeOfAll, follow } from "./Following.js"
import { describe, json, page } from "./Help.js"
import { Output } from "./Output.js"
import { projectArg } from "./Projects.js"
import { ask, type Client, withService } from "./Remote.js"
import { environment, targetUrl, wait, whereabouts } from "./Runs.js"
import { facts, type Style, table } from "./Style.js"
import { testArg } from "./Tests.js"
import { renderWebhook, rotate } from "./Webhooks.js"

export const groupArg = Args.text({ name: "GROUP" }).pipe(
  Args.withDescription("An id, a short id or a unique name")
)

const rendered = (group: Group, style: Style) =>
  facts(style, [
    ["id", group.id],
    ["short id", group.shortId],
    ["name", group.name],
    ["preparation", group.prepTestId ?? "none"],
    ["tests", group.testIds.length === 0 ? "none yet" : group.testIds.join("\n       ")]
  ])

const create = Command.make(
  "create",
  {
    project: projectArg,
    name: Options.text("name").pipe(Options.withPseudoName("NAME")),
    prep: Options.text("prep").pipe(
      Options.withPseudoName("TEST"),
      Options.withDescription("A test that runs before the others; need not be one of them"),
      Options.optional
    ),
    json
  },
  ({ project, name, prep }) =>
    ask(
      (client) =>
        client.groups.create({ project, name, ...(Option.isSome(prep) ? { prepTest: prep.value } : {}) }),
      rendered
    )
).pipe(describe("Makes a group.", [`assay group create Shop --name Nightly --prep "Log in"`]))

const member = { group: groupArg, test: testArg, json }

const add = Command.make("add", member, ({ group, test }) =>
  ask((client) => client.groups.add({ group, test }), rendered)
).pipe(describe("Adds a test at the end; a member stays where it is."))

const remove = Command.make("remove", member, ({ group, test }) =>
  ask(
    (client) => client.groups.remove({ group, test }),
    ({ removed }) => (removed ? "The test is out of the group." : "The test was no member.")
  )
).pipe(describe("Takes a test out."))

const show = Command.make("show", { group: groupArg, json }, ({ group }) =>
  ask((client) => client.groups.show({ group }), rendered)
).pipe(describe("Shows a group and its tests."))

const titlesOf = (batch: BatchRuns) => new Map<string, string>(batch.runs.map((run) => [run.id, run.title]))

/** Follows a batch to the end of its last run; gives the runs in their order. */
export const followBatch = Effect.fn("Groups.followBatch")(function* (client: Client, batch: BatchRuns) {
  yield* follow(client.runs.watchBatch({ batch: batch.id }), titlesOf(batch))
  return yield* client.runs.batch({ batch: batch.id })
})

const summary = (batch: BatchRuns) => (style: Style) =>
  batch.runs.map((run) => `${run.shortId}  ${endLine(run, style)}`).join("\n")

const inOrder = Options.boolean("in-order").pipe(
  Options.withDescription("One test after the other, in the group's order, and not several at once")
)

const run = Command.make("run", { group: groupArg, environment, targetUrl, inOrder, wait, json }, (given) =>
  withService((client) =>
    Effect.gen(function* () {
      const output = yield* Output
      const batch = yield* client.groups.run({
        group: given.group,
        inOrder: given.inOrder,
        ...whereabouts(given)
      })
      if (!given.wait)
        return yield* output.answer(batch, (style) =>
          [
            facts(style, [
              ["batch", batch.id],
              ["report", `assay junit --batch ${batch.id} --wait`]
            ]),
            "",
            table(
              style,
              ["SHORT ID", "STATUS", "TITLE"],
              batch.runs.map((run) => [run.shortId, run.status, run.title])
            )
          ].join("\n")
        )
      const ended = yield* followBatch(client, batch)
      yield* output.answer(ended, summary(ended))
      yield* output.exitWith(exitCodeOfAll(ended.runs))
    })
  )
).pipe(
  describe("Runs all tests of a group as one batch, and answers at once.", [
    "assay group run Nightly --env staging --wait"
  ])
)

const webhook = Command.make("webhook", { group: groupArg, rotate, json }, ({ group, rotate }) =>
  ask((client) => client.webhooks.group({ group, rotate }), renderWebhook)
).pipe(describe("Shows the address that runs the group. Its secret is shown when it is made."))

export const group = Command.make("group").pipe(
  describe("Tests that run together"),
  Command.withSubcommands([create, add, remove, show, run, webhook])
)
export const groupPage = page("group", group, [
  page("create", create),
  page("add", add),
  page("remove", remove),
  page("show", show),
  page("run", run),
  page("webhook", webhook)
])
