/** `assay test`: tests in plain English. */
import type { Test } from "@assay/domain/Test"
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { describe, json, page } from "./Help.js"
import { projectArg } from "./Projects.js"
import { ask } from "./Remote.js"
import { facts, type Style, table } from "./Style.js"
import { file, readText } from "./TestText.js"
import { day } from "./Times.js"

export const testArg = Args.text({ name: "TEST" }).pipe(
  Args.withDescription("An id, a short id or a unique title")
)

const title = Options.text("title").pipe(Options.withPseudoName("TITLE"))
const steps = Options.text("steps").pipe(
  Options.withPseudoName("TEXT"),
  Options.withDescription("The test in plain English; - reads it from stdin"),
  Options.optional
)

const rendered = (test: Test, style: Style) =>
  [
    facts(style, [
      ["id", test.id],
      ["short id", test.shortId],
      ["title", test.title]
    ]),
    "",
    ...test.steps.split("\n").map((line) => `  ${line}`)
  ].join("\n")

const create = Command.make("create", { project: projectArg, title, steps, file, json }, (given) =>
  Effect.gen(function* () {
    const steps = yield* readText(given.steps, given.file)
    yield* ask(
      (client) => client.tests.create({ project: given.project, title: given.title, steps }),
      rendered
    )
  })
).pipe(
  describe("Writes a test down.", [
    `assay test create Shop --title "A guest orders" --steps 'Press Order. "Thanks" should appear.'`,
    `assay test create Shop --title "A guest orders" --file order.txt`
  ])
)

const show = Command.make("show", { test: testArg, json }, ({ test }) =>
  ask((client) => client.tests.show({ test }), rendered)
).pipe(describe("Shows a test and its text."))

const update = Command.make(
  "update",
  { test: testArg, title: Options.optional(title), steps, file, json },
  (given) =>
    Effect.gen(function* () {
      const unchanged = Option.isNone(given.steps) && Option.isNone(given.file)
      const text = unchanged ? {} : { steps: yield* readText(given.steps, given.file) }
      const title = Option.isSome(given.title) ? { title: given.title.value } : {}
      yield* ask((client) => client.tests.update({ test: given.test, ...title, ...text }), rendered)
    })
).pipe(describe("Changes a test's title or text; what is not named stays."))

const list = Command.make("list", { project: projectArg, json }, ({ project }) =>
  ask(
    (client) => client.tests.list({ project }),
    (tests, style) =>
      table(
        style,
        ["SHORT ID", "CHANGED", "STEPS", "TITLE"],
        tests.map((test) => [
          test.shortId,
          day(test.updatedAt),
          String(test.steps.split("\n").filter((line) => line.trim() !== "").length),
          test.title
        ])
      )
  )
).pipe(describe("Lists a project's tests."))

export const test = Command.make("test").pipe(
  describe("Tests in plain English"),
  Command.withSubcommands([create, show, update, list])
)
export const testPage = page("test", test, [
  page("create", create),
  page("show", show),
  page("update", update),
  page("list", list)
])
