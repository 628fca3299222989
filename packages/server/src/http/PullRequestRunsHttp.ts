import { Api } from "@assay/api/Api"
import { decodePullRequestRun, PullRequestRunTriggered } from "@assay/api/PullRequestRun"
import { TargetRefused } from "@assay/domain/Refusal"
import { InvalidRequest, ValidationFailed } from "@assay/domain/Validation"
import { HttpApiBuilder } from "@effect/platform"
import { Effect, Schema } from "effect"
import { PullRequests } from "../PullRequests.js"
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
    return handlers.handleRaw("trigger", ({ path: { projectId } }) =>
      Effect.gen(function* () {
        const { value, fingerprint } = yield* receive(decodePullRequestRun)
        const considered = yield* pullRequests.consider(projectId, value)
        const scope = `team ${considered.project.teamId} pull-request-runs ${considered.project.id}`
        return yield* once(
          { scope, fingerprint },
          pullRequests.trigger(considered).pipe(
            Effect.flatMap((answer) => Effect.orDie(encode(answer))),
            Effect.map((body) => ({ status: 202, body }))
          )
        )
      }).pipe(asInvalidRequest, unavailableIsDefect)
    )
  })
)
