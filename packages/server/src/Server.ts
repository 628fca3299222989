/**
 * The composition: database, repositories, services, scheduler, HTTP. It takes options and leaves the process alone: no
 * environment, no signals, no exit, so that an embedder can mount it anywhere.
 */
import { layer as layerBrowser } from "@assay/browser/WebDrivers"
import type { BrowserRegion } from "@assay/domain/Project"
import { layer as layerScheduler } from "@assay/scheduler/Scheduler"
import { layerRepos } from "@assay/sql/Repos"
import * as Migrations from "@assay/sql/Migrations"
import * as RunQueue from "@assay/sql/RunQueue"
import * as Sql from "@assay/sql/Sql"
import { HttpServer } from "@effect/platform"
import { NodeFileSystem, NodePath } from "@effect/platform-node"
import { Context, Duration, Effect, Layer, type Redacted, Scope } from "effect"
import { randomUUID } from "node:crypto"
import { hostname } from "node:os"
import { join } from "node:path"
import * as AppFiles from "./AppFiles.js"
import * as Batches from "./Batches.js"
import * as ControlAuth from "./control/ControlAuth.js"
import * as ControlHandlers from "./control/ControlHandlers.js"
import * as EvidenceFiles from "./EvidenceFiles.js"
import * as FeedbackReports from "./FeedbackReports.js"
import * as Groups from "./Groups.js"
import * as RestApp from "./http/RestApp.js"
import * as Health from "./Health.js"
import * as Housekeeping from "./Housekeeping.js"
import * as JUnitReports from "./JUnitReports.js"
import * as Keys from "./Keys.js"
import * as MobileApps from "./MobileApps.js"
import * as Projects from "./Projects.js"
import * as ProjectUpdates from "./ProjectUpdates.js"
import * as Routes from "./Routes.js"
import * as RunExecution from "./RunExecution.js"
import * as Runs from "./Runs.js"
import * as ScheduledBatches from "./ScheduledBatches.js"
import * as Schedules from "./Schedules.js"
import * as Secrets from "./Secrets.js"
import * as SkipJudge from "./SkipJudge.js"
import * as TargetPolicy from "./TargetPolicy.js"
import * as Teams from "./Teams.js"
import * as Tests from "./Tests.js"
import * as Webhooks from "./Webhooks.js"

export interface Options {
  /** Absolute. Evidence, the unpacked browser and the embedded database live in it. */
  readonly dataFolder: string
  /** A Postgres to use; without it one runs inside the data folder. */
  readonly databaseUrl?: Redacted.Redacted
  /** How others reach this service, without a slash at its end. */
  readonly publicUrl: string
  /** The path of a Chromium, or the `ws://` address of a browser grid; one that is found without it. */
  readonly browser?: string
  /** Where a line for the operator goes; nowhere without it. */
  readonly say?: (line: string) => Effect.Effect<void>
  /** What stored secrets are encrypted with. */
  readonly secretKey: Redacted.Redacted
  /** How many runs at once; 4 by default. */
  readonly concurrency?: number
  /** How long a run may take; 10 minutes by default. */
  readonly runTimeout?: Duration.DurationInput
  /** How long a step waits; 10 seconds by default. */
  readonly stepTimeout?: Duration.DurationInput
  /** How long runs may go on once the service stops, before they are given back; 10 seconds by default. */
  readonly drain?: Duration.DurationInput
  /** How many runs a team may start in an hour; 600 by default. */
  readonly runsPerHour?: number
  /** How many requests a key may make in a minute; 600 by default. */
  readonly requestsPerMinute?: number
  /** The proxies through which projects of a region go out: `http://[user:password@]host:port`. */
  readonly proxies?: { readonly [region in BrowserRegion]?: string }
  /** How long calls of webhooks are kept; 30 days by default. */
  readonly deliveriesKept?: Duration.DurationInput
  /** How many bytes of mobile builds a project may hold; 2 GiB by default. */
  readonly appQuota?: number
  /** Whether runs may open private addresses; not by default. */
  readonly allowPrivateTargets?: boolean
}

/** How often a worker says that it lives; after three times that its runs are taken up by another. */
const renewal = Duration.seconds(4)

/** The way to the database, whatever its schema is. */
export const connection = (options: Pick<Options, "dataFolder" | "databaseUrl">) =>
  options.databaseUrl === undefined
    ? Sql.layerEmbedded({ dataDir: options.dataFolder })
    : Sql.layer({ url: options.databaseUrl })

