/** An executor whose runs end when a test says so. */
import type { RunId } from "@assay/domain/Ids"
import type { Outcome } from "@assay/domain/Run"
import { type RunBroken, RunExecutor } from "@assay/domain/RunExecutor"
import { Context, Deferred, Effect, Layer, Queue, Ref } from "effect"

export class Control extends Context.Tag("@assay/scheduler/test/Control")<
  Control,
  {
    /** The next run that starts. */
    readonly started: Effect.Effect<RunId>
    /** The next run whose session was closed. */
    readonly closed: Effect.Effect<RunId>
    /** How many go on at this moment. */
    readonly going: Effect.Effect<number>
    readonly end: (id: RunId, how: Effect.Effect<Outcome, RunBroken>) => Effect.Effect<void>
  }
>() {}

export const layer: Layer.Layer<Control | RunExecutor> = Layer.effectContext(
  Effect.gen(function* () {
    const started = yield* Queue.unbounded<RunId>()
    const closed = yield* Queue.unbounded<RunId>()
    const going = yield* Ref.make(0)
    const ends = new Map<RunId, Deferred.Deferred<Outcome, RunBroken>>()
    const session = (id: RunId) =>
      Effect.acquireRelease(
        Ref.update(going, (count) => count + 1),
        () =>
          Effect.zipRight(
            Ref.update(going, (count) => count - 1),
            Queue.offer(closed, id)
          )
      )
    return Context.make(RunExecutor, {
      execute: Effect.fnUntraced(function* ({ run }) {
        yield* session(run.id)
        const ending = yield* Deferred.make<Outcome, RunBroken>()
        ends.set(run.id, ending)
        yield* Queue.offer(started, run.id)
        return yield* Deferred.await(ending)
      })
    }).pipe(
      Context.add(Control, {
        started: Queue.take(started),
        closed: Queue.take(closed),
        going: Ref.get(going),
        end: (id, how) =>
          Effect.suspend(() => {
            const ending = ends.get(id)
            return ending === undefined ? Effect.die(`${id} has not started`) : Deferred.complete(ending, how)
          }).pipe(Effect.asVoid)
      })
    )
  })
)
