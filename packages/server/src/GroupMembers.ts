import { GroupNotFound } from "@assay/domain/Group"
import { GroupId, TestId } from "@assay/domain/Ids"
import { GroupsRepo } from "@assay/sql/Groups"
import { SchedulesRepo } from "@assay/sql/Schedules"
import { TestsRepo } from "@assay/sql/Tests"
import { Caller } from "@assay/domain/Caller"
import { Forbidden } from "@assay/domain/Team"
import { TestNotFound } from "@assay/domain/Test"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { owned } from "./Ownership.js"

const make = Effect.gen(function* () {
  const groups = yield* GroupsRepo
  const tests = yield* TestsRepo
  const schedules = yield* SchedulesRepo

  const get = Effect.fnUntraced(function* (ref: string) {
    const id = Schema.decodeUnknownOption(GroupId)(ref)
    const missing = () => GroupNotFound.of(ref)
    if (Option.isNone(id)) return yield* missing()
    return yield* owned("group", missing)(groups.find(id.value))
  })

  /** None when the group only runs manually. */
  const schedule = Effect.fnUntraced(function* (ref: string) {
    const id = Schema.decodeUnknownOption(GroupId)(ref)
    const missing = () => GroupNotFound.of(ref)
    if (Option.isNone(id)) return yield* missing()
    return (yield* owned("group", missing)(schedules.findOfGroup(id.value))).schedule
  })

  /**
   * Whether the test was a member until now; one that does not exist is none, and another team's is forbidden. What is no UUID is
   * not found: the answer's `testId` is one.
   */
  const remove = Effect.fnUntraced(function* (ref: string, testRef: string) {
    const group = yield* get(ref)
    const testId = yield* Effect.mapError(Schema.decodeUnknown(TestId)(testRef), () =>
      TestNotFound.of(testRef)
    )
    const test = yield* tests.find(testId)
    if (Option.isNone(test)) return { groupId: group.id, testId, removed: false }
    const { teamId } = yield* Caller
    if (teamId !== null && test.value.teamId !== teamId) return yield* Forbidden.otherTeam("test")
    return { groupId: group.id, testId, removed: yield* groups.removeTest(group.id, testId) }
  })

  return { schedule, remove }
})

/** A group by its id: its schedule, and who belongs to it. */
export class GroupMembers extends Context.Tag("@assay/server/GroupMembers")<
  GroupMembers,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(GroupMembers, make)
