/** The typed client of the public interface: one function an endpoint, with the domain's errors. */
import { HttpApiClient, HttpClient, HttpClientRequest } from "@effect/platform"
import { Context, type Effect, Layer, type Redacted } from "effect"
import { Api } from "./Api.js"

export interface Options {
  /** The server's own address, such as `http://127.0.0.1:4400`. */
  readonly url: string
  /** Not needed by the webhooks, whose address is their credential. */
  readonly apiKey?: Redacted.Redacted
}

const make = ({ url, apiKey }: Options) =>
  HttpApiClient.make(Api, {
    baseUrl: url,
    transformClient: (client) =>
      apiKey === undefined ? client : HttpClient.mapRequest(client, HttpClientRequest.bearerToken(apiKey))
  })

/** `client.groups.schedule({ path: { groupId } })` */
export class RestClient extends Context.Tag("@assay/api/RestClient")<
  RestClient,
  Effect.Effect.Success<ReturnType<typeof make>>
>() {}

/** Speaks to the server at `url` with the key given; the key goes nowhere else. */
export const layer = (options: Options): Layer.Layer<RestClient, never, HttpClient.HttpClient> =>
  Layer.effect(RestClient, make(options))
