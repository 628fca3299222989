/** Webhooks of groups and projects in the database, and the record of what was delivered to them. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { GroupId, ProjectId, TeamId, WebhookId } from "@assay/domain/Ids"
import { Timestamp } from "@assay/domain/Timestamp"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { json } from "./Json.js"
import { first, rows, run } from "./Query.js"

/** A way in for callers without a key. The secret itself is not kept. */
export class Webhook extends Schema.Class<Webhook>("Webhook")({
  id: WebhookId,
  teamId: TeamId,
  projectId: ProjectId,
  /** null for a project's webhook. */
  groupId: Schema.NullOr(GroupId),
  /** SHA-256 of the secret, in lower-case hexadecimal digits. */
  secretHash: Schema.String,
  createdAt: Timestamp,
  rotatedAt: Schema.NullOr(Timestamp)
}) {}

/** One call of a webhook and its answer. */
export class Delivery extends Schema.Class<Delivery>("Delivery")({
  webhookId: WebhookId,
  /** The body that came; where it was long `{ shortened }`, the beginning of its text. null where it could not be read. */
  body: Schema.Unknown,
  answer: Schema.Unknown,
  at: Timestamp
}) {}

/** Whose webhook it is. */
export type WebhookOwner =
  | { readonly _tag: "Group"; readonly groupId: GroupId }
  | { readonly _tag: "Project"; readonly projectId: ProjectId }

export class WebhooksRepo extends Context.Tag("@assay/sql/WebhooksRepo")<
  WebhooksRepo,
  {
    readonly find: (id: WebhookId) => Effect.Effect<Option.Option<Webhook>, DatabaseUnavailable>
    readonly findByOwner: (owner: WebhookOwner) => Effect.Effect<Option.Option<Webhook>, DatabaseUnavailable>
    /** The owner's webhook: made with this secret, or the one that is there, with its own (`created` is false). */
    readonly createIfMissing: (
      owner: WebhookOwner,
      secretHash: string
    ) => Effect.Effect<{ readonly webhook: Webhook; readonly created: boolean }, DatabaseUnavailable>
    /** Gives the webhook another secret; the former one stops at once. */
    readonly rotate: (
      id: WebhookId,
      secretHash: string
    ) => Effect.Effect<Option.Option<Webhook>, DatabaseUnavailable>
    readonly recordDelivery: (
      id: WebhookId,
      body: unknown,
      answer: unknown
    ) => Effect.Effect<void, DatabaseUnavailable>
    /** Newest first. */
    readonly listDeliveries: (
      id: WebhookId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Delivery>, DatabaseUnavailable>
  }
>() {}

const columns = `id, team_id as "teamId", project_id as "projectId", group_id as "groupId", secret_hash as "secretHash",
  created_at as "createdAt", rotated_at as "rotatedAt"`

/** Characters of a body that are kept. */
const longest = 65_536

const shortened = (body: unknown): string => {
  const text = json(body)
  return text.length <= longest ? text : json({ shortened: text.slice(0, longest) })
}

const findByOwner = (sql: SqlClient, owner: WebhookOwner) =>
  first(Webhook)(
    owner._tag === "Group"
      ? sql`select ${sql.literal(columns)} from webhooks where group_id = ${owner.groupId}`
      : sql`select ${sql.literal(columns)} from webhooks where project_id = ${owner.projectId} and group_id is null`
  )

const insert = (sql: SqlClient, owner: WebhookOwner, secretHash: string) =>
  first(Webhook)(
    owner._tag === "Group"
      ? sql`
          insert into webhooks (team_id, project_id, group_id, secret_hash)
          select team_id, project_id, id, ${secretHash} from groups where id = ${owner.groupId}
          on conflict do nothing returning ${sql.literal(columns)}`
      : sql`
          insert into webhooks (team_id, project_id, secret_hash)
          select team_id, id, ${secretHash} from projects where id = ${owner.projectId}
          on conflict do nothing returning ${sql.literal(columns)}`
  )

const createIfMissing = Effect.fn("WebhooksRepo.createIfMissing")(function* (
  sql: SqlClient,
  owner: WebhookOwner,
  secretHash: string
) {
  const made = yield* insert(sql, owner, secretHash)
  if (Option.isSome(made)) return { webhook: made.value, created: true }
  const there = yield* findByOwner(sql, owner)
  return { webhook: yield* Effect.orDie(there), created: false }
})

const listDeliveries = (sql: SqlClient, id: WebhookId, limit: number) =>
  rows(Delivery)(sql`
    select webhook_id as "webhookId", body, answer, at from deliveries where webhook_id = ${id}
    order by id desc limit ${limit}`)

export const layer: Layer.Layer<WebhooksRepo, never, SqlClient> = Layer.effect(
  WebhooksRepo,
  Effect.map(SqlClient, (sql) => ({
    find: (id) => first(Webhook)(sql`select ${sql.literal(columns)} from webhooks where id = ${id}`),
    findByOwner: (owner) => findByOwner(sql, owner),
    createIfMissing: (owner, secretHash) => createIfMissing(sql, owner, secretHash),
    rotate: (id, secretHash) =>
      first(Webhook)(sql`
        update webhooks set secret_hash = ${secretHash}, rotated_at = now() where id = ${id}
        returning ${sql.literal(columns)}`),
    recordDelivery: (id, body, answer) =>
      Effect.asVoid(
        run(sql`
          insert into deliveries (webhook_id, body, answer)
          values (${id}, ${shortened(body)}::jsonb, ${json(answer)}::jsonb)`)
      ),
    listDeliveries: (id, limit) => listDeliveries(sql, id, limit)
  }))
)
