/** Reports about the service itself, in the database. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { Feedback, FeedbackReport } from "@assay/domain/Feedback"
import { FeedbackId, TeamId } from "@assay/domain/Ids"
import { Timestamp } from "@assay/domain/Timestamp"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, Schema } from "effect"
import { json } from "./Json.js"
import { one, rows } from "./Query.js"

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

const Row = Schema.Struct({
  id: FeedbackId,
  teamId: TeamId,
  createdAt: Timestamp,
  report: FeedbackReport
})

const toFeedback = ({ report, ...row }: typeof Row.Type) => new Feedback({ ...row, ...report })

export const layer: Layer.Layer<FeedbackRepo, never, SqlClient> = Layer.effect(
  FeedbackRepo,
  Effect.map(SqlClient, (sql) => {
    const columns = sql.literal(`id, team_id as "teamId", created_at as "createdAt", report`)
    return {
      create: (teamId, report) =>
        one(Row)(
          sql`
          insert into feedback (team_id, report) values (${teamId}, ${json(report)}::jsonb) returning ${columns}
        `
        ).pipe(Effect.map(toFeedback)),
      list: (teamId, limit) =>
        rows(Row)(
          sql`
          select ${columns} from feedback where team_id = coalesce(${teamId}::uuid, team_id)
          order by seq desc limit ${limit}
        `
        ).pipe(Effect.map((found) => found.map(toFeedback)))
    }
  })
)
