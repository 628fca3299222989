/** What an exploration of a pull request was asked for, as it is kept with its run. */
import { MobileTarget } from "@assay/api/MobileTarget"
import { PullRequest } from "@assay/api/PullRequestRun"
import { TestId } from "@assay/domain/Ids"
import { Schema } from "effect"

/** A test of the project as it was when the run was asked for. */
export const ExploredTest = Schema.Struct({ testId: TestId, title: Schema.String, steps: Schema.String })
export type ExploredTest = typeof ExploredTest.Type

export const Exploration = Schema.Struct({
  pullRequest: PullRequest,
  instructions: Schema.String,
  tests: Schema.Array(ExploredTest),
  mobile: Schema.optionalWith(MobileTarget, { exact: true }),
  simulatorRegion: Schema.optionalWith(Schema.String, { exact: true }),
  deeplink: Schema.optionalWith(Schema.String, { exact: true })
})
export type Exploration = typeof Exploration.Type
