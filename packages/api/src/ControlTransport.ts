/** Carries calls of the control plane over HTTP, and says plainly when no Assay server answers. */
import { Headers, HttpClient, HttpClientError, HttpClientRequest } from "@effect/platform"
import { RpcClient, RpcClientError, RpcSerialization } from "@effect/rpc"
import { Effect, Layer, type Redacted, Schema } from "effect"
import { path } from "./ControlPlane.js"

export interface Options {
  /** The server's own address, such as `http://127.0.0.1:4400`. */
  readonly url: string
  readonly apiKey: Redacted.Redacted
}

const reasonOf = (cause: unknown): string => {
  if (!HttpClientError.isHttpClientError(cause)) return String(cause)
  if (cause._tag === "RequestError") {
    const inner = cause.cause instanceof Error ? (cause.cause.cause ?? cause.cause) : undefined
    return inner instanceof Error && inner.message !== ""
      ? inner.message
      : (cause.description ?? cause.reason)
  }
  return cause.reason === "StatusCode"
    ? `it answered with status ${cause.response.status}`
    : (cause.description ?? "its answer cannot be read")
}

/** Whether a server did answer, and would not take so much at once. */
const isTooMuch = (cause: unknown): boolean =>
  HttpClientError.isHttpClientError(cause) && cause._tag === "ResponseError" && cause.response.status === 413

/** What was sent is more than the server takes at once; nothing of it was done. */
export class TooMuchSent extends Schema.TaggedError<TooMuchSent>()("TooMuchSent", {
  message: Schema.String
}) {}

const refused = (url: string, cause: unknown) => {
  if (!isTooMuch(cause)) return unanswered(url, reasonOf(cause), cause)
  const message = `What was given is larger than ${url} takes at once`
  return new RpcClientError.RpcClientError({
    reason: "Protocol",
    message,
    cause: new TooMuchSent({ message })
  })
}

const unanswered = (url: string, why: string, cause?: unknown) =>
  new RpcClientError.RpcClientError({
    reason: "Protocol",
    message: `No Assay server answers at ${url}: ${why}`,
    cause
  })

/** What is no answer of the control plane is told from one before it is read. */
const onlyAnswers = (contentType: string) =>
  HttpClient.transformResponse(
    Effect.filterOrFail(
      (response) =>
        response.status === 200 &&
        Headers.get(response.headers, "content-type").pipe(
          (found) => found._tag === "Some" && found.value.startsWith(contentType)
        ),
      (response) =>
        new HttpClientError.ResponseError({
          request: response.request,
          response,
          reason: response.status === 200 ? "Decode" : "StatusCode",
          description: "it is a server of another kind"
        })
    )
  )

/** A call whose answer breaks off fails: as it comes, the transport would wait for the rest for ever. */
const failBrokenOff = (url: string, inner: RpcClient.Protocol["Type"]): RpcClient.Protocol["Type"] => {
  const ended = new Set<string>()
  return {
    ...inner,
    run: (receive) =>
      inner.run((message) => {
        if (message._tag === "Exit") ended.add(message.requestId)
        return receive(message)
      }),
    send: (request, transferables) =>
      inner.send(request, transferables).pipe(
        Effect.mapError((error) => refused(url, error.cause)),
        Effect.zipRight(
          Effect.suspend(() =>
            request._tag === "Request" && !ended.delete(request.id)
              ? Effect.fail(unanswered(url, "its answer broke off"))
              : Effect.void
          )
        )
      )
  }
}

export const layer = (options: Options): Layer.Layer<RpcClient.Protocol, never, HttpClient.HttpClient> =>
  Layer.scoped(
    RpcClient.Protocol,
    Effect.gen(function* () {
      const serialization = yield* RpcSerialization.RpcSerialization
      const client = (yield* HttpClient.HttpClient).pipe(
        HttpClient.mapRequest(HttpClientRequest.prependUrl(new URL(path, options.url).href)),
        HttpClient.mapRequest(HttpClientRequest.bearerToken(options.apiKey)),
        onlyAnswers(serialization.contentType)
      )
      return failBrokenOff(options.url, yield* RpcClient.makeProtocolHttp(client))
    })
  ).pipe(Layer.provide(RpcSerialization.layerNdjson))
