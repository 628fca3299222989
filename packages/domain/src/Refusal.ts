/** Facts that refuse a request of any feature. */
import { Schema } from "effect"

/** A name stands for several things; the message lists their short ids. */
export class Ambiguous extends Schema.TaggedError<Ambiguous>()("Ambiguous", { message: Schema.String }) {
  static readonly of = (what: string, name: string, shortIds: ReadonlyArray<string>) =>
    new Ambiguous({
      message: `${shortIds.length} ${what}s are called ${name}; use one of ${shortIds.join(", ")}`
    })
}

/** The target may not be tested from here, such as a private address where those are not allowed. */
export class TargetRefused extends Schema.TaggedError<TargetRefused>()("TargetRefused", {
  message: Schema.String
}) {}

/** A limit of use is reached. */
export class UsageLimitExceeded extends Schema.TaggedError<UsageLimitExceeded>()("UsageLimitExceeded", {
  message: Schema.String,
  /** Seconds until it is worth trying again; absent where only the message came over the wire. */
  retryAfter: Schema.optionalWith(Schema.Int, { exact: true })
}) {}

/** What had to be done before the answer took longer than it may. */
export class TimeLimitExceeded extends Schema.TaggedError<TimeLimitExceeded>()("TimeLimitExceeded", {
  message: Schema.String
}) {}

/** The body of the request is larger than the service reads. */
export class PayloadTooLarge extends Schema.TaggedError<PayloadTooLarge>()("PayloadTooLarge", {
  message: Schema.String
}) {}