/** The database with its newest schema. */
const layerDatabase = (options: Options) =>
  Layer.tap(connection(options), (context) => Effect.provide(Migrations.run, context))

const layerPolicies = (options: Options) =>
  Layer.mergeAll(
    TargetPolicy.layer({ allowPrivate: options.allowPrivateTargets ?? false }),
    Layer.mergeAll(
      EvidenceFiles.layer({ folder: join(options.dataFolder, "evidence") }),
      AppFiles.layer({ folder: join(options.dataFolder, "apps") })
    ).pipe(Layer.provide([NodeFileSystem.layer, NodePath.layer])),
    layerBrowser({
      folder: join(options.dataFolder, "browser"),
      proxies: options.proxies ?? {},
      allowPrivate: options.allowPrivateTargets ?? false,
      ...(options.say === undefined ? {} : { say: options.say }),
      ...(options.browser === undefined ? {} : { browser: options.browser })
    })
  )

/** Each on those before it: who may ask, what is tested, what is run, what is told of it. */
const layerFeatures = (options: Options) => {
  const accounts = Keys.layer.pipe(Layer.provideMerge(Teams.layer))
  const definitions = Schedules.layer.pipe(
    Layer.provideMerge(Groups.layer),
    Layer.provideMerge(Tests.layer),
    Layer.provideMerge(Secrets.layer({ secretKey: options.secretKey })),
    Layer.provideMerge(Projects.layer)
  )
  const executions = Batches.layer.pipe(
    Layer.provideMerge(Runs.layer({ runsPerHour: options.runsPerHour ?? 600 }))
  )
  const reports = Layer.mergeAll(
    JUnitReports.layer({ publicUrl: options.publicUrl }),
    Webhooks.layer({ publicUrl: options.publicUrl }),
    MobileApps.layer(options.appQuota === undefined ? {} : { quota: options.appQuota }).pipe(
      Layer.provide(ProjectUpdates.layer)
    ),
    FeedbackReports.layer,
    Health.layer
  )
  return reports.pipe(
    Layer.provideMerge(executions),
    Layer.provideMerge(definitions),
    Layer.provideMerge(accounts)
  )
}

/** Everything but the way in: the services over the database, and the scheduler that carries runs out. */
export const layerServices = (options: Options) => {
  const scheduler = layerScheduler({
    worker: `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`,
    concurrency: options.concurrency ?? 4,
    runTimeout: options.runTimeout ?? "10 minutes",
    renewEvery: renewal,
    drain: options.drain ?? "10 seconds"
  }).pipe(
    Layer.provide(
      RunExecution.layer({
        stepTimeout: options.stepTimeout ?? "10 seconds",
        explorationTime: Duration.times(Duration.decode(options.runTimeout ?? "10 minutes"), 0.8)
      })
    ),
    Layer.provide(RunQueue.layer({ lease: Duration.times(renewal, 3) }))
  )
  const housekeeping = Housekeeping.layer({ deliveries: options.deliveriesKept ?? "30 days" })
  return Layer.mergeAll(scheduler, ScheduledBatches.layer, housekeeping).pipe(
    Layer.provideMerge(layerFeatures(options)),
    Layer.provideMerge(layerPolicies(options)),
    Layer.provideMerge(layerRepos),
    Layer.provideMerge(layerDatabase(options))
  )
}

/** The way in over HTTP, on the HttpServer given. */
export const layerHttp = (options: Pick<Options, "requestsPerMinute">) =>
  RestApp.withoutTraces(
    Layer.scopedDiscard(
      Effect.flatMap(Routes.make({ requestsPerMinute: options.requestsPerMinute ?? 600 }), ({ app }) =>
        // Each request begins with the context of this effect: the application has what it needs in itself.
        Effect.mapInputContext(
          HttpServer.serveEffect(app),
          Context.pick(HttpServer.HttpServer, Scope.Scope)<HttpServer.HttpServer | Scope.Scope>
        )
      )
    )
  ).pipe(
    Layer.provide(ControlHandlers.layer),
    Layer.provide(ControlAuth.layer),
    Layer.provide(SkipJudge.layerNever)
  )

/** The whole service, on the HttpServer given. */
export const layer = (options: Options) => layerHttp(options).pipe(Layer.provide(layerServices(options)))
