import { EnvironmentExists } from "@assay/domain/Environment"
import { Ambiguous } from "@assay/domain/Refusal"
import { ApiKeysRepo } from "@assay/sql/ApiKeys"
import { FeedbackRepo } from "@assay/sql/Feedback"
import { GroupsRepo } from "@assay/sql/Groups"
import { ProjectsRepo } from "@assay/sql/Projects"
import { SecretsRepo } from "@assay/sql/Secrets"
import { TeamsRepo } from "@assay/sql/Teams"
import { TestsRepo } from "@assay/sql/Tests"
import { WebhooksRepo } from "@assay/sql/Webhooks"
import { TestId } from "@assay/domain/Ids"
import { describe, expect, it } from "@effect/vitest"
import { DateTime, Effect, Option, Stream, TestClock } from "effect"
import { createHash, randomBytes } from "node:crypto"
import { makeTeam } from "./support/Fixtures.js"
import { freshUrl, layer, layerAt } from "./support/TestDatabase.js"

const sha256 = (text: string) => createHash("sha256").update(text).digest()

it.layer(layer)("teams", (it) => {
  it.effect("are found by id and by name", () =>
    Effect.gen(function* () {
      const teams = yield* TeamsRepo
      const made = yield* teams.create("Ada & Söhne")
      expect(yield* teams.find(made.id)).toEqual(Option.some(made))
      expect(yield* teams.findByRef(made.id.toUpperCase())).toEqual(Option.some(made))
      expect(yield* teams.findByRef("Ada & Söhne")).toEqual(Option.some(made))
      expect(yield* teams.findByRef("nobody")).toEqual(Option.none())
    })
  )

  it.effect("of one name are told apart from none", () =>
    Effect.gen(function* () {
      const teams = yield* TeamsRepo
      const first = yield* teams.create("Twins")
      const second = yield* teams.create("Twins")
      const error = yield* Effect.flip(teams.findByRef("Twins"))
      expect(error).toBeInstanceOf(Ambiguous)
      expect(error.message).toContain(first.id)
      expect(error.message).toContain(second.id)
    })
  )

  it.effect("keep a NUL in a name as U+FFFD", () =>
    Effect.gen(function* () {
      const teams = yield* TeamsRepo
      expect((yield* teams.create("a\0b")).name).toBe("a\ufffdb")
    })
  )
})

it.layer(layer)("API keys", (it) => {
  it.effect("are found by their hash until they are revoked", () =>
    Effect.gen(function* () {
      const keys = yield* ApiKeysRepo
      const { team } = yield* makeTeam("Keys")
      const hash = sha256("assay_one")
      const made = yield* keys.create({ teamId: team.id, name: "ci", hash })
      expect(yield* keys.findByHash(hash)).toEqual(Option.some(made))
      expect(yield* keys.findByHash(sha256("assay_two"))).toEqual(Option.none())
      const revoked = Option.getOrThrow(yield* keys.revoke(made.id))
      expect(revoked.revokedAt).not.toBeNull()
      expect(yield* keys.findByHash(hash)).toEqual(Option.none())
      expect(yield* keys.revoke(made.id)).toEqual(Option.some(revoked))
      expect(yield* keys.list(team.id)).toEqual([revoked])
    })
  )

  it.effect("of an operator belong to no team's list", () =>
    Effect.gen(function* () {
      const keys = yield* ApiKeysRepo
      const { team } = yield* makeTeam("Not the operator")
      const operator = yield* keys.create({ teamId: null, name: "operator", hash: randomBytes(32) })
      expect(yield* keys.list(null)).toContainEqual(operator)
      expect(yield* keys.list(team.id)).toEqual([])
    })
  )

  it.effect("are told of on every process when they are revoked", () =>
    Effect.gen(function* () {
      const keys = yield* ApiKeysRepo
      const { team } = yield* makeTeam("Leavers")
      const { id } = yield* keys.create({ teamId: team.id, name: "old", hash: randomBytes(32) })
      const told = yield* keys.revocations.pipe(
        Stream.tap((revoked) => (Option.isNone(revoked) ? keys.revoke(id) : Effect.void)),
        Stream.filterMap((revoked) => revoked),
        Stream.runHead
      )
      expect(told).toEqual(Option.some(id))
    })
  )
})

