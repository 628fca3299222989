import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const boxes = (...ticked: ReadonlyArray<boolean>) =>
  ticked
    .map((each, at) => `<label><input type="checkbox" ${each ? "checked" : ""}>Topic ${at}</label>`)
    .join("")
const orders = (...links: ReadonlyArray<string>) =>
  `<table><thead><tr><th>Order</th><th></th></tr></thead><tbody>${links
    .map((link, at) => `<tr><td>No ${at + 7}</td><td>${link}</td></tr>`)
    .join("")}</tbody></table>`
const link = `<a href="#r">Reorder</a>`

/** What is said, a page on which it is so, and one on which it is not. */
const cases: ReadonlyArray<readonly [string, string, string]> = [
  ["No checkbox is checked.", boxes(false, false), boxes(false, false, true)],
  ["All checkboxes are checked.", boxes(true, true, true), boxes(true, true, false)],
  [
    "All buttons are disabled.",
    "<button disabled>Pack</button><button disabled>Ship</button>",
    "<button disabled>Pack</button><button>Ship</button>"
  ],
  ["Each row has a Reorder link.", orders(link, link), orders(link, "")]
]

layer(TestDrivers, { excludeTestServices: true })("what is said of several", (it) => {
  for (const [text, right, broken] of cases) {
    it.effect(`holds for every one of them: ${text}`, () =>
      Effect.gen(function* () {
        expect(yield* runOn(`<h1>Plan</h1>${right}`, text)).toMatchObject({ verdict: "PASSED" })
      })
    )
    it.effect(`fails by the one that differs: ${text}`, () =>
      Effect.gen(function* () {
        const result = yield* runOn(`<h1>Plan</h1>${broken}`, text, { stepTimeout: "1 second" })
        expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      })
    )
  }
})
