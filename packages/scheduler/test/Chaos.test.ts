import { RunsRepo } from "@assay/sql/Runs"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { Effect, Layer, Random, Redacted, Ref, Schedule } from "effect"
import { makeProgram, runProgram } from "../../sql/test/support/Child.js"
import { makeTeam } from "../../sql/test/support/Fixtures.js"
import { freshUrl, layerAt, temporaryFolder } from "../../sql/test/support/TestDatabase.js"

const kills = 8
const workers = 3
const perKill = 15

/** Notes each end that a run comes to, whoever writes it. */
const noteEnds = Effect.flatMap(SqlClient, (sql) =>
  Effect.all([
    sql`create table ends (run_id uuid not null, attempt int not null, status text not null)`,
    sql`create function note_end() returns trigger language plpgsql as $$
        begin insert into ends values (new.id, new.attempt, new.status); return null; end $$`,
    sql`create trigger note_end after update of status on runs for each row
        when (new.status in ('completed', 'failed', 'cancelled')) execute function note_end()`
  ])
)

it.scopedLive("workers that are killed lose no run, and no run ends twice", () =>
  Effect.gen(function* () {
    const folder = yield* temporaryFolder
    const program = yield* makeProgram(folder, "../../../scheduler/test/support/WorkerProgram.ts", false)
    const url = yield* freshUrl
    const started = yield* Ref.make(0)
    const startWorker = Effect.gen(function* () {
      const number = yield* Ref.updateAndGet(started, (count) => count + 1)
      const child = yield* runProgram(program, [Redacted.value(url), `worker ${number}`])
      yield* child.said("ready ")
      return child
    })
    const chaos = Effect.gen(function* () {
      const sql = yield* SqlClient
      const runs = yield* RunsRepo
      yield* noteEnds
      const { run } = yield* makeTeam("Chaos")
      const alive = yield* Effect.replicateEffect(startWorker, workers)
      for (let round = 0; round < kills; round++) {
        yield* runs.createMany(Array.from({ length: perKill }, () => run))
        const index = yield* Random.nextIntBetween(0, workers)
        // While it works: something is running at the moment of the kill, or it would prove nothing.
        yield* Effect.repeat(
          sql<{
            owners: number
          }>`select count(distinct owner)::int as owners from runs where status = 'running'`,
          { until: ([row]) => (row?.owners ?? 0) > 0 }
        )
        const victim = alive[index]
        if (victim !== undefined) yield* victim.kill(round % 4 === 3 ? "SIGTERM" : "SIGKILL")
        alive[index] = yield* startWorker
      }
      yield* Effect.repeat(
        sql<{ open: number }>`select count(*)::int as open from runs where status in ('queued', 'running')`,
        { until: ([row]) => row?.open === 0, schedule: Schedule.spaced("100 millis") }
      )
      const [sums] = yield* sql<Record<string, number>>`
        select (select count(*)::int from runs) as runs,
          (select count(*)::int from ends) as ends,
          (select count(distinct run_id)::int from ends) as ended,
          (select count(*)::int from runs where status = 'completed' and verdict is not null) as verdicts,
          (select count(*)::int from ends e join runs r on r.id = e.run_id and r.attempt = e.attempt
            and r.status = e.status) as agreeing`
      const all = kills * perKill
      expect(sums).toEqual({ runs: all, ends: all, ended: all, verdicts: all, agreeing: all })
    })
    yield* Effect.provide(chaos, Layer.fresh(layerAt(url)))
  })
)
