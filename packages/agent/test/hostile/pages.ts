/** Opens the pages of hostile cases, in a browser context of their own or, where nothing can tell, in one in which other pages were open before. */
import type { ActError, Driver, Drivers } from "@assay/domain/Driver"
import type { Intent } from "@assay/domain/Intent"
import { Context, Effect, Layer, Pool, type Scope } from "effect"
import { servePages } from "../../../browser/test/support/TestBrowser.js"
import type { ParsedStep } from "../../src/language/ParsedStep.js"
import { openOn } from "../support/Pages.js"

/** HTML by path. */
type Pages = Readonly<Record<string, string>>

/** A page that is open, and where. */
export interface Opened {
  readonly driver: Driver
  readonly origin: string
}

/** So many pages are open at once: more of them would only wait for each other. */
const atOnceAtMost = 3
const pagesAtOnce = Effect.unsafeMakeSemaphore(atOnceAtMost)

const someHtml = (pages: Pages, pattern: RegExp): boolean =>
  Object.values(pages).some((html) => pattern.test(html))

/** What a script does by itself once the page is there, and not for a deed. */
const byItself =
  /setTimeout|setInterval|request(?:AnimationFrame|IdleCallback)|queueMicrotask|Promise|\b(?:await|async)\b|\.then\(|fetch\(|XMLHttpRequest|EventSource|WebSocket|Worker|Observer|\bimport\b|location|\bon(?:load|error)\b|DOMContentLoaded|["'](?:load|readystatechange|pageshow)["']/u

/** Pages whose scripts only answer to deeds are from the beginning what they will be. */
export const isPlain = (pages: Pages): boolean => !someHtml(pages, byItself)

/** What a page keeps or opens outlives its being opened anew. */
export const outlives = (pages: Pages): boolean =>
  someHtml(pages, /Storage|cookie|indexedDB|history|target=|window\.open|download|unload/u)

/** What is left of one page where another is opened in its tab: where the pointer stands, what the browser asked or was asked. */
const meetsTab =
  /hover|(?:mouse|pointer)(?:enter|over|move|out|leave)|\b(?:alert|confirm|prompt|print|open)\(|window\.name|clipboard|geolocation|new Notification|[fF]ullscreen|<iframe/u

/** The same of a test. */
const tellsOfTab =
  /\b(?:back|forward|tabs?|console|scripts?|dialogs?|alerts?|pop-?ups?|download\w*|resiz\w*|windows?|requests?|network|hover\w*|upload\w*|viewport|mobile|phone)\b/iu

const ofTab = new Set<Intent["_tag"]>([
  "CheckConsole",
  "CheckDialog",
  "CheckDownload",
  "CheckTab",
  "CloseTab",
  "Dialog",
  "Download",
  "Drag",
  "GoBack",
  "GoForward",
  "Hover",
  "OpenTab",
  "Resize",
  "SwitchTab",
  "Upload"
])

/** What a browser context has noted of the pages before would be told of this one, or is left for the next. */
const asksOfTab = ({ reading, text }: ParsedStep): boolean =>
  tellsOfTab.test(text) ||
  (reading._tag === "Understood" && reading.intents.some(({ _tag }) => ofTab.has(_tag)))

/** What a browser context has noted of the pages before would be told of this one. */
const asksWhatWasNoted = ({ reading }: ParsedStep): boolean =>
  reading._tag === "Understood" && reading.intents.some(({ _tag }) => _tag === "CheckConsole")

/** Pages that are only looked at find nothing of each other. */
export const findsNothing = (pages: Pages, steps: ReadonlyArray<ParsedStep>): boolean =>
  isPlain(pages) && !outlives(pages) && !steps.some(asksWhatWasNoted)

/** Nothing on the pages, and nothing that is done there, tells what was open in the tab before, or is left to the next. */
export const leavesNothing = (pages: Pages, steps: ReadonlyArray<ParsedStep>): boolean =>
  !outlives(pages) && !someHtml(pages, meetsTab) && !steps.some(asksOfTab)

/** Opens the page anew; a dialog of the browser that a test has left open would hold that up. */
export const openAnew = ({ driver, origin }: Opened): Effect.Effect<void, ActError> => {
  const navigate = driver.act({ _tag: "Navigate", url: `${origin}/` }, "30 seconds")
  const dismiss = driver.act({ _tag: "AnswerDialog", accept: false }, "30 seconds")
  return Effect.catchTag(navigate, "TargetNotActionable", () => Effect.zipRight(dismiss, navigate))
}

type Use<A> = (opened: Opened) => Effect.Effect<A, unknown>

/** In a browser context of their own. */
const onOwn = <A>(pages: Pages, use: Use<A>) => Effect.flatMap(openOn(pages), use)

/** A driver that tells whether anything was done through it. */
export const noting = (driver: Driver) => {
  let done = false
  const act: Driver["act"] = (action, within) =>
    Effect.suspend(() => {
      done = true
      return driver.act(action, within)
    })
  return { noted: { ...driver, act }, isDone: () => done }
}

const tabs = Pool.makeWithTTL({
  acquire: Effect.map(openOn(""), ({ driver }) => driver),
  min: 0,
  max: atOnceAtMost,
  timeToLive: "1 minute"
})

type Tabs = Pool.Pool<Driver, unknown>

/** Browser contexts that pages share one after the other: to open one takes six times as long as to open a page in it. */
export class SharedTabs extends Context.Tag("SharedTabs")<
  SharedTabs,
  { readonly onlyLookedAt: Tabs; readonly actedOn: Tabs }
>() {
  static readonly layer = Layer.scoped(this, Effect.all({ onlyLookedAt: tabs, actedOn: tabs }))
}

type Shared = keyof SharedTabs["Type"]

/** In a browser context in which other pages were open before. One in which something went wrong has no next page. */
const onShared = <A>(kind: Shared, pages: Pages, use: Use<A>) =>
  Effect.gen(function* () {
    const { [kind]: pool } = yield* SharedTabs
    const driver = yield* pool.get
    const origin = yield* servePages(pages)
    const { isDone, noted } = noting(driver)
    const isSpent = () => kind === "onlyLookedAt" && isDone()
    return yield* openAnew({ driver, origin }).pipe(
      Effect.zipRight(use({ driver: noted, origin })),
      Effect.tapErrorCause(() => pool.invalidate(driver)),
      Effect.tap(() => Effect.when(pool.invalidate(driver), isSpent))
    )
  })

/** Opens pages in a tab of that kind for as long as they are used. */
export const onPage = <A>(kind: Shared | "own", pages: Pages, use: Use<A>) => {
  const opening: Effect.Effect<A, unknown, SharedTabs | Drivers | Scope.Scope> =
    kind === "own" ? onOwn(pages, use) : onShared(kind, pages, use)
  return opening.pipe(Effect.scoped, pagesAtOnce.withPermits(1))
}
