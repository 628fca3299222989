/** A body as JSON of a given shape: what every endpoint with a body asks for first. */
import { ValidationFailed } from "@assay/domain/Validation"
import type { PayloadTooLarge } from "@assay/domain/Refusal"
import { HttpServerRequest } from "@effect/platform"
import { Effect, Either, Option, type ParseResult, Schema } from "effect"
import { createHash } from "node:crypto"
import { read } from "./RequestBody.js"

/** Deeper nesting than any body of ours has; deeper still, neither JSON.stringify nor Postgres would follow. */
const deepest = 200

const fault = (message: string) => Either.left(new ValidationFailed({ message }))

const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const storable = (text: string) => text.replaceAll("\0", "\ufffd").replace(loneSurrogates, "\ufffd")

/** No database takes a NUL or half of a surrogate pair: each becomes U+FFFD, in names too. */
const clean = (value: unknown): unknown => {
  if (typeof value === "string") return storable(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), clean(inner)]))
}

/** How deep arrays and objects stand in one another; one pass, whatever the text. */
const depthOf = (text: string): number => {
  let depth = 0
  let greatest = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (quoted && mark === "\\") at++
    else if (mark === '"') quoted = !quoted
    else if (!quoted && (mark === "[" || mark === "{")) greatest = Math.max(greatest, ++depth)
    else if (!quoted && (mark === "]" || mark === "}")) depth--
  }
  return greatest
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

const textOf = (bytes: Uint8Array): Either.Either<string, ValidationFailed> =>
  Either.try({
    try: () => utf8.decode(bytes),
    catch: () => new ValidationFailed({ message: "the body must be JSON in UTF-8" })
  })

const parse = (text: string): Either.Either<unknown, ValidationFailed> => {
  if (depthOf(text) > deepest) return fault(`the body must not nest deeper than ${deepest} levels`)
  return Either.try({
    try: (): unknown => JSON.parse(text),
    catch: () => new ValidationFailed({ message: "the body must be JSON" })
  }).pipe(Either.map((value) => (text.includes("\\u") ? clean(value) : value)))
}

const isJson = (contentType: string | undefined): boolean =>
  contentType === undefined || /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType)

/** What came, and by what a repeat of it is known. */
export interface Received<A> {
  readonly value: A
  /** Worked out when it is asked for: most requests are never repeated. */
  readonly fingerprint: string
}

const received = <A>(value: A, bytes: Option.Option<Uint8Array>): Received<A> => ({
  value,
  get fingerprint() {
    return createHash("sha256")
      .update(Option.getOrElse(bytes, () => ""))
      .digest("hex")
  }
})

export interface Options {
  /** What a body that is not there at all stands for; it must be there without this. */
  readonly absent?: unknown
}

/** What the bytes say, before it is known whether that has the right shape. */
const parsed = (
  bytes: Option.Option<Uint8Array>,
  contentType: string | undefined,
  options: Options
): Either.Either<unknown, ValidationFailed> => {
  if (Option.isNone(bytes) && "absent" in options) return Either.right(options.absent)
  if (!isJson(contentType)) return fault("the content type must be application/json")
  return Option.isNone(bytes)
    ? fault("the body must be JSON, is empty")
    : Either.flatMap(textOf(bytes.value), parse)
}

/** The body, decoded; the fault names the field, the rule and the kind of value that was there. */
export const receive = <A>(
  decode: (body: unknown) => Effect.Effect<A, ParseResult.ParseError>,
  options: Options = {}
): Effect.Effect<Received<A>, PayloadTooLarge | ValidationFailed, HttpServerRequest.HttpServerRequest> =>
  Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers }) =>
    Effect.flatMap(read, (bytes) =>
      Effect.flatMap(parsed(bytes, headers["content-type"], options), (body) =>
        Effect.mapBoth(decode(body), {
          onFailure: ValidationFailed.of,
          onSuccess: (value) => received(value, bytes)
        })
      )
    )
  )

/** Takes a body of the schema with nothing else in it. */
export const strictly = <A, I>(schema: Schema.Schema<A, I>) =>
  Schema.decodeUnknown(schema, { onExcessProperty: "error" })
