/**
 * Statements outside a transaction go straight to the pool. By way of `@effect/sql` each of them opens a span and a scope and looks for its
 * connection first, which takes longer than the statements that most requests are made of.
 */
import { type SqlClient, TransactionConnection } from "@effect/sql/SqlClient"
import { SqlError } from "@effect/sql/SqlError"
import { isFragment, type Statement } from "@effect/sql/Statement"
import { Context, Effect, Predicate } from "effect"
import type { Pool } from "pg"

const pooled = Symbol.for("@assay/sql/Direct/pooled")

interface Pooled extends Statement<unknown> {
  readonly [pooled]: Pool
}

const isPooled = (statement: Effect.Effect<unknown, unknown, unknown>): statement is Pooled =>
  Predicate.hasProperty(statement, pooled)

/** The same client, whose statements know the pool that they may go to. */
export const overPool = (client: SqlClient, pool: Pool): SqlClient => {
  const marked = (...given: Parameters<SqlClient>): unknown => {
    const made: unknown = client(...given)
    return isFragment(made) ? Object.assign(made, { [pooled]: pool }) : made
  }
  // What it is called with goes to the client as it is, so its overloads are the client's, which the types cannot know.
  return Object.assign(marked, client) as unknown as SqlClient
}

const onPool = (statement: Pooled): Effect.Effect<ReadonlyArray<unknown>, SqlError> =>
  Effect.async((resume) => {
    const [text, values] = statement.compile()
    statement[pooled].query(text, values, (cause, result) =>
      resume(
        result === undefined
          ? Effect.fail(new SqlError({ cause, message: "Failed to execute statement" }))
          : Effect.succeed(result.rows)
      )
    )
  })

/** Within a transaction on its connection, else on any of the pool. */
export const directly = <A, R>(statement: Effect.Effect<A, SqlError, R>): Effect.Effect<A, SqlError, R> =>
  isPooled(statement)
    ? Effect.withFiberRuntime<A, SqlError, R>((fiber) =>
        Context.getOption(fiber.currentContext, TransactionConnection)._tag === "Some"
          ? statement
          : // The rows are those that the statement itself would give, whose type is the caller's.
            (onPool(statement) as Effect.Effect<A, SqlError>)
      )
    : statement
