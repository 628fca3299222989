/** Puts errors on the wire as exactly `{ error, message }`, and gives the typed client the domain's own error back. */
import { HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"

export interface WireOptions<Code extends string> {
  readonly status: number
  /** The `error` value; each class has one of its own, so that a client can tell them apart. */
  readonly error: Code
  /** When this is answered, for the document. */
  readonly description: string
}

type Fact<A, I> = Schema.Schema<A, I> & (new (props: { readonly message: string }) => A)

export const wire = <A extends { readonly message: string }, I, const Code extends string>(
  self: Fact<A, I>,
  options: WireOptions<Code>
) =>
  Schema.transform(
    Schema.Struct({
      error: Schema.Literal(options.error).annotations({ description: "The error code" }),
      message: Schema.String.annotations({ description: "What was wrong, for a person" })
    }),
    Schema.typeSchema(self),
    {
      strict: true,
      decode: ({ message }) => new self({ message }),
      encode: ({ message }) => ({ error: options.error, message })
    }
  ).annotations({
    ...HttpApiSchema.annotations({ status: options.status }),
    description: options.description
  })
