import * as Migrations from "@assay/sql/Migrations"
import { ProjectsRepo } from "@assay/sql/Projects"
import * as Sql from "@assay/sql/Sql"
import { SqlClient } from "@effect/sql/SqlClient"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { randomUUID } from "node:crypto"
import { makeTeam } from "./support/Fixtures.js"
import { freshUrl, layer, serverUrl } from "./support/TestDatabase.js"

/** A database without any tables. */
const emptyUrl = Effect.gen(function* () {
  const url = yield* serverUrl
  const name = `empty_${randomUUID().replaceAll("-", "")}`
  yield* Effect.flatMap(SqlClient, (sql) => sql.unsafe(`create database ${name} template template0`)).pipe(
    Effect.provide(Sql.layer({ url }))
  )
  return Redacted.make(Redacted.value(url).replace("/postgres?", `/${name}?`))
})

const all = ["teams", "projects", "tests", "runs", "steps", "triggers", "team_queues", "warnings"]

describe("migrations", () => {
  it.effect("run once", () =>
    Effect.gen(function* () {
      const url = yield* emptyUrl
      const run = Migrations.run.pipe(Effect.provide(Sql.layer({ url })))
      expect(yield* run).toEqual(all)
      expect(yield* run).toEqual([])
    })
  )

  it.effect("run once under several starts at once", () =>
    Effect.gen(function* () {
      const url = yield* emptyUrl
      const run = Migrations.run.pipe(Effect.provide(Sql.layer({ url, maxConnections: 2 })))
      const starts = yield* Effect.all(
        Array.from({ length: 6 }, () => run),
        { concurrency: "unbounded" }
      )
      expect(starts.flat()).toEqual(all)
    })
  )

  it.effect("refuse a database of a newer version", () =>
    Effect.gen(function* () {
      const url = yield* freshUrl
      const error = yield* Effect.flatMap(
        SqlClient,
        (sql) => sql`insert into assay_migrations (migration_id, name) values (999, 'of the future')`
      ).pipe(Effect.zipRight(Effect.flip(Migrations.run)), Effect.provide(Sql.layer({ url })))
      expect(error).toBeInstanceOf(Migrations.SchemaTooNew)
      expect(error.message).toContain("999")
    })
  )
})

it.layer(layer)("the schema", (it) => {
  const refusals: ReadonlyArray<readonly [string, string]> = [
    ["a verdict of a run that is not completed", "verdict = 'PASSED'"],
    ["a failed run without an error code", "status = 'failed', finished_at = now()"],
    ["an error code of a run that did not fail", "error_code = 'worker_lost'"],
    [
      "a running run without an owner",
      "status = 'running', started_at = now(), attempt = 1, lease_until = now()"
    ],
    ["an ended run without an end", "status = 'cancelled'"],
    ["a queued run with an end", "finished_at = now()"],
    [
      "a reason beside a pass",
      "status = 'completed', finished_at = now(), verdict = 'PASSED', reason = 'no_check'"
    ],
    ["a skip reason of a run that was not cancelled", "skip_reason = 'docs only'"],
    ["an unknown status", "status = 'paused'"],
    ["a preparation without a batch", "kind = 'preparation'"]
  ]
  it.effect.each(refusals)("refuses %s", ([, change]) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { run } = yield* makeTeam("Constraints")
      const [made] = yield* sql<{ id: string }>`
        insert into runs (team_id, project_id, kind, status, title, steps, platform, target_url)
        values (${run.teamId}, ${run.projectId}, 'test', 'queued', 'a', 'b', 'web', 'c') returning id`
      const error = yield* Effect.flip(sql.unsafe(`update runs set ${change} where id = '${made?.id}'`))
      expect(error.cause).toMatchObject({ code: "23514" })
    })
  )

  it.effect("refuses a browser region on a mobile project", () =>
    Effect.gen(function* () {
      const projects = yield* ProjectsRepo
      const { team } = yield* makeTeam("Mobile")
      const mobile = yield* projects.create({
        teamId: team.id,
        name: "App",
        url: "https://a.example",
        projectType: "mobile",
        description: ""
      })
      expect((yield* Effect.exit(projects.update(mobile.id, { browserRegion: "eu" })))._tag).toBe("Failure")
      expect((yield* Effect.exit(projects.update(mobile.id, { includeExampleMobileApp: true })))._tag).toBe(
        "Success"
      )
    })
  )
})
