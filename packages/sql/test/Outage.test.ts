import { DatabaseUnavailable } from "@assay/domain/Database"
import * as EmbeddedPostgres from "@assay/sql/EmbeddedPostgres"
import { Notifications, runsChannel } from "@assay/sql/Notifications"
import { Database, run } from "@assay/sql/Query"
import * as Sql from "@assay/sql/Sql"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { Effect, Exit, Layer, Queue, Redacted, Schedule, Scope, Stream } from "effect"
import { temporaryFolder } from "./support/TestDatabase.js"

/** A Postgres that can be stopped and started again at the same address. */
const server = Effect.gen(function* () {
  const dataDir = yield* temporaryFolder
  const start = Effect.gen(function* () {
    const scope = yield* Scope.make()
    const { url } = yield* Scope.extend(
      EmbeddedPostgres.start({ dataDir, settings: { fsync: "off" } }),
      scope
    )
    return { url, stop: Scope.close(scope, Exit.void) }
  })
  const first = yield* Effect.acquireRelease(start, ({ stop }) => stop)
  return { ...first, start: Effect.acquireRelease(start, ({ stop }) => stop) }
})

it.scopedLive("a database that goes away is unavailable, and is used again when it is back", () =>
  Effect.gen(function* () {
    const { start, stop, url } = yield* server
    const context = yield* Layer.build(Layer.provideMerge(Database.Default, Sql.layer({ url })))
    yield* Effect.gen(function* () {
      const database = yield* Database
      const sql = yield* SqlClient
      yield* database.ping
      const held = yield* Effect.fork(
        Effect.exit(database.transaction(Effect.zipRight(run(sql`select 1`), run(sql`select pg_sleep(30)`))))
      )
      yield* Effect.repeat(
        sql<{
          sleeping: number
        }>`select count(*)::int as sleeping from pg_stat_activity where wait_event = 'PgSleep'`,
        { until: ([row]) => row?.sleeping === 1 }
      )
      yield* stop
      expect(yield* held).toMatchObject(Exit.fail({ _tag: "DatabaseUnavailable" }))
      expect(yield* Effect.flip(database.ping)).toBeInstanceOf(DatabaseUnavailable)
      expect(yield* Effect.flip(database.transaction(run(sql`select 1`)))).toBeInstanceOf(DatabaseUnavailable)
      yield* start
      yield* database.ping
    }).pipe(Effect.provide(context))
  })
)

it.scopedLive("a listener whose connection is lost is told so when it is back, and hears again", () =>
  Effect.gen(function* () {
    const { start, stop, url } = yield* server
    const context = yield* Layer.build(Sql.layer({ url }))
    yield* Effect.gen(function* () {
      const sql = yield* SqlClient
      const notifications = yield* Notifications
      const heard = yield* Queue.unbounded<string>()
      yield* notifications.subscribe(runsChannel).pipe(
        Stream.runForEach((told) => Queue.offer(heard, told._tag === "Message" ? told.payload : told._tag)),
        Effect.forkScoped
      )
      const notify = (payload: string) => sql`select pg_notify(${runsChannel}, ${payload})`
      const untilHeard = (what: string) =>
        Effect.repeat(Queue.take(heard), { until: (payload) => payload === what })
      yield* untilHeard("Connected")
      // The connection may still be on its way: told again and again until it is heard.
      const telling = yield* Effect.fork(Effect.repeat(notify("before"), Schedule.spaced("50 millis")))
      yield* untilHeard("before")
      yield* telling.interruptAsFork(telling.id())
      yield* stop
      // What was told before the outage, late as it may have come, tells nothing of the time after it.
      yield* Queue.takeAll(heard)
      yield* start
      yield* untilHeard("Connected")
      yield* notify("after")
      yield* untilHeard("after")
    }).pipe(Effect.provide(context))
  })
)

it.scopedLive("a database that was never there is unavailable at once", () =>
  Effect.gen(function* () {
    const urls = ["postgres://nobody@localhost/x?host=/nowhere", "postgres://nobody:secret@127.0.0.1:1/x"]
    for (const url of urls) {
      const error = yield* Effect.flip(Layer.build(Sql.layer({ url: Redacted.make(url) })))
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      expect(error.message).not.toContain("secret")
    }
  })
)

it.scopedLive("a statement that is wrong is a defect", () =>
  Effect.gen(function* () {
    const { url } = yield* server
    const exit = yield* Effect.flatMap(SqlClient, (sql) => Effect.exit(run(sql`select nothing`))).pipe(
      Effect.provide(Sql.layer({ url }))
    )
    expect(Exit.isFailure(exit) && exit.cause._tag).toBe("Die")
  })
)
