/** Runs statements, decodes their rows, and tells a lost connection from a fault of ours. */
import { DatabaseUnavailable } from "@assay/domain/Database"
import { SqlClient } from "@effect/sql/SqlClient"
import { SqlError } from "@effect/sql/SqlError"
import {
  Array,
  Effect,
  type Either,
  identity,
  type Option,
  type ParseResult,
  Predicate,
  Schema
} from "effect"
import { directly } from "./Direct.js"

/** SQLSTATE classes in which the server, not the statement, is at fault: connection, authorisation, resources, system. */
const unavailableClasses = ["08", "28", "53", "58"]
/**
 * A stopping or starting server, a statement that was cancelled with another one's, an idle connection cut off, a replica after
 * a failover.
 */
const unavailableStates = ["57P01", "57P02", "57P03", "57P05", "57014", "25006"]
const unavailableErrnos = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "ENOENT",
  "ENOTFOUND",
  "EACCES",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT"
]
/** What `pg` says without any code. */
const unavailableMessage = /connection|timed out|timeout exceeded|not queryable|pool after calling end/i

const codeOf = (cause: unknown): string | undefined =>
  Predicate.hasProperty(cause, "code") && typeof cause.code === "string" ? cause.code : undefined

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const isUnavailable = (error: SqlError): boolean => {
  const code = codeOf(error.cause)
  if (code === undefined) return unavailableMessage.test(messageOf(error.cause))
  return (
    unavailableErrnos.includes(code) ||
    unavailableStates.includes(code) ||
    (code.length === 5 && unavailableClasses.includes(code.slice(0, 2)))
  )
}

/** Two transactions held each other up, or one saw what the other changed: the whole may be tried again. */
const mayRetry = (error: SqlError): boolean => ["40001", "40P01"].includes(codeOf(error.cause) ?? "")

const toFact = (error: SqlError): Effect.Effect<never, DatabaseUnavailable> =>
  isUnavailable(error)
    ? Effect.fail(
        new DatabaseUnavailable({ message: `The database cannot be reached: ${messageOf(error.cause)}` })
      )
    : Effect.die(error)

const isSqlError = (error: unknown): error is SqlError => error instanceof SqlError

/** `DatabaseUnavailable` when the connection is at fault; any other SQL error is a defect. */
export const run = <A, R>(
  statement: Effect.Effect<A, SqlError, R>
): Effect.Effect<A, DatabaseUnavailable, R> => Effect.catchAll(directly(statement), toFact)

/** The constraint that a write broke, if the error says so. */
export const brokenConstraint = (error: SqlError): string | undefined =>
  codeOf(error.cause)?.startsWith("23") === true &&
  Predicate.hasProperty(error.cause, "constraint") &&
  typeof error.cause.constraint === "string"
    ? error.cause.constraint
    : undefined

/** A decoder is made once a schema: repositories name theirs anew at each call. */
const decoders = new WeakMap<object, unknown>()

const decoderOf = <A, I>(
  schema: Schema.Schema<A, I>
): ((found: unknown) => Either.Either<ReadonlyArray<A>, ParseResult.ParseError>) => {
  const known = decoders.get(schema)
  // What lies under a schema was made from that schema below, which the map's type cannot say.
  if (known !== undefined) return known as ReturnType<typeof decoderOf<A, I>>
  const decode = Schema.decodeUnknownEither(Schema.Array(schema))
  decoders.set(schema, decode)
  return decode
}

type Statement<R, Row = unknown> = Effect.Effect<ReadonlyArray<Row>, SqlError, R>

/** All rows, decoded; `shape` makes of a row as it comes what the schema takes. A row that does not decode is a defect. */
export const rows = <A, I, Row = unknown>(
  schema: Schema.Schema<A, I>,
  shape: (row: Row) => unknown = identity
) => {
  const decode = decoderOf(schema)
  return <R>(statement: Statement<R, Row>): Effect.Effect<ReadonlyArray<A>, DatabaseUnavailable, R> =>
    Effect.flatMap(run(statement), (found) =>
      Effect.orDie(decode(shape === identity ? found : found.map(shape)))
    )
}

/** The first row, decoded in the same way. */
export const first = <A, I, Row = unknown>(schema: Schema.Schema<A, I>, shape?: (row: Row) => unknown) => {
  const decode = rows(schema, shape)
  return <R>(statement: Statement<R, Row>): Effect.Effect<Option.Option<A>, DatabaseUnavailable, R> =>
    Effect.map(decode(statement), Array.head)
}

/** The one row that such a statement gives; none is a defect. */
export const one = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = first(schema)
  return <R>(statement: Statement<R>): Effect.Effect<A, DatabaseUnavailable, R> =>
    decode(statement).pipe(Effect.flatMap((found) => Effect.orDie(found)))
}

/** Whether the statement gave any row. */
export const any = <R>(statement: Statement<R>): Effect.Effect<boolean, DatabaseUnavailable, R> =>
  Effect.map(run(statement), (found) => found.length > 0)

/**
 * All or nothing, several repositories included. Deadlocks and serialisation faults are tried again, so `work` may run more
 * than once. Inside another transaction it is a part of that one.
 */
export const transaction = <A, E, R>(
  sql: SqlClient,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable, R> =>
  sql.withTransaction(work).pipe(
    // A connection that is lost at the commit or the rollback comes as a defect.
    Effect.catchAllDefect((defect) => (isSqlError(defect) ? Effect.fail(defect) : Effect.die(defect))),
    // At once: the one that was in the way has what it needed.
    Effect.retry({ while: (error) => isSqlError(error) && mayRetry(error), times: 5 }),
    Effect.catchAll((error): Effect.Effect<never, Exclude<E, SqlError> | DatabaseUnavailable> =>
      isSqlError(error) ? toFact(error) : Effect.fail(error as Exclude<E, SqlError>)
    )
  )

/** What a service asks to have several writes stand or fall together. */
export class Database extends Effect.Service<Database>()("@assay/sql/Database", {
  effect: Effect.map(SqlClient, (sql) => ({
    transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => transaction(sql, work),
    /** Answers when the database does. */
    ping: Effect.asVoid(run(sql`select 1`))
  }))
}) {}
