import { DriverBroken } from "@assay/domain/Driver"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { runSteps } from "../src/RunSteps.js"
import { memoryDriver } from "./support/MemoryDriver.js"
import { button, screen, text } from "./support/Screens.js"

const orders = screen([button("Save"), text("Ada")])

/** Whose page can be read until something was done on it. */
const broken = (errorCode: DriverBroken["errorCode"]) =>
  Effect.map(memoryDriver([orders], orders), (driver) => ({
    ...driver,
    screen: Effect.flatMap(driver.done, ({ length }) =>
      length === 0
        ? driver.screen
        : Effect.fail(new DriverBroken({ errorCode, message: "The page could not be read" }))
    )
  }))

describe("a page that cannot be read any more", () => {
  it.effect("blocks the step that needs it", () =>
    Effect.gen(function* () {
      const driver = yield* broken("internal_error")
      const result = yield* runSteps(driver, 'Click Save.\n"Ada" is shown.\n"Bob" is shown.')
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "action_unsupported" })
      expect(result.summary).toContain("The page could not be read")
      expect(result.steps.map(({ outcome }) => outcome)).toEqual(["passed", "blocked", "untested"])
    })
  )
  it.effect("ends the test where the browser is gone", () =>
    Effect.gen(function* () {
      const driver = yield* broken("browser_crashed")
      const failure = yield* Effect.flip(runSteps(driver, 'Click Save.\n"Ada" is shown.'))
      expect(failure).toMatchObject({ _tag: "DriverBroken", errorCode: "browser_crashed" })
    })
  )
})
