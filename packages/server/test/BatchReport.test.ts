import { expect, it } from "@effect/vitest"
import { SqlClient } from "@effect/sql/SqlClient"
import { Effect, Layer, Redacted } from "effect"
import * as Sql from "@assay/sql/Sql"
import { randomUUID } from "node:crypto"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Child, makeProgram, runProgram } from "../../sql/test/support/Child.js"
import { freshUrl, temporaryFolder } from "../../sql/test/support/TestDatabase.js"

const cases = 10_000
const megabyte = 1_048_576

/** A batch whose runs failed after three steps, each with a good deal to say. */
const makeBatch = Effect.fn("makeBatch")(function* (teamId: string) {
  const sql = yield* SqlClient
  const [project, group, batch] = [randomUUID(), randomUUID(), randomUUID()]
  yield* sql`
    insert into projects (id, team_id, name, url, project_type, description)
    values (${project}, ${teamId}, 'Shop', 'https://shop.example', 'web', '')`
  yield* sql`insert into groups (id, team_id, project_id, name) values (${group}, ${teamId}, ${project}, 'Nightly')`
  yield* sql`
    insert into batches (id, team_id, project_id, group_id, name, platform, in_order)
    values (${batch}, ${teamId}, ${project}, ${group}, 'Nightly', 'web', false)`
  yield* sql`
    insert into runs (team_id, project_id, group_id, batch_id, kind, status, verdict, reason, title, steps, platform,
      target_url, attempt, summary, started_at, finished_at)
    select ${teamId}, ${project}, ${group}, ${batch}, 'test', 'completed', 'FAILED', 'check_false', 'Test ' || n, 'Look.',
      'web', 'https://shop.example', 1, 'It is not there', now(), now() from generate_series(1, ${cases}::int) n`
  yield* sql`
    insert into steps (run_id, attempt, index, body)
    select r.id, 1, n, jsonb_build_object('index', n, 'text', 'Check that the total of the order is shown', 'outcome', 'failed',
      'reason', 'check_false', 'detail', repeat('The page says something else. ', 75), 'understood', '[]'::jsonb,
      'candidates', '[]'::jsonb, 'changed', '[]'::jsonb, 'evidence', '[]'::jsonb, 'ms', 5)
    from runs r, generate_series(0, 2) n where r.batch_id = ${batch}`
  return batch
})

/** The service in a process of its own, over an empty database. */
const startService = Effect.gen(function* () {
  const databaseUrl = yield* freshUrl
  // What the bundle leaves out is looked for from where it lies.
  const folder = fileURLToPath(
    new URL(`../../../node_modules/.cache/assay-test-${randomUUID()}`, import.meta.url)
  )
  yield* Effect.acquireRelease(
    Effect.promise(() => mkdir(folder, { recursive: true })),
    () => Effect.promise(() => rm(folder, { recursive: true, force: true }))
  )
  const program = yield* makeProgram(folder, "../../../server/test/support/ServiceProgram.ts", false)
  const dataFolder = join(yield* temporaryFolder, ".assay")
  const child = yield* runProgram(program, ["--expose-gc", Redacted.value(databaseUrl), dataFolder])
  return {
    child,
    databaseUrl,
    url: yield* child.said("listens "),
    key: yield* child.said("key "),
    team: yield* child.said("team ")
  }
})

/** What the service holds, in bytes: the greatest of the next samples. */
const holds = (child: Child, samples: number) =>
  Effect.map(child.next("holds ", samples), (lines) => Math.max(...lines.map(Number)))

it.scopedLive(
  "a report of 10,000 cases is never held whole, however slowly it is read",
  () =>
    Effect.gen(function* () {
      const { child, databaseUrl, key, team, url } = yield* startService
      const batch = yield* makeBatch(team).pipe(
        Effect.provide(Layer.orDie(Sql.layer({ url: databaseUrl, maxConnections: 1 })))
      )
      const ask = Effect.promise((signal) =>
        fetch(`${url}/control/rpc`, {
          method: "POST",
          signal,
          headers: { authorization: `Bearer ${key}`, "content-type": "application/ndjson" },
          body: `${JSON.stringify({ _tag: "Request", id: "0", tag: "junit.batch", payload: { batch, allowIncomplete: false }, headers: [] })}\n`
        })
      )
      const idle = yield* holds(child, 5)
      const response = yield* ask
      const reader = response.body?.getReader()
      if (reader === undefined) throw new Error("The answer has no body")
      // It is not read on for a while, as by a slow disk.
      yield* Effect.promise(() => reader.read())
      const whileWaiting = yield* holds(child, 20)
      let bytes = 0
      let whileReading = 0
      for (;;) {
        const { done, value } = yield* Effect.promise(() => reader.read())
        if (done) break
        bytes += value.length
        whileReading = Math.max(whileReading, ...child.sofar("holds ").slice(-1).map(Number))
      }
      expect(bytes).toBeGreaterThan(64 * megabyte)
      expect((whileWaiting - idle) / megabyte).toBeLessThan(64)
      expect((whileReading - idle) / megabyte).toBeLessThan(64)
    }),
  300_000
)
