import { Schema } from "effect"

/** Something found on a page during a run that a person should know of, and that never changes a verdict. */
export class Warning extends Schema.Class<Warning>("Warning")({
  kind: Schema.Literal("accessibility"),
  /** The rule that is broken, such as `button-name`. */
  rule: Schema.String,
  /** One sentence for a person. */
  message: Schema.String,
  /** The address of the page. */
  page: Schema.String,
  /** How many elements break the rule there. */
  count: Schema.Int,
  /** The first of them: a CSS path, steps into frames and shadow trees divided by `>>`. */
  elements: Schema.Array(Schema.String),
  /** Where the rule is explained. */
  help: Schema.String
}) {}

/** How many of a run are kept. */
export const mostWarnings = 200
