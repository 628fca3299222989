/** `assay explain`: how a text would be understood, without a browser. */
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import { describe, json } from "./Help.js"
import { file, readText } from "./TestText.js"

const text = Args.text({ name: "plain English" }).pipe(
  Args.withDescription("The text of a test; - reads it from stdin"),
  Args.optional
)

export const explain = Command.make("explain", { text, file, json }, (given) =>
  Effect.gen(function* () {
    const steps = yield* readText(given.text, given.file)
    const { tell } = yield* Effect.promise(() => import("./Explanation.js"))
    yield* tell(steps)
  })
).pipe(
  describe("Shows how a text would be understood, step by step. It opens no browser.", [
    `assay explain 'Type Ada into the name field, then press Order. "Thanks, Ada" should appear.'`
  ])
)
