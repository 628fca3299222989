import { ControlClient, layer as layerControl } from "@assay/api/ControlClient"
import * as Sql from "@assay/sql/Sql"
import { FetchHttpClient } from "@effect/platform"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { Context, Effect, Layer, Redacted } from "effect"
import { start } from "../examples/embedding/host.mjs"
import { freshUrl, serverUrl, temporaryFolder } from "../../sql/test/support/TestDatabase.js"

const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR2"]
const listeners = () => signals.map((signal) => process.listenerCount(signal))

/** How many connections of the service that database has, asked from another one. */
const connections = (url: string) =>
  Effect.gen(function* () {
    const context = yield* Layer.build(Sql.layer({ url: yield* serverUrl, maxConnections: 1 }))
    const sql = Context.get(context, SqlClient)
    const found = yield* sql`
      select 1 from pg_stat_activity
      where datname = ${new URL(url).pathname.slice(1)} and application_name like 'assay%'`
    return found.length
  })

const host = Effect.gen(function* () {
  const databaseUrl = Redacted.value(yield* freshUrl)
  const dataFolder = yield* temporaryFolder
  const embedded = yield* Effect.acquireRelease(
    Effect.promise(() => start({ databaseUrl, dataFolder, secretKey: "a key for tests", port: 0 })),
    ({ close }) => Effect.promise(close)
  )
  return { ...embedded, databaseUrl }
})

const get = (url: string, headers: Record<string, string> = {}) =>
  Effect.promise(async () => {
    const response = await fetch(url, { headers })
    return { status: response.status, text: await response.text() }
  })

it.scopedLive("answers inside a plain server, beside what is the host's own", () =>
  Effect.gen(function* () {
    const { url, newOperatorKey } = yield* host
    expect(yield* get(`${url}/hello`)).toEqual({ status: 200, text: "Hello from the host\n" })
    expect((yield* get(`${url}/healthz`)).status).toBe(200)
    expect((yield* get(`${url}/openapi.json`)).text).toContain('"openapi":"3.1.0"')
    const schedule = `${url}/v1/groups/none/schedule`
    expect((yield* get(schedule)).status).toBe(401)
    const key = yield* Effect.promise(() => newOperatorKey("first"))
    const refused = yield* get(schedule, { authorization: `Bearer ${key}` })
    expect(refused).toMatchObject({ status: 401, text: expect.stringContaining("operator key") })
  })
)

it.scopedLive("takes commands, and bodies within the limit", () =>
  Effect.gen(function* () {
    const { url, newOperatorKey } = yield* host
    const operator = yield* Effect.promise(() => newOperatorKey("first"))
    const key = yield* Effect.flatMap(ControlClient, (client) =>
      Effect.gen(function* () {
        const team = yield* client.teams.create({ name: "Ada" })
        return (yield* client.keys.create({ team: team.id, name: "ci" })).key
      })
    ).pipe(
      Effect.provide(
        layerControl({ url, apiKey: Redacted.make(operator) }).pipe(Layer.provide(FetchHttpClient.layer))
      )
    )
    const send = (message: string) =>
      Effect.promise(() =>
        fetch(`${url}/v1/feedback`, {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify({ message })
        })
      )
    expect((yield* send("m")).status).toBe(200)
    expect((yield* send("x".repeat(1_048_576))).status).toBe(413)
  })
)

it.scopedLive("leaves the process alone: its signals, its environment, its exit", () =>
  Effect.gen(function* () {
    const before = { listeners: listeners(), env: { ...process.env }, exitCode: process.exitCode }
    const { url } = yield* host
    yield* get(`${url}/readyz`)
    expect({ listeners: listeners(), env: { ...process.env }, exitCode: process.exitCode }).toEqual(before)
  })
)

it.scopedLive("ends with its host: no connection to the database, no port", () =>
  Effect.gen(function* () {
    const { url, close, databaseUrl } = yield* host
    expect(yield* connections(databaseUrl)).toBeGreaterThan(0)
    yield* Effect.promise(close)
    expect(yield* connections(databaseUrl)).toBe(0)
    const gone = yield* Effect.promise(() =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true
      )
    )
    expect(gone).toBe(true)
  })
)
