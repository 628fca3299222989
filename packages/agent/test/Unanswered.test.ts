import { type ActError, TargetNotActionable } from "@assay/domain/Driver"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { runSteps } from "../src/RunSteps.js"
import { memoryDriver } from "./support/MemoryDriver.js"
import { button, screen, text } from "./support/Screens.js"

const refusal = (why: TargetNotActionable["why"]) => new TargetNotActionable({ why, message: `It is ${why}` })

/** Clicks Save, which refuses with each of the reasons in turn; the last one stays. */
const clickSave = (refusals: ReadonlyArray<ActError | undefined>) =>
  Effect.gen(function* () {
    let tries = 0
    const driver = yield* memoryDriver([screen([button("Save")])], screen([text("Saved")]), () => {
      const refused = refusals[Math.min(tries, refusals.length - 1)]
      tries += 1
      return refused
    })
    return yield* runSteps(driver, 'Click Save.\n"Saved" is shown.', { stepTimeout: 600 })
  })

describe("a deed that the browser did not come to in time", () => {
  it.live("is tried again", () =>
    Effect.gen(function* () {
      expect(yield* clickSave([refusal("unanswered"), undefined])).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.live("says nothing of the product", () =>
    Effect.gen(function* () {
      const result = yield* clickSave([refusal("unanswered")])
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "action_unsupported" })
    })
  )
  it.live("is a fault of the product where something is known to keep it from the element", () =>
    Effect.gen(function* () {
      const result = yield* clickSave([refusal("unanswered"), refusal("covered")])
      expect(result).toMatchObject({ verdict: "FAILED", reason: "target_not_actionable" })
    })
  )
})
