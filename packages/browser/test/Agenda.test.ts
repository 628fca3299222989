import { expect, layer } from "@effect/vitest"
import type { Driver } from "@assay/domain/Driver"
import { Effect } from "effect"
import { lookFor, openHtml, waitFor } from "./support/OpenPage.js"
import { TestDrivers } from "./support/TestBrowser.js"

/** What the newest screen says, once the page had the time to load. */
const idleOf = (body: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const driver = yield* openHtml(body)
      yield* waitFor(driver, ({ root }) => (root.children.length > 0 ? true : undefined))
      return (yield* driver.screen).idleFor
    })
  )

const script = (code: string) => `<p>Hello</p><script>${code}</script>`

const busy = {
  "an interval": script("setInterval(() => {}, 5000)"),
  "frames without end": script("const on = () => requestAnimationFrame(on); on()"),
  "code given as text": script("setTimeout('1', 5000)"),
  "a worker": script("new Worker(URL.createObjectURL(new Blob(['1'])))"),
  "a socket": script("new WebSocket('ws://127.0.0.1:1')"),
  "a channel to other tabs": script("new BroadcastChannel('news')"),
  "a database": script("indexedDB.open('stock')"),
  "an animation": `<style>@keyframes fade { to { opacity: 0.5 } }</style><p style="animation: fade 9s">Hello</p>`,
  "an animation in a shadow tree": script(
    "const root = document.querySelector('p').attachShadow({ mode: 'closed' }); root.innerHTML = '<b>Hi</b>';" +
      "root.firstChild.animate([{ opacity: 0 }, { opacity: 1 }], 9000)"
  ),
  "a moving drawing": `<svg><rect><animate attributeName="x" to="9" dur="9s" /></rect></svg>`,
  "a page that is to be replaced": `<meta http-equiv="refresh" content="5"><p>Hello</p>`,
  "a frame that is": `<iframe srcdoc="<script>setInterval(() => {}, 5000)</script>"></iframe>`,
  "a message on its way": script(
    "const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(1); port2.postMessage(1)"
  )
}

layer(TestDrivers, { excludeTestServices: true })("what a page has planned", (it) => {
  it.effect("is nothing for long on a page that is done", () =>
    Effect.gen(function* () {
      expect(yield* idleOf("<p>Hello</p>")).toBeGreaterThan(10_000)
    })
  )
  it.scoped("is nothing any more once timers and signals ran or were cleared", () =>
    Effect.gen(function* () {
      const code =
        "setTimeout(() => {}, 0); clearTimeout(setTimeout(() => {}, 5000)); clearInterval(setInterval(() => {}, 9)); " +
        "AbortSignal.timeout(1); AbortSignal.timeout(1)"
      const driver = yield* openHtml(script(code))
      yield* waitFor(driver, ({ idleFor }) => ((idleFor ?? 0) > 10_000 ? true : undefined))
    })
  )
  it.effect("reaches to the next timer", () =>
    Effect.gen(function* () {
      const idle = yield* idleOf(script("setTimeout(() => {}, 9000); setTimeout(() => {}, 5000)"))
      expect(idle).toBeGreaterThan(0)
      expect(idle).toBeLessThanOrEqual(5000)
    })
  )
  it.effect("reaches to the next signal", () =>
    Effect.gen(function* () {
      const idle = yield* idleOf(script("AbortSignal.timeout(5000)"))
      expect(idle).toBeGreaterThan(0)
      expect(idle).toBeLessThanOrEqual(5000)
    })
  )
  it.scoped("is not told apart by the page", () =>
    Effect.gen(function* () {
      const code =
        "document.querySelector('p').textContent = String(setTimeout) + setTimeout.name + setTimeout.length"
      const driver = yield* openHtml(script(code))
      yield* waitFor(driver, ({ root }) =>
        JSON.stringify(root).includes("[native code] }setTimeout1") ? true : undefined
      )
    })
  )
  for (const [what, body] of Object.entries(busy))
    it.effect(`may come at any time from ${what}`, () =>
      Effect.gen(function* () {
        expect(yield* idleOf(body)).toBe(0)
      })
    )
})

const click = (driver: Driver) =>
  Effect.flatMap(lookFor(driver, "button", "Go"), ({ ref }) =>
    driver.act({ _tag: "Click", ref, button: "left", count: 1 }, "5 seconds")
  )

/** What the newest screen says after a click on the button. */
const answersOf = (code: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const driver = yield* openHtml(`<button onclick="${code}">Go</button>`)
      yield* click(driver)
      return (yield* driver.screen).answersFor
    })
  )

layer(TestDrivers, { excludeTestServices: true })("what a page does in answer to a click", (it) => {
  it.effect("is nothing where it has set no timer", () =>
    Effect.gen(function* () {
      expect(yield* answersOf("this.title = 'done'")).toBe(0)
    })
  )
  it.effect("takes until the last timer that is due soon", () =>
    Effect.gen(function* () {
      const answers = yield* answersOf("setTimeout(() => {}, 650); setTimeout(() => {}, 200)")
      expect(answers).toBeGreaterThan(200)
      expect(answers).toBeLessThanOrEqual(650)
    })
  )
  it.effect("is not what is due later, as the end of a message", () =>
    Effect.gen(function* () {
      expect(yield* answersOf("setTimeout(() => {}, 3000)")).toBe(0)
    })
  )
  it.scoped("goes on with what its timers set", () =>
    Effect.gen(function* () {
      const next = "() => { document.body.append('Soon'); setTimeout(() => {}, 650) }"
      const driver = yield* openHtml(`<button onclick="setTimeout(${next}, 0)">Go</button>`)
      yield* click(driver)
      yield* waitFor(driver, ({ answersFor }) => ((answersFor ?? 0) > 100 ? true : undefined))
    })
  )
  it.effect("is not what was cleared", () =>
    Effect.gen(function* () {
      expect(yield* answersOf("clearTimeout(setTimeout(() => {}, 650))")).toBe(0)
    })
  )
  it.scoped("is not what a page goes on with by itself", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(script("const on = () => setTimeout(on, 100); on()"))
      yield* waitFor(driver, ({ answersFor }) => (answersFor === 0 ? true : undefined))
    })
  )
})
