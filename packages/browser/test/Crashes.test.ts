import { Action } from "@assay/domain/Action"
import { Drivers } from "@assay/domain/Driver"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { makeBrowserPool } from "../src/browsers/BrowserPool.js"
import { fromPage } from "../src/FromPage.js"
import { layer } from "../src/WebDrivers.js"
import { openHtml, seenText } from "./support/OpenPage.js"
import { browserFolder, TestDrivers } from "./support/TestBrowser.js"

/** The browser's own processes: children of this one, so that no other test's browser is touched. */
const browsersOfThisProcess = (): ReadonlyArray<number> =>
  execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" })
    .split("\n")
    .filter((line) => /remote-debugging-pipe/.test(line))
    .map((line) => Number.parseInt(line, 10))

it.layer(TestDrivers)("a browser that dies", (it) => {
  it.scoped("breaks the drivers it held, and is replaced for the next", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml("<p>x</p>")
      yield* driver.screen
      for (const pid of browsersOfThisProcess()) process.kill(pid, "SIGKILL")
      const failure = yield* Effect.flip(
        Effect.repeat(Effect.zipRight(driver.changed("50 millis"), driver.screen), { until: () => false })
      )
      expect(failure).toMatchObject({ _tag: "DriverBroken", errorCode: "browser_crashed" })
      const acting = yield* Effect.flip(driver.act(Action.Reload(), "1 second"))
      expect(acting._tag).toBe("DriverBroken")
      const next = yield* openHtml("<p>again</p>")
      expect(seenText(yield* next.screen)).toBe("again")
    })
  )
})

it.scoped("breaks only the driver whose page crashed", () =>
  Effect.gen(function* () {
    const pool = yield* makeBrowserPool({ folder: browserFolder })
    const { browser } = yield* pool.browser
    const [page, otherPage] = yield* Effect.promise(() => Promise.all([browser.newPage(), browser.newPage()]))
    const [one, other] = [fromPage(page), fromPage(otherPage)]
    yield* Effect.promise(() => Promise.all([page.setContent("x"), otherPage.setContent("<p>y</p>")]))
    const session = yield* Effect.promise(() => page.context().newCDPSession(page))
    session.send("Page.crash").catch(() => undefined)
    const failure = yield* Effect.flip(
      Effect.repeat(Effect.zipRight(one.changed("50 millis"), one.screen), { until: () => false })
    )
    expect(failure).toMatchObject({ _tag: "DriverBroken", errorCode: "browser_crashed" })
    expect(seenText(yield* other.screen)).toBe("y")
  })
)

it.scoped("ends its browser with the layer", () =>
  Effect.gen(function* () {
    const before = browsersOfThisProcess().length
    yield* Effect.flatMap(Drivers, (drivers) => drivers.ready).pipe(
      Effect.tap(() => Effect.sync(() => expect(browsersOfThisProcess().length).toBe(before + 1))),
      Effect.provide(layer({ folder: browserFolder }))
    )
    expect(browsersOfThisProcess().length).toBe(before)
  })
)
