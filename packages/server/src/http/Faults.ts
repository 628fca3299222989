/** Every error of the public interface leaves through here, as exactly `{ error, message }`. */
import { wireErrors } from "@assay/api/WireErrors"
import { UsageLimitExceeded } from "@assay/domain/Refusal"
import {
  HttpApiError,
  HttpApiSchema,
  type HttpApp,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse
} from "@effect/platform"
import { Cause, Effect, Either, Option, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { headersOf } from "./RequestRate.js"

const encoders = wireErrors.map((schema) => ({
  status: HttpApiSchema.getStatusErrorAST(schema.ast),
  encode: Schema.encodeUnknownOption(schema)
}))

const answer = (status: number, error: string, message: string) =>
  HttpServerResponse.unsafeJson({ error, message }, { status })

/** The body of a declared error. */
export const bodyOf = (fault: unknown): Option.Option<unknown> =>
  Option.firstSomeOf(encoders.map(({ encode }) => encode(fault)))

/** The answer of a declared error. */
const declared = (fault: unknown): Option.Option<HttpServerResponse.HttpServerResponse> =>
  Option.firstSomeOf(
    encoders.map(({ status, encode }) =>
      Option.map(encode(fault), (body) => HttpServerResponse.unsafeJson(body, { status }))
    )
  ).pipe(
    Option.map((response) =>
      fault instanceof UsageLimitExceeded && fault.retryAfter !== undefined
        ? HttpServerResponse.setHeader(response, "retry-after", String(fault.retryAfter))
        : response
    )
  )

const decoded = (segment: string): string =>
  Either.getOrElse(
    Either.try(() => decodeURIComponent(segment)),
    () => segment
  )

/** The path as it may be written down: without the secret of a webhook, however the router lets it be spelled. */
export const pathOf = (url: string): string => {
  const segments = url.replace(/[?#].*$/, "").split("/")
  const webhook = segments.findIndex((segment) => decoded(segment) === "webhook")
  const shown =
    webhook < 0 || segments.length < webhook + 3 ? segments : [...segments.slice(0, webhook + 2), "***"]
  return shown.join("/")
}

/** Only the export of a run has a query, and nothing else is decoded by the router. */
const isQueryFault = (fault: unknown, url: string): fault is HttpApiError.HttpApiDecodeError =>
  fault instanceof HttpApiError.HttpApiDecodeError && url.startsWith("/v1/runs/")

const broken = Effect.fn("Faults.broken")(function* (
  cause: Cause.Cause<unknown>,
  request: HttpServerRequest.HttpServerRequest,
  id: string
) {
  yield* Effect.logError("A request broke", cause).pipe(
    Effect.annotateLogs({ requestId: id, method: request.method, path: pathOf(request.url) })
  )
  return answer(
    500,
    "internal_error",
    `Something broke inside the service; its log has the cause under request ${id}`
  )
})

const answerOf = (cause: Cause.Cause<unknown>, request: HttpServerRequest.HttpServerRequest, id: string) => {
  const fault = Cause.squash(cause)
  if (fault instanceof HttpServerError.RouteNotFound)
    return Effect.succeed(
      answer(404, "route_not_found", `Nothing answers ${request.method} ${pathOf(request.url)}`)
    )
  if (isQueryFault(fault, request.url))
    return Effect.succeed(answer(422, "validation_failed", "allowIncomplete must be true or false"))
  return Option.match(declared(fault), { onSome: Effect.succeed, onNone: () => broken(cause, request, id) })
}

/** The page of the documentation holds all that it needs: it may ask nobody but this service. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "connect-src 'self'"
].join("; ")

const guarded = (response: HttpServerResponse.HttpServerResponse) =>
  response.headers["content-type"]?.startsWith("text/html") === true
    ? HttpServerResponse.setHeader(response, "content-security-policy", policy)
    : response

/** Answers for whatever fails inside, and gives each answer the id under which the log knows it. */
export const answered = (app: HttpApp.Default<unknown>): HttpApp.Default =>
  Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
    const id = randomUUID()
    return app.pipe(
      Effect.catchAllCause((cause) =>
        Cause.isInterruptedOnly(cause) ? Effect.interrupt : answerOf(cause, request, id)
      ),
      Effect.map((response) =>
        guarded(HttpServerResponse.setHeaders(response, { "x-request-id": id, ...headersOf(request) }))
      )
    )
  })
