import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const style = `<style>.line { display: flex; height: 30px } .line > * { width: 120px } .wide { width: 600px }</style>`
const head = `<div class="line"><div>Ticket</div><div>Customer</div><div>Pieces</div><div>State</div></div>`
const line = (no: number, name: string, pieces: number, state: string) =>
  `<div class="line"><div>#${no}</div><div>${name}</div><div>${pieces}</div><div><span>${state}</span></div></div>`
const lines = [
  line(2041, "Marcus Webb", 3, "Ready"),
  line(2042, "Bea Hollis", 6, "Cleaning"),
  line(2043, "Ada Sorensen", 1, "Ready")
]

/** Among other things of the page: its lines in a box of their own, or right after the titles. */
const apart = `${style}<div class="wide"><div>Orders</div><div class="line"><span>Sort by</span><span>Name</span></div>${head}<div>${lines.join("")}</div></div>`
const after = `${style}<div class="wide"><div>Orders</div>${head}${lines.join("")}<div>Opens at nine</div></div>`
/** Boxes that stand in no columns. */
const loose = `${style}<div class="wide"><div>Orders</div><div class="line"><div>Today</div><div>Tomorrow</div><div>Later</div></div>
  <div style="padding-left:40px"><div class="line"><div>#2041</div><div>Marcus Webb</div></div><div class="line"><div>Opens at nine</div></div></div></div>`

layer(TestDrivers, { excludeTestServices: true })("lines under titles", (it) => {
  it.effect("are a table, wherever they stand", () =>
    Effect.gen(function* () {
      for (const html of [apart, after])
        for (const [text, verdict] of [
          ["There are 3 orders.", "PASSED"],
          ["There are 3 rows.", "PASSED"],
          ["There are 4 rows.", "FAILED"],
          ["The state of Bea Hollis is Cleaning.", "PASSED"],
          ["The state of Bea Hollis is Ready.", "FAILED"],
          ["The first row contains Marcus Webb.", "PASSED"],
          ["The first row contains Bea Hollis.", "FAILED"],
          ["The last row contains Ada Sorensen.", "PASSED"]
        ])
          expect(yield* runOn(html ?? "", text ?? ""), `${text}`).toMatchObject({ verdict })
    })
  )
  it.effect("are none where nothing stands in columns", () =>
    Effect.gen(function* () {
      expect(
        yield* runOn(loose, "The later of Marcus Webb is 3.", { stepTimeout: "1 second" })
      ).not.toMatchObject({ verdict: "PASSED" })
    })
  )
})
