import { Action } from "@assay/domain/Action"
import { Drivers } from "@assay/domain/Driver"
import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Scope } from "effect"
import { html, lookFor, open, openHtml } from "./support/OpenPage.js"
import { servePages, TestDrivers } from "./support/TestBrowser.js"

const click = (ref: string) => Action.Click({ ref, button: "left", count: 1 })

it.layer(TestDrivers)("interruption", (it) => {
  describe("ends at once", () => {
    it.scoped("an action that waits", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<button disabled>It</button>`)
        const { ref } = yield* lookFor(driver, "button", "It")
        const acting = yield* Effect.fork(driver.act(click(ref), "10 minutes"))
        yield* driver.changed("200 millis")
        expect(Exit.isInterrupted(yield* Fiber.interrupt(acting))).toBe(true)
        expect((yield* lookFor(driver, "button", "It")).visible).toBe(true)
      })
    )

    it.scoped("an opening that waits, and closes what it had opened", () =>
      Effect.gen(function* () {
        const asked = yield* Deferred.make<void>()
        const origin = yield* servePages(() => Deferred.unsafeDone(asked, Effect.void))
        const drivers = yield* Drivers
        const opening = yield* Effect.fork(
          Effect.scoped(drivers.open({ platform: "web", url: origin, within: "10 minutes", trace: false }))
        )
        yield* Deferred.await(asked)
        expect(Exit.isInterrupted(yield* Fiber.interrupt(opening))).toBe(true)
      })
    )

    it.scoped("all that is under way when the session is closed", () =>
      Effect.gen(function* () {
        const origin = yield* servePages({ "/": html(`<button disabled>It</button>`) })
        const scope = yield* Scope.make()
        const driver = yield* Scope.extend(open(origin), scope)
        const { ref } = yield* lookFor(driver, "button", "It")
        const acting = yield* Effect.fork(Effect.flip(driver.act(click(ref), "10 minutes")))
        yield* driver.changed("200 millis")
        yield* Scope.close(scope, Exit.void)
        expect((yield* Fiber.join(acting))._tag).toBe("DriverBroken")
        expect((yield* Effect.flip(driver.screen))._tag).toBe("DriverBroken")
      })
    )
  })
})
