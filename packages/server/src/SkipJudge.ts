import type { PullRequestRunRequest } from "@assay/api/PullRequestRun"
import type { Project } from "@assay/domain/Project"
import { Context, Effect, Layer, type Option } from "effect"

/** Decides whether a pull request's changes can affect what is tested; a reason means that they cannot. */
export class SkipJudge extends Context.Tag("@assay/server/SkipJudge")<
  SkipJudge,
  {
    readonly judge: (project: Project, request: PullRequestRunRequest) => Effect.Effect<Option.Option<string>>
  }
>() {}

/** Without a source host nothing is known of the changes: everything may matter. */
export const layerNever = Layer.succeed(SkipJudge, { judge: () => Effect.succeedNone })
