import { EvidenceId } from "@assay/domain/Ids"
import { Warning } from "@assay/domain/Warning"
import { Fence, RunQueue } from "@assay/domain/RunQueue"
import { Step } from "@assay/domain/Step"
import { BatchesRepo } from "@assay/sql/Batches"
import * as RunQueueSql from "@assay/sql/RunQueue"
import { RunsRepo } from "@assay/sql/Runs"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { Chunk, DateTime, Effect, Layer, Option, Stream } from "effect"
import { randomUUID } from "node:crypto"
import { failed, passed } from "../../domain/test/support/RunQueueConformance.js"
import { makeTeam } from "./support/Fixtures.js"
import { layer } from "./support/TestDatabase.js"

const everything = Layer.provideMerge(RunQueueSql.layer(), layer)

const step = (index: number, detail = `step ${index}`) =>
  new Step({
    index,
    text: `Press ${index}.`,
    outcome: "passed",
    detail,
    understood: [],
    candidates: [],
    changed: [],
    evidence: [],
    ms: 12
  })

const claim = Effect.fnUntraced(function* () {
  const queue = yield* RunQueue
  const [claimed] = yield* queue.claim("a", 1)
  return yield* Effect.orDie(Option.fromNullable(claimed))
})

it.layer(everything)("runs", (it) => {
  it.effect("are made queued, with what they were asked for", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const { run } = yield* makeTeam("Makers")
      const made = yield* runs.create({ ...run, request: { pullRequest: { number: 7 } } })
      expect(made).toMatchObject({ status: "queued", title: run.title, steps: run.steps, attempt: 0 })
      expect(yield* runs.find(made.id)).toEqual(Option.some(made))
      expect(yield* runs.findByIdOrShortId(made.shortId)).toEqual(Option.some(made))
      expect(yield* runs.findByIdOrShortId("no such id")).toEqual(Option.none())
      expect(yield* runs.findRequest(made.id)).toEqual(Option.some({ pullRequest: { number: 7 } }))
      yield* runs.cancel(made.id, "")
    })
  )

  it.effect("end where they begin when they are skipped or can never run", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const { run } = yield* makeTeam("Enders")
      const skipped = yield* runs.create({
        ...run,
        kind: "exploration",
        skipReason: "Only documents changed"
      })
      expect(skipped).toMatchObject({ status: "cancelled", skipReason: "Only documents changed" })
      const broken = yield* runs.create({
        ...run,
        platform: "ios",
        brokeWith: { errorCode: "device_unavailable", message: "There are no devices here yet" }
      })
      expect(broken).toMatchObject({ status: "failed", errorCode: "device_unavailable" })
      expect(yield* (yield* RunQueue).claim("a", 9)).toEqual([])
    })
  )

  it.effect("are listed newest first, page by page, each once", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const { project, run } = yield* makeTeam("Readers")
      const made = yield* runs.createMany(
        Array.from({ length: 7 }, (_, index) => ({ ...run, title: `${index}` }))
      )
      const pages: Array<ReadonlyArray<string>> = []
      let cursor: string | undefined
      do {
        const page = yield* runs.list({
          projectId: project.id,
          limit: 3,
          ...(cursor === undefined ? {} : { cursor })
        })
        pages.push(page.runs.map(({ title }) => title))
        cursor = Option.getOrUndefined(page.next)
      } while (cursor !== undefined)
      expect(pages).toEqual([["6", "5", "4"], ["3", "2", "1"], ["0"]])
      const strange = yield* runs.list({ projectId: project.id, limit: 1, cursor: "'; drop table runs" })
      expect(strange.runs[0]?.title).toBe("6")
      yield* Effect.forEach(made, ({ id }) => runs.cancel(id, ""))
    })
  )

  it.effect("are counted for a team's limit, with the oldest that counts", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const { run, team } = yield* makeTeam("Counters")
      yield* makeTeam("Others").pipe(Effect.flatMap((other) => runs.create(other.run)))
      const made = yield* runs.createMany([run, run])
      const past = DateTime.unsafeMake("2020-01-01T00:00:00Z")
      const counted = yield* runs.countSince(team.id, past)
      expect(counted).toEqual({ count: 2, oldest: Option.fromNullable(made[0]?.createdAt) })
      const future = DateTime.unsafeMake("2100-01-01T00:00:00Z")
      expect(yield* runs.countSince(team.id, future)).toEqual({ count: 0, oldest: Option.none() })
    })
  )
})

const warning = new Warning({
  kind: "accessibility",
  rule: "button-name",
  message: "Buttons must have discernible text",
  page: "https://shop.example/",
  count: 1,
  elements: ["#bare"],
  help: "https://rules.example/button-name"
})

