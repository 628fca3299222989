/**
 * The public interface as an HTTP application: every path under `/v1`, and its description. The order of checks: the key or the webhook's secret,
 * its rate of requests and the declared size (ApiAuth, WebhookAuth), the size and shape of the body (JsonBody), then the
 * resource, the rules that need it, an idempotent replay, and the limit of runs (the services).
 */
import { Api } from "@assay/api/Api"
import { ApiAuth } from "@assay/api/ApiAuth"
import { WebhookAuth } from "@assay/api/WebhookAuth"
import { HttpApiBuilder, HttpApiSwagger, HttpMiddleware, HttpServer } from "@effect/platform"
import { Context, Effect, FiberRef, Layer, Scope } from "effect"
import * as Deliveries from "../Deliveries.js"
import * as Deployments from "../Deployments.js"
import { FeedbackReports } from "../FeedbackReports.js"
import * as GroupMembers from "../GroupMembers.js"
import * as GroupTriggers from "../GroupTriggers.js"
import { JUnitReports } from "../JUnitReports.js"
import { MobileApps } from "../MobileApps.js"
import * as ProjectUpdates from "../ProjectUpdates.js"
import * as PullRequests from "../PullRequests.js"
import * as ApiAuthHttp from "./ApiAuth.js"
import { answered } from "./Faults.js"
import * as FeedbackHttp from "./FeedbackHttp.js"
import * as GroupsHttp from "./GroupsHttp.js"
import * as Idempotent from "./Idempotent.js"
import * as MobileAppsHttp from "./MobileAppsHttp.js"
import * as ProjectsHttp from "./ProjectsHttp.js"
import * as PullRequestRunsHttp from "./PullRequestRunsHttp.js"
import * as RequestRate from "./RequestRate.js"
import * as RunsHttp from "./RunsHttp.js"
import * as WebhookAuthHttp from "./WebhookAuth.js"
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

const layerApi = Layer.mergeAll(
  HttpApiSwagger.layer({ path: "/docs" }),
  HttpApiBuilder.middlewareOpenApi({ path: "/openapi.json" }),
  HttpApiBuilder.middleware(answered)
).pipe(
  Layer.provideMerge(HttpApiBuilder.api(Api)),
  Layer.provide(handlers),
  Layer.provideMerge(
    Layer.mergeAll(HttpApiBuilder.Router.Live, HttpApiBuilder.Middleware.layer, HttpServer.layerContext)
  )
)

/**
 * What the handlers are made of, and nothing else: a request's context begins with theirs and is copied several times on its way, so that the
 * hundred services around them would cost more than the work.
 */
const ingredients = Context.pick(
  Scope.Scope,
  ApiAuth,
  WebhookAuth,
  PullRequests.PullRequests,
  GroupMembers.GroupMembers,
  GroupTriggers.GroupTriggers,
  Deployments.Deployments,
  Deliveries.Deliveries,
  Idempotent.Idempotency,
  ProjectUpdates.ProjectUpdates,
  FeedbackReports,
  JUnitReports,
  MobileApps
)

const layerDoors = (options: Options) =>
  Layer.mergeAll(ApiAuthHttp.layer, WebhookAuthHttp.layer).pipe(
    Layer.provideMerge(
      Layer.mergeAll(features(options), RequestRate.layer(options)).pipe(Layer.provideMerge(Deliveries.layer))
    )
  )

/**
 * `Effect.provide`, but that nothing is put back at the end, and no spans. The fiber is the request's own and ends with it: putting back the
 * context and whether to trace would take as long as much of the work.
 */
const provideForGood =
  <I>(context: Context.Context<I>) =>
  <A, E, R>(app: Effect.Effect<A, E, R>) =>
    Effect.contextWithEffect((given: Context.Context<Exclude<R, I>>) =>
      FiberRef.set(FiberRef.currentContext, Context.merge(context, given)).pipe(
        Effect.zipRight(FiberRef.set(FiberRef.currentTracerEnabled, false)),
        // What it requires is in the context by now, which the types cannot know.
        Effect.zipRight(app as Effect.Effect<A, E>)
      )
    )

/** The application; what no route of it knows is answered as `route_not_found`. Spans would hold the webhooks' secrets: none. */
export const make = Effect.fn("RestApp.make")(function* (options: Options) {
  const doors = yield* Layer.build(layerDoors(options))
  const around = yield* Effect.context<FeedbackReports | JUnitReports | MobileApps | Scope.Scope>()
  const context = yield* Effect.mapInputContext(Layer.build(layerApi), (_: Context.Context<never>) =>
    ingredients(Context.merge(around, doors))
  )
  const app = yield* Effect.mapInputContext(HttpApiBuilder.httpApp, (_: Context.Context<never>) => context)
  return provideForGood(context)(app)
})

/** Whether the path is this application's to answer. */
export const answers = (url: string): boolean => /^\/(?:v1|docs|openapi\.json)(?:[/?]|$)/.test(url)

/** For the layer that serves: no span of a request may hold the address of a webhook, which is its secret. */
export const withoutTraces = HttpMiddleware.withTracerDisabledWhen(() => true)
