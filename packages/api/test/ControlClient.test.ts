import { Unauthorized } from "@assay/domain/ApiKey"
import { Caller } from "@assay/domain/Caller"
import { ApiKeyId, TeamId } from "@assay/domain/Ids"
import { RunNotFound } from "@assay/domain/Run"
import { Team } from "@assay/domain/Team"
import { FetchHttpClient, Headers, type HttpApp, HttpServer, HttpServerResponse } from "@effect/platform"
import { NodeHttpServer } from "@effect/platform-node"
import { RpcSerialization, RpcServer } from "@effect/rpc"
import { describe, expect, it } from "@effect/vitest"
import { Chunk, Context, DateTime, Effect, Layer, Option, Redacted, Schema, type Scope, Stream } from "effect"
import { createServer } from "node:http"
import * as ControlAuth from "../src/ControlAuth.js"
import * as ControlClient from "../src/ControlClient.js"
import { JUnitRpc } from "../src/JUnitRpc.js"
import { TeamsRpc } from "../src/TeamsRpc.js"

const teamId = Schema.decodeSync(TeamId)("0b0e7b5e-0000-4000-8000-000000000001")

const auth = Layer.succeed(ControlAuth.ControlAuth, ({ headers }) =>
  Option.contains(Headers.get(headers, "authorization"), "Bearer right")
    ? Effect.succeed({
        keyId: Schema.decodeSync(ApiKeyId)("0b0e7b5e-0000-4000-8000-000000000002"),
        teamId: null
      })
    : Effect.fail(new Unauthorized({ message: "The API key is not known" }))
)

const handlers = Layer.mergeAll(
  TeamsRpc.toLayer({
    "teams.create": ({ name }) =>
      Effect.map(Caller, () => new Team({ id: teamId, name, createdAt: DateTime.unsafeMake(0) })),
    "teams.list": () => Effect.succeed([])
  }),
  JUnitRpc.toLayer({
    "junit.run": ({ run }) =>
      run === "gone" ? Stream.fail(RunNotFound.of(run)) : Stream.make("<a>", "</a>"),
    "junit.batch": () => Stream.empty
  })
)

class Served extends TeamsRpc.merge(JUnitRpc) {}

const listen = (app: HttpApp.Default<never, Scope.Scope>) =>
  HttpServer.serveEffect(app).pipe(Effect.zipRight(HttpServer.addressFormattedWith(Effect.succeed)))

const node = NodeHttpServer.layer(createServer, { port: 0, host: "127.0.0.1" })

const client = (url: string, apiKey = "right") =>
  Effect.map(
    Layer.build(
      ControlClient.layer({ url, apiKey: Redacted.make(apiKey) }).pipe(Layer.provide(FetchHttpClient.layer))
    ),
    (context) => Context.get(context, ControlClient.ControlClient)
  )

const served = Effect.gen(function* () {
  const app = yield* RpcServer.toHttpApp(Served)
  return yield* listen(app)
}).pipe(Effect.provide([handlers, auth, RpcSerialization.layerNdjson]))

describe("the client of the control plane", () => {
  it.scoped("calls with its key and gets the domain's things back", () =>
    Effect.gen(function* () {
      const { teams } = yield* client(yield* served)
      const team = yield* teams.create({ name: "Ada" })
      expect(team).toBeInstanceOf(Team)
      expect(team.name).toBe("Ada")
    }).pipe(Effect.provide(node))
  )

  it.scoped("gets a stream piece by piece, and its error", () =>
    Effect.gen(function* () {
      const { junit } = yield* client(yield* served)
      const pieces = yield* Stream.runCollect(junit.run({ run: "there", allowIncomplete: false }))
      expect(Chunk.toReadonlyArray(pieces)).toEqual(["<a>", "</a>"])
      const error = yield* Effect.flip(Stream.runDrain(junit.run({ run: "gone", allowIncomplete: false })))
      expect(error).toBeInstanceOf(RunNotFound)
    }).pipe(Effect.provide(node))
  )

  it.scoped("is told that its key is refused", () =>
    Effect.gen(function* () {
      const { teams } = yield* client(yield* served, "wrong")
      expect(yield* Effect.flip(teams.create({ name: "Ada" }))).toBeInstanceOf(Unauthorized)
    }).pipe(Effect.provide(node))
  )

  it.scoped("says where nothing answers", () =>
    Effect.gen(function* () {
      const { teams } = yield* client("http://127.0.0.1:1")
      const error = yield* Effect.flip(teams.list())
      expect(error._tag).toBe("RpcClientError")
      expect(error.message).toMatch(/^No Assay server answers at http:\/\/127\.0\.0\.1:1: /)
    })
  )

  it.scoped("says that a server of another kind answers", () =>
    Effect.gen(function* () {
      for (const answer of [
        HttpServerResponse.text("hello"),
        HttpServerResponse.text("no", { status: 404 })
      ]) {
        const url = yield* listen(Effect.succeed(answer)).pipe(Effect.provide(Layer.fresh(node)))
        const { teams } = yield* client(url)
        const error = yield* Effect.flip(teams.list())
        expect(error.message).toContain("No Assay server answers")
        expect(error.message).not.toContain("[object")
      }
    })
  )

  it.scoped("fails when an answer breaks off before its end", () =>
    Effect.gen(function* () {
      const url = yield* listen(
        Effect.succeed(HttpServerResponse.text("", { contentType: "application/ndjson" }))
      )
      const { junit, teams } = yield* client(url)
      const broken = "No Assay server answers"
      expect((yield* Effect.flip(teams.list())).message).toContain(broken)
      const error = yield* Effect.flip(Stream.runDrain(junit.run({ run: "there", allowIncomplete: false })))
      expect(error.message).toContain(broken)
    }).pipe(Effect.provide(node))
  )
})
