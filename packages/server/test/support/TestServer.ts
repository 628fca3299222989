/** The whole service over an empty database, on a free port, and clients that speak to it as different callers. */
import { ControlClient, layer as layerClient } from "@assay/api/ControlClient"
import { Keys } from "@assay/server/Keys"
import * as Listening from "@assay/server/Listening"
import * as Server from "@assay/server/Server"
import { TeamsRepo } from "@assay/sql/Teams"
import { FetchHttpClient, HttpServer } from "@effect/platform"
import { Context, Effect, Layer, Redacted } from "effect"
import { lendBrowser } from "../../../browser/test/support/BrowserFolder.js"
import { freshUrl, temporaryFolder } from "../../../sql/test/support/TestDatabase.js"

export class TestServer extends Context.Tag("TestServer")<
  TestServer,
  {
    readonly url: string
    /** An operator's key. */
    readonly operatorKey: string
    /** Makes a team with a key. */
    readonly newTeam: (name: string) => Effect.Effect<{ readonly teamId: string; readonly key: string }>
    /** Does the work with a client that shows this key. */
    readonly as: <A, E, R>(
      key: string,
      work: (client: ControlClient["Type"]) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E, R>
  }
>() {}

const addressOf = (address: HttpServer.Address): string =>
  address._tag === "TcpAddress" ? `http://${address.hostname}:${address.port}` : ""

const made = Effect.gen(function* () {
  const { address } = yield* HttpServer.HttpServer
  const keys = yield* Keys
  const teams = yield* TeamsRepo
  const url = addressOf(address)
  const { key: operatorKey } = yield* keys.issue(null, "operator")
  return TestServer.of({
    url,
    operatorKey,
    newTeam: (name) =>
      Effect.gen(function* () {
        const team = yield* teams.create(name)
        const { key } = yield* keys.issue(team.id, "test")
        return { teamId: team.id, key }
      }).pipe(Effect.orDie),
    as: (key, work) =>
      Effect.flatMap(ControlClient, work).pipe(
        Effect.provide(
          layerClient({ url, apiKey: Redacted.make(key) }).pipe(Layer.provide(FetchHttpClient.layer))
        )
      )
  })
})

/** With other options than those of most tests. */
export const layerWith = (others: Partial<Server.Options>) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const dataFolder = yield* temporaryFolder
      yield* Effect.promise(() => lendBrowser(dataFolder))
      const options: Server.Options = {
        dataFolder,
        databaseUrl: yield* freshUrl,
        publicUrl: "https://assay.example",
        secretKey: Redacted.make("a key for tests"),
        allowPrivateTargets: false,
        requestsPerMinute: 100_000,
        drain: "1 second",
        runsPerHour: 1000,
        ...others
      }
      return Layer.effect(TestServer, made).pipe(
        Layer.provideMerge(Server.layerHttp(options)),
        Layer.provideMerge(Listening.layer({ host: "127.0.0.1", port: 0 })),
        Layer.provideMerge(Server.layerServices(options))
      )
    })
  ).pipe(Layer.orDie)

export const layer = layerWith({ runsPerHour: 5 })
