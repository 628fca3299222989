import { Action } from "@assay/domain/Action"
import type { Driver } from "@assay/domain/Driver"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { html, lookFor, open, openHtml, waitFor } from "./support/OpenPage.js"
import { servePages, TestDrivers } from "./support/TestBrowser.js"

/** A button without a name is critical; faint text is serious, and a page without a main part is less. */
const faulty = `<button id="bare"></button><p style="color:#ccc">Faint</p>`

const rulesOf = (driver: Driver) =>
  Effect.map(driver.audit ?? Effect.succeed([]), (warnings) => warnings.map(({ rule }) => rule))

it.layer(TestDrivers)("an audit", (it) => {
  it.scoped("tells critical violations only, with where they are", () =>
    Effect.gen(function* () {
      const origin = yield* servePages({ "/page": html(faulty) })
      const driver = yield* open(`${origin}/page?a=1#b`)
      const warnings = yield* driver.audit ?? Effect.succeed([])
      expect(warnings).toMatchObject([
        {
          kind: "accessibility",
          rule: "button-name",
          page: `${origin}/page?a=1#b`,
          count: 1,
          elements: ["#bare"]
        }
      ])
    })
  )

  it.scoped("looks at each distinct page once", () =>
    Effect.gen(function* () {
      const pages = { "/one": html(faulty), "/two": html(`<img src="data:,">`) }
      const origin = yield* servePages(pages)
      const driver = yield* open(`${origin}/one`)
      const go = (path: string) => driver.act(Action.Navigate({ url: `${origin}${path}` }), "5 seconds")
      expect(yield* rulesOf(driver)).toEqual(["button-name"])
      expect(yield* rulesOf(driver)).toEqual([])
      yield* go("/two")
      expect(yield* rulesOf(driver)).toEqual(["image-alt"])
      yield* go("/one?page=2#top")
      expect(yield* rulesOf(driver)).toEqual([])
      yield* go("/one#/route")
      expect(yield* rulesOf(driver)).toEqual(["button-name"])
    })
  )

  it.scoped("looks into frames and shadow trees", () =>
    Effect.gen(function* () {
      const inside = `<title>Inside</title><html lang='en'><img src='data:,'>`
      const driver = yield* openHtml(
        `<iframe title="Frame" srcdoc="${inside}"></iframe><x-a></x-a><script>
          document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML = "<button></button>"</script>`
      )
      expect((yield* rulesOf(driver)).toSorted()).toEqual(["button-name", "image-alt"])
    })
  )

  it.scoped("is not noticed by the page", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `${faulty}<a href="javascript:tell()">Tell</a><script>
          const before = new Set(Object.getOwnPropertyNames(window)); let seen = ""
          addEventListener("load", () => new MutationObserver(() => { seen += "mutation " }).observe(document, { subtree: true, attributes: true, childList: true, characterData: true }))
          for (const type of ["message", "focusin", "scroll"]) addEventListener(type, () => { seen += type }, true)
          function tell() { const more = Object.getOwnPropertyNames(window).filter((name) => !before.has(name) && name !== "tell"); alert(seen + more.join()) }
        </script>`
      )
      yield* rulesOf(driver)
      const { ref } = yield* lookFor(driver, "link", "Tell")
      yield* driver.act(Action.Click({ ref, button: "left", count: 1 }), "5 seconds")
      const { message } = yield* waitFor(driver, ({ dialog }) => dialog)
      expect(message).toMatch(/^(focusin)?$/)
    })
  )

  it.scoped("of a page that does not answer is given up", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(`<script>setTimeout(() => alert("Held up"), 100)</script>`)
      yield* driver.changed("1 second")
      expect(yield* rulesOf(driver)).toEqual([])
    })
  )
})
