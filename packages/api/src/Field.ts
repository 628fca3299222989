/** Properties of bodies, each with what the document says of it. */
import { Array, Schema } from "effect"

const says = <A>(description: string, examples: ReadonlyArray<A>): Schema.Annotations.Schema<A> => ({
  description,
  ...(Array.isNonEmptyReadonlyArray(examples) ? { examples } : {})
})

/** A property that must be there. */
export const required = <A, I, R>(
  schema: Schema.Schema<A, I, R>,
  description: string,
  ...examples: ReadonlyArray<A>
) => Schema.propertySignature(schema).annotations(says(description, examples))

/** A property that may be absent; null is a value and not absence. */
export const optional = <A, I, R>(
  schema: Schema.Schema<A, I, R>,
  description: string,
  ...examples: ReadonlyArray<A>
) => Schema.optionalWith(schema, { exact: true }).annotations(says(description, examples))

/** A string of one character or more. */
export const NonEmpty = Schema.String.pipe(
  Schema.filter((value) => value !== "" || "must not be empty", { jsonSchema: { minLength: 1 } })
)

/** A whole number of any size from `min` on, up to `max` where there is one. */
export const integer = (min: number, max?: number) =>
  Schema.Number.pipe(
    Schema.filter(
      (value) =>
        (Number.isInteger(value) && value >= min && (max === undefined || value <= max)) ||
        (max === undefined
          ? `must be an integer of at least ${min}`
          : `must be an integer from ${min} to ${max}`),
      {
        jsonSchema: { type: "integer", minimum: min, ...(max === undefined ? {} : { maximum: max }) },
        arbitrary: () => (fc) => fc.integer({ min, max: max ?? 2_147_483_647 })
      }
    )
  )

/** A parameter of a path. What it names is looked up after the body was read: a malformed one is an unknown one. */
export const parameter = (description: string) =>
  Schema.propertySignature(Schema.String).annotations({ description })
