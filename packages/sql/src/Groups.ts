/** Groups of tests in the database, with their members. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { Group } from "@assay/domain/Group"
import type { GroupId, ProjectId, TeamId, TestId } from "@assay/domain/Ids"
import type { Ambiguous } from "@assay/domain/Refusal"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, type Option } from "effect"
import { any, first, one, rows } from "./Query.js"
import { asUuid, meant } from "./Reference.js"

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

const columns = `g.id, g.team_id as "teamId", g.project_id as "projectId", g.short_id as "shortId", g.name,
  g.prep_test_id as "prepTestId", g.created_at as "createdAt", g.updated_at as "updatedAt",
  array(select m.test_id from group_tests m where m.group_id = g.id order by m.seq) as "testIds"`

const update = (sql: SqlClient) => (id: GroupId, change: GroupChange) => {
  const changes = [
    ...(change.name === undefined ? [] : [sql`name = ${change.name}`]),
    ...(change.prepTestId === undefined ? [] : [sql`prep_test_id = ${change.prepTestId}`]),
    sql`updated_at = now()`
  ]
  return first(Group)(sql`
    with g as (update groups set ${sql.csv(changes)} where id = ${id} returning *)
    ${sql.literal(`select ${columns} from g`)}`)
}

export const layer: Layer.Layer<GroupsRepo, never, SqlClient> = Layer.effect(
  GroupsRepo,
  Effect.map(SqlClient, (sql) => {
    const select = sql.literal(`select ${columns} from groups g`)
    const findByRef = Effect.fn("GroupsRepo.findByRef")(function* (teamId: TeamId | null, ref: string) {
      const found = yield* rows(Group)(sql`
        ${select} where g.id = ${asUuid(ref)}::uuid or g.short_id = ${ref}
          or (g.name = ${ref} and g.team_id = coalesce(${teamId}::uuid, g.team_id)) order by g.seq limit 10`)
      return yield* meant("group", ref, teamId, found)
    })
    return {
      create: (group) =>
        one(Group)(sql`
          with g as (
            insert into groups (team_id, project_id, name, prep_test_id)
            values (${group.teamId}, ${group.projectId}, ${group.name}, ${group.prepTestId}) returning *
          ) ${sql.literal(`select ${columns} from g`)}`),
      find: (id) => first(Group)(sql`${select} where g.id = ${id}`),
      findByRef,
      list: (projectId) => rows(Group)(sql`${select} where g.project_id = ${projectId} order by g.seq`),
      update: update(sql),
      addTest: (groupId, testId) =>
        any(sql`
          insert into group_tests (group_id, test_id) values (${groupId}, ${testId})
          on conflict do nothing returning test_id`),
      removeTest: (groupId, testId) =>
        any(
          sql`delete from group_tests where group_id = ${groupId} and test_id = ${testId} returning test_id`
        )
    }
  })
)
