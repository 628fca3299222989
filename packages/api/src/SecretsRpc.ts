import { ProjectNotFound } from "@assay/domain/Project"
import { Secret, SecretRemoval } from "@assay/domain/Secret"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { changing, finding, Reference } from "./Failures.js"

export class SecretsRpc extends RpcGroup.make(
  /** Sets the value, in place of an older one. */
  Rpc.make("set", {
    payload: { project: Reference, name: Schema.String, value: Schema.Redacted(Schema.String) },
    success: Secret,
    error: changing(ProjectNotFound)
  }),
  Rpc.make("list", {
    payload: { project: Reference },
    success: Schema.Array(Secret),
    error: finding(ProjectNotFound)
  }),
  Rpc.make("remove", {
    payload: { project: Reference, name: Schema.String },
    success: SecretRemoval,
    error: finding(ProjectNotFound)
  })
)
  .prefix("secrets.")
  .middleware(ControlAuth) {}
