import type { Evidence } from "@assay/domain/Evidence"
import { makeFolder, reasonOf } from "@assay/server/Files"
import type { PlatformError } from "@effect/platform/Error"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as FileSystem from "@effect/platform/FileSystem"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import * as Path from "@effect/platform/Path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { broken, wrongUsage } from "./CommandFailure.js"
import type { Credentials } from "./Credentials.js"
import { Input } from "./Input.js"

/** One file, streamed to its place; it appears there when it is whole. */
const bringOne = Effect.fn("EvidenceTransfer.bringOne")(function* (
  { id, kind, name, bytes }: Evidence,
  folder: string,
  { url, apiKey }: Credentials
) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const client = yield* HttpClient.HttpClient
  const place = path.join(folder, path.basename(name))
  const response = yield* client.execute(
    HttpClientRequest.get(new URL(`/control/evidence/${id}`, url)).pipe(HttpClientRequest.bearerToken(apiKey))
  )
  if (response.status !== 200)
    return yield* broken("evidence_unavailable", `the service answered ${response.status} for ${name}`)
  yield* Stream.run(response.stream, fs.sink(`${place}.partial`))
  yield* fs.rename(`${place}.partial`, place)
  return { id, kind, name, bytes, path: place }
})

const unwritable = (place: string, error: PlatformError) =>
  broken("evidence_unwritable", `the folder ${place} cannot be written to: ${reasonOf(error)}`)

/** The folder, and the files with the paths at which they were written. */
export const bring = Effect.fn("EvidenceTransfer.bring")(function* (
  evidence: ReadonlyArray<Evidence>,
  folder: string,
  credentials: Credentials
) {
  const path = yield* Path.Path
  const { workingDirectory } = yield* Input
  const place = path.resolve(workingDirectory, folder)
  yield* makeFolder(place).pipe(
    Effect.mapError((error) => wrongUsage(`the folder ${place} cannot be made: ${reasonOf(error)}`))
  )
  return yield* Effect.all(
    evidence.map((each) => bringOne(each, place, credentials)),
    { concurrency: 4 }
  ).pipe(
    Effect.map((files) => ({ folder: place, files })),
    Effect.catchTags({
      RequestError: ({ message }) => Effect.fail(broken("unreachable", message)),
      ResponseError: ({ message }) => Effect.fail(broken("unreachable", message)),
      SystemError: (error) => Effect.fail(unwritable(place, error)),
      BadArgument: (error) => Effect.fail(unwritable(place, error))
    }),
    Effect.provide(FetchHttpClient.layer)
  )
})
