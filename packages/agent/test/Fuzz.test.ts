import { describe, expect, it } from "@effect/vitest"
import type { Screen, ScreenNode } from "@assay/domain/Screen"
import { Effect, FastCheck as fc } from "effect"
import { describe as inWords } from "../src/language/Describe.js"
import { parseTest } from "../src/language/Parse.js"
import { runSteps } from "../src/RunSteps.js"
import { memoryDriver } from "./support/MemoryDriver.js"
import { node, screen, text } from "./support/Screens.js"
import { atOnce } from "./support/Still.js"

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

const words =
  'click type choose check uncheck open go verify see wait drag hover scroll upload search sort mark remove log in out the a it them this second last every no only not all row button field list page dialog table of with and then or but until when if unless within seconds as to from is are should contains twice between at least 3 , . : ; | - " ( [a-z]+ \\ `x` <user> {{name}} “Ada” Save Name €12.50 Yes, \u202Eabc \uE000 🎉'.split(
    " "
  )
const sentence = fc
  .tuple(
    fc.constantFrom("", "Given ", "Then ", "- ", "1. "),
    fc.array(fc.constantFrom(...words), { maxLength: 16 })
  )
  .map(([mark, all]) => mark + all.join(" "))
const deep = fc
  .tuple(
    fc.constantFrom(
      "(",
      '"',
      "and ",
      "not ",
      "in the row of ",
      "if ",
      "a, ",
      "1. ",
      "| ",
      "“",
      "verify that ",
      "\n",
      "a",
      "A",
      "1",
      "-",
      "a's "
    ),
    fc.integer({ min: 1, max: 2000 }),
    sentence
  )
  .map(([part, times, end]) => part.repeat(times) + end)
const anything = fc.oneof(
  { weight: 80, arbitrary: sentence },
  { weight: 15, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
  { weight: 3, arbitrary: deep },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 2000 }) }
)

// Without it all runs are one turn of the event loop, and the test's worker cannot report that it lives.
const aTurnOfTheLoop = Effect.async<void>((resume) => {
  setImmediate(() => {
    resume(Effect.void)
  })
})

describe("any text", () => {
  it.effect.prop(
    "is read or not, and nothing else",
    [anything],
    ([text]) =>
      Effect.map(aTurnOfTheLoop, () => {
        for (const step of parseTest(text)) {
          if (step.reading._tag === "NotUnderstood") expect(step.reading.nearest).not.toBe("")
          else expect(step.reading.intents.map(inWords)).not.toContain("")
        }
      }),
    { timeout: 900_000, fastCheck: { numRuns: 800 } }
  )
})

describe("any text on any screen", () => {
  it.effect.prop(
    "ends in a verdict before its time is up",
    [test, page, page],
    ([steps, first, last]) =>
      Effect.gen(function* () {
        yield* aTurnOfTheLoop
        const driver = yield* memoryDriver([first], last)
        const result = yield* atOnce(runSteps(driver, steps, { stepTimeout: "1 second" }))
        expect(result.ms).toBeLessThan(180_000)
        expect(["PASSED", "FAILED", "BLOCKED"]).toContain(result.verdict)
        expect(result.reason === undefined).toBe(result.verdict === "PASSED")
        const fallen = result.steps.filter(({ outcome }) => outcome === "failed" || outcome === "blocked")
        expect(fallen.length).toBeLessThanOrEqual(1)
      }),
    { timeout: 900_000, fastCheck: { numRuns: 150 } }
  )
})
