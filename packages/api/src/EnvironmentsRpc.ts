import { Environment, EnvironmentExists, EnvironmentKind } from "@assay/domain/Environment"
import { ProjectNotFound } from "@assay/domain/Project"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { changing, Reference } from "./Failures.js"

export class EnvironmentsRpc extends RpcGroup.make(
  Rpc.make("add", {
    payload: { project: Reference, name: Schema.String, kind: EnvironmentKind, url: Schema.String },
    success: Environment,
    error: changing(ProjectNotFound, EnvironmentExists)
  })
)
  .prefix("environments.")
  .middleware(ControlAuth) {}