it.layer(everything)("steps and evidence", (it) => {
  it.effect("are kept while the fence holds, and not after", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const queue = yield* RunQueue
      const { run, team } = yield* makeTeam("Fenced")
      const { id } = yield* runs.create(run)
      const { fence } = yield* claim()
      const picture = {
        id: EvidenceId.make(randomUUID()),
        kind: "screenshot",
        name: "01.png",
        contentType: "image/png",
        bytes: 12
      } as const
      expect(yield* runs.addStep(fence, step(0, "first try"))).toBe(true)
      expect(yield* runs.addStep(fence, step(0))).toBe(true)
      expect(yield* runs.addStep(new Fence({ ...fence, owner: "b" }), step(1))).toBe(false)
      expect(yield* runs.addEvidence(fence, picture)).toBe(true)
      expect(yield* runs.setWarnings(fence, [])).toBe(true)
      expect(yield* runs.setWarnings(fence, [warning])).toBe(true)
      yield* queue.finish(fence, passed)
      expect(yield* runs.addStep(fence, step(1))).toBe(false)
      expect(yield* runs.addEvidence(fence, { ...picture, id: EvidenceId.make(randomUUID()) })).toBe(false)
      expect(yield* runs.setWarnings(fence, [])).toBe(false)
      expect(yield* runs.listSteps(id)).toEqual([step(0)])
      expect(yield* runs.listEvidence(id)).toMatchObject([picture])
      expect(yield* runs.findEvidence(picture.id)).toMatchObject(
        Option.some({ teamId: team.id, runId: id, evidence: picture })
      )
      expect(Option.getOrThrow(yield* runs.findDetails(id))).toMatchObject({
        verdict: "PASSED",
        results: [{ index: 0, detail: "step 0" }],
        evidence: [picture],
        warnings: [warning]
      })
    })
  )

  it.effect("of an attempt that was lost are not shown with the next one's", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const queue = yield* RunQueue
      const { run } = yield* makeTeam("Anew")
      const { id } = yield* runs.create(run)
      const first = yield* claim()
      yield* runs.addStep(first.fence, step(0, "of the first attempt"))
      yield* queue.release(first.fence)
      const second = yield* claim()
      expect(second.run.id).toBe(id)
      expect(yield* runs.listSteps(id)).toEqual([])
      yield* runs.addStep(second.fence, step(0))
      expect(yield* runs.listSteps(id)).toEqual([step(0)])
      yield* queue.finish(second.fence, passed)
    })
  )

  it.effect("keep every letter of a text that Postgres can hold", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const queue = yield* RunQueue
      const { run } = yield* makeTeam("Letters")
      const text = `<&>"']]> \u0001 \u2028 😀 \\u0000 %s $1`
      const { id } = yield* runs.create({ ...run, title: `${text}\0`, steps: `\ud800${text}` })
      const { fence } = yield* claim()
      yield* runs.addStep(fence, step(0, `${text}\0\udc00`))
      yield* queue.finish(fence, failed)
      const found = Option.getOrThrow(yield* runs.findDetails(id))
      expect(found.title).toBe(`${text}\ufffd`)
      expect(found.steps).toBe(`\ufffd${text}`)
      expect(found.results[0]?.detail).toBe(`${text}\ufffd\ufffd`)
    })
  )
})

it.layer(everything)("a watcher", (it) => {
  it.effect("is told of everything from the queue to the end, once", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const queue = yield* RunQueue
      const { run } = yield* makeTeam("Watchers")
      const { id } = yield* runs.create(run)
      const next: Record<string, Effect.Effect<unknown, unknown>> = {
        RunQueued: Effect.asVoid(queue.claim("a", 1)),
        RunStarted: runs.addStep(new Fence({ runId: id, attempt: 1, owner: "a" }), step(0)),
        StepEnded: queue.finish(new Fence({ runId: id, attempt: 1, owner: "a" }), passed)
      }
      // Each thing happens only when the one before it was told.
      const told = yield* runs.watch(id).pipe(
        Stream.tap((event) => Effect.orDie(next[event._tag] ?? Effect.void)),
        Stream.map((event) => event._tag),
        Stream.runCollect
      )
      expect(Chunk.toReadonlyArray(told)).toEqual(["RunQueued", "RunStarted", "StepEnded", "RunEnded"])
    })
  )

  it.effect("that comes late is told the whole of an ended run", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const queue = yield* RunQueue
      const { run } = yield* makeTeam("Late")
      const { id } = yield* runs.create(run)
      const { fence } = yield* claim()
      yield* runs.addStep(fence, step(0))
      yield* queue.finish(fence, failed)
      const told = Chunk.toReadonlyArray(yield* Stream.runCollect(runs.watch(id)))
      expect(told.map((event) => event._tag)).toEqual(["RunQueued", "RunStarted", "StepEnded", "RunEnded"])
      expect(told.at(-1)).toMatchObject({ run: { verdict: "FAILED", results: [{ index: 0 }] } })
    })
  )

  it.effect("of a run that is not there is told nothing", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const { run } = yield* makeTeam("Gone")
      const { id } = yield* runs.create(run)
      const sql = yield* SqlClient
      yield* sql`delete from runs where id = ${id}`
      expect(yield* Stream.runCount(runs.watch(id))).toBe(0)
    })
  )

  it.effect("of a batch hears of all its runs, and that the last has ended", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const batches = yield* BatchesRepo
      const { group, project, run, team } = yield* makeTeam("Batch watchers")
      const made = yield* batches.create(
        {
          teamId: team.id,
          projectId: project.id,
          groupId: group.id,
          name: "Smoke",
          platform: "web",
          inOrder: false
        },
        [{ ...run, kind: "preparation" }, run, run]
      )
      const [preparation] = made.runs
      const ended = yield* runs.watchBatch(made.batch.id).pipe(
        Stream.tap((event) =>
          event._tag === "RunQueued" && event.runId === preparation?.id
            ? runs.cancel(event.runId, "no more")
            : Effect.void
        ),
        Stream.filter((event) => event._tag === "RunEnded"),
        Stream.runCollect
      )
      expect(
        Chunk.toReadonlyArray(ended)
          .map((event) => event.runId)
          .sort()
      ).toEqual(made.runs.map(({ id }) => id).sort())
    })
  )
})

