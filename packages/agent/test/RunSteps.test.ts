import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { page, runOn, TestDrivers } from "./support/Pages.js"

const order = `
  <h1>Order</h1>
  <label>Name <input id="name"></label>
  <button onclick="document.querySelector('#out').innerHTML = '<b>Thanks</b>, ' + document.querySelector('#name').value">Order</button>
  <p id="out"></p>`

const people = `
  <h1>People</h1>
  <table><thead><tr><th>Name</th><th>Balance</th><th></th></tr></thead><tbody>
  ${["Ada:$12.50", "Bob:$3.00", "Cleo:$12.50"]
    .map((each) => each.split(":"))
    .map(
      ([name, owes]) =>
        `<tr><td>${name}</td><td>${owes}</td><td><button onclick="this.closest('tr').remove()">Remove</button></td></tr>`
    )
    .join("")}
  </tbody></table>`

layer(TestDrivers, { excludeTestServices: true })("a test in English", (it) => {
  it.effect("passes when every check holds", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        order,
        'Type Ada into the name field and press Order. "Thanks, Ada" should appear.'
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
      expect(result.steps.map(({ outcome }) => outcome)).not.toContain("untested")
    })
  )
  it.effect("fails with what was expected and what was seen instead", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        order,
        'Type Ada into the name field and press Order. "Thanks, Bob" should appear.'
      )
      expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      const fallen = result.steps.find(({ outcome }) => outcome === "failed")
      expect(fallen?.expected).toContain("Thanks, Bob")
      expect(fallen?.actual).toContain("Thanks, Ada")
    })
  )
  it.effect("tells the heading of the page that came instead, and not only its last lines", () =>
    Effect.gen(function* () {
      const lines = ["You paid 3", "A mail is on its way", "See you", "Back"]
      const shown = `<h2>Goodbye, Ada</h2>${lines.map((each) => `<p>${each}</p>`).join("")}`
      const result = yield* runOn(
        `<main><button onclick="this.parentNode.innerHTML = '${shown}'">Pay</button></main>`,
        'Press Pay. The message "Please choose a date" is shown.'
      )
      expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      expect(result.steps.at(-1)?.actual).toContain("Goodbye, Ada")
    })
  )
  it.effect("is blocked when a step is not understood, before anything is touched", () =>
    Effect.gen(function* () {
      const result = yield* runOn(order, 'Press Order.\nFrobnicate the gadget.\n"Thanks" should appear.')
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "step_not_understood" })
      expect(result.steps.map(({ outcome }) => outcome)).toEqual(["untested", "blocked", "untested"])
    })
  )
  it.effect("is blocked when it checks nothing", () =>
    Effect.gen(function* () {
      expect(yield* runOn(order, "Press Order.")).toMatchObject({ verdict: "BLOCKED", reason: "no_check" })
    })
  )
  it.effect("finds a button that appears after two seconds", () =>
    Effect.gen(function* () {
      const late = `<script>setTimeout(() => { document.body.innerHTML = "<button onclick=\\"document.title = 'Done'\\">Start</button>" }, 2000)</script>`
      const result = yield* runOn(late, 'Click the Start button. The title should be "Done".')
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("is blocked by two equal buttons, and names both", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        `<button>Save</button><p>or</p><button>Save</button>`,
        'Click Save. "Saved" should appear.'
      )
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "target_ambiguous" })
      expect(result.steps[0]?.candidates.map(({ name }) => name)).toEqual(["Save", "Save"])
    })
  )
  it.effect("fails when the target is covered to the end, and says by what", () =>
    Effect.gen(function* () {
      const covered = `<button>Pay</button><div id="veil" style="position:fixed;inset:0;background:#0008">Loading</div>`
      const result = yield* runOn(covered, 'Click Pay. "Paid" should appear.')
      expect(result).toMatchObject({ verdict: "FAILED", reason: "target_not_actionable" })
    })
  )
  it.effect("fails when the target is disabled to the end", () =>
    Effect.gen(function* () {
      const result = yield* runOn(`<button disabled>Pay</button>`, 'Click Pay. "Paid" should appear.')
      expect(result).toMatchObject({ verdict: "FAILED", reason: "target_not_actionable" })
      expect(result.steps[0]?.detail).toContain("disabled")
    })
  )
  it.effect("reads facts in the row of their subject", () =>
    Effect.gen(function* () {
      expect(yield* runOn(people, "Ada owes $12.50.")).toMatchObject({ verdict: "PASSED" })
      const wrong = yield* runOn(people, "Bob owes $12.50.")
      expect(wrong).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      expect(wrong.steps[0]?.actual).toContain("$3.00")
      expect(yield* runOn(people, "Eve owes $12.50.")).toMatchObject({
        verdict: "BLOCKED",
        reason: "target_not_found"
      })
    })
  )
  it.effect("takes an application's verb for the control beside the thing", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        people,
        "Remove Bob from the table. Bob should not be in the table. There are 2 rows."
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("goes to a page that is not there, and is blocked", () =>
    Effect.gen(function* () {
      const result = yield* runOn({ "/": page("Hello") }, 'Go to http://127.0.0.1:9/. "Hello" should appear.')
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "target_unreachable" })
    })
  )
})
