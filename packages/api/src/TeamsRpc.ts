import { Forbidden, Team } from "@assay/domain/Team"
import { ValidationFailed } from "@assay/domain/Validation"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { failing } from "./Failures.js"

/** Teams: for operators only. */
export class TeamsRpc extends RpcGroup.make(
  Rpc.make("create", {
    payload: { name: Schema.String },
    success: Team,
    error: failing(Forbidden, ValidationFailed)
  }),
  Rpc.make("list", { success: Schema.Array(Team), error: failing(Forbidden) })
)
  .prefix("teams.")
  .middleware(ControlAuth) {}
