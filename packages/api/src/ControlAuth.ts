import { Unauthorized } from "@assay/domain/ApiKey"
import { Caller } from "@assay/domain/Caller"
import { DatabaseUnavailable } from "@assay/domain/Database"
import { RpcMiddleware } from "@effect/rpc"
import { Schema } from "effect"

/** Every call of the control plane carries `Authorization: Bearer <key>`, of a team or of an operator. */
export class ControlAuth extends RpcMiddleware.Tag<ControlAuth>()("@assay/api/ControlAuth", {
  provides: Caller,
  failure: Schema.Union(Unauthorized, DatabaseUnavailable)
}) {}
