/** Takes in builds of mobile applications: a form with a file, which goes to the disk as it comes. */
import { MobileApp } from "@assay/domain/MobileApp"
import { PayloadTooLarge } from "@assay/domain/Refusal"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Schema } from "effect"
import { IncomingMessage } from "node:http"
import { drain } from "../http/RequestBody.js"
import { MobileApps } from "../MobileApps.js"
import { asCaller, problem, refusals } from "./Door.js"
import { formFile, noForm } from "./FormFile.js"

/** Bytes that a form adds to its file, generously. */
const formBytes = 65_536

/** Before any of it is read. */
const refuseDeclared = Effect.fn("AppUpload.refuseDeclared")(function* (quota: number) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  if (Number(headers["content-length"] ?? 0) > quota + formBytes)
    return yield* new PayloadTooLarge({ message: `A project's builds may take ${quota} bytes in all` })
})

const isForm = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers }) =>
  /^multipart\/form-data\s*;.*\bboundary=./i.test(headers["content-type"] ?? "")
    ? Effect.void
    : Effect.fail(noForm)
)

/** What a sender still has to say is taken in and thrown away, so that the answer is read. */
const drained = Effect.map(HttpServerRequest.HttpServerRequest, ({ source }) => {
  if (!(source instanceof IncomingMessage)) return
  source.unpipe()
  drain(source, 0)
})

const work = Effect.gen(function* () {
  const { projectId } = yield* HttpRouter.schemaPathParams(Schema.Struct({ projectId: Schema.String }))
  const apps = yield* MobileApps
  const project = yield* apps.admit(projectId)
  yield* isForm
  yield* refuseDeclared(apps.quota)
  const app = yield* apps.upload(project, yield* formFile)
  return HttpServerResponse.unsafeJson(yield* Effect.orDie(Schema.encode(MobileApp)(app)), { status: 201 })
})

/** Answers with the build as it is kept. */
export const upload = asCaller(work).pipe(
  Effect.ensuring(drained),
  Effect.catchTags({
    ...refusals,
    ProjectNotFound: (fault) => Effect.succeed(problem(404, "project_not_found")(fault)),
    Ambiguous: (fault) => Effect.succeed(problem(422, "validation_failed")(fault)),
    ValidationFailed: (fault) => Effect.succeed(problem(422, "validation_failed")(fault)),
    PayloadTooLarge: (fault) => Effect.succeed(problem(413, "payload_too_large")(fault))
  })
)
