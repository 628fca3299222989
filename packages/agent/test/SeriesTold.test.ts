import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { runSteps } from "../src/RunSteps.js"
import { memoryDriver } from "./support/MemoryDriver.js"
import { quickClock } from "./support/QuickClock.js"
import { screen, text } from "./support/Screens.js"

const expectedOf = (steps: string) =>
  Effect.gen(function* () {
    const page = screen(["Ash", "Birch", "Yew", "Elm"].map((each) => text(each)))
    const run = yield* runSteps(yield* memoryDriver([], page), steps)
    return run.steps.map(({ actual, expected }) => ({ actual, expected }))
  }).pipe(Effect.withClock(quickClock()))

describe("a series that is told in its order", () => {
  it.effect("is expected as a whole where a pair of it is the wrong way round", () =>
    Effect.map(expectedOf("The trees appear in this order: Ash, Birch, Elm, Yew"), ([step]) => {
      expect(step?.expected).toBe("“Ash”, “Birch”, “Elm”, “Yew” in this order")
      expect(step?.actual).toContain("Yew")
    })
  )
  it.effect("is none where two are told", () =>
    Effect.map(expectedOf("“Elm” comes before “Yew”"), ([step]) =>
      expect(step?.expected).toBe("“Elm” to come before “Yew”")
    )
  )
})
