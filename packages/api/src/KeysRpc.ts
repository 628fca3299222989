import { ApiKey, ApiKeyNotFound } from "@assay/domain/ApiKey"
import { ApiKeyId } from "@assay/domain/Ids"
import { TeamNotFound } from "@assay/domain/Team"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { changing, finding, OptionalString } from "./Failures.js"

/** A key as it is shown once, when it is made. */
export class KeyCreated extends ApiKey.extend<KeyCreated>("KeyCreated")({ key: Schema.String }) {}

/** An operator names the team by id or name; a team's own key may leave it out, and may name no other. */
const team = OptionalString

export class KeysRpc extends RpcGroup.make(
  Rpc.make("create", {
    payload: { team, name: Schema.String },
    success: KeyCreated,
    error: changing(TeamNotFound)
  }),
  Rpc.make("revoke", { payload: { id: ApiKeyId }, success: ApiKey, error: finding(ApiKeyNotFound) }),
  Rpc.make("list", { payload: { team }, success: Schema.Array(ApiKey), error: finding(TeamNotFound) })
)
  .prefix("keys.")
  .middleware(ControlAuth) {}
