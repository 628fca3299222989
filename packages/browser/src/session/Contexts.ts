/** A browser context of its own for each target, behind a proxy of its own. */
import { DriverBroken, type Target, TargetForbidden } from "@assay/domain/Driver"
import type { BrowserRegion } from "@assay/domain/Project"
import { Effect } from "effect"
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core"
import type { BrowserPool, PoolOptions } from "../browsers/BrowserPool.js"
import { beforePage, inPage } from "../page/Script.js"
import { makeForwardProxy } from "../reach/ForwardProxy.js"
import { direct, through } from "../reach/Reach.js"

/** How web targets are opened. */
export interface WebDriversOptions extends PoolOptions {
  /** CSS pixels; 1280 x 800 by default. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Such as `en-GB`; `en-US` by default. */
  readonly locale?: string
  /** Such as `Europe/Berlin`; that of the machine by default. */
  readonly timezone?: string
  /** Whether loopback, private, link-local and metadata addresses may be opened; they may by default. */
  readonly allowPrivate?: boolean
  /** The proxies of the regions: `http://[user:password@]host:port`. Without one nothing is opened in a region. */
  readonly proxies?: { readonly [region in BrowserRegion]?: string }
}

/** A context, a page or a folder could not be had. */
export const notOpened = (cause: unknown) =>
  new DriverBroken({
    errorCode: "browser_crashed",
    message: `The browser could not open a page: ${cause instanceof Error ? cause.message.split("\n")[0] : String(cause)}`
  })

const contextOptions = (options: WebDriversOptions, proxy: string | undefined): BrowserContextOptions => ({
  viewport: options.viewport ?? { width: 1280, height: 800 },
  locale: options.locale ?? "en-US",
  acceptDownloads: true,
  // Loopback would go around the proxy.
  ...(proxy === undefined ? {} : { proxy: { server: proxy, bypass: "<-loopback>" } }),
  ...(options.timezone === undefined ? {} : { timezoneId: options.timezone })
})

/** The script is there before any of the page's own, so that these cannot change what it relies on. */
const newContext = async (
  browser: Browser,
  options: WebDriversOptions,
  proxy: string | undefined
): Promise<BrowserContext> => {
  const context = await browser.newContext(contextOptions(options, proxy))
  await context.addInitScript({ content: `${beforePage};\n${inPage}` })
  return context
}

const acquireContext = (browser: Browser, options: WebDriversOptions, proxy: string | undefined) =>
  Effect.acquireRelease(
    Effect.tryPromise({ try: () => newContext(browser, options, proxy), catch: notOpened }),
    (context) =>
      Effect.promise(() => context.close().catch(() => undefined)).pipe(Effect.timeoutOption("10 seconds"))
  )

/** A verdict from elsewhere would say nothing of the region. */
const regionClosed = ({ region, url }: Target, why: string) =>
  new TargetForbidden({
    url,
    message: `The target is to be opened from the region ${region ?? ""}, and ${why}`
  })

/** A browser elsewhere cannot use a proxy of this machine: holding it back is for those who run it. */
const reachOf = (options: WebDriversOptions, target: Target, remote: boolean) => {
  const allowPrivate = options.allowPrivate ?? true
  const upstream = target.region === undefined ? undefined : options.proxies?.[target.region]
  if (target.region !== undefined && remote)
    return Effect.fail(regionClosed(target, "a browser grid cannot be led through a region's proxy"))
  if (target.region !== undefined && upstream === undefined)
    return Effect.fail(regionClosed(target, "no proxy of that region is set here"))
  if (remote) return Effect.succeed({ proxy: undefined, reach: direct(allowPrivate) })
  return Effect.map(
    makeForwardProxy({
      allowPrivate,
      ...(upstream === undefined ? {} : { upstream })
    }),
    ({ url, refusals }) => ({ proxy: url, reach: through(refusals) })
  )
}

/** A browser that died since it was last used is replaced once. */
export const openContext = (pool: BrowserPool, options: WebDriversOptions, target: Target) => {
  const attempt = Effect.gen(function* () {
    const { browser, remote } = yield* pool.browser
    const { proxy, reach } = yield* reachOf(options, target, remote)
    return { context: yield* acquireContext(browser, options, proxy), reach }
  })
  return Effect.catchTag(attempt, "DriverBroken", () => attempt)
}
