import { MobileAppId } from "@assay/domain/Ids"
import { MobileApp, MobileAppNotFound } from "@assay/domain/MobileApp"
import { ProjectNotFound } from "@assay/domain/Project"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { finding, Reference } from "./Failures.js"

/** `deleted` is false while a queued or running run uses the build. */
export class AppDeletion extends Schema.Class<AppDeletion>("AppDeletion")({
  id: MobileAppId,
  deleted: Schema.Boolean
}) {}

/** Builds are uploaded to `/control/apps/{projectId}`. */
export class AppsRpc extends RpcGroup.make(
  Rpc.make("list", {
    payload: { project: Reference },
    success: Schema.Array(MobileApp),
    error: finding(ProjectNotFound)
  }),
  Rpc.make("delete", {
    payload: { project: Reference, app: Reference },
    success: AppDeletion,
    error: finding(ProjectNotFound, MobileAppNotFound)
  })
)
  .prefix("apps.")
  .middleware(ControlAuth) {}
