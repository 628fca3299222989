import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { page, runOn, TestDrivers } from "./support/Pages.js"

const listening = 'addEventListener("keydown", ({ key }) => { out.textContent = "You pressed " + key })'

layer(TestDrivers, { excludeTestServices: true })("a key", (it) => {
  it.effect("is pressed when the page that hears it has come", () =>
    Effect.gen(function* () {
      const result = yield* runOn((request, response) => {
        const isScript = request.url === "/keys.js"
        setTimeout(
          () => {
            response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" })
            if (isScript) return void response.end(listening)
            const keys = `<h1>Keys</h1><p id="out"></p><script src="/keys.js"></script>`
            response.end(page(request.url === "/" ? '<a href="/two">Keys</a>' : keys))
          },
          isScript ? 700 : 0
        )
      }, 'Click Keys. Press the Escape key. "You pressed Escape" is shown.')
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
})
