import { GroupNotFound } from "@assay/domain/Group"
import { GroupId, type TeamId, TestId } from "@assay/domain/Ids"
import { GroupsRepo } from "@assay/sql/Groups"
import { SchedulesRepo } from "@assay/sql/Schedules"
import { TestsRepo } from "@assay/sql/Tests"
import { Caller } from "@assay/domain/Caller"
import { Forbidden } from "@assay/domain/Team"
import { TestNotFound } from "@assay/domain/Test"
import { Context, Effect, Layer, Option } from "effect"
import { idIn, owned } from "./Ownership.js"

const groupIdIn = idIn(GroupId, GroupNotFound.of)
const testIdIn = idIn(TestId, TestNotFound.of)

/** What is found for the group of that id, when the group is the caller's. */
const ofGroup =
  <A extends { readonly teamId: TeamId }, E>(find: (id: GroupId) => Effect.Effect<Option.Option<A>, E>) =>
  (ref: string) =>
    Effect.flatMap(groupIdIn(ref), (id) => owned("group", () => GroupNotFound.of(ref))(find(id)))

const make = Effect.gen(function* () {
  const groups = yield* GroupsRepo
  const tests = yield* TestsRepo
  const schedules = yield* SchedulesRepo

  const get = ofGroup(groups.find)
  const getScheduled = ofGroup(schedules.findOfGroup)

  /** None when the group only runs manually. */
  const schedule = (ref: string) => Effect.map(getScheduled(ref), (found) => found.schedule)

  /**
   * Whether the test was a member until now; one that does not exist is none, and another team's is forbidden. What is no UUID is
   * not found: the answer's `testId` is one.
   */
  const remove = Effect.fnUntraced(function* (ref: string, testRef: string) {
    const group = yield* get(ref)
    const testId = yield* testIdIn(testRef)
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
