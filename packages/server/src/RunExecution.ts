/** Carries out claimed runs: opens the target, runs the test, keeps steps and evidence as they come. */
import type { EvidenceToKeep, Progress, TestResult } from "@assay/agent/RunSteps"
import { type DriverBroken, Drivers, type DriverUnavailable, TargetForbidden } from "@assay/domain/Driver"
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { EvidenceStore } from "@assay/domain/EvidenceStore"
import { EvidenceId } from "@assay/domain/Ids"
import type { Outcome } from "@assay/domain/Run"
import { RunBroken, RunExecutor } from "@assay/domain/RunExecutor"
import type { Claimed } from "@assay/domain/RunQueue"
import { ProjectsRepo } from "@assay/sql/Projects"
import { RunsRepo } from "@assay/sql/Runs"
import { type Duration, Effect, Layer, Option, Schedule, Schema, Stream } from "effect"
import { randomUUID } from "node:crypto"
import { Exploration } from "./Exploration.js"
import { explore } from "./ExplorationExecution.js"
import { passedBefore } from "./PassedSteps.js"
import { Secrets } from "./Secrets.js"
import { TargetPolicy } from "./TargetPolicy.js"
import { execute, type Result } from "./TestExecution.js"

export interface Options {
  /** How long a step waits for what it needs. */
  readonly stepTimeout: Duration.DurationInput
  /** How long an exploration may go on before what is left of it is BLOCKED; below the time of a run. 8 minutes by default. */
  readonly explorationTime?: Duration.DurationInput
}

/** A database that does not answer now is waited for; the lease, not this, ends the waiting. */
const patiently = <A, R>(write: Effect.Effect<A, DatabaseUnavailable, R>): Effect.Effect<A, never, R> =>
  write.pipe(
    Effect.retry(Schedule.exponential("100 millis").pipe(Schedule.union(Schedule.spaced("2 seconds")))),
    Effect.orDie
  )

const completed = ({ verdict, reason, summary }: TestResult): Outcome => ({
  _tag: "Completed",
  verdict,
  reason: reason ?? null,
  summary
})

const broken = (fault: DriverUnavailable | DriverBroken): RunBroken =>
  new RunBroken({
    errorCode: fault._tag === "DriverBroken" ? fault.errorCode : "driver_unavailable",
    message: fault.message
  })

/** Opens only what may be tested from here, whoever asked for the run and whenever that was. */
const guarded = (drivers: Drivers["Type"], policy: TargetPolicy["Type"]): Drivers["Type"] => ({
  ...drivers,
  open: (target) =>
    policy.admit(target.url).pipe(
      Effect.mapError(({ message }) => new TargetForbidden({ url: target.url, message })),
      Effect.zipRight(drivers.open(target))
    )
})

const make = (options: Options) =>
  Effect.gen(function* () {
    const runs = yield* RunsRepo
    const projects = yield* ProjectsRepo
    const store = yield* EvidenceStore
    const secrets = yield* Secrets
    const drivers = guarded(yield* Drivers, yield* TargetPolicy)

    const keeper = ({ fence }: Claimed) =>
      Effect.fn("RunExecution.keep")(function* ({ bytes, ...about }: EvidenceToKeep) {
        const id = EvidenceId.make(randomUUID())
        const size = yield* store.put(id, Stream.make(bytes))
        const counted = yield* patiently(runs.addEvidence(fence, { id, ...about, bytes: size }))
        // The run belongs to another worker by now: nobody would ever ask for these bytes.
        if (!counted) yield* store.remove(id)
        return id
      })

    const progress =
      ({ fence }: Claimed) =>
      (event: Progress): Effect.Effect<void> =>
        event._tag === "StepStarted" ? Effect.void : Effect.asVoid(patiently(runs.addStep(fence, event.step)))

    /** What an exploration was asked for. */
    const explorationOf = Effect.fn("RunExecution.explorationOf")(function* ({ run }: Claimed) {
      const request = Option.getOrUndefined(yield* patiently(runs.findRequest(run.id)))
      return yield* Effect.orDie(Schema.decodeUnknown(Exploration)(request))
    })

    const optionsOf = Effect.fn("RunExecution.optionsOf")(function* (claimed: Claimed) {
      const { run } = claimed
      const known = yield* patiently(secrets.reveal(run.projectId))
      const project = yield* patiently(projects.find(run.projectId))
      const region = Option.getOrNull(Option.flatMapNullable(project, ({ browserRegion }) => browserRegion))
      return {
        target: {
          platform: run.platform,
          url: run.targetUrl,
          within: "30 seconds",
          trace: true,
          ...(region === null ? {} : { region })
        },
        audit: Option.exists(project, ({ accessibilityAuditEnabled }) => accessibilityAuditEnabled),
        stepTimeout: options.stepTimeout,
        secrets: Object.fromEntries(known),
        passedBefore: yield* patiently(Effect.provideService(passedBefore(run), RunsRepo, runs)),
        keep: keeper(claimed),
        onProgress: progress(claimed)
      } as const
    })

    const carryOut = Effect.fn("RunExecution.carryOut")(function* (claimed: Claimed) {
      const { run } = claimed
      const given = yield* optionsOf(claimed)
      const result: Result =
        run.kind === "exploration"
          ? yield* explore({
              ...given,
              tests: (yield* explorationOf(claimed)).tests,
              ...(options.explorationTime === undefined ? {} : { within: options.explorationTime })
            })
          : yield* execute({ ...given, text: run.steps })
      // What a step changed is known when the next one begins, and what was never tried was never told.
      yield* Effect.forEach(result.steps, (step) => patiently(runs.addStep(claimed.fence, step)))
      if (result.warnings !== undefined && result.warnings.length > 0)
        yield* patiently(runs.setWarnings(claimed.fence, result.warnings))
      return result
    })

    return RunExecutor.of({
      execute: (claimed) =>
        claimed.run.platform === "web"
          ? carryOut(claimed).pipe(
              Effect.provideService(Drivers, drivers),
              Effect.mapError(broken),
              Effect.map(completed)
            )
          : Effect.fail(
              new RunBroken({
                errorCode: "device_unavailable",
                message: "No device is connected to this service"
              })
            )
    })
  })

export const layer = (options: Options) => Layer.effect(RunExecutor, make(options))
