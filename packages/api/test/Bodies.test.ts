import { describe, expect, it } from "@effect/vitest"
import { Arbitrary, Effect, FastCheck as fc, type ParseResult, Schema } from "effect"
import { FeedbackRequest } from "../src/FeedbackApi.js"
import { ProjectUpdate } from "../src/ProjectsApi.js"
import { decodePullRequestRun, PullRequestRunRequest } from "../src/PullRequestRun.js"
import { DeploymentNotification, GroupTrigger } from "../src/WebhooksApi.js"
import { type Json, mutated } from "./mutation.js"
import { bodies, validator } from "./published.js"

const strict = { onExcessProperty: "error" } as const

const accepted = <A>(decoding: Effect.Effect<A, ParseResult.ParseError>) =>
  Effect.runSync(Effect.match(decoding, { onSuccess: () => true, onFailure: () => false }))

const json = (value: unknown): Json => JSON.parse(JSON.stringify(value))

interface Endpoint {
  readonly path: string
  readonly accepts: (body: unknown) => boolean
  readonly good: fc.Arbitrary<Json>
}

const endpoint = <A, I>(path: string, schema: Schema.Schema<A, I>): Endpoint => ({
  path,
  accepts: (body) => accepted(Schema.decodeUnknown(schema, strict)(body)),
  good: Arbitrary.make(Schema.encodedBoundSchema(schema)).map(json)
})

const endpoints: ReadonlyArray<Endpoint> = [
  {
    ...endpoint("/v1/projects/{projectId}/pull-request-runs", PullRequestRunRequest),
    accepts: (body) => accepted(decodePullRequestRun(body))
  },
  endpoint("/v1/projects/{projectId}", ProjectUpdate),
  endpoint("/v1/feedback", FeedbackRequest),
  endpoint("/v1/groups/webhook/{webhookId}/{secret}", GroupTrigger),
  endpoint("/v1/webhook/{webhookId}/{secret}", DeploymentNotification)
]

describe.each(endpoints)("a body of $path", ({ path, accepts, good }) => {
  const published = bodies.find((body) => body.path === path)
  const publishes = validator(published?.schema ?? {})

  it("is accepted where it is generated from the schema, by the service and by the document", () => {
    fc.assert(
      fc.property(good, (body) => {
        expect([accepts(body), publishes(body)]).toEqual([true, true])
      }),
      { numRuns: 300 }
    )
  })

  it("is accepted by the service where the document accepts it, and nowhere else", () => {
    let taken = 0
    let all = 0
    fc.assert(
      fc.property(
        good.chain((body) =>
          fc.oneof({ weight: 3, arbitrary: mutated(body) }, { weight: 1, arbitrary: fc.constant(body) })
        ),
        (body) => {
          all++
          if (accepts(body)) taken++
          expect(accepts(body)).toBe(publishes(body))
        }
      ),
      { numRuns: 2000 }
    )
    expect(taken * 3).toBeGreaterThanOrEqual(all)
  })
})
