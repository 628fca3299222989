/** Tests in the database. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { ProjectId, TeamId, TestId } from "@assay/domain/Ids"
import type { Ambiguous } from "@assay/domain/Refusal"
import type { Test } from "@assay/domain/Test"
import { Context, type Effect, type Option } from "effect"

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
