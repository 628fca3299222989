/** The public interface over real HTTP and a real database, with claims paused: nothing carries runs out. */
import * as TestDatabase from "../../../sql/test/support/TestDatabase.js"
import { Caller } from "@assay/domain/Caller"
import type { ProjectType } from "@assay/domain/Project"
import { TeamsRepo } from "@assay/sql/Teams"
import { HttpServer } from "@effect/platform"
import { SqlClient } from "@effect/sql/SqlClient"
import { NodeContext, NodeHttpServer } from "@effect/platform-node"
import { Context, Effect, Layer } from "effect"
import { createServer } from "node:http"
import * as AppFiles from "../../src/AppFiles.js"
import * as Batches from "../../src/Batches.js"
import * as FeedbackReports from "../../src/FeedbackReports.js"
import * as Groups from "../../src/Groups.js"
import * as RestApp from "../../src/http/RestApp.js"
import * as JUnitReports from "../../src/JUnitReports.js"
import * as Keys from "../../src/Keys.js"
import * as MobileApps from "../../src/MobileApps.js"
import * as Projects from "../../src/Projects.js"
import * as ProjectUpdates from "../../src/ProjectUpdates.js"
import * as Runs from "../../src/Runs.js"
import * as SkipJudge from "../../src/SkipJudge.js"
import * as TargetPolicy from "../../src/TargetPolicy.js"
import * as Teams from "../../src/Teams.js"
import * as Tests from "../../src/Tests.js"
import * as Webhooks from "../../src/Webhooks.js"

export interface Options {
  readonly runsPerHour?: number
  readonly requestsPerMinute?: number
  readonly allowPrivate?: boolean
  readonly answerWithin?: string
  readonly judge?: Layer.Layer<SkipJudge.SkipJudge>
}

/** Where the service answers. */
export class Service extends Context.Tag("Service")<Service, { readonly url: string }>() {}

const publicUrl = "https://assay.example"

const files = Layer.unwrapScoped(
  Effect.map(TestDatabase.temporaryFolder, (folder) => AppFiles.layer({ folder }))
).pipe(Layer.provide(NodeContext.layer))

const services = (options: Options) =>
  Layer.mergeAll(
    JUnitReports.layer({ publicUrl }),
    Webhooks.layer({ publicUrl }),
    FeedbackReports.layer,
    MobileApps.layer().pipe(Layer.provide([ProjectUpdates.layer, files])),
    options.judge ?? SkipJudge.layerNever
  ).pipe(
    Layer.provideMerge(Batches.layer),
    Layer.provideMerge(Runs.layer({ runsPerHour: options.runsPerHour ?? 100_000 })),
    Layer.provideMerge(Groups.layer),
    Layer.provideMerge(Tests.layer),
    Layer.provideMerge(Projects.layer),
    Layer.provideMerge(Keys.layer),
    Layer.provideMerge(Teams.layer),
    Layer.provideMerge(
      TargetPolicy.layer({
        allowPrivate: options.allowPrivate ?? false,
        resolve: () => Promise.resolve([])
      })
    ),
    Layer.provideMerge(TestDatabase.layer)
  )

const served = (options: Options) =>
  Layer.scoped(
    Service,
    Effect.gen(function* () {
      const app = yield* RestApp.make({
        requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
        answerWithin: options.answerWithin === "never" ? "50 millis" : "30 seconds"
      })
      yield* HttpServer.serveEffect(app)
      return { url: yield* HttpServer.addressFormattedWith(Effect.succeed) }
    })
  ).pipe(Layer.provide(NodeHttpServer.layer(createServer, { port: 0, host: "127.0.0.1" })))

export const layer = (options: Options = {}) =>
  RestApp.withoutTraces(served(options)).pipe(Layer.provideMerge(services(options)), Layer.orDie)

/** A team with its key and a project of each type. */
export const makeTeam = Effect.fn("makeTeam")(function* (name: string) {
  const team = yield* Effect.flatMap(TeamsRepo, (repo) => repo.create(name))
  const { key, record } = yield* Effect.flatMap(Keys.Keys, (keys) => keys.issue(team.id, "test"))
  const projects = yield* Projects.Projects
  const asTeam = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, Caller, { keyId: record.id, teamId: team.id })
  const project = (projectType: ProjectType) =>
    asTeam(projects.create({ name: `${name} ${projectType}`, url: "https://shop.example/", projectType }))
  return { team, key, keyId: record.id, asTeam, web: yield* project("web"), mobile: yield* project("mobile") }
})

export interface Sent {
  readonly key?: string
  readonly body?: unknown
  /** Sent as it is, in place of `body`. */
  readonly raw?: string | Uint8Array | ReadableStream<Uint8Array>
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly text: string
  readonly headers: Headers
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a request as any client would, and gives what came back. */
export const send = (method: string, path: string, sent: Sent = {}) =>
  Effect.flatMap(Service, ({ url }) =>
    Effect.promise(async (): Promise<Answer> => {
      const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(sent.key === undefined ? {} : { authorization: `Bearer ${sent.key}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...sent.headers
        },
        ...(body === undefined ? {} : { body, duplex: "half" })
      })
      const text = await response.text()
      return { status: response.status, body: parsed(text), text, headers: response.headers }
    })
  )

/** Takes a table away that an endpoint writes to, so that it meets what it was not made for. */
export const breakDatabase = Effect.flatMap(SqlClient, (sql) => sql`drop table feedback cascade`)
