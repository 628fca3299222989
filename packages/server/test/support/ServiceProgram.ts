/**
 * The whole service, at the database named by its first argument and in the folder named by its second. Some times a second it
 * says how much memory it holds: run it with `--expose-gc`.
 */
import { Keys } from "@assay/server/Keys"
import * as Listening from "@assay/server/Listening"
import * as Server from "@assay/server/Server"
import { TeamsRepo } from "@assay/sql/Teams"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { HttpServer } from "@effect/platform"
import { Effect, Layer, Redacted, Schedule } from "effect"
import { writeSync } from "node:fs"

const [, , url = "", dataFolder = ""] = process.argv
const collect: unknown = Reflect.get(globalThis, "gc")

const say = (line: string) => Effect.sync(() => writeSync(1, `${line}\n`))

const measured = Effect.suspend(() => {
  if (typeof collect === "function") collect()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return say(`holds ${heapUsed + arrayBuffers}`)
})

const options: Server.Options = {
  dataFolder,
  databaseUrl: Redacted.make(url),
  publicUrl: "https://assay.example",
  secretKey: Redacted.make("a key for tests"),
  drain: "1 second"
}

const main = Effect.gen(function* () {
  const { address } = yield* HttpServer.HttpServer
  const team = yield* Effect.flatMap(TeamsRepo, (teams) => teams.create("Ada"))
  const { key } = yield* Effect.flatMap(Keys, (keys) => keys.issue(team.id, "test"))
  yield* say(`team ${team.id}`)
  yield* say(`key ${key}`)
  if (address._tag === "TcpAddress") yield* say(`listens http://${address.hostname}:${address.port}`)
  return yield* Effect.repeat(measured, Schedule.spaced("300 millis"))
}).pipe(
  Effect.provide(
    Server.layerHttp(options).pipe(
      Layer.provideMerge(Listening.layer({ host: "127.0.0.1", port: 0 })),
      Layer.provideMerge(Server.layerServices(options))
    )
  )
)

NodeRuntime.runMain(main)
