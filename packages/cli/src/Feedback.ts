/** `assay feedback`: what was reported about the service itself. */
import * as Command from "@effect/cli/Command"
import { describe, json, page } from "./Help.js"
import { ask } from "./Remote.js"
import { oneLine, table } from "./Style.js"
import { moment } from "./Times.js"

const list = Command.make("list", { json }, () =>
  ask(
    (client) => client.feedback.list(),
    (reports, style) =>
      table(
        style,
        ["AT", "TYPE", "MESSAGE"],
        reports.map((report) => [moment(report.createdAt), report.type ?? "-", oneLine(report.message)])
      ),
    "operator"
  )
).pipe(describe("Lists the reports, newest first."))

export const feedback = Command.make("feedback").pipe(
  describe("Reports about the service itself"),
  Command.withSubcommands([list])
)
export const feedbackPage = page("feedback", feedback, [page("list", list)])
