/** The public interface: nine endpoints, from which the server, the typed client and the document follow. */
import { HttpApi, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { finishDocument } from "./FinishedDocument.js"
import { FeedbackApi } from "./FeedbackApi.js"
import { GroupsApi } from "./GroupsApi.js"
import { MobileAppsApi } from "./MobileAppsApi.js"
import { ProjectsApi } from "./ProjectsApi.js"
import { PullRequestRunsApi } from "./PullRequestRunsApi.js"
import { RunsApi } from "./RunsApi.js"
import { WebhooksApi } from "./WebhooksApi.js"

/** `HttpApi.make` puts an answer of its own to bodies that do not fit, which speaks of schemas: this interface has its own. */
const empty = Object.assign(HttpApi.make("assay"), { errorSchema: Schema.Never })

export class Api extends empty
  .add(PullRequestRunsApi)
  .add(ProjectsApi)
  .add(FeedbackApi)
  .add(RunsApi)
  .add(GroupsApi)
  .add(MobileAppsApi)
  .add(WebhooksApi)
  .prefix("/v1")
  .annotate(OpenApi.Transform, finishDocument)
  .annotate(OpenApi.Title, "Assay")
  .annotate(OpenApi.Version, "1.0.0")
  .annotate(OpenApi.Servers, [{ url: "/", description: "This server" }])
  .annotate(OpenApi.License, {
    name: "Apache-2.0",
    url: "https://www.apache.org/licenses/LICENSE-2.0"
  })
  .annotate(
    OpenApi.Description,
    "Tests web and mobile applications from tests written in plain English, and answers with a verdict and the evidence for it."
  ) {}
