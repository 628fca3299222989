import { Project, ProjectNotFound, ProjectType } from "@assay/domain/Project"
import { Forbidden } from "@assay/domain/Team"
import { ValidationFailed } from "@assay/domain/Validation"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { failing, finding, OptionalString, Reference } from "./Failures.js"

export class ProjectsRpc extends RpcGroup.make(
  Rpc.make("create", {
    payload: {
      name: Schema.String,
      url: Schema.String,
      projectType: ProjectType,
      description: OptionalString
    },
    success: Project,
    error: failing(Forbidden, ValidationFailed)
  }),
  Rpc.make("show", { payload: { project: Reference }, success: Project, error: finding(ProjectNotFound) }),
  Rpc.make("list", { success: Schema.Array(Project), error: failing(Forbidden) })
)
  .prefix("projects.")
  .middleware(ControlAuth) {}
