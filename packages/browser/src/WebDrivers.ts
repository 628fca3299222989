/** Opens web targets: a context of its own for each, in one browser shared by all. */
import { Drivers, DriverUnavailable, type Target } from "@assay/domain/Driver"
import { Effect, Layer, Option, type Redacted, type Scope } from "effect"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContext } from "playwright-core"
import { type BrowserPool, makeBrowserPool } from "./browsers/BrowserPool.js"
import { notOpened, openContext, type WebDriversOptions } from "./session/Contexts.js"
import { makeFactLog } from "./session/FactLog.js"
import { navigate } from "./session/Navigations.js"
import { makeFilm } from "./session/Film.js"
import { openSession, type Session } from "./session/Session.js"
import { webDriver } from "./WebDriver.js"

const temporaryFolder = Effect.acquireRelease(
  Effect.tryPromise({ try: () => mkdtemp(join(tmpdir(), "assay-run-")), catch: notOpened }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }).catch(() => undefined))
)

/** Begins a trace, and gives the way to end it and have its bytes; a second time there is none. */
const traceOf = (context: BrowserContext, folder: string) =>
  Effect.gen(function* () {
    yield* Effect.acquireRelease(
      Effect.tryPromise({
        try: () => context.tracing.start({ screenshots: true, snapshots: true }),
        catch: notOpened
      }),
      // What is recorded lies in a folder of Playwright's, which goes with `stop`, not with the context.
      () => Effect.promise(() => context.tracing.stop().catch(() => undefined))
    )
    const path = join(folder, "trace.zip")
    const stop = Effect.tryPromise({
      try: async () => {
        await context.tracing.stop({ path })
        return new Uint8Array(await readFile(path))
      },
      catch: notOpened
    })
    return yield* Effect.cached(Effect.asSome(stop))
  })

const filmOf = (session: Session, secrets: ReadonlyArray<Redacted.Redacted>) =>
  Effect.flatMap(Effect.clock, (clock) =>
    Effect.acquireRelease(
      Effect.sync(() => makeFilm(session, clock, secrets)),
      (film) => Effect.sync(film.stop)
    )
  )

const noTrace = Effect.succeed(Option.none<Uint8Array>())

const open = (pool: BrowserPool, options: WebDriversOptions) =>
  Effect.fn("WebDrivers.open")(function* (target: Target) {
    if (target.platform !== "web")
      return yield* new DriverUnavailable({ message: `The web driver opens no ${target.platform} target` })
    const folder = yield* temporaryFolder
    const { context, reach } = yield* openContext(pool, options, target)
    const trace = target.trace ? yield* traceOf(context, folder) : noTrace
    const page = yield* Effect.tryPromise({ try: () => context.newPage(), catch: notOpened })
    const facts = makeFactLog(yield* Effect.clock, join(folder, "downloads"))
    const session = yield* Effect.acquireRelease(
      Effect.sync(() => openSession(page, facts, reach, true)),
      (one) => Effect.sync(one.close)
    )
    yield* navigate(session, page, target.url, target.within)
    const film = target.film === undefined ? undefined : yield* filmOf(session, target.film.secrets)
    return webDriver(session, trace, film)
  })

export type { WebDriversOptions } from "./session/Contexts.js"

/** One browser for all targets, launched when the first is opened; it ends with the layer. */
export const layer = (options: WebDriversOptions): Layer.Layer<Drivers> =>
  Layer.scoped(Drivers, make(options))

const make = (options: WebDriversOptions): Effect.Effect<Drivers["Type"], never, Scope.Scope> =>
  Effect.map(makeBrowserPool(options), (pool) => ({
    open: open(pool, options),
    ready: Effect.asVoid(pool.browser)
  }))
