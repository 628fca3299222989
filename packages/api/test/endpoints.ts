/** The endpoints with a body: what the service takes, what the document says it takes, and bodies made from the schemas. */
import { Arbitrary, Effect, type FastCheck as fc, type ParseResult, Schema } from "effect"
import { FeedbackRequest } from "../src/FeedbackApi.js"
import { ProjectUpdate } from "../src/ProjectsApi.js"
import { decodePullRequestRun, PullRequestRunRequest } from "../src/PullRequestRun.js"
import { DeploymentNotification, GroupTrigger } from "../src/WebhooksApi.js"
import type { Json } from "./mutation.js"
import { bodies, validator } from "./published.js"

const strict = { onExcessProperty: "error" } as const

const accepted = <A>(decoding: Effect.Effect<A, ParseResult.ParseError>) =>
  Effect.runSync(Effect.match(decoding, { onSuccess: () => true, onFailure: () => false }))

const json = (value: unknown): Json => JSON.parse(JSON.stringify(value))

export interface Endpoint {
  readonly path: string
  readonly accepts: (body: unknown) => boolean
  readonly good: fc.Arbitrary<Json>
}

const endpoint = <A, I>(path: string, schema: Schema.Schema<A, I>): Endpoint => ({
  path,
  accepts: (body) => accepted(Schema.decodeUnknown(schema, strict)(body)),
  good: Arbitrary.make(Schema.encodedBoundSchema(schema)).map(json)
})

export const pullRequestRuns: Endpoint = {
  ...endpoint("/v1/projects/{projectId}/pull-request-runs", PullRequestRunRequest),
  accepts: (body) => accepted(decodePullRequestRun(body))
}
export const projects = endpoint("/v1/projects/{projectId}", ProjectUpdate)
export const feedback = endpoint("/v1/feedback", FeedbackRequest)
export const groupWebhook = endpoint("/v1/groups/webhook/{webhookId}/{secret}", GroupTrigger)
export const projectWebhook = endpoint("/v1/webhook/{webhookId}/{secret}", DeploymentNotification)

export const endpoints = [pullRequestRuns, projects, feedback, groupWebhook, projectWebhook]

/** Whether a body fits what the document publishes for the path. */
export const publishedValidator = (path: string) =>
  validator(bodies.find((body) => body.path === path)?.schema ?? {})
