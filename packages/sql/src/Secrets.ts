/** Projects' secrets in the database: encrypted before they come here. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { ProjectId } from "@assay/domain/Ids"
import { Secret } from "@assay/domain/Secret"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, Schema } from "effect"
import { any, one, rows } from "./Query.js"

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

const Value = Schema.Struct({ name: Schema.String, encrypted: Schema.Uint8ArrayFromSelf })

export const layer: Layer.Layer<SecretsRepo, never, SqlClient> = Layer.effect(
  SecretsRepo,
  Effect.map(SqlClient, (sql) => {
    const columns = sql.literal(
      `project_id as "projectId", name, created_at as "createdAt", updated_at as "updatedAt"`
    )
    return {
      set: (projectId, name, encrypted) =>
        one(Secret)(sql`
          insert into secrets (project_id, name, encrypted) values (${projectId}, ${name}, ${encrypted})
          on conflict (project_id, name) do update set encrypted = excluded.encrypted, updated_at = now()
          returning ${columns}`),
      list: (projectId) =>
        rows(Secret)(sql`select ${columns} from secrets where project_id = ${projectId} order by name`),
      values: (projectId) =>
        rows(Value)(sql`select name, encrypted from secrets where project_id = ${projectId}`).pipe(
          Effect.map((found) => new Map(found.map((secret) => [secret.name, secret.encrypted])))
        ),
      remove: (projectId, name) =>
        any(sql`delete from secrets where project_id = ${projectId} and name = ${name} returning name`)
    }
  })
)
