/** Teams in the database. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { TeamId } from "@assay/domain/Ids"
import type { Ambiguous } from "@assay/domain/Refusal"
import type { Team } from "@assay/domain/Team"
import { Context, type Effect, type Option } from "effect"

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
