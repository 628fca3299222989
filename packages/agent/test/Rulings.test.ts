import type { ConsoleEntry, Driver, Facts } from "@assay/domain/Driver"
import type { Screen } from "@assay/domain/Screen"
import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { runSteps } from "../src/RunSteps.js"
import { viewAfter, viewOf } from "../src/screen/View.js"
import { memoryDriver } from "./support/MemoryDriver.js"
import { quickClock } from "./support/QuickClock.js"
import { button, screen, text } from "./support/Screens.js"

const noFacts: Facts = { console: [], failedRequests: [], requests: 0, dialogs: [], downloads: [] }

/** What a page comes to that is another from the 600th millisecond on. */
const judged = (check: string, now: Screen, then: Screen, factsThen: Facts = noFacts) =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const isLater = Effect.map(Clock.currentTimeMillis, (time) => time - start >= 600)
    const memory = yield* memoryDriver([], now)
    const driver: Driver = {
      ...memory,
      screen: Effect.map(isLater, (later) => structuredClone(later ? then : now)),
      facts: Effect.map(isLater, (later) => (later ? factsThen : noFacts))
    }
    return yield* runSteps(driver, check, { stepTimeout: "2 seconds" })
  }).pipe(
    Effect.map(({ reason, verdict }) => reason ?? verdict),
    Effect.withClock(quickClock())
  )

const sold = screen([button("Buy"), text("Sold")], { idleFor: 0 })
const open = screen([button("Buy"), text("Open")], { idleFor: 0 })
const problem: ConsoleEntry = { at: 0, level: "error", text: "out of stock", url: open.url }

describe("a check that is waited for", () => {
  it.effect("is judged anew where a text has changed", () =>
    Effect.map(judged('"Sold" is shown.', open, sold), (end) => expect(end).toBe("PASSED"))
  )
  it.effect("is judged anew where a state has changed", () => {
    const barred = screen([button("Buy", { state: { disabled: true } }), text("Open")], { idleFor: 0 })
    return Effect.map(judged('The "Buy" button is disabled.', open, barred), (end) =>
      expect(end).toBe("PASSED")
    )
  })
  it.effect("is judged anew where the address alone has changed", () =>
    Effect.map(judged('The URL contains "#sold".', open, { ...open, url: `${open.url}#sold` }), (end) =>
      expect(end).toBe("PASSED")
    )
  )
  it.effect("is judged anew where only the console has more", () =>
    Effect.map(
      judged("There are no console errors.", open, open, { ...noFacts, console: [problem] }),
      (end) => expect(end).toBe("check_false")
    )
  )
  it.effect("is not so where nothing has changed", () =>
    Effect.map(judged('"Sold" is shown.', open, open), (end) => expect(end).toBe("check_false"))
  )
})

describe("a screen after another", () => {
  const first = viewOf(open)

  it("has the nodes of the one before where it shows the same", () => {
    const next = viewAfter({ ...structuredClone(open), idleFor: 99 }, first)
    expect(next.all).toBe(first.all)
    expect(next.screen.idleFor).toBe(99)
  })
  it("has its own where a text is another", () => {
    const next = viewAfter(sold, first)
    expect(next.all).not.toBe(first.all)
    expect(next.all.map(({ node }) => node.name)).toContain("Sold")
  })
  it("has its own where there was none before", () => expect(viewAfter(sold, undefined).screen).toBe(sold))
})
