/** What the service answers: the public interface, the control plane, evidence, health, the front page, the demonstration. */
import { EvidenceStore } from "@assay/domain/EvidenceStore"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Cause, Effect, Schema, type Scope } from "effect"
import { upload } from "./control/AppUpload.js"
import { app as controlApp } from "./control/ControlHandlers.js"
import { asCaller, problem, refusals } from "./control/Door.js"
import { page } from "./demo/Page.js"
import { frontPage } from "./FrontPage.js"
import { Health } from "./Health.js"
import * as RestApp from "./http/RestApp.js"
import { Runs } from "./Runs.js"

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
    ...refusals,
    EvidenceNotFound: (fault) => Effect.succeed(problem(404, "evidence_not_found")(fault))
  })
)

const broken = (cause: Cause.Cause<unknown>) =>
  Effect.as(
    Effect.logError("A request broke", cause),
    problem(500, "internal_error")({ message: "Something broke inside the service; its log has the cause" })
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
    HttpRouter.post("/control/apps/:projectId", upload),
    HttpRouter.post("/control/rpc", control)
  )
  const routed = yield* HttpRouter.toHttpApp(router)
  const services =
    yield* Effect.context<
      Exclude<Effect.Effect.Context<typeof routed>, HttpServerRequest.HttpServerRequest | Scope.Scope>
    >()
  const others = routed.pipe(
    Effect.catchTag("RouteNotFound", () =>
      Effect.succeed(problem(404, "route_not_found")({ message: "Nothing is here" }))
    ),
    Effect.catchAllCause((cause) => (Cause.isInterruptedOnly(cause) ? Effect.interrupt : broken(cause))),
    Effect.provide(services)
  )
  const app = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ url }) =>
    RestApp.answers(url) ? rest : others
  )
  return { app }
})
