import { Action } from "@assay/domain/Action"
import { fromPage } from "@assay/browser/FromPage"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { makeBrowserPool } from "../src/browsers/BrowserPool.js"
import { find, html, lookFor, seenText, waitFor } from "./support/OpenPage.js"
import { browserFolder, servePages } from "./support/TestBrowser.js"

/** A page of somebody else. */
const ownedPage = Effect.gen(function* () {
  const pool = yield* makeBrowserPool({ folder: browserFolder })
  const { browser } = yield* pool.browser
  return yield* Effect.acquireRelease(
    Effect.promise(() => browser.newPage()),
    (page) => Effect.promise(() => page.context().close())
  )
})

const load = (page: Page, url: string) => Effect.promise(() => page.goto(url))

it.scoped("drives a page that somebody else opened, from where it stands", () =>
  Effect.gen(function* () {
    const origin = yield* servePages({
      "/": html(
        `<button onclick="this.textContent='Done'">Order</button><a href="/b" target="_blank">Next</a>`
      ),
      "/b": html("<h1>B</h1>")
    })
    const page = yield* ownedPage
    yield* load(page, origin)
    yield* Effect.promise(() => page.getByRole("button").isVisible())
    const driver = fromPage(page)
    const { ref } = yield* lookFor(driver, "button", "Order")
    yield* driver.act(Action.Click({ ref, button: "left", count: 1 }), "2 seconds")
    expect(find(yield* driver.screen, "button", "Done").visible).toBe(true)
    const link = yield* lookFor(driver, "link", "Next")
    yield* driver.act(Action.Click({ ref: link.ref, button: "left", count: 1 }), "2 seconds")
    yield* waitFor(driver, (screen) => (seenText(screen) === "B" ? true : undefined))
    expect(page.isClosed()).toBe(false)
  })
)

it.scoped("lets two drivers share one page", () =>
  Effect.gen(function* () {
    const origin = yield* servePages({ "/": html(`<button onclick="this.textContent+='!'">Go</button>`) })
    const page = yield* ownedPage
    yield* load(page, origin)
    const [one, other] = [fromPage(page), fromPage(page)]
    const first = yield* lookFor(one, "button", "Go")
    yield* other.screen
    yield* one.act(Action.Click({ ref: first.ref, button: "left", count: 1 }), "2 seconds")
    expect((yield* lookFor(other, "button", "Go!")).visible).toBe(true)
  })
)

it.scoped("reads a page whose scripts have changed what everyone relies on", () =>
  Effect.gen(function* () {
    const origin = yield* servePages({
      "/": html(`<form><input name="children"><input name="parentNode"><input name="id"><button>Send</button></form>
        <script>Array.prototype.toJSON = function () { return "mine" }; Object.prototype.extra = 1</script>`)
    })
    const page = yield* ownedPage
    yield* load(page, origin)
    expect(seenText(yield* fromPage(page).screen)).toBe("Send")
  })
)
