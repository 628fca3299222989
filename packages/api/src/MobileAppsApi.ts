/** E7: deletes an uploaded build. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { ApiAuth } from "./ApiAuth.js"
import { documented } from "./Documented.js"
import { parameter, required } from "./Field.js"
import { forbidden, mobileAppNotFound, projectNotFound } from "./WireErrors.js"

const Deletion = Schema.Struct({
  deleted: required(Schema.Boolean, "false while a queued or running run uses the build")
}).annotations({ identifier: "MobileAppDeletion", description: "Whether the build was deleted" })

const remove = HttpApiEndpoint.del("delete", "/projects/:projectId/mobile/:appId")
  .setPath(Schema.Struct({ projectId: parameter("The project's id"), appId: parameter("The build's id") }))
  .addSuccess(Deletion)
  .addError(forbidden)
  .addError(projectNotFound)
  .addError(mobileAppNotFound)
  .middleware(ApiAuth)
  .annotateContext(
    documented({
      operationId: "deleteMobileApp",
      summary: "Delete a project's mobile app",
      description: "Deletes an uploaded build of a mobile project, unless a queued or running run uses it.",
      responses: { 200: { deleted: true } }
    })
  )

export class MobileAppsApi extends HttpApiGroup.make("mobileApps")
  .add(remove)
  .annotate(OpenApi.Title, "Mobile apps")
  .annotate(OpenApi.Description, "Uploaded builds of mobile projects") {}
