/** Uploaded builds in the database; their bytes are kept elsewhere. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { MobileAppId, ProjectId } from "@assay/domain/Ids"
import type { MobileApp } from "@assay/domain/MobileApp"
import { Context, type Effect, type Option } from "effect"

export interface NewMobileApp {
  readonly id: MobileAppId
  readonly projectId: ProjectId
  readonly platform: "ios" | "android"
  readonly name: string
  readonly bundleId: string
  readonly version: string
  readonly filename: string
  readonly bytes: number
  readonly sha256: string
}

/** How much a project may hold. */
export interface Quota {
  readonly bytes: number
  /** Whether the oldest builds that no run uses may go to make room. */
  readonly deleteOldest: boolean
}

/** Builds that went to make room; their bytes are the caller's to delete. */
export type Added =
  | {
      readonly _tag: "Kept"
      readonly app: MobileApp
      readonly deleted: ReadonlyArray<MobileAppId>
    }
  /** Nothing was kept or deleted; `used` is what the project holds, in bytes. */
  | { readonly _tag: "QuotaExceeded"; readonly used: number }

export class MobileAppsRepo extends Context.Tag("@assay/sql/MobileAppsRepo")<
  MobileAppsRepo,
  {
    /** Keeps the build if the quota allows it, also under uploads at once. */
    readonly add: (app: NewMobileApp, quota: Quota) => Effect.Effect<Added, DatabaseUnavailable>
    readonly find: (id: MobileAppId) => Effect.Effect<Option.Option<MobileApp>, DatabaseUnavailable>
    /** Newest first. */
    readonly list: (projectId: ProjectId) => Effect.Effect<ReadonlyArray<MobileApp>, DatabaseUnavailable>
    /** Bytes that the project's builds take. */
    readonly used: (projectId: ProjectId) => Effect.Effect<number, DatabaseUnavailable>
    /** False when a queued or running run uses the build, and it stays, or when there is none. */
    readonly delete: (id: MobileAppId) => Effect.Effect<boolean, DatabaseUnavailable>
  }
>() {}
