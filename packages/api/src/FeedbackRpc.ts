import { Feedback } from "@assay/domain/Feedback"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { failing } from "./Failures.js"

/** Reports about the service itself; an operator sees those of every team. Newest first. */
export class FeedbackRpc extends RpcGroup.make(
  Rpc.make("list", { success: Schema.Array(Feedback), error: failing() })
)
  .prefix("feedback.")
  .middleware(ControlAuth) {}
