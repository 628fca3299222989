/** A client that a public generator makes of openapi.json, as anyone outside would have it, against the service. */
import { MobileAppId } from "@assay/domain/Ids"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { RunsRepo } from "@assay/sql/Runs"
import { describe, expect, it as test, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { randomUUID } from "node:crypto"
import createClient from "openapi-fetch"
import openapiTS, { astToString } from "openapi-typescript"
import { Groups } from "../../src/Groups.js"
import { Tests } from "../../src/Tests.js"
import { Webhooks } from "../../src/Webhooks.js"
import type { paths } from "./generated/openapi.js"
import * as TestService from "./TestService.js"

const document = new URL("../../../../openapi.json", import.meta.url)
const unknown = "00000000-0000-4000-8000-000000000000"

/** A team with something behind each of the nine endpoints, and the client with its key. */
const setUp = Effect.gen(function* () {
  const ada = yield* TestService.makeTeam("Ada")
  const { url } = yield* TestService.Service
  const tests = yield* Tests
  const groups = yield* Groups
  const webhooks = yield* Webhooks
  const { test, group, ofGroup, ofProject } = yield* ada.asTeam(
    Effect.gen(function* () {
      const test = yield* tests.create(ada.web.id, { title: "Orders", steps: "Press Order." })
      const group = yield* groups.create(ada.web.id, { name: "Smoke" })
      yield* groups.addTest(group.id, test.id)
      const ofGroup = yield* webhooks.ofGroup(group.id, false)
      return { test, group, ofGroup, ofProject: yield* webhooks.ofProject(ada.web.id, false) }
    })
  )
  const run = yield* Effect.flatMap(RunsRepo, (runs) =>
    runs.create({
      teamId: ada.team.id,
      projectId: ada.web.id,
      kind: "test",
      title: "Orders",
      steps: "Press Order.",
      platform: "web",
      targetUrl: "https://shop.example/"
    })
  )
  const build = {
    id: yield* Schema.decode(MobileAppId)(randomUUID()),
    projectId: ada.mobile.id,
    platform: "ios" as const,
    name: "Shop",
    bundleId: "example.shop",
    version: "1",
    filename: "shop.ipa",
    bytes: 1,
    sha256: "0".repeat(64)
  }
  yield* Effect.flatMap(MobileAppsRepo, (apps) => apps.add(build, { bytes: 10, deleteOldest: false }))
  const client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${ada.key}` } })
  return { ...ada, client, test, group, run, build, ofGroup, ofProject }
})

const ask = <A>(evaluate: () => Promise<A>) => Effect.promise(evaluate)

test("the generated types are those of openapi.json; vitest -u makes them anew", async () => {
  await expect(astToString(await openapiTS(document))).toMatchFileSnapshot("generated/openapi.ts")
})

describe("the generated client", () => {
  layer(TestService.layer(), { excludeTestServices: true })((it) => {
    it.effect("triggers a pull request run", () =>
      Effect.gen(function* () {
        const { client, web } = yield* setUp
        const { data, error } = yield* ask(() =>
          client.POST("/v1/projects/{projectId}/pull-request-runs", {
            params: { path: { projectId: web.id }, header: { "Idempotency-Key": "1" } },
            body: {
              targetUrl: "https://shop.example/",
              pullRequest: { number: 1, title: "Orders", commitSha: "c0ffee" }
            }
          })
        )
        expect([error, data]).toMatchObject([undefined, { status: "queued", platform: "web" }])
      })
    )

    it.effect("changes a project", () =>
      Effect.gen(function* () {
        const { client, web } = yield* setUp
        const { data } = yield* ask(() =>
          client.PATCH("/v1/projects/{projectId}", {
            params: { path: { projectId: web.id } },
            body: { name: "Shop", browserRegion: "eu" }
          })
        )
        expect(data?.project.name).toBe("Shop")
        expect(data?.project.browserRegion).toBe("eu")
      })
    )

    it.effect("sends feedback", () =>
      Effect.gen(function* () {
        const { client } = yield* setUp
        const { data } = yield* ask(() =>
          client.POST("/v1/feedback", { body: { message: "Good", type: "other" } })
        )
        expect(data?.submitted).toBe(true)
      })
    )

    it.effect("reads a run as JUnit", () =>
      Effect.gen(function* () {
        const { client, run } = yield* setUp
        const { data } = yield* ask(() =>
          client.GET("/v1/runs/{id}/junit", {
            params: { path: { id: run.id }, query: { allowIncomplete: true } },
            parseAs: "text"
          })
        )
        expect(data).toContain("<testsuite")
      })
    )

    it.effect("reads a group's schedule", () =>
      Effect.gen(function* () {
        const { client, group } = yield* setUp
        const { data } = yield* ask(() =>
          client.GET("/v1/groups/{groupId}/schedule", { params: { path: { groupId: group.id } } })
        )
        expect(data?.schedule).toBe(null)
      })
    )

    it.effect("takes a test out of a group", () =>
      Effect.gen(function* () {
        const { client, group, test } = yield* setUp
        const { data, error } = yield* ask(() =>
          client.DELETE("/v1/groups/{groupId}/tests/{testId}", {
            params: { path: { groupId: group.id, testId: test.id } }
          })
        )
        expect(error).toBe(undefined)
        expect(data).toMatchObject({ groupId: group.id })
      })
    )

    it.effect("deletes a build", () =>
      Effect.gen(function* () {
        const { client, mobile, build } = yield* setUp
        const { data } = yield* ask(() =>
          client.DELETE("/v1/projects/{projectId}/mobile/{appId}", {
            params: { path: { projectId: mobile.id, appId: build.id } }
          })
        )
        expect(data?.deleted).toBe(true)
      })
    )

    it.effect("runs a group by its webhook, and reports a deployment", () =>
      Effect.gen(function* () {
        const { client, ofGroup, ofProject } = yield* setUp
        const started = yield* ask(() =>
          client.POST("/v1/groups/webhook/{webhookId}/{secret}", {
            params: { path: { webhookId: ofGroup.id, secret: ofGroup.secret ?? "" } },
            body: {}
          })
        )
        expect(started.data).toEqual({ received: true, batchId: expect.any(String) })
        const told = yield* ask(() =>
          client.POST("/v1/webhook/{webhookId}/{secret}", {
            params: { path: { webhookId: ofProject.id, secret: ofProject.secret ?? "" } },
            body: { state: "ready" }
          })
        )
        expect(told.data).toMatchObject({ received: true })
      })
    )

    it.effect("has errors as values of their own type", () =>
      Effect.gen(function* () {
        const { client } = yield* setUp
        const { data, error } = yield* ask(() =>
          client.GET("/v1/groups/{groupId}/schedule", { params: { path: { groupId: unknown } } })
        )
        expect(data).toBe(undefined)
        expect(error?.error).toBe("group_not_found")
      })
    )
  })
})
