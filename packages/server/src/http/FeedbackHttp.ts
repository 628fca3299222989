import { Api } from "@assay/api/Api"
import { FeedbackRequest } from "@assay/api/FeedbackApi"
import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { FeedbackReports } from "../FeedbackReports.js"
import { receive, strictly } from "./JsonBody.js"
import { unavailableIsDefect } from "./Unavailable.js"

const decode = strictly(FeedbackRequest)

export const layer = HttpApiBuilder.group(Api, "feedback", (handlers) =>
  Effect.map(FeedbackReports, (feedback) =>
    handlers.handleRaw("submit", () =>
      receive(decode).pipe(
        Effect.flatMap(({ value }) => feedback.submit(value)),
        // The door has refused operators, whose reports would be no team's.
        Effect.catchTag("Forbidden", Effect.die),
        Effect.as({ submitted: true }),
        unavailableIsDefect
      )
    )
  )
)
