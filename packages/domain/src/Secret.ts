import { Schema } from "effect"
import { ProjectId } from "./Ids.js"
import { Timestamp } from "./Timestamp.js"

/** What a test calls a secret by: letters, digits, `_`, `-` and `.`, up to 100 of them. */
export const SecretName = Schema.String.pipe(
  Schema.pattern(/^[A-Za-z0-9_.-]{1,100}$/, {
    message: () => "must be 1 to 100 letters, digits, `_`, `-` or `.`"
  })
)

/** A named value of a project. The value is stored encrypted and never shown. */
export class Secret extends Schema.Class<Secret>("Secret")({
  projectId: ProjectId,
  name: SecretName,
  createdAt: Timestamp,
  updatedAt: Timestamp
}) {}

/** `removed` is false when the project had no such secret. */
export class SecretRemoval extends Schema.Class<SecretRemoval>("SecretRemoval")({
  name: Schema.String,
  removed: Schema.Boolean
}) {}
