import type { Facts } from "@assay/domain/Driver"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { runSteps } from "../src/RunSteps.js"
import { memoryDriver } from "./support/MemoryDriver.js"
import { quickClock } from "./support/QuickClock.js"
import { button, screen, text } from "./support/Screens.js"

interface Page {
  readonly idleFor: number
  /** Milliseconds from one step to the next. */
  readonly apart: number
  /** A request is sent at the end of each step, and answered. */
  readonly sends?: boolean
}

const atOnce = '"Ada" is shown.\n"Bob" is shown.'
/** A state is believed only where two looks found the page calm. */
const calmly = '"Save" is enabled.\n"Bob" is shown.'

/** How often the page is read for two checks that hold. */
const looksAt = Effect.fn("Looks.looksAt")(function* (
  { apart, idleFor, sends = false }: Page,
  checks = atOnce
) {
  let looks = 0
  let requests = 0
  const page = screen([button("Save"), text("Ada"), text("Bob")], { idleFor })
  const driver = yield* memoryDriver([page], page)
  const facts: Effect.Effect<Facts> = Effect.sync(() => ({
    console: [],
    failedRequests: [],
    requests,
    pending: 0,
    dialogs: [],
    downloads: []
  }))
  const counted = Effect.sync(() => {
    looks += 1
    return page
  })
  const result = yield* runSteps({ ...driver, changed: Effect.sleep, facts, screen: counted }, checks, {
    onProgress: ({ _tag }) => {
      if (_tag === "StepEnded" && sends) requests += 1
      return _tag === "StepStarted" ? Effect.sleep(apart) : Effect.void
    }
  }).pipe(Effect.withClock(quickClock()))
  expect(result.verdict).toBe("PASSED")
  return looks
})

describe("a page that was looked at a moment ago", () => {
  it.effect("is not looked at again where it has nothing to do", () =>
    Effect.map(looksAt({ idleFor: 60_000, apart: 20 }), (looks) => expect(looks).toBe(1))
  )
  it.effect("is looked at again after a while", () =>
    Effect.map(looksAt({ idleFor: 60_000, apart: 60 }), (looks) => expect(looks).toBe(2))
  )
  it.effect("is looked at again where a timer of it came due", () =>
    Effect.map(looksAt({ idleFor: 10, apart: 20 }), (looks) => expect(looks).toBe(2))
  )
  it.effect("is looked at again where it sent for something", () =>
    Effect.map(looksAt({ idleFor: 60_000, apart: 20, sends: true }), (looks) =>
      expect(looks).toBeGreaterThanOrEqual(2)
    )
  )
  it.effect("is not looked at again once it was calm", () =>
    Effect.map(looksAt({ idleFor: 60_000, apart: 1000 }, calmly), (looks) => expect(looks).toBe(2))
  )
  it.effect("is looked at again where it may not be calm any more", () =>
    Effect.map(looksAt({ idleFor: 3000, apart: 1000 }, calmly), (looks) => expect(looks).toBe(3))
  )
})
