import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const lots = `
  <main id="m"></main>
  <script>
  const list = () => {
    m.innerHTML = '<h1>Lots</h1><label>Sort by <select><option>Ending soonest</option><option>Price: high to low</option></select></label>' +
      ["Brass sextant", "Oak rocking chair"].map((name) => '<article><h2>' + name + '</h2><p>Current bid £60</p><a href="#" onclick="setTimeout(() => lot(\\'' + name + '\\'), 300); return false">View lot</a></article>').join("")
    m.querySelector("select").onchange = (e) => m.insertAdjacentHTML("beforeend", "<p>Sorted by " + e.target.value + "</p>")
  }
  const lot = (name) => {
    m.innerHTML = "<h1>" + name + "</h1><label>Your bid (£) <input id=b></label><label><input type=checkbox id=t> I accept the auction terms</label><button>Place bid</button><p id=out></p>"
    m.querySelector("button").onclick = () => { out.textContent = t.checked ? "Your bid of £" + b.value + " has been placed" : "Accept the terms first" }
  }
  list()
  </script>`

layer(TestDrivers, { excludeTestServices: true })("a step that only the page makes clear", (it) => {
  it.effect("is read once the page is there", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        lots,
        'sort by -> Price: high to low\n"Sorted by Price: high to low" is shown'.replaceAll("\\\n", "\n")
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
      expect(result.steps[0]?.understood).toEqual(["choose “Price: high to low” in the list “Sort by”"])
    })
  )
  it.effect("is read part by part as its screens come", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        lots,
        'I open the Brass sextant, put in a bid of 80, tick the terms checkbox and submit with Place bid.\n"Your bid of £80 has been placed" is shown.'
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("is FAILED where it is so read and does not hold", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        lots,
        'I open the Brass sextant, put in a bid of 80 and hit Place bid.\n"Your bid of £80 has been placed" is shown.'
      )
      expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      expect(result.steps.map(({ outcome }) => outcome)).toEqual(["passed", "failed"])
    })
  )
  it.effect("is BLOCKED where nothing on the page makes it clear, and tells which others may be", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        lots,
        '"Lots" is shown.\nThe Brass sextant frobnicates the Oak rocking chair.\nThe Oak rocking chair gadgets it.'
      )
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "step_not_understood" })
      expect(result.steps.map(({ outcome }) => outcome)).toEqual(["passed", "blocked", "untested"])
      expect(result.summary).toContain("Nor are: “The Oak rocking chair gadgets it.”")
    })
  )
  it.effect("takes secrets only where they may go", () =>
    Effect.gen(function* () {
      const result = yield* runOn(
        lots,
        'I open the Brass sextant, put in a bid of {{amount}} and hit Place bid. "x" is shown.'
      )
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "variable_missing" })
    })
  )
})