it.layer(everything)("batches", (it) => {
  it.effect("are made with their runs, the preparation first, and found again", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const batches = yield* BatchesRepo
      const { group, project, run, team } = yield* makeTeam("Batches")
      const { batch, runs: made } = yield* batches.create(
        {
          teamId: team.id,
          projectId: project.id,
          groupId: group.id,
          name: "Smoke",
          platform: "web",
          inOrder: true
        },
        [
          { ...run, title: "one" },
          { ...run, title: "two" },
          { ...run, title: "prepare", kind: "preparation" }
        ]
      )
      expect(made.map(({ title }) => title)).toEqual(["prepare", "one", "two"])
      expect(made.every((each) => each.batchId === batch.id && each.groupId === group.id)).toBe(true)
      expect(yield* batches.find(batch.id)).toEqual(Option.some(batch))
      expect(yield* batches.list(group.id, 5)).toEqual([batch])
      const listed = Chunk.toReadonlyArray(yield* Stream.runCollect(runs.listByBatch(batch.id)))
      expect(listed.map(({ title }) => title)).toEqual(["prepare", "one", "two"])
    })
  )

  it.effect("of a thousand runs are made and read whole, in their order", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const batches = yield* BatchesRepo
      const { group, project, run, team } = yield* makeTeam("Thousands")
      const { batch } = yield* batches.create(
        {
          teamId: team.id,
          projectId: project.id,
          groupId: group.id,
          name: "All",
          platform: "web",
          inOrder: false
        },
        Array.from({ length: 1234 }, (_, index) => ({ ...run, title: String(index) }))
      )
      const titles = yield* runs.listByBatch(batch.id).pipe(
        Stream.map(({ title }) => title),
        Stream.runCollect
      )
      expect(Chunk.toReadonlyArray(titles)).toEqual(Array.from({ length: 1234 }, (_, index) => String(index)))
    })
  )

  it.effect("go on past a run that ended where it began", () =>
    Effect.gen(function* () {
      const batches = yield* BatchesRepo
      const queue = yield* RunQueue
      const sql = yield* SqlClient
      yield* sql`delete from runs`
      const { group, project, run, team } = yield* makeTeam("Beginners")
      const broken = { ...run, brokeWith: { errorCode: "device_unavailable", message: "None here" } } as const
      const { runs: made } = yield* batches.create(
        {
          teamId: team.id,
          projectId: project.id,
          groupId: group.id,
          name: "Mixed",
          platform: "web",
          inOrder: true
        },
        [broken, run]
      )
      expect(made.map(({ status }) => status)).toEqual(["failed", "queued"])
      expect((yield* queue.claim("a", 9)).map((claimed) => claimed.run.id)).toEqual([made[1]?.id])
    })
  )

  it.effect("never let an ended run become anything else", () =>
    Effect.gen(function* () {
      const runs = yield* RunsRepo
      const sql = yield* SqlClient
      const { run } = yield* makeTeam("Ends")
      const { id } = yield* runs.create(run)
      yield* runs.cancel(id, "")
      const changes = [
        sql`update runs set status = 'queued', finished_at = null, summary = null where id = ${id}`,
        sql`update runs set status = 'completed', verdict = 'PASSED' where id = ${id}`
      ]
      for (const change of changes) expect((yield* Effect.exit(change))._tag).toBe("Failure")
    })
  )
})
