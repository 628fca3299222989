import { BatchesRepo } from "@assay/sql/Batches"
import * as RunQueueSql from "@assay/sql/RunQueue"
import { RunsRepo } from "@assay/sql/Runs"
import { SqlClient } from "@effect/sql/SqlClient"
import { Effect, Layer } from "effect"
import { QueueHarness, runQueueConformance } from "../../domain/test/support/RunQueueConformance.js"
import { makeTeam } from "./support/Fixtures.js"
import { layer } from "./support/TestDatabase.js"

const harness = Layer.effect(
  QueueHarness,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const runs = yield* RunsRepo
    const batches = yield* BatchesRepo
    const { group, project, run, team } = yield* makeTeam("Queue")
    const other = yield* makeTeam("Another queue")
    return {
      enqueue: Effect.map(runs.create(run), ({ id }) => id),
      enqueueOfAnotherTeam: Effect.map(runs.create(other.run), ({ id }) => id),
      enqueueBatch: ({ inOrder, preparation, tests }) =>
        batches
          .create(
            {
              teamId: team.id,
              projectId: project.id,
              groupId: group.id,
              name: "Smoke",
              platform: "web",
              inOrder
            },
            [
              ...Array.from({ length: tests }, () => run),
              ...(preparation ? [{ ...run, kind: "preparation" as const }] : [])
            ]
          )
          .pipe(Effect.map((made) => made.runs.map(({ id }) => id))),
      cancel: (id) => Effect.asVoid(runs.cancel(id, "It was cancelled.")),
      find: (id) => Effect.flatMap(runs.find(id), Effect.orDie),
      expireLeases: Effect.orDie(
        sql`update runs set lease_until = now() - interval '1 second' where status = 'running'`
      )
    }
  })
)

runQueueConformance(
  "the queue in Postgres",
  harness.pipe(Layer.provideMerge(RunQueueSql.layer()), Layer.provideMerge(layer), Layer.orDie)
)
