import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const list = "<ul><li>Ada</li><li>Bob</li><li>Ada</li></ul>"
const boxes =
  `<ul><li><label><input type="checkbox" onchange="out.textContent = 'Dog walked'">Walk dog</label></li>` +
  `<li><input type="checkbox" onchange="out.textContent = 'Rent paid'"><span>Pay rent</span></li></ul><p id="out"></p>`
const buttons =
  `<ul><li>Pay rent <button onclick="out.textContent = 'Rent paid'">Done</button></li>` +
  `<li>Walk dog <button onclick="out.textContent = 'Dog walked'">Done</button></li></ul><p id="out"></p>`

const cases: ReadonlyArray<readonly [verdict: string, text: string, page: string]> = [
  ["PASSED", '"Ada" appears twice.', list],
  ["FAILED", '"Ada" appears once.', list],
  ["PASSED", "Bob appears exactly once in the list.", list],
  ["FAILED", '"Eve" appears 3 times.', list],
  ["PASSED", '"Ada" is shown two times.', "<p>Ada met Ada</p>"],
  ["PASSED", '"Ada" appears once.', "<p>Ada</p><p hidden>Ada</p>"],
  ["BLOCKED", '"Ada" appears once.', "<p>Ada</p><p>Ada Lovelace</p>"],
  ["FAILED", '"Ada" appears once.', "<p>Adam</p>"],
  ["PASSED", 'Mark "Walk dog" as done. "Dog walked" is shown.', boxes],
  ["PASSED", 'Mark "Pay rent" as complete. "Rent paid" is shown.', boxes],
  ["PASSED", 'Mark "Walk dog" as done. "Dog walked" is shown.', buttons],
  ["BLOCKED", 'Mark "Fly kite" as done. "Dog walked" is not shown.', buttons],
  ["BLOCKED", 'Mark "Walk dog" as paid. "Rent paid" is not shown.', buttons]
]

layer(TestDrivers, { excludeTestServices: true })("a text that is counted, a thing that is marked", (it) => {
  for (const [verdict, text, page] of cases)
    it.effect(`${verdict}: ${text} on ${page.slice(0, 30)}`, () =>
      Effect.gen(function* () {
        expect(yield* runOn(page, text, { stepTimeout: "2 seconds" })).toMatchObject({ verdict })
      })
    )
})
