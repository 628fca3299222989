import type { PullRequestRunRequest, PullRequestRunTriggered } from "@assay/api/PullRequestRun"
import { MobileAppId } from "@assay/domain/Ids"
import { type Project, ProjectNotFound } from "@assay/domain/Project"
import { TimeLimitExceeded } from "@assay/domain/Refusal"
import { ValidationFailed } from "@assay/domain/Validation"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { ProjectsRepo } from "@assay/sql/Projects"
import { type NewRun, RunsRepo } from "@assay/sql/Runs"
import { TestsRepo } from "@assay/sql/Tests"
import { Context, type Duration, Effect, Layer, Option } from "effect"
import type { Exploration } from "./Exploration.js"
import { owned } from "./Ownership.js"
import { Runs } from "./Runs.js"
import { SkipJudge } from "./SkipJudge.js"
import { TargetPolicy } from "./TargetPolicy.js"

export interface Options {
  /** How long it may take to decide what a trigger means before it is answered; 30 seconds by default. */
  readonly answerWithin?: Duration.DurationInput
}

/** A trigger that broke no rule. */
export interface Considered {
  readonly project: Project
  readonly request: PullRequestRunRequest
}

/** A run that only has to be made. */
export interface Prepared {
  readonly run: NewRun
  readonly metadata: NonNullable<PullRequestRunTriggered["metadata"]>
  readonly skipped: { readonly skipReason?: string }
}

const platformOf = (request: PullRequestRunRequest) => request.platform ?? "web"

const unconnected = {
  configured: false,
  checkRunCreated: false,
  commentTargetResolved: false,
  status: "not_configured"
} as const

const misfit = (projectType: string, platform: string) =>
  new ValidationFailed({
    message: `platform ${platform} does not fit this project: a ${projectType} project takes the ${projectType} variant of the body`
  })

