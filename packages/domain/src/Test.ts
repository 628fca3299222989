import { Schema } from "effect"
import { ProjectId, ShortId, TeamId, TestId } from "./Ids.js"
import { text } from "./Text.js"
import { Timestamp } from "./Timestamp.js"

/** A test in plain English. */
export class Test extends Schema.Class<Test>("Test")({
  id: TestId,
  teamId: TeamId,
  projectId: ProjectId,
  shortId: ShortId,
  title: text(1, 500),
  /** The instructions, one or more a line. Empty while a test is only planned; it cannot run then. */
  steps: text(0, 100_000),
  createdAt: Timestamp,
  updatedAt: Timestamp
}) {}

export class TestNotFound extends Schema.TaggedError<TestNotFound>()("TestNotFound", {
  message: Schema.String
}) {
  static readonly of = (test: string) => new TestNotFound({ message: `No test is called or has id ${test}` })
}
