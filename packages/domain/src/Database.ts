import { Schema } from "effect"

/** The connection, not the query, is at fault: the same call may succeed later. */
export class DatabaseUnavailable extends Schema.TaggedError<DatabaseUnavailable>()("DatabaseUnavailable", {
  message: Schema.String
}) {}
