import { Api } from "@assay/api/Api"
import { decodePullRequestRun, PullRequestRunTriggered } from "@assay/api/PullRequestRun"
import { TargetRefused } from "@assay/domain/Refusal"
import { InvalidRequest, ValidationFailed } from "@assay/domain/Validation"
import { HttpApiBuilder } from "@effect/platform"
import { Effect, Schema } from "effect"
import { type Prepared, PullRequests } from "../PullRequests.js"
import { Idempotency } from "./Idempotent.js"
import { receive } from "./JsonBody.js"
import { unavailableIsDefect } from "./Unavailable.js"

const encode = Schema.encode(PullRequestRunTriggered)

/** This endpoint alone calls a broken rule a bad request. */
const asInvalidRequest = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catchIf(
    work,
    (error) => error instanceof ValidationFailed || error instanceof TargetRefused,
    ({ message }) => Effect.fail(new InvalidRequest({ message }))
  )

export const layer = HttpApiBuilder.group(Api, "pullRequestRuns", (handlers) =>
  Effect.gen(function* () {
    const pullRequests = yield* PullRequests
    const { once } = yield* Idempotency
    const answer = (prepared: Prepared) =>
      pullRequests.trigger(prepared).pipe(
        Effect.flatMap((triggered) => Effect.orDie(encode(triggered))),
        Effect.map((body) => ({ status: 202, body }))
      )
    return handlers.handleRaw("trigger", ({ path: { projectId } }) =>
      Effect.gen(function* () {
        const { value, fingerprint } = yield* receive(decodePullRequestRun)
        const considered = yield* pullRequests.consider(projectId, value)
        const scope = `team ${considered.project.teamId} pull-request-runs ${considered.project.id}`
        return yield* once({ scope, fingerprint }, pullRequests.prepare(considered), answer)
      }).pipe(asInvalidRequest, unavailableIsDefect)
    )
  })
)
