import { Schema } from "effect"
import { ApiKeyId, TeamId } from "./Ids.js"
import { text } from "./Text.js"
import { Timestamp } from "./Timestamp.js"

/** A bearer key. The key itself is shown once at creation and kept only as its SHA-256. */
export class ApiKey extends Schema.Class<ApiKey>("ApiKey")({
  id: ApiKeyId,
  /** null for an operator key, which belongs to no team. */
  teamId: Schema.NullOr(TeamId),
  name: text(1, 255),
  createdAt: Timestamp,
  lastUsedAt: Schema.NullOr(Timestamp),
  revokedAt: Schema.NullOr(Timestamp)
}) {}

export class ApiKeyNotFound extends Schema.TaggedError<ApiKeyNotFound>()("ApiKeyNotFound", {
  message: Schema.String
}) {
  static readonly of = (id: string) => new ApiKeyNotFound({ message: `No API key has id ${id}` })
}

export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", {
  message: Schema.String
}) {}
