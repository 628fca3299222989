import { GroupNotFound } from "@assay/domain/Group"
import { ProjectNotFound } from "@assay/domain/Project"
import { WebhookAccess } from "@assay/domain/Webhook"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { finding, Reference } from "./Failures.js"

/** The webhook is made when it is first asked for; its secret is shown then, and after each rotation. */
export class WebhooksRpc extends RpcGroup.make(
  Rpc.make("project", {
    payload: { project: Reference, rotate: Schema.Boolean },
    success: WebhookAccess,
    error: finding(ProjectNotFound)
  }),
  Rpc.make("group", {
    payload: { group: Reference, rotate: Schema.Boolean },
    success: WebhookAccess,
    error: finding(GroupNotFound)
  })
)
  .prefix("webhooks.")
  .middleware(ControlAuth) {}
