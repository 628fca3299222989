import * as Endpoints from "../../../api/test/endpoints.js"
import { type Json, nearlyRight } from "../../../api/test/mutation.js"
import { isObject } from "../../../api/test/published.js"
import { Groups } from "../../src/Groups.js"
import { Tests } from "../../src/Tests.js"
import { Webhooks } from "../../src/Webhooks.js"
import { describe, expect, layer } from "@effect/vitest"
import { Effect, FastCheck as fc } from "effect"
import * as TestService from "./TestService.js"
import { makeTeam, send } from "./TestService.js"

const many = 2000

/** How many are in flight at once. */
const concurrency = 8

const makeTarget = Effect.gen(function* () {
  const ada = yield* makeTeam("Ada")
  const tests = yield* Tests
  const groups = yield* Groups
  const webhooks = yield* Webhooks
  return yield* ada.asTeam(
    Effect.gen(function* () {
      const test = yield* tests.create(ada.web.id, { title: "Orders", steps: "Press Order." })
      const group = yield* groups.create(ada.web.id, { name: "Smoke" })
      yield* groups.addTest(group.id, test.id)
      const ofGroup = yield* webhooks.ofGroup(group.id, false)
      const ofProject = yield* webhooks.ofProject(ada.web.id, false)
      return { ...ada, ofGroup, ofProject }
    })
  )
})

type Target = Effect.Effect.Success<typeof makeTarget>

interface Case {
  readonly name: string
  readonly endpoint: Endpoints.Endpoint
  readonly method: string
  /** The path that fits the body. */
  readonly path: (target: Target, body: Json) => string
  /** A rule that needs the resource refuses the body, which no document can say. */
  readonly ruled: (body: Json) => boolean
}

const has = (body: Json, ...names: ReadonlyArray<string>) =>
  isObject(body) && names.some((name) => body[name] !== undefined)

/** The settings that every web project has. */
const ofWebProjects = (body: Json): Json =>
  isObject(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !name.endsWith("MobileApp")))
    : body

const isMobile = (body: Json) =>
  isObject(body) && (body["platform"] === "ios" || body["platform"] === "android")

const cases: ReadonlyArray<Case> = [
  {
    name: "pull request runs",
    endpoint: Endpoints.pullRequestRuns,
    method: "POST",
    path: ({ web, mobile }, body) => `/v1/projects/${(isMobile(body) ? mobile : web).id}/pull-request-runs`,
    ruled: (body) =>
      isObject(body) && typeof body["targetUrl"] === "string" && !URL.canParse(body["targetUrl"])
  },
  {
    name: "projects",
    endpoint: { ...Endpoints.projects, good: Endpoints.projects.good.map(ofWebProjects) },
    method: "PATCH",
    path: ({ web }) => `/v1/projects/${web.id}`,
    ruled: (body) => has(body, "includeExampleMobileApp", "autoDeleteOldestMobileApp")
  },
  {
    name: "feedback",
    endpoint: Endpoints.feedback,
    method: "POST",
    path: () => "/v1/feedback",
    ruled: () => false
  },
  {
    name: "group webhooks",
    endpoint: Endpoints.groupWebhook,
    method: "POST",
    path: ({ ofGroup }) => `/v1/groups/webhook/${ofGroup.id}/${ofGroup.secret}`,
    ruled: (body) => has(body, "projectEnvironmentId")
  },
  {
    name: "project webhooks",
    endpoint: Endpoints.projectWebhook,
    method: "POST",
    path: ({ ofProject }) => `/v1/webhook/${ofProject.id}/${ofProject.secret}`,
    ruled: () => false
  }
]

describe("two thousand bodies", () => {
  layer(TestService.layer({ allowPrivate: true }), { excludeTestServices: true })((it) => {
    it.effect.each(cases)(
      "of $name break nothing, and are accepted where the document accepts them",
      ({ endpoint, method, path, ruled }) =>
        Effect.gen(function* () {
          const target = yield* makeTarget
          const publishes = Endpoints.publishedValidator(endpoint.path)
          const bodies = fc.sample(nearlyRight(endpoint.good), many)
          const outcomes = yield* Effect.forEach(
            bodies,
            (body) =>
              Effect.map(send(method, path(target, body), { key: target.key, body }), ({ status, text }) => {
                expect([body, status < 500, text]).toEqual([body, true, text])
                if (!ruled(body) || !publishes(body))
                  expect([body, status < 300]).toEqual([body, publishes(body)])
                return status < 300
              }),
            { concurrency }
          )
          expect(outcomes.filter((accepted) => accepted).length * 3).toBeGreaterThanOrEqual(many)
        }),
      180_000
    )
  })
})