it.layer(layer)("projects", (it) => {
  it.effect("begin with the defaults of the specification", () =>
    Effect.gen(function* () {
      const { project } = yield* makeTeam("Defaults")
      expect(project).toMatchObject({
        browserRegion: null,
        prTestingEnabled: false,
        prTestingDebounceMinutes: 0,
        prTestingBlockMerge: false,
        accessibilityAuditEnabled: true,
        environments: []
      })
      expect(project.shortId).toMatch(/^[0-9a-z]{8}$/)
    })
  )

  it.effect("are found by id, short id and name, a name only in the team that asks", () =>
    Effect.gen(function* () {
      const projects = yield* ProjectsRepo
      const { project, team } = yield* makeTeam("Owner")
      const other = yield* makeTeam("Other")
      const found = Option.some(project)
      expect(yield* projects.findByRef(team.id, project.id)).toEqual(found)
      expect(yield* projects.findByRef(team.id, project.shortId)).toEqual(found)
      expect(yield* projects.findByRef(team.id, project.name)).toEqual(found)
      expect(yield* projects.findByRef(other.team.id, project.name)).toEqual(Option.none())
      expect(yield* projects.findByRef(null, project.name)).toEqual(found)
      // Whose it is, is for the caller to judge: an id finds it for everyone.
      expect(yield* projects.findByRef(other.team.id, project.id)).toEqual(found)
      expect(yield* projects.findByIdOrShortId(project.shortId)).toEqual(found)
      expect(yield* projects.findByIdOrShortId("not an id")).toEqual(Option.none())
    })
  )

  it.effect("with a name like another team's short id are meant before that one", () =>
    Effect.gen(function* () {
      const projects = yield* ProjectsRepo
      const other = yield* makeTeam("Short")
      const { team } = yield* makeTeam("Long")
      const named = yield* projects.create({
        teamId: team.id,
        name: other.project.shortId,
        url: "https://a.example",
        projectType: "web",
        description: ""
      })
      expect(yield* projects.findByRef(team.id, other.project.shortId)).toEqual(Option.some(named))
      expect(yield* projects.findByRef(other.team.id, other.project.shortId)).toEqual(
        Option.some(other.project)
      )
    })
  )

  it.effect("change what is given and nothing else", () =>
    Effect.gen(function* () {
      const projects = yield* ProjectsRepo
      const { project } = yield* makeTeam("Changing")
      const changed = Option.getOrThrow(
        yield* projects.update(project.id, { browserRegion: "eu", prTestingDebounceMinutes: 60 })
      )
      expect(changed).toMatchObject({ browserRegion: "eu", prTestingDebounceMinutes: 60, name: project.name })
      expect(DateTime.greaterThanOrEqualTo(changed.updatedAt, project.updatedAt)).toBe(true)
      const back = Option.getOrThrow(yield* projects.update(project.id, { browserRegion: null }))
      expect(back.browserRegion).toBeNull()
      expect(yield* projects.find(project.id)).toEqual(Option.some(back))
    })
  )

  it.effect("have environments, each slug once", () =>
    Effect.gen(function* () {
      const projects = yield* ProjectsRepo
      const { project } = yield* makeTeam("Places")
      const made = yield* projects.addEnvironment(project.id, {
        name: "Pre production",
        kind: "staging",
        url: "https://pre.example"
      })
      expect(made.slug).toBe("pre-production")
      const again = projects.addEnvironment(project.id, {
        name: "PRE-production",
        kind: "custom",
        url: "https://b.example"
      })
      expect(yield* Effect.flip(again)).toBeInstanceOf(EnvironmentExists)
      expect(Option.getOrThrow(yield* projects.find(project.id)).environments).toEqual([made])
      expect(yield* projects.findEnvironment(made.id)).toEqual(
        Option.some({ projectId: project.id, environment: made })
      )
    })
  )
})

it.layer(layer)("tests and groups", (it) => {
  it.effect("are found together, in the order asked for", () =>
    Effect.gen(function* () {
      const tests = yield* TestsRepo
      const { project, team, test } = yield* makeTeam("Readers")
      const second = yield* tests.create({
        teamId: team.id,
        projectId: project.id,
        title: "Second",
        steps: ""
      })
      const missing = TestId.make("00000000-0000-4000-8000-000000000000")
      expect(yield* tests.findMany([second.id, missing, test.id])).toEqual([second, test])
      expect(yield* tests.list(project.id)).toEqual([test, second])
    })
  )

  it.effect("change a test's steps and keep its title", () =>
    Effect.gen(function* () {
      const tests = yield* TestsRepo
      const { test } = yield* makeTeam("Writers")
      const changed = Option.getOrThrow(yield* tests.update(test.id, { steps: "" }))
      expect(changed).toMatchObject({ title: test.title, steps: "" })
    })
  )

  it.effect("keep members in the order in which they were added, each once", () =>
    Effect.gen(function* () {
      const groups = yield* GroupsRepo
      const tests = yield* TestsRepo
      const { group, project, team, test } = yield* makeTeam("Members")
      const second = yield* tests.create({ teamId: team.id, projectId: project.id, title: "B", steps: "" })
      expect(yield* groups.addTest(group.id, second.id)).toBe(true)
      expect(yield* groups.addTest(group.id, test.id)).toBe(false)
      expect(Option.getOrThrow(yield* groups.find(group.id)).testIds).toEqual([test.id, second.id])
    })
  )

  it.effect("take a test out once, the preparation test left as it is", () =>
    Effect.gen(function* () {
      const groups = yield* GroupsRepo
      const { group, test } = yield* makeTeam("Leaving")
      yield* groups.update(group.id, { prepTestId: test.id })
      expect(yield* groups.removeTest(group.id, test.id)).toBe(true)
      expect(yield* groups.removeTest(group.id, test.id)).toBe(false)
      expect(Option.getOrThrow(yield* groups.find(group.id))).toMatchObject({
        testIds: [],
        prepTestId: test.id
      })
    })
  )
})

