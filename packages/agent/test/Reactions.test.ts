import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { page, runOn, TestDrivers } from "./support/Pages.js"

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

/** A price that is asked for at each press, and drawn with the amount that the server knows. */
const asking = `<p id="out">none</p><p id="amount">Amount 1</p><button id="add">Add</button><button id="more">More</button>
<script>let n = 1; more.onclick = () => { amount.textContent = "Amount " + ++n }
add.onclick = async () => { out.textContent = await (await fetch("/price")).text(); n = 1; amount.textContent = "Amount 1" }</script>`

layer(TestDrivers, { excludeTestServices: true })("what a page asks its server after a deed", (it) => {
  const steps = 'Click Add. Click More. "5 euro" is shown. "Amount 2" is shown.'
  it.effect("is drawn before the next deed", () =>
    Effect.gen(function* () {
      const result = yield* runOn((request, response) => {
        const answer = request.url === "/price" ? "5 euro" : page(asking)
        setTimeout(
          () => {
            response.writeHead(200, { "content-type": "text/html" })
            response.end(answer)
          },
          request.url === "/price" ? 400 : 0
        )
      }, steps)
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("is not waited for where it never comes", () =>
    Effect.gen(function* () {
      const result = yield* runOn((request, response) => {
        if (request.url === "/price") return
        response.writeHead(200, { "content-type": "text/html" })
        response.end(page(asking))
      }, 'Click Add. Click More. "Amount 2" is shown.')
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
})
