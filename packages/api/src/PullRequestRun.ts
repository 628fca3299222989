/** What E1 takes and answers. */
import { ProjectId, RunId } from "@assay/domain/Ids"
import { Platform } from "@assay/domain/Project"
import { length, text } from "@assay/domain/Text"
import { HttpApiSchema } from "@effect/platform"
import { Effect, type ParseResult, Predicate, Schema } from "effect"
import { integer, optional, required } from "./Field.js"
import { MobileTarget } from "./MobileTarget.js"
import { Uri, WebAddress } from "./Uri.js"

export const PullRequest = Schema.Struct({
  provider: optional(Schema.Literal("scmhost"), "Where the pull request lives; `scmhost` when absent"),
  number: required(integer(1), "The pull request's number, greater than 0", 128),
  title: required(text(1, 500), "1 to 500 characters", "Let guests check out"),
  description: optional(text(0, 65536), "Up to 65536 characters", "Guests no longer need an account."),
  baseBranch: optional(text(1, 255), "1 to 255 characters", "main"),
  headBranch: optional(text(1, 255), "1 to 255 characters", "guest-checkout"),
  commitSha: required(text(1, 100), "The commit that runs at the target; 1 to 100 characters", "9f2c1e7")
}).annotations({ identifier: "PullRequest", description: "The pull request to explore" })
export type PullRequest = typeof PullRequest.Type

export const WebPullRequestRun = Schema.Struct({
  targetUrl: required(
    WebAddress,
    "Where the pull request is deployed: an http or https address",
    "https://pr-128.shop.example/"
  ),
  platform: optional(Schema.Literal("web"), "`web`, also when absent"),
  pullRequest: PullRequest
}).annotations({ identifier: "WebPullRequestRun", description: "For a web project" })

export const MobilePullRequestRun = Schema.Struct({
  platform: required(Schema.Literal("ios", "android"), "What the run is carried out on"),
  pullRequest: PullRequest,
  mobile: optional(MobileTarget, "The build to test; the newest upload when absent"),
  simulatorRegion: optional(Schema.Literal("eu-north1", "us-west1"), "Where the device runs"),
  deeplink: optional(
    Uri.pipe(length(0, 2048)),
    "Opened on the device after the app launches and before any test step runs; a URI of up to 2048 characters",
    "shop://update/128"
  )
}).annotations({ identifier: "MobilePullRequestRun", description: "For a mobile project" })

export const PullRequestRunRequest = Schema.Union(WebPullRequestRun, MobilePullRequestRun)
export type PullRequestRunRequest = typeof PullRequestRunRequest.Type

const strict = { onExcessProperty: "error" } as const
const decodeWeb = Schema.decodeUnknown(WebPullRequestRun, strict)
const decodeMobile = Schema.decodeUnknown(MobilePullRequestRun, strict)
const decodePlatform = Schema.decodeUnknown(Schema.Struct({ platform: Platform }))

const onlyMobile = ["mobile", "simulatorRegion", "deeplink"]

/** Decodes a body as the variant that it means, so that what is said of its faults speaks about that one. */
export const decodePullRequestRun = (
  body: unknown
): Effect.Effect<PullRequestRunRequest, ParseResult.ParseError> => {
  const record: Readonly<Record<string, unknown>> = Predicate.isRecord(body) ? body : {}
  switch (record["platform"]) {
    case "web":
      return decodeWeb(body)
    case "ios":
    case "android":
      return decodeMobile(body)
    case undefined:
      return !("targetUrl" in record) && onlyMobile.some((key) => key in record)
        ? decodeMobile(body)
        : decodeWeb(body)
    default:
      return Effect.zipRight(decodePlatform(body), decodeWeb(body))
  }
}

export const GithubMetadata = Schema.Struct({
  configured: required(Schema.Boolean, "Whether the project is connected to a source host"),
  checkRunCreated: required(Schema.Boolean, "Whether a check run was made on the commit"),
  commentTargetResolved: required(Schema.Boolean, "Whether the pull request to comment on was found"),
  status: optional(
    Schema.Literal("not_configured", "check_create_failed", "pr_not_found"),
    "Why something of this is false"
  )
}).annotations({ identifier: "SourceHostMetadata" })

export const MobileMetadata = Schema.Struct({
  source: required(
    Schema.String,
    "How the build was chosen: `app_id`, `bundle_id`, `artifact_url`, `latest_upload` or `example_app`",
    "latest_upload"
  ),
  buildId: optional(Schema.String, "The caller's own name for the build", "128")
}).annotations({ identifier: "MobileMetadata" })

export const PullRequestRunTriggered = Schema.Struct({
  status: required(
    Schema.Literal("queued", "skipped"),
    "`skipped` when the changes cannot affect the platform: a cancelled run records the decision"
  ),
  runId: required(RunId, "The run"),
  projectId: required(ProjectId, "The project"),
  platform: required(Platform, "What the run is carried out on"),
  skipReason: optional(Schema.String, "Only when the status is `skipped`", "Only documentation changed"),
  metadata: optional(
    Schema.Struct({
      github: optional(GithubMetadata, "What became of the reports to the source host"),
      mobile: optional(MobileMetadata, "Only of mobile runs")
    }),
    "What is known about the run's surroundings"
  )
}).annotations({
  identifier: "PullRequestRunTriggered",
  description: "The run was accepted, and queued or skipped",
  ...HttpApiSchema.annotations({ status: 202 })
})
export type PullRequestRunTriggered = typeof PullRequestRunTriggered.Type
