/** The service as a process of its own: from an empty folder to one that answers, with a demonstration for newcomers. */
import { Drivers } from "@assay/domain/Driver"
import type { TeamId } from "@assay/domain/Ids"
import type { Run } from "@assay/domain/Run"
import type { RunEvent } from "@assay/domain/RunEvent"
import { Scheduler } from "@assay/scheduler/Scheduler"
import { BatchesRepo } from "@assay/sql/Batches"
import { ProjectsRepo } from "@assay/sql/Projects"
import { Database } from "@assay/sql/Query"
import { RunsRepo } from "@assay/sql/Runs"
import { Chunk, Duration, Effect, Layer, Option, Redacted, Schema, Stream } from "effect"
import * as DataFolder from "./DataFolder.js"
import { follow, seed } from "./demo/Demonstration.js"
import * as FirstStart from "./FirstStart.js"
import * as Listening from "./Listening.js"
import * as Server from "./Server.js"
import type { ServiceSettings } from "./Settings.js"

/** What a person may want to know while the service starts. */
export type ServeEvent =
  | { readonly _tag: "Preparing"; readonly what: "database" | "browser" }
  | { readonly _tag: "Listening"; readonly url: string; readonly dataFolder: string }
  | { readonly _tag: "DemonstrationBegins"; readonly runs: ReadonlyArray<Run> }
  | { readonly _tag: "DemonstrationTells"; readonly event: RunEvent }
  | { readonly _tag: "DemonstrationEnded"; readonly runs: ReadonlyArray<Run> }
  | { readonly _tag: "Ready"; readonly url: string }
  | { readonly _tag: "Working"; readonly concurrency: number }
  | { readonly _tag: "Remark"; readonly line: string }

export interface Options {
  readonly settings: ServiceSettings
  /** Absolute. */
  readonly dataFolder: string
  readonly tell: (event: ServeEvent) => Effect.Effect<void>
}

/** A setting that cannot be followed. */
export class SettingRefused extends Schema.TaggedError<SettingRefused>()("SettingRefused", {
  message: Schema.String
}) {}

