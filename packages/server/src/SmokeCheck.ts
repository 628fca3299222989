/** Looks at a page that was just opened, as a person does with the developer tools open: does it load without an error? */
import type { Driver, DriverBroken, Facts } from "@assay/domain/Driver"
import { Clock, Duration, Effect } from "effect"

/** What should be seen. */
export const expected =
  "no uncaught error, no error on the console, no failed request to the page's own origin"

/** A page is taken to have loaded when nothing has happened for so many milliseconds. */
const quietFor = 500

/** Faults that are told one by one, and how many characters of each. */
const told = 5
const longest = 500

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)

/** Requests that fail are judged as requests: what the console repeats of them says no origin. */
const repeatsRequest = (text: string): boolean => /^Failed to load resource\b/.test(text)

/** What the page did wrong, one sentence each; nothing when it loaded well. `origins` are the page's own. */
export const faultsOf = (facts: Facts, origins: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...facts.console.flatMap(({ level, text }) =>
    level === "uncaught"
      ? [`uncaught error: ${text}`]
      : level === "error" && !repeatsRequest(text)
        ? [`console error: ${text}`]
        : []
  ),
  ...facts.failedRequests
    .filter(({ url }) => origins.includes(originOf(url)))
    .map(({ failure, method, status, url }) =>
      status === undefined
        ? `failed request: ${method} ${url} (${failure})`
        : `failed request: ${method} ${url} answered ${status}`
    )
]

/** The faults as one text. */
export const inWords = (faults: ReadonlyArray<string>): string => {
  const more = faults.length - told
  const first = faults.slice(0, told).map((fault) => fault.slice(0, longest))
  return [...first, ...(more > 0 ? [`${more} more`] : [])].join("; ")
}

const happened = ({ console, failedRequests, pending, requests }: Facts): string =>
  [console.length, failedRequests.length, requests, pending ?? 0].join(" ")

/** Waits until the page has nothing under way any more; a page that never rests is judged after `atMost`. */
const settled = Effect.fn("SmokeCheck.settled")(function* (driver: Driver, atMost: Duration.DurationInput) {
  const end = (yield* Clock.currentTimeMillis) + Duration.toMillis(atMost)
  let quietSince = yield* Clock.currentTimeMillis
  let seen = ""
  for (;;) {
    const facts = yield* driver.facts
    const now = yield* Clock.currentTimeMillis
    if (happened(facts) !== seen || (facts.pending ?? 0) > 0) quietSince = now
    seen = happened(facts)
    if (now - quietSince >= quietFor || now >= end) return
    yield* driver.changed(Duration.millis(100))
  }
})

/** The faults of the page that the driver has open, once it has settled. `url` is the target. */
export const check = (
  driver: Driver,
  url: string,
  atMost: Duration.DurationInput
): Effect.Effect<ReadonlyArray<string>, DriverBroken> =>
  Effect.gen(function* () {
    yield* settled(driver, atMost)
    const screen = yield* driver.screen
    return faultsOf(yield* driver.facts, [originOf(url), originOf(screen.url)])
  })
