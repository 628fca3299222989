/** Tests in the database. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { ProjectId, TeamId, TestId } from "@assay/domain/Ids"
import type { Ambiguous } from "@assay/domain/Refusal"
import { Test } from "@assay/domain/Test"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, type Option } from "effect"
import { first, one, rows } from "./Query.js"
import { asUuid, meant } from "./Reference.js"

export interface NewTest {
  readonly teamId: TeamId
  readonly projectId: ProjectId
  readonly title: string
  readonly steps: string
}

export interface TestChange {
  readonly title?: string
  readonly steps?: string
}

export class TestsRepo extends Context.Tag("@assay/sql/TestsRepo")<
  TestsRepo,
  {
    readonly create: (test: NewTest) => Effect.Effect<Test, DatabaseUnavailable>
    readonly find: (id: TestId) => Effect.Effect<Option.Option<Test>, DatabaseUnavailable>
    /** By id or short id, of any team, else by title among the team's, or among all with null. */
    readonly findByRef: (
      teamId: TeamId | null,
      ref: string
    ) => Effect.Effect<Option.Option<Test>, Ambiguous | DatabaseUnavailable>
    /** Those that exist, in the order asked for. */
    readonly findMany: (ids: ReadonlyArray<TestId>) => Effect.Effect<ReadonlyArray<Test>, DatabaseUnavailable>
    readonly update: (
      id: TestId,
      change: TestChange
    ) => Effect.Effect<Option.Option<Test>, DatabaseUnavailable>
    /** Oldest first. */
    readonly list: (projectId: ProjectId) => Effect.Effect<ReadonlyArray<Test>, DatabaseUnavailable>
  }
>() {}

const columns = `id, team_id as "teamId", project_id as "projectId", short_id as "shortId", title, steps,
  created_at as "createdAt", updated_at as "updatedAt"`

export const layer: Layer.Layer<TestsRepo, never, SqlClient> = Layer.effect(
  TestsRepo,
  Effect.map(SqlClient, (sql) => {
    const all = sql.literal(columns)
    const findByRef = Effect.fn("TestsRepo.findByRef")(function* (teamId: TeamId | null, ref: string) {
      const found = yield* rows(Test)(sql`
        select ${all} from tests where id = ${asUuid(ref)}::uuid or short_id = ${ref}
          or (title = ${ref} and team_id = coalesce(${teamId}::uuid, team_id)) order by seq limit 10`)
      return yield* meant("test", ref, teamId, found)
    })
    return {
      create: (test) =>
        one(Test)(sql`
          insert into tests (team_id, project_id, title, steps)
          values (${test.teamId}, ${test.projectId}, ${test.title}, ${test.steps}) returning ${all}`),
      find: (id) => first(Test)(sql`select ${all} from tests where id = ${id}`),
      findByRef,
      findMany: (ids) =>
        rows(Test)(sql`
          select ${all} from tests join unnest(${ids}::uuid[]) with ordinality as asked (test_id, place)
            on asked.test_id = id order by asked.place`),
      update: (id, change) =>
        first(Test)(sql`
          update tests set title = coalesce(${change.title ?? null}, title),
            steps = coalesce(${change.steps ?? null}, steps), updated_at = now()
          where id = ${id} returning ${all}`),
      list: (projectId) =>
        rows(Test)(sql`select ${all} from tests where project_id = ${projectId} order by seq`)
    }
  })
)
