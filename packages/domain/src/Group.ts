import { Schema } from "effect"
import { GroupId, ProjectId, ShortId, TeamId, TestId } from "./Ids.js"
import { text } from "./Text.js"
import { Timestamp } from "./Timestamp.js"

/** Tests that run together, in the order in which they were added. */
export class Group extends Schema.Class<Group>("Group")({
  id: GroupId,
  teamId: TeamId,
  projectId: ProjectId,
  shortId: ShortId,
  name: text(1, 255),
  /** Runs before the others; need not be a member of the group. */
  prepTestId: Schema.NullOr(TestId),
  testIds: Schema.Array(TestId),
  createdAt: Timestamp,
  updatedAt: Timestamp
}) {}

/** The answer to taking a test out of a group; `removed` is false when it was no member. */
export class TestRemoval extends Schema.Class<TestRemoval>("TestRemoval")({
  groupId: GroupId,
  testId: TestId,
  removed: Schema.Boolean
}) {}

export class GroupNotFound extends Schema.TaggedError<GroupNotFound>()("GroupNotFound", {
  message: Schema.String
}) {
  static readonly of = (group: string) =>
    new GroupNotFound({ message: `No group is called or has id ${group}` })
}
