/** E3: takes reports about the service itself. */
import { FeedbackType } from "@assay/domain/Feedback"
import { text } from "@assay/domain/Text"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { ApiAuth } from "./ApiAuth.js"
import { documented } from "./Documented.js"
import * as Examples from "./Examples.js"
import { optional, required } from "./Field.js"
import { validationFailed } from "./WireErrors.js"

export const FeedbackRequest = Schema.Struct({
  message: required(text(1, 2000), "One or two sentences that sum up the problem; 1 to 2000 characters"),
  type: optional(
    FeedbackType,
    "`bug`: a tool or command broke or gave wrong results; `docs`: documentation is wrong or confusing; `feature`: something is missing; `other`: anything else"
  ),
  task: optional(text(1, 4000), "What was being attempted; 1 to 4000 characters"),
  expected: optional(text(1, 4000), "What should have happened; 1 to 4000 characters"),
  actual: optional(text(1, 4000), "What happened, error messages included; 1 to 4000 characters"),
  approach: optional(text(1, 4000), "What was tried, workarounds included; 1 to 4000 characters"),
  tool: optional(text(1, 200), "The MCP tool or command involved; 1 to 200 characters", "assay run watch"),
  projectId: optional(text(1, 100), "The project it happened with; 1 to 100 characters, not looked up"),
  runId: optional(text(1, 100), "The run it happened with; 1 to 100 characters, not looked up"),
  agent: optional(text(1, 200), "The coding agent and model that report; 1 to 200 characters")
}).annotations({ identifier: "FeedbackRequest" })

const FeedbackSubmitted = Schema.Struct({
  submitted: required(Schema.Boolean, "Always true", true)
}).annotations({ identifier: "FeedbackSubmitted", description: "The report was taken" })

const submit = HttpApiEndpoint.post("submit", "/feedback")
  .setPayload(FeedbackRequest)
  .addSuccess(FeedbackSubmitted)
  .addError(validationFailed)
  .middleware(ApiAuth)
  .annotateContext(
    documented({
      operationId: "submitFeedback",
      summary: "Submit product feedback",
      description:
        "Reports a problem with the service itself, not with the application under test: a broken or confusing tool, misleading documentation or a missing capability. Meant for coding agents; it reaches the service's maintainers.",
      request: Examples.feedback,
      responses: { 200: { submitted: true } }
    })
  )

export class FeedbackApi extends HttpApiGroup.make("feedback")
  .add(submit)
  .annotate(OpenApi.Title, "Feedback")
  .annotate(OpenApi.Description, "Reports about the service itself") {}
