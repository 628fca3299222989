import { Schema } from "effect"
import { optional } from "./Field.js"

const Key = Schema.String.annotations({ jsonSchema: { type: "string", minLength: 1, maxLength: 255 } })

/** The header by which a repeat of a request is known. Its length is the server's to check, after the key's. */
export const IdempotencyKey = Schema.Struct({
  "idempotency-key": optional(
    Key,
    "1 to 255 characters. A repeat with the same key within 24 hours gets the first answer and starts nothing anew; with another body it is refused"
  )
})
