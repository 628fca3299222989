/** `assay check`: one browser, one verdict, in this process. What it needs is loaded only when it runs. */
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Effect from "effect/Effect"
import { describe, json } from "./Help.js"
import { file, readText } from "./TestText.js"
import { webAddress } from "./WebAddress.js"

const url = Options.text("url").pipe(
  Options.withAlias("u"),
  Options.withPseudoName("URL"),
  Options.withDescription("The page to open first")
)
const text = Args.text({ name: "plain English" }).pipe(
  Args.withDescription("What to do and what should be seen; - reads it from stdin"),
  Args.optional
)
const evidence = Options.text("evidence").pipe(
  Options.withPseudoName("DIR"),
  Options.withDescription(
    "Keep screenshots, a replay, the console and, when it does not pass, a trace in this folder"
  ),
  Options.optional
)

export const check = Command.make("check", { text, url, file, evidence, json }, (given) =>
  Effect.gen(function* () {
    const steps = yield* readText(given.text, given.file)
    const target = yield* webAddress(given.url)
    const { carryOut } = yield* Effect.promise(() => import("./CheckRun.js"))
    yield* carryOut({ url: target, text: steps, evidence: given.evidence })
  })
).pipe(
  describe(
    "Opens a page, does what the text says, and answers with a verdict. It needs neither server nor database.\nIt ends with 0 when the test passed, 1 when it FAILED, 2 when it is BLOCKED, 3 when there is no browser or something broke, 64 when it was called wrongly.",
    [
      `assay check --url https://example.com '"Example Domain" should be shown.'`,
      `assay check --url localhost:3000 'Type Ada into the name field and press Order. "Thanks, Ada" should appear.'`,
      "assay check --url localhost:3000 --file order.txt --evidence out --json"
    ]
  )
)
