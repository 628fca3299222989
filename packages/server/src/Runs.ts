import { Caller } from "@assay/domain/Caller"
import { EvidenceNotFound } from "@assay/domain/Evidence"
import { type EnvironmentId, EvidenceId, type TeamId } from "@assay/domain/Ids"
import type { Platform, Project } from "@assay/domain/Project"
import { UsageLimitExceeded } from "@assay/domain/Refusal"
import { RunNotFound } from "@assay/domain/Run"
import { Forbidden } from "@assay/domain/Team"
import { ValidationFailed } from "@assay/domain/Validation"
import { RunsRepo } from "@assay/sql/Runs"
import { Context, DateTime, Duration, Effect, Layer, Option, Schema, Stream } from "effect"
import { owned } from "./Ownership.js"
import { Projects } from "./Projects.js"
import { TargetPolicy } from "./TargetPolicy.js"
import { Tests } from "./Tests.js"

export interface Options {
  /** How many runs a team may ask for in an hour. */
  readonly runsPerHour: number
}

/** What a caller may say of where a run happens; without any of it, it is the project's own address. */
export interface Whereabouts {
  readonly targetUrl?: string
  readonly environment?: string
  readonly platform?: Platform
}

/** Where a run happens. */
export interface Place {
  readonly platform: Platform
  readonly targetUrl: string
  readonly environmentId?: EnvironmentId
  readonly environmentName?: string
}

/** How many runs a list shows. */
const listed = 100

const platformOf = (
  project: Project,
  asked: Platform | undefined
): Effect.Effect<Platform, ValidationFailed> => {
  const platform = asked ?? (project.projectType === "web" ? "web" : "ios")
  return (platform === "web") === (project.projectType === "web")
    ? Effect.succeed(platform)
    : Effect.fail(
        new ValidationFailed({
          message: `platform must fit a ${project.projectType} project, is ${platform}`
        })
      )
}

const make = (options: Options) =>
  Effect.gen(function* () {
    const repo = yield* RunsRepo
    const projects = yield* Projects
    const tests = yield* Tests
    const policy = yield* TargetPolicy

    /** Where the project's runs happen when nobody says more; whether that may be tested from here is not asked. */
    const ownPlace = (project: Project): Place => ({
      platform: project.projectType === "web" ? "web" : "ios",
      targetUrl: project.url
    })

    /** Settles where the project's runs happen. */
    const place = Effect.fn("Runs.place")(function* (project: Project, where: Whereabouts) {
      const platform = yield* platformOf(project, where.platform)
      const environment =
        where.environment === undefined
          ? Option.none()
          : Option.some(yield* projects.environmentOf(project, where.environment))
      const targetUrl =
        where.targetUrl ?? Option.match(environment, { onNone: () => project.url, onSome: ({ url }) => url })
      if (platform === "web") yield* policy.admit(targetUrl)
      const settled: Place = {
        platform,
        targetUrl,
        ...(Option.isSome(environment)
          ? { environmentId: environment.value.id, environmentName: environment.value.name }
          : {})
      }
      return settled
    })

    /** Refuses what would go past the team's limit of runs an hour. */
    const admit = Effect.fn("Runs.admit")(function* (teamId: TeamId, asked: number) {
      const now = yield* DateTime.now
      const { count, oldest } = yield* repo.countSince(teamId, DateTime.subtract(now, { hours: 1 }))
      if (count + asked <= options.runsPerHour) return
      const freed = Option.match(oldest, {
        onNone: () => Duration.hours(1),
        onSome: (at) => DateTime.distanceDuration(now, DateTime.add(at, { hours: 1 }))
      })
      return yield* new UsageLimitExceeded({
        message: `The team may start ${options.runsPerHour} runs an hour; ${count} were started`,
        retryAfter: Math.max(1, Math.ceil(Duration.toSeconds(freed)))
      })
    })

    const start = Effect.fn("Runs.start")(function* (ref: string, where: Whereabouts) {
      const test = yield* tests.get(ref)
      if (test.steps.trim() === "")
        return yield* new ValidationFailed({ message: `The test ${test.title} has no steps yet` })
      const project = yield* projects.get(test.projectId).pipe(Effect.catchTag("ProjectNotFound", Effect.die))
      const settled = yield* place(project, where)
      yield* admit(test.teamId, 1)
      return yield* repo.create({
        teamId: test.teamId,
        projectId: test.projectId,
        testId: test.id,
        kind: "test",
        title: test.title,
        steps: test.steps,
        ...settled
      })
    })

    const get = Effect.fn("Runs.get")(function* (ref: string) {
      return yield* owned("run", () => RunNotFound.of(ref))(repo.findByIdOrShortId(ref))
    })

    const getDetails = Effect.fn("Runs.getDetails")(function* (ref: string) {
      const { id } = yield* get(ref)
      const details = yield* repo.findDetails(id)
      return yield* Effect.mapError(details, () => RunNotFound.of(ref))
    })

    const watch = (ref: string) => Stream.unwrap(Effect.map(get(ref), ({ id }) => repo.watch(id)))

    const cancel = Effect.fn("Runs.cancel")(function* (ref: string) {
      const { id } = yield* get(ref)
      const cancelled = yield* repo.cancel(id, "Cancelled on request")
      return yield* Effect.mapError(cancelled, () => RunNotFound.of(ref))
    })

    const list = Effect.fn("Runs.list")(function* (project: string) {
      const { id } = yield* projects.get(project)
      const { runs } = yield* repo.list({ projectId: id, limit: listed })
      return runs
    })

    /** The record of a piece of evidence that the caller may see. */
    const getEvidence = Effect.fn("Runs.getEvidence")(function* (ref: string) {
      const id = Schema.decodeUnknownOption(EvidenceId)(ref)
      if (Option.isNone(id)) return yield* EvidenceNotFound.of(ref)
      const found = yield* repo.findEvidence(id.value)
      if (Option.isNone(found)) return yield* EvidenceNotFound.of(ref)
      const { teamId } = yield* Caller
      if (teamId !== null && teamId !== found.value.teamId) return yield* Forbidden.otherTeam("evidence")
      return found.value.evidence
    })

    return { start, place, ownPlace, admit, get, getDetails, watch, cancel, list, getEvidence }
  })

/** Runs: asked for, watched, cancelled, shown. */
export class Runs extends Context.Tag("@assay/server/Runs")<
  Runs,
  Effect.Effect.Success<ReturnType<typeof make>>
>() {}

export const layer = (options: Options) => Layer.effect(Runs, make(options))
