import { BatchNotFound } from "@assay/domain/Batch"
import type { Group } from "@assay/domain/Group"
import type { BatchId } from "@assay/domain/Ids"
import { BatchRuns } from "@assay/domain/RunEvent"
import type { Test } from "@assay/domain/Test"
import { ValidationFailed } from "@assay/domain/Validation"
import { BatchesRepo } from "@assay/sql/Batches"
import { RunsRepo } from "@assay/sql/Runs"
import { TestsRepo } from "@assay/sql/Tests"
import { Chunk, Context, Effect, Layer, Stream } from "effect"
import { Groups } from "./Groups.js"
import { owned } from "./Ownership.js"
import { Projects } from "./Projects.js"
import { type Place, Runs, type Whereabouts } from "./Runs.js"

/** How the runs of a batch are carried out: one after the other in the group's order, or as many at once as there is room for. */
export interface Ordering {
  readonly inOrder?: boolean
}

const runnable = (test: Test) => test.steps.trim() !== ""

const make = Effect.gen(function* () {
  const repo = yield* BatchesRepo
  const runsRepo = yield* RunsRepo
  const testsRepo = yield* TestsRepo
  const groups = yield* Groups
  const projects = yield* Projects
  const runs = yield* Runs

  const projectOf = (group: Group) =>
    projects.get(group.projectId).pipe(Effect.catchTag("ProjectNotFound", Effect.die))

  /** The group's runnable tests, or a word on why there are none; its preparation, where it has one that can run. */
  const testsOf = Effect.fn("Batches.testsOf")(function* (group: Group) {
    const tests = (yield* testsRepo.findMany(group.testIds)).filter(runnable)
    if (tests.length === 0)
      return yield* new ValidationFailed({ message: `The group ${group.name} has no test with steps` })
    const preparation =
      group.prepTestId === null ? [] : (yield* testsRepo.findMany([group.prepTestId])).filter(runnable)
    return { tests, preparation }
  })

  const startAt = Effect.fn("Batches.startAt")(function* (group: Group, place: Place, inOrder: boolean) {
    const { preparation, tests } = yield* testsOf(group)
    yield* runs.admit(group.teamId, preparation.length + tests.length)
    const asked = (kind: "test" | "preparation") => (test: Test) => ({
      testId: test.id,
      kind,
      title: test.title,
      steps: test.steps,
      ...place
    })
    const { id: groupId, name, projectId, teamId } = group
    const made = yield* repo.create({ teamId, projectId, groupId, name, platform: place.platform, inOrder }, [
      ...preparation.map(asked("preparation")),
      ...tests.map(asked("test"))
    ])
    return new BatchRuns({ ...made.batch, runs: made.runs })
  })

  /** Runs every runnable test of the group at one place; the preparation test comes first. */
  const start = Effect.fn("Batches.start")(function* (
    ref: string,
    { inOrder, ...where }: Whereabouts & Ordering
  ) {
    const group = yield* groups.get(ref)
    const place = yield* runs.place(yield* projectOf(group), where)
    return yield* startAt(group, place, inOrder ?? false)
  })

  /**
   * The same at the project's own address, with nobody there who could be told that it is refused: a target that may not be
   * tested ends its runs as BLOCKED.
   */
  const startScheduled = Effect.fn("Batches.startScheduled")(function* (ref: string) {
    const group = yield* groups.get(ref)
    return yield* startAt(group, runs.ownPlace(yield* projectOf(group)), false)
  })

  const get = Effect.fn("Batches.get")(function* (id: BatchId) {
    return yield* owned("batch", () => BatchNotFound.of(id))(repo.find(id))
  })

  const getRuns = Effect.fn("Batches.getRuns")(function* (id: BatchId) {
    const batch = yield* get(id)
    const all = yield* Stream.runCollect(runsRepo.listPlainByBatch(id))
    return new BatchRuns({ ...batch, runs: Chunk.toReadonlyArray(all) })
  })

  /** The batch's runs with their steps, in portions. */
  const details = (id: BatchId) => Stream.unwrap(Effect.map(get(id), () => runsRepo.listByBatch(id)))

  /** The same without their steps. */
  const plain = (id: BatchId) => Stream.unwrap(Effect.map(get(id), () => runsRepo.listPlainByBatch(id)))

  const watch = (id: BatchId) => Stream.unwrap(Effect.map(get(id), () => runsRepo.watchBatch(id)))

  return { start, startScheduled, get, getRuns, details, plain, watch }
})

/** Batches: one run of a group. */
export class Batches extends Context.Tag("@assay/server/Batches")<
  Batches,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Batches, make)
