/** Projects' secrets in the database: encrypted before they come here. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { ProjectId } from "@assay/domain/Ids"
import type { Secret } from "@assay/domain/Secret"
import { Context, type Effect } from "effect"

export class SecretsRepo extends Context.Tag("@assay/sql/SecretsRepo")<
  SecretsRepo,
  {
    /** Makes the secret or replaces its value. */
    readonly set: (
      projectId: ProjectId,
      name: string,
      encrypted: Uint8Array
    ) => Effect.Effect<Secret, DatabaseUnavailable>
    /** By name. */
    readonly list: (projectId: ProjectId) => Effect.Effect<ReadonlyArray<Secret>, DatabaseUnavailable>
    /** Names and encrypted values of all of the project's secrets. */
    readonly values: (
      projectId: ProjectId
    ) => Effect.Effect<ReadonlyMap<string, Uint8Array>, DatabaseUnavailable>
    /** False when there was none. */
    readonly remove: (projectId: ProjectId, name: string) => Effect.Effect<boolean, DatabaseUnavailable>
  }
>() {}
