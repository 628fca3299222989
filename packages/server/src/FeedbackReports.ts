import { Caller, callerTeam } from "@assay/domain/Caller"
import type { FeedbackReport } from "@assay/domain/Feedback"
import { FeedbackRepo } from "@assay/sql/Feedback"
import { Context, Effect, Layer } from "effect"

/** How many reports a list shows. */
const listed = 100

const make = Effect.gen(function* () {
  const repo = yield* FeedbackRepo

  const submit = Effect.fn("FeedbackReports.submit")(function* (report: FeedbackReport) {
    return yield* repo.create(yield* callerTeam, report)
  })

  /** The team's own reports; an operator sees those of every team. */
  const list = Effect.fn("FeedbackReports.list")(function* () {
    const { teamId } = yield* Caller
    return yield* repo.list(teamId, listed)
  })

  return { submit, list }
})

/** Reports about the service itself. */
export class FeedbackReports extends Context.Tag("@assay/server/FeedbackReports")<
  FeedbackReports,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(FeedbackReports, make)
