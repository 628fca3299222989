import { expect, it } from "@effect/vitest"
import { DateTime, Effect, Stream } from "effect"
import type { ServerResponse } from "node:http"
import { servePages } from "../../browser/test/support/TestBrowser.js"
import { layerWith, TestServer } from "./support/TestServer.js"

const live = { timeout: "60 seconds", excludeTestServices: true } as const

const page = (text: string) =>
  `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><p>${text}</p></html>`

/** A page that nobody gets before so many have asked for it. */
const meetingPlace = (visitors: number) => {
  const waiting: Array<ServerResponse> = []
  return servePages((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end()
    waiting.push(response)
    if (waiting.length < visitors) return
    for (const each of waiting.splice(0))
      each.writeHead(200, { "content-type": "text/html" }).end(page("Met"))
  })
}

const makeGroup = Effect.fn("makeGroup")(function* (
  url: string,
  tests: ReadonlyArray<readonly [string, string]>,
  prep?: string
) {
  const { as, newTeam } = yield* TestServer
  const { key } = yield* newTeam("Ada")
  const group = yield* as(key, (client) =>
    Effect.gen(function* () {
      const project = yield* client.projects.create({ name: "Shop", url, projectType: "web" })
      if (prep !== undefined)
        yield* client.tests.create({ project: project.id, title: "Prepares", steps: prep })
      const made = yield* client.groups.create({
        project: project.id,
        name: "Nightly",
        ...(prep === undefined ? {} : { prepTest: "Prepares" })
      })
      for (const [title, steps] of tests) {
        const test = yield* client.tests.create({ project: project.id, title, steps })
        yield* client.groups.add({ group: made.id, test: test.id })
      }
      return made
    })
  )
  return { key, group: group.id }
})

/** Runs the group to its end. */
const ran = Effect.fn("ran")(function* (key: string, group: string, inOrder: boolean) {
  const { as } = yield* TestServer
  return yield* as(key, (client) =>
    Effect.gen(function* () {
      const { id } = yield* client.groups.run({ group, inOrder })
      yield* Stream.runDrain(client.runs.watchBatch({ batch: id }))
      return yield* client.runs.batch({ batch: id })
    })
  )
})

const isThere = (text: string) => `Check that "${text}" is shown.`

it.layer(layerWith({ allowPrivateTargets: true, stepTimeout: "2 seconds", concurrency: 3 }), live)(
  "a run of a group",
  (it) => {
    it.scoped("carries several tests out at once", () =>
      Effect.gen(function* () {
        const origin = yield* meetingPlace(3)
        const { group, key } = yield* makeGroup(`${origin}/`, [
          ["One", isThere("Met")],
          ["Two", isThere("Met")],
          ["Three", isThere("Met")]
        ])
        const { runs } = yield* ran(key, group, false)
        expect(runs.map(({ verdict }) => verdict)).toEqual(["PASSED", "PASSED", "PASSED"])
      })
    )

    it.scoped("carries them out one after the other where that is asked for, whatever becomes of them", () =>
      Effect.gen(function* () {
        const origin = yield* servePages({ "/": page("Here") })
        const { group, key } = yield* makeGroup(`${origin}/`, [
          ["One", isThere("Gone")],
          ["Two", isThere("Here")],
          ["Three", "Frobnicate the gadget."],
          ["Four", isThere("Here")]
        ])
        const { runs } = yield* ran(key, group, true)
        expect(runs.map(({ title, verdict }) => [title, verdict])).toEqual([
          ["One", "FAILED"],
          ["Two", "PASSED"],
          ["Three", "BLOCKED"],
          ["Four", "PASSED"]
        ])
        for (const [index, run] of runs.entries()) {
          const before = runs[index - 1]?.finishedAt ?? null
          if (before !== null && run.startedAt !== null)
            expect(DateTime.greaterThanOrEqualTo(run.startedAt, before)).toBe(true)
        }
      })
    )

    it.scoped("prepares first, and goes on when that passed", () =>
      Effect.gen(function* () {
        const origin = yield* servePages({ "/": page("Here") })
        const { group, key } = yield* makeGroup(`${origin}/`, [["One", isThere("Here")]], isThere("Here"))
        const { runs } = yield* ran(key, group, false)
        expect(runs.map(({ kind, verdict }) => [kind, verdict])).toEqual([
          ["preparation", "PASSED"],
          ["test", "PASSED"]
        ])
        const [prepared, tested] = runs.map(({ finishedAt, startedAt }) => ({ finishedAt, startedAt }))
        expect(Number(tested?.startedAt?.epochMillis)).toBeGreaterThanOrEqual(
          Number(prepared?.finishedAt?.epochMillis)
        )
      })
    )

    it.scoped.each([
      ["fails", isThere("Gone"), "FAILED"],
      ["is blocked", "Frobnicate the gadget.", "BLOCKED"]
    ] as const)("tests nothing when the preparation %s", ([, prep, verdict]) =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const origin = yield* servePages({ "/": page("Here") })
        const tests = [
          ["One", isThere("Here")],
          ["Two", isThere("Here")]
        ] as const
        const { group, key } = yield* makeGroup(`${origin}/`, tests, prep)
        const { id, runs } = yield* ran(key, group, false)
        expect(runs.map((run) => [run.kind, run.verdict])).toEqual([
          ["preparation", verdict],
          ["test", "BLOCKED"],
          ["test", "BLOCKED"]
        ])
        for (const run of runs.slice(1))
          expect(run).toMatchObject({ reason: "preparation_failed", attempt: 0 })
        const report = yield* as(key, (client) =>
          Stream.mkString(client.junit.batch({ batch: id, allowIncomplete: false }))
        )
        expect(report).toContain(`<testsuite name="Nightly" tests="2" failures="0" errors="2" skipped="0"`)
        expect(report).not.toContain("Prepares")
      })
    )
  }
)