/** The address at which this machine itself reaches the service. */
const localUrl = (host: string, port: number): string => {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`
}

const publicUrlOf = (given: Option.Option<string>, local: string) => {
  if (Option.isNone(given)) return Effect.succeed(local)
  return URL.canParse(given.value) && /^https?:/.test(given.value)
    ? Effect.succeed(given.value.replace(/\/+$/, ""))
    : Effect.fail(
        new SettingRefused({
          message: `ASSAY_PUBLIC_URL must be an http or https address, not ${JSON.stringify(given.value)}`
        })
      )
}

const serverOptions = Effect.fn("Serve.serverOptions")(function* (options: Options, local: string) {
  const { settings, dataFolder, tell } = options
  const made: Server.Options = {
    dataFolder,
    publicUrl: yield* publicUrlOf(settings.publicUrl, local),
    secretKey: yield* FirstStart.secretKey(settings.secretKey, dataFolder),
    say: (line) => tell({ _tag: "Remark", line }),
    concurrency: settings.concurrency,
    runTimeout: settings.runTimeout,
    stepTimeout: settings.stepTimeout,
    runsPerHour: settings.runsPerHour,
    appQuota: settings.appQuota,
    deliveriesKept: Duration.days(settings.deliveryDays),
    allowPrivateTargets: settings.allowPrivateTargets,
    // With a database of its own, whoever stops the service waits at a terminal.
    drain: Option.isSome(settings.databaseUrl) ? "10 seconds" : "2 seconds",
    proxies: {
      ...(Option.isSome(settings.proxyEu) ? { eu: Redacted.value(settings.proxyEu.value) } : {}),
      ...(Option.isSome(settings.proxyUs) ? { us: Redacted.value(settings.proxyUs.value) } : {})
    },
    ...(Option.isSome(settings.databaseUrl) ? { databaseUrl: settings.databaseUrl.value } : {}),
    ...(Option.isSome(settings.browser) ? { browser: settings.browser.value } : {})
  }
  return made
})

/** Makes the demonstration and asks for its runs, all or nothing. */
const plant = Effect.fn("Serve.plant")(function* (teamId: TeamId, url: string) {
  const { transaction } = yield* Database
  const batches = yield* BatchesRepo
  return yield* transaction(
    Effect.gen(function* () {
      const { project, group, tests } = yield* seed(teamId, url)
      const about = { teamId, projectId: project.id, groupId: group.id }
      return yield* batches.create(
        { ...about, name: group.name, platform: "web", inOrder: true },
        tests.map((test) => ({
          testId: test.id,
          kind: "test" as const,
          title: test.title,
          steps: test.steps,
          platform: "web" as const,
          targetUrl: project.url
        }))
      )
    })
  )
})

/** Into an empty embedded database only: a newcomer sees tests run, and one of them fail for a good reason. */
const demonstrate = Effect.fn("Serve.demonstrate")(function* (options: Options, teamId: TeamId, url: string) {
  const projects = yield* ProjectsRepo
  const runs = yield* RunsRepo
  const { settings, tell } = options
  if (Option.isSome(settings.databaseUrl) || !settings.allowPrivateTargets) return
  if ((yield* projects.list(null)).length > 0) return
  const { batch, runs: asked } = yield* plant(teamId, url)
  yield* tell({ _tag: "DemonstrationBegins", runs: asked })
  yield* Stream.runForEach(runs.watchBatch(batch.id), (event) => tell({ _tag: "DemonstrationTells", event }))
  const ended = yield* Stream.runCollect(runs.listByBatch(batch.id))
  yield* tell({ _tag: "DemonstrationEnded", runs: Chunk.toReadonlyArray(ended) })
})

/** A signal that ends the service may have ended its browsers already. */
const stopping = Effect.flatMap(Scheduler, ({ stop }) => stop)

/** Serves until it is interrupted; everything it started ends with it. */
export const serve = (options: Options) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { settings, dataFolder, tell } = options
      yield* DataFolder.prepare(dataFolder)
      const port = yield* Listening.freePort({ host: settings.host, port: settings.port })
      const local = localUrl(settings.host, port)
      yield* tell({ _tag: "Preparing", what: "database" })
      const services = yield* Layer.build(Server.layerServices(yield* serverOptions(options, local)))
      return yield* Effect.gen(function* () {
        const { teamId, formerUrl } = yield* FirstStart.credentials(dataFolder, local)
        if (Option.isSome(formerUrl) && formerUrl.value !== local) yield* follow(formerUrl.value, local)
        yield* tell({ _tag: "Preparing", what: "browser" })
        yield* Effect.flatMap(Drivers, ({ ready }) => ready)
        yield* Layer.build(
          Server.layerHttp({ requestsPerMinute: settings.requestsPerMinute }).pipe(
            Layer.provide(Listening.layer({ host: settings.host, port }))
          )
        )
        yield* tell({ _tag: "Listening", url: local, dataFolder })
        yield* demonstrate(options, teamId, local)
        yield* tell({ _tag: "Ready", url: local })
        return yield* Effect.never
      }).pipe(
        Effect.onInterrupt(() => stopping),
        Effect.provide(services)
      )
    })
  )

/** Carries out runs of a database that others serve, until it is interrupted. */
export const work = (options: Options) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { settings, dataFolder, tell } = options
      if (Option.isNone(settings.databaseUrl))
        return yield* new SettingRefused({
          message: "A worker needs DATABASE_URL: the database that it shares"
        })
      yield* DataFolder.prepare(dataFolder)
      const local = localUrl(settings.host, settings.port)
      const services = yield* Layer.build(Server.layerServices(yield* serverOptions(options, local)))
      yield* Effect.provide(
        Effect.flatMap(Drivers, ({ ready }) => ready),
        services
      )
      yield* tell({ _tag: "Working", concurrency: settings.concurrency })
      return yield* Effect.never.pipe(
        Effect.onInterrupt(() => stopping),
        Effect.provide(services)
      )
    })
  )
