import { Schema } from "effect"
import { BatchId, GroupId, ProjectId, TeamId } from "./Ids.js"
import { Platform } from "./Project.js"
import { Timestamp } from "./Timestamp.js"

/** One run of a group: the runs of its tests, and of its preparation test where it has one. */
export class Batch extends Schema.Class<Batch>("Batch")({
  id: BatchId,
  teamId: TeamId,
  projectId: ProjectId,
  groupId: GroupId,
  /** The group's name when the batch was made. */
  name: Schema.String,
  platform: Platform,
  createdAt: Timestamp
}) {}

export class BatchNotFound extends Schema.TaggedError<BatchNotFound>()("BatchNotFound", {
  message: Schema.String
}) {
  static readonly of = (id: string) => new BatchNotFound({ message: `No batch has id ${id}` })
}
