/** Input that breaks a rule, and the words in which that is said. */
import { Effect, type ParseResult, Schema } from "effect"
import { faultOf } from "./Fault.js"

/** The input breaks a rule; the message names the field, the rule and what kind of value was there. */
export class ValidationFailed extends Schema.TaggedError<ValidationFailed>()("ValidationFailed", {
  message: Schema.String
}) {
  static readonly of = (error: ParseResult.ParseError) =>
    new ValidationFailed({ message: faultOf(error.issue) })
}

/** A pull request run was asked for with input that breaks a rule: the one endpoint that calls this a bad request. */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()("InvalidRequest", {
  message: Schema.String
}) {}

/** Decodes `input`, with unknown properties refused; the failure is fit to be shown to a person. */
export const validate =
  <A, I, R>(schema: Schema.Schema<A, I, R>) =>
  (input: unknown): Effect.Effect<A, ValidationFailed, R> =>
    Schema.decodeUnknown(schema, { onExcessProperty: "error" })(input).pipe(
      Effect.mapError(ValidationFailed.of)
    )
