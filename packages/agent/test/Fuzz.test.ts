import { describe, expect, it } from "@effect/vitest"
import type { Screen, ScreenNode } from "@assay/domain/Screen"
import { Effect, FastCheck as fc, Fiber, TestClock } from "effect"
import { runSteps } from "../src/RunSteps.js"
import { memoryDriver } from "./support/MemoryDriver.js"
import { node, screen, text } from "./support/Screens.js"

const names = [
  "Save",
  "Ada",
  "Ada Lovelace",
  "$12.50",
  "Total",
  "12",
  "",
  "Remove",
  "Cart (2)",
  "Name *",
  "×",
  "(",
  "\\",
  "[a-z]+",
  "a".repeat(300),
  "👍"
]
const roles =
  "button link textbox checkbox radio combobox heading row cell columnheader table list listitem dialog generic region text img tab option slider term definition group iframe".split(
    " "
  )

const name = fc.constantFrom(...names)

const leaf: fc.Arbitrary<ScreenNode> = fc
  .record({
    role: fc.constantFrom(...roles),
    name,
    visible: fc.boolean(),
    value: fc.option(name, { nil: undefined }),
    x: fc.integer({ min: -50, max: 1300 }),
    checked: fc.option(fc.boolean(), { nil: undefined })
  })
  .map(({ checked, name, role, value, visible, x }) =>
    node(role, name, role === "text" ? [] : [text(name)], {
      visible,
      ...(visible ? {} : { hidden: "covered" as const }),
      ...(value === undefined ? {} : { value }),
      state: checked === undefined ? {} : { checked, disabled: checked },
      box: { x, y: x % 300, width: 40, height: 20 }
    })
  )

const tree: fc.Arbitrary<ScreenNode> = fc.letrec<{ node: ScreenNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc
      .record({ role: fc.constantFrom(...roles), name, children: fc.array(tie("node"), { maxLength: 5 }) })
      .map(({ children, name, role }) => node(role, name, children))
  )
})).node

const page: fc.Arbitrary<Screen> = fc.array(tree, { maxLength: 6 }).map((children) => screen(children))

const forms = [
  "Click X", "Click the X button", "Type X into the Y field", "Choose X from Y", "Check X", "Remove X from the table",
  "Press Enter", "Wait until X appears", "X should appear", "X should not appear", "Y owes X", "The X button is disabled",
  "There are 2 rows", "X is the first row", "The table is sorted by X", "In the row of Y click X", "The X of Y is 3",
  "I should see X in the Y section", "The last X should be Y", "Hover over X", "Go to the X page", "Accept it",
  "If X appears, click Y", "Nothing happens", "Drag X onto Y", "Log in as X / Y", "Search for X", "Sort by X", "it is Y"
] // prettier-ignore

const line = fc.tuple(fc.constantFrom(...forms), name, name, fc.boolean()).map(([form, x, y, quoted]) => {
  const put = (value: string) => (quoted ? `"${value}"` : value)
  return form.replace("X", () => put(x)).replace("Y", () => put(y))
})

const test = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n"))

describe("any text on any screen", () => {
  it.effect.prop(
    "ends in a verdict before its time is up",
    [test, page, page],
    ([steps, first, last]) =>
      Effect.gen(function* () {
        const driver = yield* memoryDriver([first], last)
        const fiber = yield* Effect.fork(runSteps(driver, steps, { stepTimeout: "2 seconds" }))
        yield* TestClock.adjust("3 minutes")
        const result = yield* Fiber.join(fiber)
        expect(["PASSED", "FAILED", "BLOCKED"]).toContain(result.verdict)
        expect(result.reason === undefined).toBe(result.verdict === "PASSED")
        const fallen = result.steps.filter(({ outcome }) => outcome === "failed" || outcome === "blocked")
        expect(fallen.length).toBeLessThanOrEqual(1)
      }),
    { fastCheck: { numRuns: 300 } }
  )
})
