import type { WebhookAnswer } from "@assay/api/WebhooksApi"
import type { ProjectId } from "@assay/domain/Ids"
import { ProjectsRepo } from "@assay/sql/Projects"
import { Context, Effect, Layer } from "effect"

const make = Effect.gen(function* () {
  const projects = yield* ProjectsRepo

  /** What a deployment of the project comes to. No kind of notification is recognised yet. */
  const receive = Effect.fn("Deployments.receive")(function* (projectId: ProjectId) {
    const project = yield* Effect.orDie(yield* projects.find(projectId))
    const answer: WebhookAnswer = {
      received: true,
      ignored: true,
      reason: project.prTestingEnabled
        ? "This is no deployment notification that is recognised"
        : "Pull request testing is off for this project"
    }
    return answer
  })

  return { receive }
})

/** Deployments that a project's webhook hears of. */
export class Deployments extends Context.Tag("@assay/server/Deployments")<
  Deployments,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Deployments, make)
