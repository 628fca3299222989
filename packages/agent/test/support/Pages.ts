/** Runs tests in English against real pages in a real browser. */
import { Drivers } from "@assay/domain/Driver"
import { Effect } from "effect"
import { type Pages, servePages, TestDrivers } from "../../../browser/test/support/TestBrowser.js"
import { type RunOptions, runSteps } from "../../src/RunSteps.js"
import { withoutWaits } from "./Still.js"

export { TestDrivers }

/** A page from the inside of its body. */
export const page = (body: string, title = "Test page"): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`

/** Pages of this machine, and a driver that stands at `/`, until the scope ends. */
export const openOn = Effect.fn("Pages.openOn")(function* (pages: Pages | string) {
  const origin = yield* servePages(typeof pages === "string" ? { "/": page(pages) } : pages)
  const drivers = yield* Drivers
  const driver = yield* drivers.open({
    platform: "web",
    url: `${origin}/`,
    within: "30 seconds",
    trace: false
  })
  return { driver, origin }
})

/**
 * Runs a test against pages of this machine, from `/`. The step timeout is short, as nothing here is slow by accident; on a page that has
 * nothing left to do it is not waited for.
 */
export const runOn = (pages: Pages | string, text: string, options: RunOptions = {}) =>
  openOn(pages).pipe(
    Effect.flatMap(({ driver, origin }) =>
      withoutWaits(driver, (still) =>
        runSteps(still, text, { stepTimeout: "3 seconds", baseUrl: origin, ...options })
      )
    ),
    Effect.scoped
  )
