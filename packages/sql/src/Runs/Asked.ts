/** What is asked of runs: to make one, and to list those that there are. */
import type {
  BatchId,
  EnvironmentId,
  GroupId,
  MobileAppId,
  ProjectId,
  TeamId,
  TestId
} from "@assay/domain/Ids"
import type { Platform } from "@assay/domain/Project"
import type { RunErrorCode, RunKind } from "@assay/domain/Run"

/** What a run is made from; it is `queued` unless `skipReason` or `brokeWith` ends it where it begins. */
export interface NewRun {
  readonly teamId: TeamId
  readonly projectId: ProjectId
  readonly testId?: TestId
  readonly groupId?: GroupId
  readonly batchId?: BatchId
  readonly kind: RunKind
  readonly title: string
  readonly steps: string
  readonly platform: Platform
  readonly targetUrl: string
  readonly environmentId?: EnvironmentId
  readonly environmentName?: string
  readonly mobileAppId?: MobileAppId
  /** What else the executor of this kind of run needs, as JSON; `findRequest` gives it back. */
  readonly request?: unknown
  /** An exploration that was judged not to matter: the run is made `cancelled`. */
  readonly skipReason?: string
  /** The run is made `failed`, as when no device can ever take it up. */
  readonly brokeWith?: { readonly errorCode: RunErrorCode; readonly message: string }
}

export interface RunsFilter {
  readonly teamId?: TeamId
  readonly projectId?: ProjectId
  readonly testId?: TestId
  readonly groupId?: GroupId
  readonly limit: number
  /** `next` of the page before. */
  readonly cursor?: string
}
