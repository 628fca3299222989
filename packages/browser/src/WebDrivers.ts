/** Opens web targets: a context of its own for each, in one browser shared by all. */
import { Drivers, DriverBroken, DriverUnavailable, type Target } from "@assay/domain/Driver"
import { Effect, Layer, Option, type Scope } from "effect"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core"
import { type BrowserPool, makeBrowserPool, type PoolOptions } from "./browsers/BrowserPool.js"
import { inPage } from "./page/Script.js"
import { makeFactLog } from "./session/FactLog.js"
import { navigate } from "./session/Navigations.js"
import { openSession } from "./session/Session.js"
import { webDriver } from "./WebDriver.js"

/** How web targets are opened. */
export interface WebDriversOptions extends PoolOptions {
  /** CSS pixels; 1280 x 800 by default. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Such as `en-GB`; `en-US` by default. */
  readonly locale?: string
  /** Such as `Europe/Berlin`; that of the machine by default. */
  readonly timezone?: string
}

const broken = (cause: unknown) =>
  new DriverBroken({
    errorCode: "browser_crashed",
    message: `The browser could not open a page: ${cause instanceof Error ? cause.message.split("\n")[0] : String(cause)}`
  })

const contextOptions = (options: WebDriversOptions): BrowserContextOptions => ({
  viewport: options.viewport ?? { width: 1280, height: 800 },
  locale: options.locale ?? "en-US",
  acceptDownloads: true,
  ...(options.timezone === undefined ? {} : { timezoneId: options.timezone })
})

/** The script is there before any of the page's own, so that these cannot change what it relies on. */
const newContext = async (browser: Browser, options: WebDriversOptions): Promise<BrowserContext> => {
  const context = await browser.newContext(contextOptions(options))
  await context.addInitScript({ content: inPage })
  return context
}

const acquireContext = (browser: Browser, options: WebDriversOptions) =>
  Effect.acquireRelease(
    Effect.tryPromise({ try: () => newContext(browser, options), catch: broken }),
    (context) =>
      Effect.promise(() => context.close().catch(() => undefined)).pipe(Effect.timeoutOption("10 seconds"))
  )

/** A browser that died since it was last used is replaced once. */
const openContext = (pool: BrowserPool, options: WebDriversOptions) => {
  const attempt = Effect.flatMap(pool.browser, (browser) => acquireContext(browser, options))
  return Effect.catchTag(attempt, "DriverBroken", () => attempt)
}

const temporaryFolder = Effect.acquireRelease(
  Effect.tryPromise({ try: () => mkdtemp(join(tmpdir(), "assay-run-")), catch: broken }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }).catch(() => undefined))
)

/** Begins a trace, and gives the way to end it and have its bytes; a second time there is none. */
const traceOf = (context: BrowserContext, folder: string) =>
  Effect.gen(function* () {
    yield* Effect.tryPromise({
      try: () => context.tracing.start({ screenshots: true, snapshots: true }),
      catch: broken
    })
    const path = join(folder, "trace.zip")
    const stop = Effect.tryPromise({
      try: async () => {
        await context.tracing.stop({ path })
        return new Uint8Array(await readFile(path))
      },
      catch: broken
    })
    return yield* Effect.cached(Effect.asSome(stop))
  })

const noTrace = Effect.succeed(Option.none<Uint8Array>())

const open = (pool: BrowserPool, options: WebDriversOptions) =>
  Effect.fn("WebDrivers.open")(function* (target: Target) {
    if (target.platform !== "web")
      return yield* new DriverUnavailable({ message: `The web driver opens no ${target.platform} target` })
    const folder = yield* temporaryFolder
    const context = yield* openContext(pool, options)
    const trace = target.trace ? yield* traceOf(context, folder) : noTrace
    const page = yield* Effect.tryPromise({ try: () => context.newPage(), catch: broken })
    const facts = makeFactLog(yield* Effect.clock, join(folder, "downloads"))
    const session = yield* Effect.acquireRelease(
      Effect.sync(() => openSession(page, facts, true)),
      (one) => Effect.sync(one.close)
    )
    yield* navigate(session, page, target.url, target.within)
    return webDriver(session, trace)
  })

/** One browser for all targets, launched when the first is opened; it ends with the layer. */
export const layer = (options: WebDriversOptions): Layer.Layer<Drivers> =>
  Layer.scoped(Drivers, make(options))

const make = (options: WebDriversOptions): Effect.Effect<Drivers["Type"], never, Scope.Scope> =>
  Effect.map(makeBrowserPool(options), (pool) => ({
    open: open(pool, options),
    ready: Effect.asVoid(pool.browser)
  }))
