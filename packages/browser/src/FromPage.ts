/** A driver for a page that somebody else opened, as a Playwright test does. */
import type { Driver } from "@assay/domain/Driver"
import { Clock, Effect, Option } from "effect"
import type { Page } from "playwright-core"
import { unrestricted } from "./reach/Reach.js"
import { makeFactLog } from "./session/FactLog.js"
import { openSession } from "./session/Session.js"
import { webDriver } from "./WebDriver.js"

/**
 * The page stays the caller's: nothing of it is closed, and its trace is not touched. Pages that it opens are followed.
 * A native dialog stays open until it is answered through the driver.
 */
export const fromPage = (page: Page): Driver =>
  webDriver(
    openSession(page, makeFactLog(Clock.make(), undefined), unrestricted, false),
    Effect.succeed(Option.none<Uint8Array>())
  )