const make = (options: Options) =>
  Effect.gen(function* () {
    const projects = yield* ProjectsRepo
    const runs = yield* Runs
    const runsRepo = yield* RunsRepo
    const tests = yield* TestsRepo
    const apps = yield* MobileAppsRepo
    const policy = yield* TargetPolicy
    const { judge } = yield* SkipJudge

    /** Holds the request against the project and the rules that need it. */
    const consider = Effect.fn("PullRequests.consider")(function* (
      ref: string,
      request: PullRequestRunRequest
    ) {
      const missing = () => ProjectNotFound.of(ref)
      const project = yield* owned("project", missing)(projects.findByIdOrShortId(ref))
      const platform = platformOf(request)
      if ((platform === "web") !== (project.projectType === "web"))
        return yield* misfit(project.projectType, platform)
      if ("targetUrl" in request) yield* policy.admit(request.targetUrl)
      else {
        yield* policy.admitOther("mobile.artifactUrl", request.mobile?.artifactUrl)
        yield* policy.admitOther("deeplink", request.deeplink)
      }
      return { project, request }
    })

    /** The project's runnable tests as they are now. */
    const fixedTests = Effect.fn("PullRequests.fixedTests")(function* (project: Project) {
      const all = yield* tests.list(project.id)
      return all
        .filter(({ steps }) => steps.trim() !== "")
        .map(({ id, title, steps }) => ({ testId: id, title, steps }))
    })

    /** How the build was chosen, and which it is where that is known. */
    const buildOf = Effect.fn("PullRequests.buildOf")(function* (
      project: Project,
      request: Exclude<PullRequestRunRequest, { readonly targetUrl: string }>
    ) {
      const { appId, bundleId, artifactUrl, buildId } = request.mobile ?? {}
      const builds = (yield* apps.list(project.id)).filter(({ platform }) => platform === request.platform)
      const named = builds.find((build) => build.id === appId?.toLowerCase() || build.bundleId === bundleId)
      const [latest] = builds
      const said = buildId === undefined ? {} : { buildId }
      if (appId !== undefined) return { app: named, metadata: { source: "app_id", ...said } }
      if (bundleId !== undefined) return { app: named, metadata: { source: "bundle_id", ...said } }
      if (artifactUrl !== undefined) return { app: undefined, metadata: { source: "artifact_url", ...said } }
      const source = latest === undefined && project.includeExampleMobileApp ? "example_app" : "latest_upload"
      return { app: latest, metadata: { source, ...said } }
    })

    const surroundings = Effect.fn("PullRequests.surroundings")(function* ({ project, request }: Considered) {
      if ("targetUrl" in request)
        return { targetUrl: request.targetUrl, metadata: { github: unconnected }, extra: {} }
      const { app, metadata } = yield* buildOf(project, request)
      const { mobile, simulatorRegion, deeplink } = request
      return {
        targetUrl: project.url,
        mobileAppId: app === undefined ? undefined : MobileAppId.make(app.id),
        metadata: { github: unconnected, mobile: metadata },
        extra: {
          ...(mobile === undefined ? {} : { mobile }),
          ...(simulatorRegion === undefined ? {} : { simulatorRegion }),
          ...(deeplink === undefined ? {} : { deeplink })
        }
      }
    })

    /** The run as it is to be made, and what is told about its surroundings. */
    const planned = Effect.fn("PullRequests.planned")(function* (considered: Considered) {
      const { project, request } = considered
      const { targetUrl, mobileAppId, metadata, extra } = yield* surroundings(considered)
      const { pullRequest } = request
      const exploration: Exploration = {
        pullRequest,
        instructions: project.prTestingInstructions,
        tests: yield* fixedTests(project),
        ...extra
      }
      const run: NewRun = {
        teamId: project.teamId,
        projectId: project.id,
        kind: "exploration",
        title: `#${pullRequest.number} ${pullRequest.title}`,
        steps: "",
        platform: platformOf(request),
        targetUrl,
        request: exploration,
        ...(mobileAppId === undefined ? {} : { mobileAppId })
      }
      return { run, metadata }
    })

    /** Whether the changes matter; where that cannot be said in time, the run ends `failed` before it is answered. */
    const judged = Effect.fn("PullRequests.judged")(function* (considered: Considered, run: NewRun) {
      const within = options.answerWithin ?? "30 seconds"
      const said = yield* Effect.timeoutOption(judge(considered.project, considered.request), within)
      if (Option.isSome(said)) return said.value
      const message = "It took too long to decide what the pull request needs"
      yield* runsRepo.create({ ...run, brokeWith: { errorCode: "time_limit_exceeded", message } })
      return yield* new TimeLimitExceeded({ message })
    })

    /** Settles everything but the run itself: whether the team may have one, and whether the changes matter. */
    const prepare = Effect.fn("PullRequests.prepare")(function* (considered: Considered) {
      yield* runs.admit(considered.project.teamId, 1)
      const { run, metadata } = yield* planned(considered)
      const skipReason = yield* judged(considered, run)
      const skipped = Option.isSome(skipReason) ? { skipReason: skipReason.value } : {}
      const prepared: Prepared = { run: { ...run, ...skipped }, metadata, skipped }
      return prepared
    })

    /** Queues the exploration, or records why it is skipped. */
    const trigger = Effect.fn("PullRequests.trigger")(function* ({ run, metadata, skipped }: Prepared) {
      const made = yield* runsRepo.create(run)
      const answer: PullRequestRunTriggered = {
        status: "skipReason" in skipped ? "skipped" : "queued",
        runId: made.id,
        projectId: made.projectId,
        platform: made.platform,
        ...skipped,
        metadata
      }
      return answer
    })

    return { consider, prepare, trigger }
  })

/** Explorations of pull requests: asked for through E1. */
export class PullRequests extends Context.Tag("@assay/server/PullRequests")<
  PullRequests,
  Effect.Effect.Success<ReturnType<typeof make>>
>() {}

export const layer = (options: Options) => Layer.effect(PullRequests, make(options))
