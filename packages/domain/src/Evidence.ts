import { Schema } from "effect"
import { EvidenceId } from "./Ids.js"

export const EvidenceKind = Schema.Literal(
  "screenshot",
  "trace",
  "console",
  "requests",
  "accessibility",
  "frames"
)
export type EvidenceKind = typeof EvidenceKind.Type

/** A file that shows what happened; its bytes are in the EvidenceStore. */
export class Evidence extends Schema.Class<Evidence>("Evidence")({
  id: EvidenceId,
  kind: EvidenceKind,
  /** A file name without folders, such as `03-press-order.png`. */
  name: Schema.String,
  contentType: Schema.String,
  bytes: Schema.Int
}) {}

export class EvidenceNotFound extends Schema.TaggedError<EvidenceNotFound>()("EvidenceNotFound", {
  message: Schema.String
}) {
  static readonly of = (id: string) => new EvidenceNotFound({ message: `No evidence has id ${id}` })
}