it.layer(layer)("secrets, feedback and webhooks", (it) => {
  it.effect("replace a secret's value under its name", () =>
    Effect.gen(function* () {
      const secrets = yield* SecretsRepo
      const { project } = yield* makeTeam("Keepers")
      yield* secrets.set(project.id, "password", Uint8Array.of(1))
      yield* secrets.set(project.id, "password", Uint8Array.of(2, 0, 255))
      const values = yield* secrets.values(project.id)
      expect([...(values.get("password") ?? [])]).toEqual([2, 0, 255])
      expect((yield* secrets.list(project.id)).map((secret) => secret.name)).toEqual(["password"])
      expect(yield* secrets.remove(project.id, "password")).toBe(true)
      expect(yield* secrets.remove(project.id, "password")).toBe(false)
    })
  )

  it.effect("keep every text of a report, also what JSON in Postgres cannot hold", () =>
    Effect.gen(function* () {
      const feedback = yield* FeedbackRepo
      const { team } = yield* makeTeam("Reporters")
      const made = yield* feedback.create(team.id, { message: "a\0b \ud800 😀", type: "bug" })
      expect(made.message).toBe("a\ufffdb \ufffd 😀")
      expect(made.task).toBeUndefined()
      expect(yield* feedback.list(team.id, 10)).toEqual([made])
    })
  )

  it.effect("give an owner one webhook, however often it is asked for", () =>
    Effect.gen(function* () {
      const webhooks = yield* WebhooksRepo
      const { group, project } = yield* makeTeam("Callers")
      const owner = { _tag: "Group", groupId: group.id } as const
      const all = yield* Effect.all(
        ["a", "b", "c"].map((digit) => webhooks.createIfMissing(owner, digit.repeat(64))),
        { concurrency: "unbounded" }
      )
      expect(all.filter(({ created }) => created)).toHaveLength(1)
      expect(new Set(all.map(({ webhook }) => webhook.id)).size).toBe(1)
      const ofProject = yield* webhooks.createIfMissing(
        { _tag: "Project", projectId: project.id },
        "d".repeat(64)
      )
      expect(ofProject).toMatchObject({ created: true, webhook: { groupId: null } })
    })
  )

  it.effect("rotate a secret and keep what was delivered", () =>
    Effect.gen(function* () {
      const webhooks = yield* WebhooksRepo
      const { group } = yield* makeTeam("Rotating")
      const { webhook } = yield* webhooks.createIfMissing(
        { _tag: "Group", groupId: group.id },
        "1".repeat(64)
      )
      const rotated = Option.getOrThrow(yield* webhooks.rotate(webhook.id, "2".repeat(64)))
      expect(rotated.secretHash).toBe("2".repeat(64))
      expect(rotated.rotatedAt).not.toBeNull()
      yield* webhooks.recordDelivery(webhook.id, { ref: "\0" }, { received: true })
      yield* webhooks.recordDelivery(webhook.id, null, { ignored: true })
      const deliveries = yield* webhooks.listDeliveries(webhook.id, 10)
      expect(deliveries.map(({ answer, body }) => ({ answer, body }))).toEqual([
        { body: null, answer: { ignored: true } },
        { body: { ref: "\ufffd" }, answer: { received: true } }
      ])
    })
  )
})

describe("last use of a key", () => {
  it.effect("is written when the service stops", () =>
    Effect.gen(function* () {
      const url = yield* freshUrl
      const hash = randomBytes(32)
      yield* TestClock.setTime(Date.UTC(2026, 0, 1))
      yield* Effect.gen(function* () {
        const keys = yield* ApiKeysRepo
        const { id } = yield* keys.create({ teamId: null, name: "operator", hash })
        yield* keys.touch(id)
        yield* TestClock.adjust("30 seconds")
        yield* keys.touch(id)
      }).pipe(Effect.provide(layerAt(url)))
      const found = yield* Effect.flatMap(ApiKeysRepo, (keys) => keys.findByHash(hash)).pipe(
        Effect.provide(layerAt(url))
      )
      const used = Option.getOrThrow(found).lastUsedAt
      expect(used === null ? null : DateTime.formatIso(used)).toBe("2026-01-01T00:00:00.000Z")
    })
  )
})
