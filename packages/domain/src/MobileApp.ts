import { Schema } from "effect"
import { MobileAppId, ProjectId } from "./Ids.js"
import { Timestamp } from "./Timestamp.js"

/** An uploaded build of a mobile project. */
export class MobileApp extends Schema.Class<MobileApp>("MobileApp")({
  id: MobileAppId,
  projectId: ProjectId,
  platform: Schema.Literal("ios", "android"),
  name: Schema.String,
  bundleId: Schema.String,
  version: Schema.String,
  /** The name of the uploaded file. */
  filename: Schema.String,
  bytes: Schema.Int,
  /** Of the file, in lower-case hexadecimal digits. */
  sha256: Schema.String,
  createdAt: Timestamp
}) {}

/** The answer to deleting a build; `deleted` is false while a queued or running run uses it. */
export class MobileAppDeletion extends Schema.Class<MobileAppDeletion>("MobileAppDeletion")({
  deleted: Schema.Boolean
}) {}

export class MobileAppNotFound extends Schema.TaggedError<MobileAppNotFound>()("MobileAppNotFound", {
  message: Schema.String
}) {
  static readonly of = (app: string) =>
    new MobileAppNotFound({ message: `The project has no mobile app ${app}` })
}
