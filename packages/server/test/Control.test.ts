import { describe, expect, layer as withLayer } from "@effect/vitest"
import { Effect, Exit, Redacted } from "effect"
import { randomUUID } from "node:crypto"
import { layer, TestServer } from "./support/TestServer.js"

const tagOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), (error) => error._tag)

/** A team with a project and a test that can run. */
const shop = Effect.fn("shop")(function* (name: string) {
  const { as, newTeam } = yield* TestServer
  const { key, teamId } = yield* newTeam(name)
  const project = yield* as(key, (client) =>
    client.projects.create({ name: `${name}'s shop`, url: "https://shop.example", projectType: "web" })
  )
  const test = yield* as(key, (client) =>
    client.tests.create({ project: project.id, title: `${name} orders`, steps: "Frobnicate the gadget" })
  )
  return { key, teamId, project, test }
})

withLayer(layer, { timeout: "60 seconds", excludeTestServices: true })("the control plane", (it) => {
  describe("asks for a key", () => {
    it.effect.each(["", "assay_x", "assay_" + "0".repeat(49)])("and knows none like %j", (key) =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        expect(yield* tagOf(as(key, (client) => client.projects.list()))).toBe("Unauthorized")
      })
    )

    it.effect("and forgets a revoked one at once", () =>
      Effect.gen(function* () {
        const { as, newTeam } = yield* TestServer
        const { key } = yield* newTeam("Short")
        const made = yield* as(key, (client) => client.keys.create({ name: "another" }))
        yield* as(made.key, (client) => client.projects.list())
        yield* as(key, (client) => client.keys.revoke({ id: made.id }))
        expect(yield* tagOf(as(made.key, (client) => client.projects.list()))).toBe("Unauthorized")
      })
    )
  })

  describe("keeps teams apart", () => {
    it.effect("a team sees its own projects only", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const mine = yield* shop("Ada")
        const theirs = yield* shop("Bob")
        const listed = yield* as(mine.key, (client) => client.projects.list())
        expect(listed.map(({ id }) => id)).toEqual([mine.project.id])
        const { project, test } = theirs
        const group = yield* as(theirs.key, (client) =>
          client.groups.create({ project: project.id, name: "All" })
        )
        const run = yield* as(theirs.key, (client) => client.runs.start({ test: test.id }))
        const refusals: ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>> = [
          as(mine.key, (client) => client.projects.show({ project: project.id })),
          as(mine.key, (client) => client.projects.show({ project: project.shortId })),
          as(mine.key, (client) => client.tests.show({ test: test.id })),
          as(mine.key, (client) => client.tests.update({ test: test.id, title: "Mine" })),
          as(mine.key, (client) => client.tests.list({ project: project.id })),
          as(mine.key, (client) => client.tests.create({ project: project.id, title: "t", steps: "s" })),
          as(mine.key, (client) => client.groups.show({ group: group.id })),
          as(mine.key, (client) => client.groups.add({ group: group.id, test: mine.test.id })),
          as(mine.key, (client) => client.groups.run({ group: group.id })),
          as(mine.key, (client) => client.runs.start({ test: test.id })),
          as(mine.key, (client) => client.runs.show({ run: run.id })),
          as(mine.key, (client) => client.runs.cancel({ run: run.id })),
          as(mine.key, (client) => client.runs.list({ project: project.id })),
          as(mine.key, (client) => client.secrets.list({ project: project.id })),
          as(mine.key, (client) => client.webhooks.group({ group: group.id, rotate: false }))
        ]
        for (const refused of refusals) expect(yield* tagOf(refused)).toBe("Forbidden")
      })
    )

    it.effect("a name of another team's is unknown, not forbidden", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const mine = yield* shop("Carol")
        yield* shop("Dave")
        const asked = as(mine.key, (client) => client.projects.show({ project: "Dave's shop" }))
        expect(yield* tagOf(asked)).toBe("ProjectNotFound")
      })
    )

    it.effect("a team makes no teams, and no keys for another one", () =>
      Effect.gen(function* () {
        const { as, newTeam } = yield* TestServer
        const mine = yield* newTeam("Erin")
        const other = yield* newTeam("Frank")
        expect(yield* tagOf(as(mine.key, (client) => client.teams.create({ name: "New" })))).toBe("Forbidden")
        expect(
          yield* tagOf(as(mine.key, (client) => client.keys.create({ team: other.teamId, name: "k" })))
        ).toBe("Forbidden")
      })
    )

    it.effect("an operator makes both, and owns no project", () =>
      Effect.gen(function* () {
        const { as, operatorKey } = yield* TestServer
        const team = yield* as(operatorKey, (client) => client.teams.create({ name: "Grace" }))
        const { key, teamId } = yield* as(operatorKey, (client) =>
          client.keys.create({ team: "Grace", name: "k" })
        )
        expect(teamId).toBe(team.id)
        expect(yield* as(key, (client) => client.projects.list())).toEqual([])
        expect(
          yield* tagOf(
            as(operatorKey, (client) =>
              client.projects.create({ name: "p", url: "https://p.example", projectType: "web" })
            )
          )
        ).toBe("Forbidden")
      })
    )
  })

  describe("speaks of things by id, short id or name", () => {
    it.effect("and says which when a name stands for several", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, project } = yield* shop("Heidi")
        const [one, other] = yield* Effect.replicateEffect(
          as(key, (client) => client.tests.create({ project: project.id, title: "Twice", steps: "s" })),
          2
        )
        const error = yield* Effect.flip(as(key, (client) => client.tests.show({ test: "Twice" })))
        expect(error._tag).toBe("Ambiguous")
        expect(error.message).toContain(one?.shortId)
        expect(error.message).toContain(other?.shortId)
        const found = yield* as(key, (client) => client.tests.show({ test: one?.shortId ?? "" }))
        expect(found.id).toBe(one?.id)
      })
    )

    it.effect("and a UUID that nothing has is unknown", () =>
      Effect.gen(function* () {
        const { as, newTeam } = yield* TestServer
        const { key } = yield* newTeam("Ivan")
        const id = randomUUID()
        expect(yield* tagOf(as(key, (client) => client.projects.show({ project: id })))).toBe(
          "ProjectNotFound"
        )
        expect(yield* tagOf(as(key, (client) => client.runs.show({ run: id })))).toBe("RunNotFound")
        expect(yield* tagOf(as(key, (client) => client.groups.show({ group: id })))).toBe("GroupNotFound")
      })
    )
  })

  describe("refuses", () => {
    it.effect("a name that is too long, saying which field and why", () =>
      Effect.gen(function* () {
        const { as, newTeam } = yield* TestServer
        const { key } = yield* newTeam("Judy")
        const make = (name: string) =>
          as(key, (client) => client.projects.create({ name, url: "https://j.example", projectType: "web" }))
        yield* make("n".repeat(255))
        const error = yield* Effect.flip(make("n".repeat(256)))
        expect(error).toMatchObject({
          _tag: "ValidationFailed",
          message: expect.stringMatching(/^name must be at most 255/)
        })
      })
    )

    it.effect("a private target", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, test } = yield* shop("Mallory")
        const start = as(key, (client) =>
          client.runs.start({ test: test.id, targetUrl: "http://169.254.169.254/" })
        )
        expect(yield* tagOf(start)).toBe("TargetRefused")
      })
    )

    it.effect("a test without steps", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, project } = yield* shop("Niaj")
        const planned = yield* as(key, (client) =>
          client.tests.create({ project: project.id, title: "Planned", steps: "" })
        )
        expect(yield* tagOf(as(key, (client) => client.runs.start({ test: planned.id })))).toBe(
          "ValidationFailed"
        )
      })
    )

    it.effect("the run past the hour's limit, and says when to come again", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, test } = yield* shop("Olivia")
        const start = as(key, (client) => client.runs.start({ test: test.id }))
        yield* Effect.replicateEffect(start, 5)
        expect(yield* Effect.flip(start)).toMatchObject({
          _tag: "UsageLimitExceeded",
          retryAfter: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600)
        })
      })
    )
  })

  describe("keeps what it is given", () => {
    it.effect("a group's tests in their order, each once", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, project, test } = yield* shop("Peggy")
        const other = yield* as(key, (client) =>
          client.tests.create({ project: project.id, title: "Other", steps: "s" })
        )
        yield* as(key, (client) =>
          client.groups.create({ project: project.id, name: "G", prepTest: other.id })
        )
        for (const each of [other.id, test.id, other.id])
          yield* as(key, (client) => client.groups.add({ group: "G", test: each }))
        const group = yield* as(key, (client) => client.groups.show({ group: "G" }))
        expect(group.testIds).toEqual([other.id, test.id])
        const remove = as(key, (client) => client.groups.remove({ group: "G", test: other.id }))
        expect((yield* remove).removed).toBe(true)
        expect((yield* remove).removed).toBe(false)
        expect((yield* as(key, (client) => client.groups.show({ group: "G" }))).prepTestId).toBe(other.id)
      })
    )

    it.effect("an environment once, by its slug", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, project } = yield* shop("Quentin")
        const add = (name: string) =>
          as(key, (client) =>
            client.environments.add({ project: project.id, name, kind: "staging", url: "https://s.example" })
          )
        expect((yield* add("Pre production (EU)")).slug).toBe("pre-production-eu")
        expect(yield* tagOf(add("pre-production EU"))).toBe("EnvironmentExists")
      })
    )

    it.effect("a secret's name, and never shows its value", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, project } = yield* shop("Rupert")
        yield* as(key, (client) =>
          client.secrets.set({ project: project.id, name: "password", value: Redacted.make("hush-hush") })
        )
        const listed = yield* as(key, (client) => client.secrets.list({ project: project.id }))
        expect(JSON.stringify(listed)).toContain("password")
        expect(JSON.stringify(listed)).not.toContain("hush-hush")
      })
    )

    it.effect("a webhook's secret shown once, and again after a rotation", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, project } = yield* shop("Sybil")
        const ask = (rotate: boolean) =>
          as(key, (client) => client.webhooks.project({ project: project.id, rotate }))
        const first = yield* ask(false)
        expect(first.url).toBe(`https://assay.example/v1/webhook/${first.id}/${first.secret}`)
        expect(yield* ask(false)).toMatchObject({ id: first.id, secret: null, url: null })
        const rotated = yield* ask(true)
        expect(rotated.id).toBe(first.id)
        expect(rotated.secret).not.toBe(first.secret)
      })
    )
  })

  describe("over plain HTTP", () => {
    it.effect("reads no call of more than 1 MiB, whoever sends it", () =>
      Effect.gen(function* () {
        const { url } = yield* TestServer
        const answer = yield* Effect.promise(() =>
          fetch(`${url}/control/rpc`, { method: "POST", body: "x".repeat(1_048_577) })
        )
        expect(answer.status).toBe(413)
        expect(yield* Effect.promise(() => answer.json())).toMatchObject({ error: "payload_too_large" })
      })
    )

    it.effect.each([
      "",
      "{",
      "{\n",
      "null\n",
      "[1]\n",
      '{"_tag":"Other"}\n',
      '{"_tag":"Eof"}\n',
      '{"_tag":"Request","id":"x","tag":"teams.list","headers":[]}\n',
      '{"_tag":"Request","id":"1","tag":"teams.list"}\n',
      '{"_tag":"Request","id":"1","tag":"teams.list","headers":[]}\n[]\n'
    ])("refuses what is no call: %j", (body) =>
      Effect.gen(function* () {
        const { url } = yield* TestServer
        const answer = yield* Effect.promise(() => fetch(`${url}/control/rpc`, { method: "POST", body }))
        expect([answer.status, yield* Effect.promise(() => answer.json())]).toEqual([
          400,
          {
            error: "invalid_request",
            message: "the body must be calls of the control plane, each a line of JSON"
          }
        ])
      })
    )

    const get = (path: string, key?: string) =>
      Effect.flatMap(TestServer, ({ url }) =>
        Effect.promise(() =>
          fetch(`${url}${path}`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } })
        )
      )

    it.effect("is alive, and shows the way at its front page", () =>
      Effect.gen(function* () {
        expect((yield* get("/healthz")).status).toBe(200)
        const front = yield* get("/")
        expect(yield* Effect.promise(() => front.text())).toContain("openapi.json")
      })
    )

    it.effect("gives evidence to nobody without a key, and none that is not there", () =>
      Effect.gen(function* () {
        const { newTeam } = yield* TestServer
        const { key } = yield* newTeam("Trent")
        expect((yield* get(`/control/evidence/${randomUUID()}`)).status).toBe(401)
        expect((yield* get(`/control/evidence/${randomUUID()}`, key)).status).toBe(404)
        expect((yield* get("/control/evidence/x", key)).status).toBe(404)
      })
    )

    it.effect("answers a call of the control plane without a key as such", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const exit = yield* Effect.exit(as("", (client) => client.teams.list()))
        expect(Exit.isFailure(exit)).toBe(true)
      })
    )
  })
})
