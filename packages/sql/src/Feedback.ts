/** Reports about the service itself, in the database. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { Feedback, FeedbackReport } from "@assay/domain/Feedback"
import type { TeamId } from "@assay/domain/Ids"
import { Context, type Effect } from "effect"

export class FeedbackRepo extends Context.Tag("@assay/sql/FeedbackRepo")<
  FeedbackRepo,
  {
    readonly create: (teamId: TeamId, report: FeedbackReport) => Effect.Effect<Feedback, DatabaseUnavailable>
    /** Newest first; of every team with null. */
    readonly list: (
      teamId: TeamId | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Feedback>, DatabaseUnavailable>
  }
>() {}
