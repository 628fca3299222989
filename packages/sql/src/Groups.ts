/** Groups of tests in the database, with their members. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { Group } from "@assay/domain/Group"
import type { GroupId, ProjectId, TeamId, TestId } from "@assay/domain/Ids"
import type { Ambiguous } from "@assay/domain/Refusal"
import { Context, type Effect, type Option } from "effect"

export interface NewGroup {
  readonly teamId: TeamId
  readonly projectId: ProjectId
  readonly name: string
  readonly prepTestId: TestId | null
}

export interface GroupChange {
  readonly name?: string
  readonly prepTestId?: TestId | null
}

export class GroupsRepo extends Context.Tag("@assay/sql/GroupsRepo")<
  GroupsRepo,
  {
    readonly create: (group: NewGroup) => Effect.Effect<Group, DatabaseUnavailable>
    readonly find: (id: GroupId) => Effect.Effect<Option.Option<Group>, DatabaseUnavailable>
    /** By id or short id, of any team, else by name among the team's, or among all with null. */
    readonly findByRef: (
      teamId: TeamId | null,
      ref: string
    ) => Effect.Effect<Option.Option<Group>, Ambiguous | DatabaseUnavailable>
    /** Oldest first. */
    readonly list: (projectId: ProjectId) => Effect.Effect<ReadonlyArray<Group>, DatabaseUnavailable>
    readonly update: (
      id: GroupId,
      change: GroupChange
    ) => Effect.Effect<Option.Option<Group>, DatabaseUnavailable>
    /** Adds the test as the last one; false when it was a member already. */
    readonly addTest: (groupId: GroupId, testId: TestId) => Effect.Effect<boolean, DatabaseUnavailable>
    /** False when the test was no member. The preparation test is left as it is. */
    readonly removeTest: (groupId: GroupId, testId: TestId) => Effect.Effect<boolean, DatabaseUnavailable>
  }
>() {}
