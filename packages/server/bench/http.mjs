/**
 * The service beside a Fastify and pg server that does the same work, over one embedded Postgres, in interleaved rounds.
 *
 *   node packages/server/bench/http.mjs [--rounds 8] [--seconds 2] [--connections 16] [--write]
 *
 * Both servers live in this process, and one of them is idle while the other works; the load comes from a child process.
 * Then it profiles both over E5, warm by then. `--write` keeps the tables in docs/reference/http-benchmark.md. Needs the built packages (`npm run build`).
 */
import { Keys } from "@assay/server/Keys"
import * as Server from "@assay/server/Server"
import * as EmbeddedPostgres from "@assay/sql/EmbeddedPostgres"
import { GroupsRepo } from "@assay/sql/Groups"
import { ProjectsRepo } from "@assay/sql/Projects"
import { SchedulesRepo } from "@assay/sql/Schedules"
import { TeamsRepo } from "@assay/sql/Teams"
import { NodeHttpServer } from "@effect/platform-node"
import { HttpServer } from "@effect/platform"
import { DateTime, Effect, Layer, Redacted } from "effect"
import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs, promisify } from "node:util"
import { keepOn, median } from "../../../scripts/figures.mjs"
import { start } from "./fastify-server.mjs"
import * as Profile from "./profile.mjs"

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "8" },
    seconds: { type: "string", default: "2" },
    connections: { type: "string", default: "16" },
    write: { type: "boolean", default: false }
  }
})
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number)
const loader = fileURLToPath(new URL("load.mjs", import.meta.url))
const keep = keepOn("http-benchmark.md")

const planted = Effect.gen(function* () {
  const team = yield* Effect.flatMap(TeamsRepo, (repo) => repo.create("Ada"))
  const { key } = yield* Effect.flatMap(Keys, (keys) => keys.issue(team.id, "bench"))
  const [projects, groups, schedules] = [yield* ProjectsRepo, yield* GroupsRepo, yield* SchedulesRepo]
  const made = { projects: [], groups: [] }
  for (let at = 0; at < 50; at++) {
    const project = yield* projects.create({
      teamId: team.id,
      name: `Shop ${at}`,
      url: "https://shop.example/",
      projectType: "web",
      description: ""
    })
    const group = yield* groups.create({
      teamId: team.id,
      projectId: project.id,
      name: "Smoke",
      prepTestId: null
    })
    yield* schedules.set(group.id, {
      frequency: "daily",
      minute: 0,
      hour: 3,
      dayOfWeek: 0,
      timezone: "UTC",
      cronExpression: "0 3 * * *",
      nextAt: DateTime.add(yield* DateTime.now, { days: 30 })
    })
    made.projects.push(`/v1/projects/${project.id}`)
    made.groups.push(`/v1/groups/${group.id}/schedule`)
  }
  return { key, ...made }
})

const load = (target) =>
  Effect.promise(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [loader, JSON.stringify(target)])
    const result = JSON.parse(stdout)
    if (result.failed > 0) throw new Error(`${result.failed} requests to ${target.url} failed`)
    return result
  })

/** Every server in turn, round after round; the first round warms up and does not count. */
const measure = (servers, work) =>
  Effect.gen(function* () {
    const results = new Map(servers.map(({ name }) => [name, []]))
    for (let round = 0; round <= rounds; round++)
      for (const { name, url } of servers) {
        const result = yield* load({ url, seconds: round === 0 ? 1 : seconds, connections, ...work })
        if (round > 0) results.get(name).push(result)
      }
    return servers.map(({ name }) => ({
      name,
      perSecond: median(results.get(name).map((result) => result.perSecond)),
      p99: median(results.get(name).map((result) => result.p99))
    }))
  })

const tableOf = (title, [assay, ...others]) =>
  [
    `### ${title}`,
    "",
    "| Server | Requests a second | p99, ms | Assay's requests beside it | Assay's p99 beside it |",
    "| --- | --- | --- | --- | --- |",
    `| ${assay.name} | ${Math.round(assay.perSecond)} | ${assay.p99} | | |`,
    ...others.map(
      ({ name, perSecond, p99 }) =>
        `| ${name} | ${Math.round(perSecond)} | ${p99} | ${(assay.perSecond / perSecond).toFixed(2)} | ${(assay.p99 / p99).toFixed(2)} |`
    )
  ].join("\n")

const bench = Effect.gen(function* () {
  const folder = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "assay-bench-"))),
    (made) => Effect.sync(() => rmSync(made, { recursive: true, force: true }))
  )
  chmodSync(folder, 0o755)
  const { url } = yield* EmbeddedPostgres.start({
    dataDir: join(folder, "database"),
    settings: { fsync: "off" }
  })
  const options = {
    dataFolder: folder,
    databaseUrl: url,
    publicUrl: "https://assay.example",
    secretKey: Redacted.make("a key for the benchmark"),
    requestsPerMinute: 1_000_000_000
  }
  const context = yield* Layer.build(
    Server.layerHttp(options).pipe(
      Layer.provideMerge(NodeHttpServer.layer(createServer, { port: 0, host: "127.0.0.1" })),
      Layer.provideMerge(Server.layerServices(options))
    )
  )
  const { key, projects, groups } = yield* Effect.provide(planted, context)
  const own = yield* Effect.provide(HttpServer.addressFormattedWith(Effect.succeed), context)
  const beside = (remember) =>
    Effect.acquireRelease(
      Effect.promise(() => start(Redacted.value(url), { remember })),
      ({ close }) => Effect.promise(close)
    )
  const servers = [
    { name: "Assay", url: own },
    { name: "Fastify, keys remembered", url: (yield* beside(true)).url },
    { name: "Fastify, keys looked up", url: (yield* beside(false)).url }
  ]
  const reads = yield* measure(servers, { key, method: "GET", paths: groups })
  const writes = yield* measure(servers, {
    key,
    method: "PATCH",
    paths: projects,
    body: JSON.stringify({ name: "Shop", prTestingDebounceMinutes: 7 })
  })
  const text = [
    `Node ${process.version}, ${cpus().length} cores, ${connections} connections, median of ${rounds} rounds of ${seconds} s.`,
    tableOf("E5: a group's schedule", reads),
    tableOf("E2: a project's settings", writes)
  ].join("\n\n")
  const reading = { seconds, connections, key, method: "GET", paths: groups }
  const profile = Profile.tableOf(
    yield* Effect.forEach(servers.slice(0, 2), ({ name, url }) =>
      Effect.map(Profile.profiled(load({ url, ...reading })), (shares) => ({ name, shares }))
    )
  )
  process.stdout.write(`${text}\n\n### Where the time goes, E5\n\n${profile}\n`)
  if (!values.write) return
  keep("table", text)
  keep("profile", profile)
})

await Effect.runPromise(Effect.scoped(bench))
process.exit(0)
