/** A moment in UTC; ISO 8601 with a `Z` where it is written down. */
import { Schema } from "effect"

export const Timestamp = Schema.DateTimeUtc.annotations({
  jsonSchema: { type: "string", format: "date-time" }
})
export type Timestamp = typeof Timestamp.Type
