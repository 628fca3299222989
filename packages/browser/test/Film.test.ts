import { Action } from "@assay/domain/Action"
import { Drivers, type FilmFrame } from "@assay/domain/Driver"
import { expect, it } from "@effect/vitest"
import { Effect, Redacted, TestServices } from "effect"
import jpeg from "jpeg-js"
import { html, lookFor, waitFor } from "./support/OpenPage.js"
import { servePages, TestDrivers } from "./support/TestBrowser.js"

const secret = "Tok-4711-xyz"

const film = (body: string) =>
  Effect.gen(function* () {
    const url = `${yield* servePages({ "/": html(body) })}/`
    const { open } = yield* Drivers
    const secrets = [Redacted.make(secret)]
    const driver = yield* open({
      platform: "web",
      url,
      within: "10 seconds",
      trace: false,
      film: { secrets }
    })
    return { driver, taken: driver.frames ?? Effect.succeed<ReadonlyArray<FilmFrame>>([]) }
  })

/** The page turns red for a while, then stays so. */
const turning = `<button onclick="document.body.style.background = 'rgb(200, 0, 0)'; setTimeout(() => { document.title = 'Turned' }, 500)">Turn</button>`

const isRed = ({ bytes }: FilmFrame): boolean => {
  const { data, height, width } = jpeg.decode(bytes, { useTArray: true })
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4
  return (data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 60
}

it.layer(TestDrivers)("a film", (it) => {
  it.scoped("shows what the page came to, once", () =>
    Effect.gen(function* () {
      const { driver, taken } = yield* film(turning)
      const { ref } = yield* lookFor(driver, "button", "Turn")
      yield* driver.act(Action.Click({ ref, button: "left", count: 1 }), "5 seconds")
      yield* waitFor(driver, ({ title }) => (title === "Turned" ? true : undefined))
      const frames = yield* taken
      expect(frames.length).toBeGreaterThan(1)
      expect(frames.map(({ at }) => at)).toEqual(frames.map(({ at }) => at).toSorted((a, b) => a - b))
      expect(frames.slice(0, 1).map(isRed)).toEqual([false])
      expect(frames.slice(-1).map(isRed)).toEqual([true])
      expect(yield* taken).toEqual([])
    }).pipe(TestServices.provideLive)
  )

  it.scoped("has no frame from the moment a field holds a secret or its beginning", () =>
    Effect.gen(function* () {
      const { driver, taken } = yield* film(
        `<input aria-label="It" oninput="document.body.style.background = 'rgb(200, 0, 0)'">`
      )
      const { ref } = yield* lookFor(driver, "textbox", "It")
      yield* Effect.sleep("300 millis")
      yield* driver.act(Action.Fill({ ref, value: secret.slice(0, 5) }), "5 seconds")
      yield* Effect.sleep("500 millis")
      expect((yield* taken).some(isRed)).toBe(false)
      yield* driver.act(Action.Fill({ ref, value: secret }), "5 seconds")
      yield* Effect.sleep("500 millis")
      expect((yield* taken).some(isRed)).toBe(false)
      yield* driver.act(Action.Fill({ ref, value: "harmless" }), "5 seconds")
      yield* driver.act(Action.Fill({ ref, value: "harmless too" }), "5 seconds")
      yield* Effect.sleep("800 millis")
      expect((yield* taken).some(isRed)).toBe(true)
    }).pipe(TestServices.provideLive)
  )
})
