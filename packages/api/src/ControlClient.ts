/** The typed client of the control plane. */
import type { Unauthorized } from "@assay/domain/ApiKey"
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { HttpClient } from "@effect/platform"
import { RpcClient, type RpcClientError, type RpcGroup } from "@effect/rpc"
import { Context, Layer } from "effect"
import { ControlPlane } from "./ControlPlane.js"
import { layer as layerTransport, type Options } from "./ControlTransport.js"

export type { Options } from "./ControlTransport.js"

/**
 * What any call may fail with, beside its own errors. `RpcClientError` means that no Assay server answered; its message says
 * so in one sentence, with the address.
 */
export type CallError = RpcClientError.RpcClientError | Unauthorized | DatabaseUnavailable

/** `client.runs.start({ test: "Checkout" })`: one function a call, one object a feature. */
export class ControlClient extends Context.Tag("@assay/api/ControlClient")<
  ControlClient,
  RpcClient.RpcClient<RpcGroup.Rpcs<typeof ControlPlane>, RpcClientError.RpcClientError>
>() {}

/** Speaks to the server at `url` with the key given; the key goes nowhere else. */
export const layer = (options: Options): Layer.Layer<ControlClient, never, HttpClient.HttpClient> =>
  Layer.scoped(ControlClient, RpcClient.make(ControlPlane)).pipe(Layer.provide(layerTransport(options)))
