/** E5 and E6: a group's schedule and its members. */
import { GroupId, ProjectId, ScheduleId, TestId } from "@assay/domain/Ids"
import { Frequency } from "@assay/domain/Schedule"
import { Timestamp } from "@assay/domain/Timestamp"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { ApiAuth } from "./ApiAuth.js"
import { documented } from "./Documented.js"
import * as Examples from "./Examples.js"
import { integer, parameter, required } from "./Field.js"
import { forbidden, groupNotFound, testNotFound } from "./WireErrors.js"

export const Schedule = Schema.Struct({
  id: required(ScheduleId, "The schedule's id"),
  groupId: required(GroupId, "The group that runs"),
  projectId: required(ProjectId, "The group's project"),
  name: required(Schema.String, "The group's name", "Checkout"),
  frequency: required(Frequency, "How often the group runs"),
  minute: required(integer(0, 59), "0 to 59; 0 where the frequency does not use it"),
  hour: required(integer(0, 23), "0 to 23; 0 where the frequency does not use it"),
  dayOfWeek: required(integer(0, 6), "0 (Sunday) to 6; 0 where the frequency does not use it"),
  timezone: required(Schema.String, "The time zone of the clock that counts", "Europe/Berlin"),
  cronExpression: required(Schema.String, "The same as a cron expression of five fields", "15 * * * *"),
  createdAt: required(Timestamp, "When the schedule was made, in UTC"),
  updatedAt: required(Timestamp, "When the schedule was last changed, in UTC")
}).annotations({ identifier: "Schedule" })

const GroupSchedule = Schema.Struct({
  schedule: required(Schema.NullOr(Schedule), "null when the group only runs manually")
}).annotations({ identifier: "GroupSchedule", description: "The schedule, or null" })

const TestRemoval = Schema.Struct({
  groupId: required(GroupId, "The group"),
  testId: required(TestId, "The test"),
  removed: required(Schema.Boolean, "Whether the test was a member")
}).annotations({ identifier: "TestRemoval", description: "Whether the test was taken out" })

const groupId = parameter("The group's id")

const schedule = HttpApiEndpoint.get("schedule", "/groups/:groupId/schedule")
  .setPath(Schema.Struct({ groupId }))
  .addSuccess(GroupSchedule)
  .addError(forbidden)
  .addError(groupNotFound)
  .middleware(ApiAuth)
  .annotateContext(
    documented({
      operationId: "getGroupSchedule",
      summary: "Get a group's schedule",
      description: "Gives when the group runs by itself. A group has one schedule at most.",
      responses: { 200: Examples.schedule }
    })
  )

const removeTest = HttpApiEndpoint.del("removeTest", "/groups/:groupId/tests/:testId")
  .setPath(Schema.Struct({ groupId, testId: parameter("The test's id") }))
  .addSuccess(TestRemoval)
  .addError(forbidden)
  .addError(groupNotFound)
  .addError(testNotFound)
  .middleware(ApiAuth)
  .annotateContext(
    documented({
      operationId: "removeTestFromGroup",
      summary: "Remove a test from a group",
      description:
        "Takes the test out of the group; `removed` is false when it was no member; an id that no test can have is a 404. The group's preparation test stays as it is.",
      responses: { 200: Examples.testRemoval }
    })
  )

export class GroupsApi extends HttpApiGroup.make("groups")
  .add(schedule)
  .add(removeTest)
  .annotate(OpenApi.Title, "Groups")
  .annotate(OpenApi.Description, "Tests that run together") {}
