import { Schema } from "effect"
import { EnvironmentId } from "./Ids.js"
import { text } from "./Text.js"

export const EnvironmentKind = Schema.Literal("production", "staging", "preview", "custom")
export type EnvironmentKind = typeof EnvironmentKind.Type

/** A place where a project runs, such as production or a preview. */
export class Environment extends Schema.Class<Environment>("Environment")({
  id: EnvironmentId,
  name: text(1, 255),
  /** The name in lower case, with dashes; unique in its project. */
  slug: Schema.String,
  kind: EnvironmentKind,
  url: text(1, 500)
}) {}

/** `Pre production (EU)` becomes `pre-production-eu`. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "environment"

export class EnvironmentNotFound extends Schema.TaggedError<EnvironmentNotFound>()("EnvironmentNotFound", {
  message: Schema.String
}) {
  static readonly of = (environment: string) =>
    new EnvironmentNotFound({ message: `The project has no environment ${environment}` })
}

export class EnvironmentExists extends Schema.TaggedError<EnvironmentExists>()("EnvironmentExists", {
  message: Schema.String
}) {
  static readonly of = (slug: string) =>
    new EnvironmentExists({ message: `The project has an environment ${slug} already` })
}
