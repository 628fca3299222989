/** Runs for the queue in memory. */
import { BatchId, ProjectId, RunId, ShortId, TeamId } from "@assay/domain/Ids"
import { Run, type RunKind } from "@assay/domain/Run"
import { DateTime } from "effect"
import { randomUUID } from "node:crypto"

const created = DateTime.unsafeMake(0)

export const newBatchId = () => BatchId.make(randomUUID())

/** A queued run; of a batch where one is given. */
export const newRun = (kind: RunKind = "test", batchId: BatchId | null = null): Run => {
  const id = RunId.make(randomUUID())
  return new Run({
    id,
    shortId: ShortId.make(id.slice(0, 8)),
    teamId: TeamId.make("00000000-0000-4000-8000-000000000001"),
    projectId: ProjectId.make("00000000-0000-4000-8000-000000000002"),
    testId: null,
    groupId: null,
    batchId,
    kind,
    status: "queued",
    verdict: null,
    reason: null,
    errorCode: null,
    errorMessage: null,
    skipReason: null,
    title: "Orders",
    steps: "Press Order.",
    platform: "web",
    targetUrl: "https://shop.example",
    environmentId: null,
    environmentName: null,
    attempt: 0,
    summary: null,
    createdAt: created,
    startedAt: null,
    finishedAt: null
  })
}
