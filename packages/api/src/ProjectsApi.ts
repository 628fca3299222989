/** E2: changes a project's settings. */
import { EnvironmentKind } from "@assay/domain/Environment"
import { EnvironmentId, ProjectId, ShortId } from "@assay/domain/Ids"
import { BrowserRegion, ProjectType } from "@assay/domain/Project"
import { text } from "@assay/domain/Text"
import { Timestamp } from "@assay/domain/Timestamp"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { ApiAuth } from "./ApiAuth.js"
import { documented } from "./Documented.js"
import * as Examples from "./Examples.js"
import { integer, optional, parameter, required } from "./Field.js"
import { forbidden, projectNotFound, validationFailed } from "./WireErrors.js"

const Minutes = integer(0, 60)

const told = {
  browserRegion:
    "The proxy exit region of web runs; null keeps the provider's default networking. Web projects only",
  prTestingEnabled: "Test pull request deployments automatically",
  prTestingInstructions: "Free-form instructions for the pull request exploration; up to 2000 characters",
  prTestingDebounceMinutes:
    "The quiet period before a pull request deployment is tested, in minutes, 0 to 60; 0 turns debouncing off",
  prTestingBlockMerge:
    "Conclude the check run as failed when tests fail, so that a required check blocks the merge",
  includeExampleMobileApp: "Offer the example app as a run target. Mobile projects only",
  autoDeleteOldestMobileApp:
    "Delete the oldest unused builds when an upload exceeds the storage quota. Mobile projects only",
  accessibilityAuditEnabled:
    "Scan visited pages for accessibility during web runs and report critical violations as warnings. Web projects only",
  name: "1 to 255 characters",
  url: "1 to 500 characters",
  description: "Up to 2000 characters"
}

export const ProjectUpdate = Schema.Struct({
  browserRegion: optional(Schema.NullOr(BrowserRegion), told.browserRegion),
  prTestingEnabled: optional(Schema.Boolean, told.prTestingEnabled),
  prTestingInstructions: optional(text(0, 2000), told.prTestingInstructions),
  prTestingDebounceMinutes: optional(Minutes, told.prTestingDebounceMinutes, 5),
  prTestingBlockMerge: optional(Schema.Boolean, `${told.prTestingBlockMerge}. Off by default`),
  includeExampleMobileApp: optional(Schema.Boolean, told.includeExampleMobileApp),
  autoDeleteOldestMobileApp: optional(Schema.Boolean, told.autoDeleteOldestMobileApp),
  accessibilityAuditEnabled: optional(Schema.Boolean, `${told.accessibilityAuditEnabled}. On by default`),
  name: optional(text(1, 255), told.name, "Shop"),
  url: optional(text(1, 500), told.url, "https://shop.example/"),
  description: optional(text(0, 2000), told.description)
}).annotations({ identifier: "ProjectUpdate", description: "What is absent stays as it is" })

export const Environment = Schema.Struct({
  id: required(EnvironmentId, "The environment's id"),
  name: required(Schema.String, "The environment's name", "Production"),
  slug: required(Schema.String, "The name in lower case, with dashes; unique in the project", "production"),
  kind: required(EnvironmentKind, "What the environment is for"),
  url: required(Schema.String, "Where the application runs in it", "https://shop.example/")
}).annotations({ identifier: "Environment" })

export const Project = Schema.Struct({
  id: required(ProjectId, "The project's id"),
  shortId: required(ShortId, "Eight characters that stand for the project where a person types it"),
  name: required(Schema.String, "The project's name", "Shop"),
  url: required(Schema.String, "Where the application runs", "https://shop.example/"),
  projectType: required(ProjectType, "What kind of application it is"),
  description: required(Schema.String, "What the application is"),
  environments: required(Schema.Array(Environment), "Where the application runs"),
  browserRegion: required(Schema.NullOr(BrowserRegion), told.browserRegion),
  prTestingEnabled: required(Schema.Boolean, told.prTestingEnabled),
  prTestingInstructions: required(Schema.String, told.prTestingInstructions),
  prTestingDebounceMinutes: required(Minutes, told.prTestingDebounceMinutes),
  prTestingBlockMerge: required(Schema.Boolean, told.prTestingBlockMerge),
  includeExampleMobileApp: required(Schema.Boolean, told.includeExampleMobileApp),
  autoDeleteOldestMobileApp: required(Schema.Boolean, told.autoDeleteOldestMobileApp),
  accessibilityAuditEnabled: required(Schema.Boolean, told.accessibilityAuditEnabled),
  createdAt: required(Timestamp, "When the project was made, in UTC"),
  updatedAt: required(Timestamp, "When the project was last changed, in UTC")
}).annotations({ identifier: "Project" })

const ProjectUpdated = Schema.Struct({ project: required(Project, "The project as it is now") }).annotations({
  identifier: "ProjectUpdated",
  description: "The project was changed"
})

const update = HttpApiEndpoint.patch("update", "/projects/:projectId")
  .setPath(Schema.Struct({ projectId: parameter("The project's id") }))
  .setPayload(ProjectUpdate)
  .addSuccess(ProjectUpdated)
  .addError(forbidden)
  .addError(projectNotFound)
  .addError(validationFailed)
  .middleware(ApiAuth)
  .annotateContext(
    documented({
      operationId: "updateProject",
      summary: "Update a project",
      description:
        "Changes the project's name, address, description or settings, and gives the whole project.",
      request: Examples.projectUpdate,
      responses: { 200: Examples.projectUpdated }
    })
  )

export class ProjectsApi extends HttpApiGroup.make("projects")
  .add(update)
  .annotate(OpenApi.Title, "Projects")
  .annotate(OpenApi.Description, "Applications under test, and their settings") {}
