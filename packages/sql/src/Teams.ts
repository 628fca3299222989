/** Teams in the database. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { TeamId } from "@assay/domain/Ids"
import { Ambiguous } from "@assay/domain/Refusal"
import { Team } from "@assay/domain/Team"
import { SqlClient } from "@effect/sql/SqlClient"
import { Array, Context, Effect, Layer, Option } from "effect"
import { first, one, rows } from "./Query.js"
import { asUuid } from "./Reference.js"

export class TeamsRepo extends Context.Tag("@assay/sql/TeamsRepo")<
  TeamsRepo,
  {
    readonly create: (name: string) => Effect.Effect<Team, DatabaseUnavailable>
    readonly find: (id: TeamId) => Effect.Effect<Option.Option<Team>, DatabaseUnavailable>
    /** By id, else by name. */
    readonly findByRef: (ref: string) => Effect.Effect<Option.Option<Team>, Ambiguous | DatabaseUnavailable>
    /** Oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<Team>, DatabaseUnavailable>
  }
>() {}

export const layer: Layer.Layer<TeamsRepo, never, SqlClient> = Layer.effect(
  TeamsRepo,
  Effect.map(SqlClient, (sql) => {
    const columns = sql.literal(`id, name, created_at as "createdAt"`)
    const findByRef = Effect.fn("TeamsRepo.findByRef")(function* (ref: string) {
      const found = yield* rows(Team)(
        sql`select ${columns} from teams where id = ${asUuid(ref)}::uuid or name = ${ref} order by seq limit 10`
      )
      const exact = found.find((team) => team.id === ref.toLowerCase())
      if (exact !== undefined) return Option.some(exact)
      if (found.length > 1)
        return yield* Ambiguous.of(
          "team",
          ref,
          found.map((team) => team.id)
        )
      return Array.head(found)
    })
    return {
      create: (name) => one(Team)(sql`insert into teams (name) values (${name}) returning ${columns}`),
      find: (id) => first(Team)(sql`select ${columns} from teams where id = ${id}`),
      findByRef,
      list: rows(Team)(sql`select ${columns} from teams order by seq`)
    }
  })
)
