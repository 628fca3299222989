/**
 * The public interface as an HTTP application: every path under `/v1`, and its description. The order of checks: the key or the webhook's secret,
 * its rate of requests and the declared size (ApiAuth, WebhookAuth), the size and shape of the body (JsonBody), then the
 * resource, the rules that need it, an idempotent replay, and the limit of runs (the services).
 */
import { Api } from "@assay/api/Api"
import { HttpApiBuilder, HttpApiSwagger, HttpMiddleware, HttpServer } from "@effect/platform"
import { Effect, Layer } from "effect"
import * as Deliveries from "../Deliveries.js"
import * as Deployments from "../Deployments.js"
import * as GroupMembers from "../GroupMembers.js"
import * as GroupTriggers from "../GroupTriggers.js"
import * as ProjectUpdates from "../ProjectUpdates.js"
import * as PullRequests from "../PullRequests.js"
import * as ApiAuth from "./ApiAuth.js"
import { answered } from "./Faults.js"
import * as FeedbackHttp from "./FeedbackHttp.js"
import * as GroupsHttp from "./GroupsHttp.js"
import * as Idempotent from "./Idempotent.js"
import * as MobileAppsHttp from "./MobileAppsHttp.js"
import * as ProjectsHttp from "./ProjectsHttp.js"
import * as PullRequestRunsHttp from "./PullRequestRunsHttp.js"
import * as RequestRate from "./RequestRate.js"
import * as RunsHttp from "./RunsHttp.js"
import * as WebhookAuth from "./WebhookAuth.js"
import * as WebhooksHttp from "./WebhooksHttp.js"

export interface Options extends RequestRate.Options, PullRequests.Options {}

const handlers = Layer.mergeAll(
  PullRequestRunsHttp.layer,
  ProjectsHttp.layer,
  FeedbackHttp.layer,
  RunsHttp.layer,
  GroupsHttp.layer,
  MobileAppsHttp.layer,
  WebhooksHttp.layer
)

const features = (options: Options) =>
  Layer.mergeAll(
    PullRequests.layer(options),
    GroupMembers.layer,
    GroupTriggers.layer,
    Deployments.layer,
    Idempotent.layer,
    ProjectUpdates.layer
  )

const layerApi = (options: Options) =>
  Layer.mergeAll(
    HttpApiSwagger.layer({ path: "/docs" }),
    HttpApiBuilder.middlewareOpenApi({ path: "/openapi.json" }),
    HttpApiBuilder.middleware(answered)
  ).pipe(
    Layer.provideMerge(HttpApiBuilder.api(Api)),
    Layer.provide(handlers),
    Layer.provide([ApiAuth.layer, WebhookAuth.layer]),
    Layer.provide([features(options), Deliveries.layer, RequestRate.layer(options)]),
    Layer.provideMerge(
      Layer.mergeAll(HttpApiBuilder.Router.Live, HttpApiBuilder.Middleware.layer, HttpServer.layerContext)
    )
  )

/** The application; what no route of it knows is answered as `route_not_found`. Spans would hold the webhooks' secrets: none. */
export const make = (options: Options) =>
  Effect.flatMap(Layer.build(layerApi(options)), (context) =>
    HttpApiBuilder.httpApp.pipe(
      Effect.map((app) => app.pipe(Effect.provide(context), Effect.withTracerEnabled(false))),
      Effect.provide(context)
    )
  )

/** Whether the path is this application's to answer. */
export const answers = (url: string): boolean => /^\/(?:v1|docs|openapi\.json)(?:[/?]|$)/.test(url)

/** For the layer that serves: no span of a request may hold the address of a webhook, which is its secret. */
export const withoutTraces = HttpMiddleware.withTracerDisabledWhen(() => true)
