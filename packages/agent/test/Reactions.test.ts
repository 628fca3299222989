import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const later = (ms: number, text: string) => `setTimeout(() => { out.textContent = '${text}' }, ${ms})`
const stock = (deed: string) => `<p id="out">In stock: 4</p><button onclick="${deed}">Buy</button>`

layer(TestDrivers, { excludeTestServices: true })("what was there before the deed", (it) => {
  it.effect("fails when the page replaces it without a sign in between", () =>
    Effect.gen(function* () {
      const result = yield* runOn(stock(later(800, "In stock: 3")), 'Click Buy. "In stock: 4" should appear.')
      expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
    })
  )
  it.effect("passes when it stays", () =>
    Effect.gen(function* () {
      expect(yield* runOn(stock(""), 'Click Buy. "In stock: 4" should appear.')).toMatchObject({
        verdict: "PASSED"
      })
    })
  )
  it.effect("is not gone when it comes back", () =>
    Effect.gen(function* () {
      const deed = `out.textContent = '';${later(900, "In stock: 4")}`
      const result = yield* runOn(stock(deed), 'Click Buy. "In stock: 4" should not appear.')
      expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
    })
  )
  it.effect("is changed once by a deed that keeps the page busy", () =>
    Effect.gen(function* () {
      const busy =
        "const began = Date.now(); while (Date.now() - began < 2500); out.textContent = out.textContent.replace(/\\d/, (n) => n - 1)"
      expect(yield* runOn(stock(busy), 'Click Buy. "In stock: 3" is shown.')).toMatchObject({
        verdict: "PASSED"
      })
    })
  )
})
