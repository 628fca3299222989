/** The `assay` command whole: its tree, and how an argument list becomes an exit code. */
import * as CliConfig from "@effect/cli/CliConfig"
import * as Command from "@effect/cli/Command"
import * as HelpDoc from "@effect/cli/HelpDoc"
import * as ValidationError from "@effect/cli/ValidationError"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { faultsOf } from "@assay/server/Settings"
import { appPage, apps } from "./Apps.js"
import { check } from "./Check.js"
import { broken, type CommandFailure, wrongUsage } from "./CommandFailure.js"
import { explain } from "./Explain.js"
import { feedback, feedbackPage } from "./Feedback.js"
import { group, groupPage } from "./Groups.js"
import { type Page, page } from "./Help.js"
import { arranged, faultIn, helpFor } from "./HelpPage.js"
import { junit } from "./JUnit.js"
import { key, keyPage } from "./Keys.js"
import { migrate } from "./Migrate.js"
import { openapi } from "./OpenApi.js"
import { Output } from "./Output.js"
import { env, envPage, project, projectPage } from "./Projects.js"
import { run as runs, runPage } from "./Runs.js"
import { schedule, schedulePage } from "./Schedules.js"
import { secret, secretPage } from "./Secrets.js"
import { serve } from "./Serve.js"
import { status } from "./Status.js"
import { oneLine, plain } from "./Style.js"
import { team, teamPage } from "./Teams.js"
import { test, testPage } from "./Tests.js"
import { worker } from "./Worker.js"

export const version = "0.1.0"

const assay = Command.make("assay").pipe(
  Command.withSubcommands([
    check,
    explain,
    serve,
    worker,
    migrate,
    status,
    team,
    key,
    project,
    env,
    secret,
    test,
    group,
    schedule,
    runs,
    apps,
    junit,
    feedback,
    openapi
  ])
)

export const pages: ReadonlyArray<Page> = [
  page("check", check),
  page("explain", explain),
  page("serve", serve),
  page("worker", worker),
  page("migrate", migrate),
  page("status", status),
  teamPage,
  keyPage,
  projectPage,
  envPage,
  secretPage,
  testPage,
  groupPage,
  schedulePage,
  runPage,
  appPage,
  page("junit", junit),
  feedbackPage,
  page("openapi", openapi)
]

const parse = Command.run(assay, { name: "Assay", version, executable: "assay" })

const withoutColours = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, "")

/** What the parser would print itself is left out: help has pages of its own, and faults are told in one line. */
const silenced = <A, E, R>(program: Effect.Effect<A, E, R>) =>
  Effect.consoleWith((console) =>
    Effect.withConsole(program, { ...console, error: () => Effect.void, log: () => Effect.void })
  )

const usageFault = (error: ValidationError.ValidationError) =>
  wrongUsage(`${oneLine(withoutColours(HelpDoc.toAnsiText(error.error)), 300)} (see assay --help)`)

const fail = Effect.fn("Program.fail")(function* (failure: CommandFailure) {
  const output = yield* Output
  const { error, message } = failure
  yield* output.json
    ? output.answer({ error, message }, () => "")
    : output.progress(`${output.progressStyle.red("error")} ${message}`)
  yield* output.exitWith(failure.exitCode)
})

/** One line for the caller; the whole of it goes to the log. */
const unforeseen = (defect: unknown) =>
  Effect.zipRight(
    Effect.logDebug("A defect", Cause.die(defect)),
    fail(
      broken(
        "internal_error",
        `something broke inside Assay: ${oneLine(defect instanceof Error ? defect.message : String(defect), 300)}`
      )
    )
  )

/** Whether one of these words stands among the arguments, not behind a `--`. */
export const asked = (words: ReadonlyArray<string>, ...names: ReadonlyArray<string>) => {
  const end = words.indexOf("--")
  return (end < 0 ? words : words.slice(0, end)).some((word) => names.includes(word))
}

const help = (words: ReadonlyArray<string>) =>
  Effect.flatMap(Output, ({ answer, style }) => {
    const about = words[0] === "help" ? words.slice(1) : words
    return answer({ help: helpFor(plain, pages, about) }, () => helpFor(style, pages, about))
  })

/** Carries out the arguments (those after the script's name); every way it may end has set the exit code. */
export const run = (words: ReadonlyArray<string>) => {
  if (words.length === 0 || words[0] === "help" || asked(words, "--help", "-h")) return help(words)
  if (words[0] === "--version")
    return Effect.flatMap(Output, ({ answer }) => answer({ version }, () => version))
  const fault = faultIn(pages, words)
  if (fault !== undefined) return fail(wrongUsage(fault))
  return silenced(parse(["node", "assay", ...arranged(pages, words)])).pipe(
    Effect.catchIf(ValidationError.isValidationError, (error) => Effect.fail(usageFault(error))),
    Effect.catchTag("CommandFailure", fail),
    Effect.catchTag("ConfigError", (error) => fail(wrongUsage(faultsOf(error).join("; ")))),
    Effect.catchAllDefect(unforeseen),
    Effect.provide(CliConfig.layer({ isCaseSensitive: true, showBuiltIns: false }))
  )
}
