/** One browser process for all sessions: launched when first needed, and again after it died; it ends with the scope. */
import { DriverUnavailable } from "@assay/domain/Driver"
import { Duration, Effect, Option, type Scope, SynchronizedRef } from "effect"
import { type Browser, chromium } from "playwright-core"
import { browserArgs } from "./BrowserArgs.js"
import { environment, type FindOptions, type FoundBrowser, findBrowser } from "./Browsers.js"

export interface PoolOptions extends FindOptions {
  /** Where a line for the operator goes, such as that the browser runs without its sandbox. */
  readonly say?: (line: string) => Effect.Effect<void>
  /** Further arguments for a browser that is launched here. */
  readonly args?: ReadonlyArray<string>
}

/** A browser that is alive. */
export interface LiveBrowser {
  readonly browser: Browser
  /** Runs somewhere else, where this machine's loopback is not to be reached. */
  readonly remote: boolean
}

export interface BrowserPool {
  readonly browser: Effect.Effect<LiveBrowser, DriverUnavailable>
}

type Program = Extract<FoundBrowser, { _tag: "Program" }>

const reasonOf = (cause: unknown): string => {
  const text = cause instanceof Error ? cause.message : String(cause)
  const telling = /error while loading[^\n]*|No usable sandbox[^\n]*|Failed to[^\n]*|\bECONN[^\n]*/i.exec(
    text
  )
  return (telling?.[0] ?? text.split("\n")[0] ?? text).trim()
}

/** Signals stay with the host program. */
const launch = (program: Program, chromiumSandbox: boolean, args: ReadonlyArray<string>) =>
  Effect.tryPromise({
    try: () =>
      chromium.launch({
        executablePath: program.path,
        args: [...browserArgs, ...args],
        chromiumSandbox,
        env: environment(program.env),
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        timeout: 30_000
      }),
    catch: reasonOf
  })

/** Root may not use the sandbox at all; others where the kernel gives them namespaces. */
const launchGuarded = (
  program: Program,
  options: PoolOptions,
  sandbox: SynchronizedRef.SynchronizedRef<boolean>
) =>
  Effect.gen(function* () {
    const args = options.args ?? []
    const say = options.say ?? (() => Effect.void)
    if (!(yield* sandbox)) return yield* launch(program, false, args)
    const root = process.getuid?.() === 0
    if (!root) {
      const guarded = yield* Effect.option(launch(program, true, args))
      if (Option.isSome(guarded)) return guarded.value
    }
    const browser = yield* launch(program, false, args)
    yield* SynchronizedRef.set(sandbox, false)
    const why = root ? "it is started as root" : "this machine does not allow it"
    yield* say(`The browser runs without its sandbox, since ${why}`)
    return browser
  }).pipe(
    Effect.mapError(
      (reason) => new DriverUnavailable({ message: `The browser ${program.path} does not start: ${reason}` })
    )
  )

/** A grid speaks Chrome's own protocol, or Playwright's. */
const connect = (url: string) =>
  Effect.tryPromise({
    try: () =>
      chromium
        .connectOverCDP(url, { timeout: 15_000 })
        .catch((first: unknown) =>
          chromium.connect(url, { timeout: 15_000 }).catch(() => Promise.reject(first))
        ),
    catch: (cause) =>
      new DriverUnavailable({ message: `The browser at ${url} does not answer: ${reasonOf(cause)}` })
  })

const close = (browser: Browser) =>
  Effect.promise(() => browser.close().catch(() => undefined)).pipe(
    Effect.timeoutOption(Duration.seconds(10)),
    Effect.asVoid
  )

export const makeBrowserPool = (options: PoolOptions): Effect.Effect<BrowserPool, never, Scope.Scope> =>
  Effect.gen(function* () {
    const sandbox = yield* SynchronizedRef.make(true)
    const find = yield* SynchronizedRef.make(Option.none<FoundBrowser>())
    const current = yield* SynchronizedRef.make(Option.none<LiveBrowser>())
    yield* Effect.addFinalizer(() =>
      Effect.flatMap(
        current,
        Option.match({ onNone: () => Effect.void, onSome: ({ browser }) => close(browser) })
      )
    )
    const found = SynchronizedRef.modifyEffect(
      find,
      Option.match({
        onSome: (one) => Effect.succeed([one, Option.some(one)] as const),
        onNone: () => Effect.map(findBrowser(options), (one) => [one, Option.some(one)] as const)
      })
    )
    const start = Effect.flatMap(found, (one) =>
      one._tag === "Endpoint"
        ? Effect.map(connect(one.url), (browser): LiveBrowser => ({ browser, remote: true }))
        : Effect.map(launchGuarded(one, options, sandbox), (browser): LiveBrowser => ({
            browser,
            remote: false
          }))
    )
    /** A launch that is interrupted midway would leave its process behind. */
    const browser = SynchronizedRef.modifyEffect(current, (known) =>
      Option.isSome(known) && known.value.browser.isConnected()
        ? Effect.succeed([known.value, known] as const)
        : Effect.map(start, (one) => [one, Option.some(one)] as const)
    ).pipe(Effect.uninterruptible)
    return { browser }
  })
