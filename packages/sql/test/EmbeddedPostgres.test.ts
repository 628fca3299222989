import * as EmbeddedPostgres from "@assay/sql/EmbeddedPostgres"
import * as Sql from "@assay/sql/Sql"
import { describe, expect, it } from "@effect/vitest"
import { SqlClient } from "@effect/sql/SqlClient"
import { Effect, Exit, type Redacted, Scope } from "effect"
import { temporaryFolder } from "./support/TestDatabase.js"

const ask = (url: Redacted.Redacted, statement: string) =>
  Effect.flatMap(SqlClient, (sql) => sql.unsafe<{ answer: unknown }>(statement)).pipe(
    Effect.provide(Sql.layer({ url })),
    Effect.map((rows) => rows[0]?.answer)
  )

describe("the embedded Postgres", () => {
  it.scopedLive("starts in an empty data folder and answers", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const { url } = yield* EmbeddedPostgres.start({ dataDir })
      expect(yield* ask(url, "select current_user as answer")).toBe("assay")
    })
  )

  it.scopedLive("keeps its data from one start to the next", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const first = yield* Scope.make()
      const { url } = yield* Scope.extend(EmbeddedPostgres.start({ dataDir }), first)
      yield* ask(url, "create table kept as select 42 as answer")
      yield* Scope.close(first, Exit.void)
      const again = yield* EmbeddedPostgres.start({ dataDir })
      expect(yield* ask(again.url, "select answer from kept")).toBe(42)
    })
  )
})
