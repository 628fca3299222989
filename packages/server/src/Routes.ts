/** What the service answers: the public interface, the control plane, evidence, health, the front page, the demonstration. */
import { Unauthorized } from "@assay/domain/ApiKey"
import { Caller } from "@assay/domain/Caller"
import { EvidenceStore } from "@assay/domain/EvidenceStore"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import { app as controlApp } from "./control/ControlHandlers.js"
import { bearerOf } from "./control/ControlAuth.js"
import { page } from "./demo/Page.js"
import { frontPage } from "./FrontPage.js"
import { Health } from "./Health.js"
import * as RestApp from "./http/RestApp.js"
import { Keys } from "./Keys.js"
import { Runs } from "./Runs.js"

const problem = (status: number, error: string) => (fault: { readonly message: string }) =>
  HttpServerResponse.unsafeJson({ error, message: fault.message }, { status })

const unavailable = problem(
  500,
  "internal_error"
)({ message: "The database does not answer; try again later" })

/** Carries out the work in the name of the request's key, and says on the wire what went wrong. */
const asCaller = Effect.fn("Routes.asCaller")(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const keys = yield* Keys
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const key = bearerOf(headers)
  if (Option.isNone(key)) return yield* new Unauthorized({ message: "An API key is needed" })
  return yield* Effect.provideService(work, Caller, yield* keys.authenticate(key.value))
})

const health = HttpServerResponse.unsafeJson({ status: "ok" })

const readiness = Effect.gen(function* () {
  const { report } = yield* Health
  const said = yield* report
  return HttpServerResponse.unsafeJson(said, { status: said.ready ? 200 : 503 })
})

const evidence = Effect.gen(function* () {
  const { id } = yield* HttpRouter.schemaPathParams(Schema.Struct({ id: Schema.String }))
  const runs = yield* Runs
  const store = yield* EvidenceStore
  const found = yield* asCaller(runs.getEvidence(id))
  return HttpServerResponse.stream(store.get(found.id), {
    contentType: found.contentType,
    headers: { "content-disposition": `attachment; filename="${encodeURIComponent(found.name)}"` }
  })
}).pipe(
  Effect.catchTags({
    Unauthorized: (fault) => Effect.succeed(problem(401, "unauthorized")(fault)),
    Forbidden: (fault) => Effect.succeed(problem(403, "forbidden")(fault)),
    EvidenceNotFound: (fault) => Effect.succeed(problem(404, "evidence_not_found")(fault)),
    ParseError: Effect.die,
    DatabaseUnavailable: () => Effect.succeed(unavailable)
  })
)

/** The whole of it as one application; what it does not know is a 404. */
export const make = Effect.fn("Routes.make")(function* (options: RestApp.Options) {
  const control = yield* controlApp
  const rest = yield* RestApp.make(options)
  const router = HttpRouter.empty.pipe(
    HttpRouter.get("/healthz", health),
    HttpRouter.get("/readyz", readiness),
    HttpRouter.get("/", HttpServerResponse.html(frontPage)),
    HttpRouter.get("/demo", HttpServerResponse.html(page)),
    HttpRouter.get("/control/evidence/:id", evidence),
    HttpRouter.post("/control/rpc", control)
  )
  const others = (yield* HttpRouter.toHttpApp(router)).pipe(
    Effect.catchTag("RouteNotFound", () =>
      Effect.succeed(problem(404, "route_not_found")({ message: "Nothing is here" }))
    )
  )
  const app = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ url }) =>
    RestApp.answers(url) ? rest : others
  )
  return { app }
})
