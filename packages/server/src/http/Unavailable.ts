import { DatabaseUnavailable } from "@assay/domain/Database"
import { Effect } from "effect"

/** A database that does not answer is the service's own affair: a 500, with the cause in the log. */
export const unavailableIsDefect = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catchIf(
    work,
    (error): error is Extract<E, DatabaseUnavailable> => error instanceof DatabaseUnavailable,
    Effect.die
  )
