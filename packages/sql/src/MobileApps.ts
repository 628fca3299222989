/** Uploaded builds in the database; their bytes are kept elsewhere. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { MobileAppId, ProjectId } from "@assay/domain/Ids"
import { MobileApp } from "@assay/domain/MobileApp"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, Option } from "effect"
import { first, one, rows, run, transaction } from "./Query.js"

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

/** What came of an upload. */
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

const columns = `id, project_id as "projectId", platform, name, bundle_id as "bundleId", version, filename,
  bytes::float8 as bytes, sha256, created_at as "createdAt"`

const unused = `not exists (select 1 from runs r where r.mobile_app_id = a.id and r.status in ('queued', 'running'))`

const used = (sql: SqlClient, projectId: ProjectId) =>
  run(sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from mobile_apps where project_id = ${projectId}
  `).pipe(Effect.map((found) => found[0]?.bytes ?? 0))

/** The oldest unused builds that together free at least so many bytes; none when all of them would not. */
const expendable = Effect.fnUntraced(function* (sql: SqlClient, projectId: ProjectId, bytes: number) {
  const candidates = yield* rows(MobileApp)(sql`
    select ${sql.literal(columns)} from mobile_apps a
    where project_id = ${projectId} and ${sql.literal(unused)} order by seq`)
  const chosen: Array<MobileAppId> = []
  let freed = 0
  for (const app of candidates) {
    if (freed >= bytes) break
    chosen.push(app.id)
    freed += app.bytes
  }
  return freed >= bytes ? Option.some(chosen) : Option.none()
})

const keep = (sql: SqlClient, app: NewMobileApp) =>
  one(MobileApp)(sql`
    insert into mobile_apps (id, project_id, platform, name, bundle_id, version, filename, bytes, sha256)
    values (${app.id}, ${app.projectId}, ${app.platform}, ${app.name}, ${app.bundleId}, ${app.version},
      ${app.filename}, ${app.bytes}, ${app.sha256}) returning ${sql.literal(columns)}`)

/** Until the transaction ends, no run can take one of these builds up. */
const lock = (sql: SqlClient, projectId: ProjectId) =>
  run(sql`select 1 from mobile_apps where project_id = ${projectId} for update`)

/** Those of them that no queued or running run uses. */
const remove = (sql: SqlClient, ids: ReadonlyArray<MobileAppId>) =>
  run(sql`
    delete from mobile_apps a where id = any(${ids}::uuid[]) and ${sql.literal(unused)} returning id`)

const add = Effect.fn("MobileAppsRepo.add")(function* (sql: SqlClient, app: NewMobileApp, quota: Quota) {
  // Uploads to one project go one after the other here, or two would fit where there is room for one.
  yield* run(sql`select 1 from projects where id = ${app.projectId} for update`)
  const before = yield* used(sql, app.projectId)
  yield* lock(sql, app.projectId)
  const over = before + app.bytes - quota.bytes
  const exceeded: Added = { _tag: "QuotaExceeded", used: before }
  if (over > 0 && (!quota.deleteOldest || app.bytes > quota.bytes)) return exceeded
  const chosen = over > 0 ? yield* expendable(sql, app.projectId, over) : Option.some([])
  if (Option.isNone(chosen)) return exceeded
  yield* remove(sql, chosen.value)
  const kept: Added = { _tag: "Kept", app: yield* keep(sql, app), deleted: chosen.value }
  return kept
})

export const layer: Layer.Layer<MobileAppsRepo, never, SqlClient> = Layer.effect(
  MobileAppsRepo,
  Effect.map(SqlClient, (sql) => ({
    add: (app, quota) => transaction(sql, add(sql, app, quota)),
    find: (id) => first(MobileApp)(sql`select ${sql.literal(columns)} from mobile_apps where id = ${id}`),
    list: (projectId) =>
      rows(MobileApp)(sql`
        select ${sql.literal(columns)} from mobile_apps where project_id = ${projectId} order by seq desc`),
    used: (projectId) => used(sql, projectId),
    delete: (id) =>
      transaction(
        sql,
        run(sql`select 1 from mobile_apps where id = ${id} for update`).pipe(
          Effect.zipRight(remove(sql, [id])),
          Effect.map((gone) => gone.length > 0)
        )
      )
  }))
)
