import { TeamId } from "@assay/domain/Ids"
import { Run } from "@assay/domain/Run"
import * as Memory from "@assay/scheduler/RunQueueMemory"
import { Effect, Layer, TestClock } from "effect"
import { QueueHarness, runQueueConformance } from "../../domain/test/support/RunQueueConformance.js"
import { newBatchId, newRun } from "./support/MemoryRuns.js"

const harness = Layer.effect(
  QueueHarness,
  Effect.map(Memory.RunQueueMemory, (memory) => ({
    enqueue: Effect.suspend(() => {
      const run = newRun()
      return Effect.as(memory.add([run], false), run.id)
    }),
    enqueueOfAnotherTeam: Effect.suspend(() => {
      const run = new Run({ ...newRun(), teamId: TeamId.make("00000000-0000-4000-8000-000000000009") })
      return Effect.as(memory.add([run], false), run.id)
    }),
    enqueueBatch: ({ inOrder, preparation, tests }) => {
      const batchId = newBatchId()
      const runs = [
        ...(preparation ? [newRun("preparation", batchId)] : []),
        ...Array.from({ length: tests }, () => newRun("test", batchId))
      ]
      return Effect.as(
        memory.add(runs, inOrder),
        runs.map((run) => run.id)
      )
    },
    cancel: memory.cancel,
    find: (id) => Effect.flatMap(memory.find(id), Effect.orDie),
    expireLeases: TestClock.adjust("31 seconds")
  }))
)

runQueueConformance("the queue in memory", Layer.provideMerge(harness, Memory.layer()))
