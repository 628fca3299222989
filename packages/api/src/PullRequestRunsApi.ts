/** E1: triggers the exploration of a pull request. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { ApiAuth } from "./ApiAuth.js"
import { documented } from "./Documented.js"
import * as Examples from "./Examples.js"
import { parameter } from "./Field.js"
import { IdempotencyKey } from "./IdempotencyKey.js"
import { PullRequestRunRequest, PullRequestRunTriggered } from "./PullRequestRun.js"
import { forbidden, invalidRequest, projectNotFound, timeLimitExceeded } from "./WireErrors.js"

const trigger = HttpApiEndpoint.post("trigger", "/projects/:projectId/pull-request-runs")
  .setPath(Schema.Struct({ projectId: parameter("The project's id or shortId") }))
  .setHeaders(IdempotencyKey)
  .setPayload(PullRequestRunRequest)
  .addSuccess(PullRequestRunTriggered)
  .addError(invalidRequest)
  .addError(forbidden)
  .addError(projectNotFound)
  .addError(timeLimitExceeded)
  .middleware(ApiAuth)
  .annotateContext(
    documented({
      operationId: "triggerPullRequestRun",
      summary: "Trigger a pull request exploration run",
      description:
        "Queues an exploration of the target for a pull request. A web project takes the web variant of the body, a mobile project the mobile one. Changed files are not sent: they are read from the source host where the project is connected to one.",
      request: Examples.pullRequestRun,
      responses: { 202: Examples.pullRequestRunTriggered }
    })
  )

export class PullRequestRunsApi extends HttpApiGroup.make("pullRequestRuns")
  .add(trigger)
  .annotate(OpenApi.Title, "Pull request runs")
  .annotate(OpenApi.Description, "Explorations of a target for a pull request") {}
