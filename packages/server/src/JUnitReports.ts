import type { BatchId } from "@assay/domain/Ids"
import { isTerminal, PreparationRun, type Run, RunNotFinished } from "@assay/domain/Run"
import type { RunDetails } from "@assay/domain/RunEvent"
import { count, emptyTally, filenameOf, junit, junitStream } from "@assay/report/JUnit"
import { BatchesRepo } from "@assay/sql/Batches"
import { ProjectsRepo } from "@assay/sql/Projects"
import { Context, Effect, Layer, Option, Stream } from "effect"
import { Batches } from "./Batches.js"
import { Runs } from "./Runs.js"

export interface Options {
  /** The service's own address, without a slash at its end. */
  readonly publicUrl: string
}

const make = (options: Options) =>
  Effect.gen(function* () {
    const runs = yield* Runs
    const batches = yield* Batches
    const batchesRepo = yield* BatchesRepo
    const projects = yield* ProjectsRepo

    const urlOf = (run: Run) => `${options.publicUrl}/runs/${run.id}`

    /** The batch's name and time; for a run on its own its project's name and its own time. */
    const suiteOf = Effect.fn("JUnitReports.suiteOf")(function* (run: RunDetails) {
      const batch = run.batchId === null ? Option.none() : yield* batchesRepo.find(run.batchId)
      if (Option.isSome(batch)) return { name: batch.value.name, at: batch.value.createdAt }
      const project = yield* projects.find(run.projectId)
      return {
        name: Option.match(project, { onNone: () => run.projectId, onSome: ({ name }) => name }),
        at: run.createdAt
      }
    })

    /** One run as a report of one case. */
    const forRun = Effect.fn("JUnitReports.forRun")(function* (ref: string, allowIncomplete: boolean) {
      const run = yield* runs.getDetails(ref)
      if (run.kind === "preparation") return yield* PreparationRun.of(run.id)
      if (!allowIncomplete && !isTerminal(run.status)) return yield* RunNotFinished.of(run.id, run.status)
      return {
        filename: filenameOf(run),
        xml: junit(yield* suiteOf(run), [{ run, url: urlOf(run) }])
      }
    })

    const tallyOf = (id: BatchId, allowIncomplete: boolean) =>
      batches.plain(id).pipe(
        Stream.mapEffect((run) =>
          allowIncomplete || isTerminal(run.status)
            ? Effect.succeed(run)
            : Effect.fail(RunNotFinished.of(run.id, run.status))
        ),
        Stream.runFold(emptyTally, count)
      )

    /** All cases of a batch, in portions. */
    const forBatch = (id: BatchId, allowIncomplete: boolean) =>
      Stream.unwrap(
        Effect.gen(function* () {
          const batch = yield* batches.get(id)
          const tally = yield* tallyOf(id, allowIncomplete)
          const cases = batches.details(id).pipe(Stream.map((run) => ({ run, url: urlOf(run) })))
          return junitStream({ name: batch.name, at: batch.createdAt, tally }, cases)
        })
      )

    return { forRun, forBatch }
  })

/** Runs and batches as JUnit XML. */
export class JUnitReports extends Context.Tag("@assay/server/JUnitReports")<
  JUnitReports,
  Effect.Effect.Success<ReturnType<typeof make>>
>() {}

export const layer = (options: Options) => Layer.effect(JUnitReports, make(options))
