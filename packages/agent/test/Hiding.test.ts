import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

/** Ways to have a text on the page that nobody sees. */
const ways: Readonly<Record<string, string>> = {
  "not displayed": `<p style="display:none">Order placed</p>`,
  "with its visibility off": `<p style="visibility:hidden">Order placed</p>`,
  "wholly transparent": `<p style="opacity:0">Order placed</p>`,
  "in transparent ink": `<p style="color:transparent">Order placed</p>`,
  "off the page": `<p style="position:absolute;left:-9999px">Order placed</p>`,
  "clipped away": `<p style="position:absolute;clip-path:inset(100%)">Order placed</p>`,
  "in a box without height": `<div style="height:0;overflow:hidden"><p>Order placed</p></div>`,
  "in letters of no size": `<p style="font-size:0">Order placed</p>`,
  "under an opaque layer": `<p>Order placed</p><div style="position:fixed;inset:0;background:#fff"></div>`,
  "in the colour of what is behind it": `<body style="background:#fff"><p style="color:#fff">Order placed</p></body>`,
  "moved out by a transform": `<p style="transform:translateX(-9999px)">Order placed</p>`,
  "scaled to nothing": `<p style="transform:scale(0)">Order placed</p>`,
  "hidden by its attribute": `<p hidden>Order placed</p>`,
  "in a closed fold": `<details><summary>More</summary><p>Order placed</p></details>`,
  "only in the value of a field that the test filled": `<label>Note <input value=""></label>`,
  "only in a label for machines": `<button aria-label="Order placed">OK</button>`,
  "only in a script": `<script>const text = "Order placed"</script>`
}

const text = (way: string) =>
  way.includes("filled")
    ? 'Type "Order placed" into the Note field. "Order placed" should appear.'
    : '"Order placed" should appear.'

layer(TestDrivers, { excludeTestServices: true })("a text that is", (it) => {
  for (const [way, html] of Object.entries(ways))
    it.effect(`${way} is not shown`, () =>
      Effect.gen(function* () {
        const result = yield* runOn(`<h1>Shop</h1>${html}`, text(way), { stepTimeout: "1 second" })
        expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      })
    )
  it.effect("in plain sight is shown", () =>
    Effect.gen(function* () {
      const result = yield* runOn(`<h1>Shop</h1><p>Order placed</p>`, '"Order placed" should appear.')
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
})
