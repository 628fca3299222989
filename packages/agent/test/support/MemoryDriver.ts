/** A driver over screens in memory: each deed that is carried out brings the next screen. */
import type { ActError, Driver, Facts } from "@assay/domain/Driver"
import type { Action } from "@assay/domain/Action"
import type { Screen } from "@assay/domain/Screen"
import { Effect, Ref } from "effect"

const noFacts: Facts = {
  console: [],
  failedRequests: [],
  requests: 0,
  dialogs: [],
  downloads: []
}

/** The screens in turn; the last one stays. `fail` decides which deeds do not come off. */
export const memoryDriver = (
  screens: ReadonlyArray<Screen>,
  last: Screen,
  fail: (action: Action, count: number) => ActError | undefined = () => undefined
): Effect.Effect<Driver & { readonly done: Effect.Effect<ReadonlyArray<Action>> }> =>
  Effect.map(Ref.make<ReadonlyArray<Action>>([]), (done) => ({
    platform: "web",
    screen: Effect.map(Ref.get(done), ({ length }) => screens[length] ?? last),
    act: (action) =>
      Effect.flatMap(Ref.get(done), ({ length }) => {
        const failure = fail(action, length)
        return failure === undefined ? Ref.update(done, (all) => [...all, action]) : Effect.fail(failure)
      }),
    capture: () =>
      Effect.succeed({ bytes: new Uint8Array([1]), contentType: "image/png", width: 1, height: 1 }),
    facts: Effect.succeed(noFacts),
    changed: (atMost) => Effect.sleep(atMost),
    trace: Effect.succeedNone,
    done: Ref.get(done)
  }))
