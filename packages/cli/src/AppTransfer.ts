/** Sends a build to the service: a form with one file, read from the disk as it goes out. */
import { MobileApp } from "@assay/domain/MobileApp"
import type { Project } from "@assay/domain/Project"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as FileSystem from "@effect/platform/FileSystem"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import * as Path from "@effect/platform/Path"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { randomUUID } from "node:crypto"
import { broken, CommandFailure, wrongUsage } from "./CommandFailure.js"
import type { Credentials } from "./Credentials.js"
import { Input } from "./Input.js"

const Refusal = Schema.Struct({ error: Schema.String, message: Schema.String })

/** A name as it may stand in the head of a form's part. */
const quoted = (name: string): string => name.replace(/[\r\n]/g, " ").replaceAll('"', "%22")

const form = (name: string, boundary: string, bytes: Stream.Stream<Uint8Array, unknown>) => {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${quoted(name)}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const text = (part: string) => Stream.make(new TextEncoder().encode(part))
  return text(head).pipe(Stream.concat(bytes), Stream.concat(text(`\r\n--${boundary}--\r\n`)))
}

const readable = Effect.fn("AppTransfer.readable")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  const { type } = yield* Effect.mapError(fs.stat(file), () => wrongUsage(`${file} cannot be read`))
  if (type !== "File")
    return yield* wrongUsage(`${file} is no file; a folder NAME.app is sent as a zip archive`)
  return fs.stream(file, { chunkSize: 262_144 })
})

/** What the service answered when it took nothing. */
const refused = (status: number, body: unknown): CommandFailure => {
  const { error, message } = Schema.is(Refusal)(body)
    ? body
    : { error: "upload_refused", message: `the service answered ${status}` }
  const { exitCode } = status === 404 || status === 413 || status === 422 ? wrongUsage("") : broken("", "")
  return new CommandFailure({ exitCode, error, message })
}

/** Gives the build as the service keeps it. */
export const send = Effect.fn("AppTransfer.send")(
  function* (project: Project, given: string, { apiKey, url }: Credentials) {
    const path = yield* Path.Path
    const { workingDirectory } = yield* Input
    const client = yield* HttpClient.HttpClient
    const file = path.resolve(workingDirectory, given)
    const bytes = yield* readable(file)
    const boundary = `assay-${randomUUID()}`
    const response = yield* client.execute(
      HttpClientRequest.post(new URL(`/control/apps/${project.id}`, url)).pipe(
        HttpClientRequest.bearerToken(apiKey),
        HttpClientRequest.bodyStream(form(path.basename(file), boundary, bytes), {
          contentType: `multipart/form-data; boundary=${boundary}`
        })
      )
    )
    const body = yield* response.json
    if (response.status !== 201) return yield* refused(response.status, body)
    return yield* Schema.decodeUnknown(MobileApp)(body)
  },
  Effect.catchTags({
    RequestError: ({ message }) => Effect.fail(broken("unreachable", message)),
    ResponseError: ({ message }) => Effect.fail(broken("unreachable", message)),
    ParseError: ({ message }) => Effect.fail(broken("unreachable", message))
  }),
  Effect.provide(FetchHttpClient.layer)
)
