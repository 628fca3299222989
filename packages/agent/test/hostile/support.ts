/** Runs the pages of corpus/hostile: what is so must pass, and what is not so must not. See corpus/README.md for the form of a case. */
import { afterAll, assert, beforeAll, layer } from "@effect/vitest"
import type { ActError, Driver } from "@assay/domain/Driver"
import { isCheck } from "@assay/domain/Intent"
import { Array, Effect, Option, Schema } from "effect"
import { readdirSync } from "node:fs"
import { mayNameThings } from "../../src/language/Sight.js"
import { parseTest } from "../../src/language/Parse.js"
import { type RunOptions, runSteps, type TestResult } from "../../src/RunSteps.js"
import { openOn, page, TestDrivers } from "../support/Pages.js"
import { atOnce, stillOf, withoutWaits } from "../support/Still.js"

const tests = Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] })

const Case = Schema.Struct({
  /** What is the matter with the page. */
  about: Schema.String,
  /** The inside of the body of `/`, or whole pages by their paths. */
  page: Schema.Union(Schema.String, Schema.Record({ key: Schema.String, value: Schema.String })),
  /** Tests by the verdict that is right; `never` where FAILED and BLOCKED are both right. */
  passed: tests,
  failed: tests,
  blocked: tests,
  never: tests,
  variables: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.String }), {
    exact: true
  }),
  /** Milliseconds. */
  stepTimeout: Schema.optionalWith(Schema.Number, { default: () => 2400 })
})
type Case = typeof Case.Type

const decode = Schema.decodeUnknownSync(Schema.Array(Case), { onExcessProperty: "error" })

/** All cases of a family: `corpus/hostile/<family>/*.mjs`, each with a list of cases as its default export. */
const casesOf = async (family: string): Promise<ReadonlyArray<readonly [string, Case]>> => {
  const folder = new URL(`../../corpus/hostile/${family}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith(".mjs"))
  const all = await Promise.all(
    files.map(async (file) => {
      const module: { readonly default: unknown } = await import(new URL(file, folder).href)
      return decode(module.default).map((each) => [file.replace(/\.mjs$/u, ""), each] as const)
    })
  )
  return all.flat()
}

const wanted = {
  passed: /^PASSED$/u,
  failed: /^FAILED$/u,
  blocked: /^BLOCKED$/u,
  never: /^(?:FAILED|BLOCKED)$/u
} as const

const pagesOf = ({ page: given }: Case): Readonly<Record<string, string>> => {
  const pages = typeof given === "string" ? { "/": given } : given
  return Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [path, /^\s*<!doctype/iu.test(html) ? html : page(html)])
  )
}

const ends = ["passed", "failed", "blocked", "never"] as const

/** A test of a page, and the verdict that is right. */
interface Asked {
  readonly text: string
  readonly end: (typeof ends)[number]
  readonly options: RunOptions & { readonly stepTimeout: number }
}

/** A deed needs the browser, which may be busy with another page; a check that is false is judged when the page rests. */
const acts = (text: string): boolean => parseTest(text).length > 1

const askedOf = (given: Case): ReadonlyArray<Asked> =>
  ends.flatMap((end) =>
    given[end].map((text) => ({
      text,
      end,
      options: {
        // What is so is seen at once: the time matters only where the machine is slow.
        stepTimeout: Math.max(given.stepTimeout, end === "passed" ? 20_000 : acts(text) ? 8000 : 0),
        ...(given.variables === undefined ? {} : { variables: given.variables })
      }
    }))
  )

/** What is said of a test that came to another verdict than the one that is right. */
const wrongIn =
  ({ end, text }: Asked) =>
  ({ summary, verdict }: Pick<TestResult, "summary" | "verdict">): ReadonlyArray<string> =>
    wanted[end].test(verdict) ? [] : [`${end}: ${text} ${verdict}: ${summary}`]

/** Each page is a browser context of its own: more of them would only wait for each other. */
const pagesAtOnce = Effect.unsafeMakeSemaphore(6)

/** Pages without scripts are from the beginning what they will be. */
const isPlain = (given: Case): boolean =>
  !Object.values(pagesOf(given)).some((html) => /<script|\bon(?:load|error)=/iu.test(html))

/** What a page keeps or opens outlives its being opened anew. */
const outlives = (given: Case): boolean =>
  Object.values(pagesOf(given)).some((html) =>
    /Storage|cookie|indexedDB|history|target=|window\.open|download|unload/u.test(html)
  )

/** All tests on what is seen of the page once; none where it may change by itself. */
const onStill = (given: Case, all: ReadonlyArray<Asked>) =>
  openOn(pagesOf(given)).pipe(
    Effect.flatMap(({ driver, origin }) =>
      Effect.flatMap(
        stillOf(driver),
        Option.match({
          onNone: () => Effect.succeedNone,
          onSome: (still) =>
            Effect.asSome(
              Effect.forEach(all, (asked) =>
                Effect.map(
                  atOnce(runSteps(still, asked.text, { ...asked.options, baseUrl: origin })),
                  wrongIn(asked)
                )
              )
            )
        })
      )
    ),
    Effect.scoped,
    pagesAtOnce.withPermits(1)
  )

/** So many tests share a page that is opened anew for each. */
const mostTogether = 10

/** How often a test is asked again that a machine which stalls left without an answer; each time it has twice the time. */
const mostAgain = 2

/**
 * A machine that stalls in the middle of a deed makes nothing pass that should not, and says nothing of the page: what should have come to a
 * verdict is asked again. What is so may be BLOCKED by that in many words, what is not so only for want of time.
 */
const isStalled = ({ end }: Asked, { summary, verdict }: TestResult): boolean =>
  verdict === "BLOCKED" &&
  (end === "passed" || (end === "failed" && /did not come to the action in time/u.test(summary)))

/** What is not so is not waited for once nothing can come any more. */
const come = (driver: Driver, asked: Asked, origin: string) => {
  const { end, options, text } = asked
  const run = (stepTimeout: number) => {
    const on = (one: Driver) => runSteps(one, text, { ...options, stepTimeout, baseUrl: origin })
    return end === "passed" ? on(driver) : withoutWaits(driver, on)
  }
  const from = (time: number, again: number): Effect.Effect<TestResult, ActError> =>
    Effect.flatMap(run(time), (result) =>
      again > 0 && isStalled(asked, result)
        ? Effect.zipRight(
            driver.act({ _tag: "Navigate", url: `${origin}/` }, "30 seconds"),
            from(2 * time, again - 1)
          )
        : Effect.succeed(result)
    )
  return from(options.stepTimeout, mostAgain)
}

const anew = (given: Case, all: ReadonlyArray<Asked>) =>
  Effect.forEach(
    Array.chunksOf(all, mostTogether),
    (part) =>
      openOn(pagesOf(given)).pipe(
        Effect.flatMap(({ driver, origin }) =>
          Effect.forEach(part, (asked) =>
            driver
              .act({ _tag: "Navigate", url: `${origin}/` }, "30 seconds")
              .pipe(Effect.andThen(come(driver, asked, origin)), Effect.map(wrongIn(asked)))
          )
        ),
        Effect.scoped,
        pagesAtOnce.withPermits(1)
      ),
    { concurrency: "unbounded" }
  ).pipe(Effect.map((parts) => parts.flat()))

const alone = (given: Case, all: ReadonlyArray<Asked>) =>
  Effect.forEach(
    all,
    (asked) =>
      openOn(pagesOf(given)).pipe(
        Effect.flatMap(({ driver, origin }) => come(driver, asked, origin)),
        Effect.scoped,
        pagesAtOnce.withPermits(1),
        Effect.map(wrongIn(asked))
      ),
    { concurrency: "unbounded" }
  )

/** Looks leave a page as it was, so that they share it; what does more has a page of its own. What no page could make clear needs none. */
const wayOf = ({ text }: Asked): "looks" | "acts" | "refused" => {
  const steps = parseTest(text)
  const readings = steps.map(({ reading }) => reading)
  if (steps.some(({ reading, text }) => reading._tag === "NotUnderstood" && !mayNameThings(text)))
    return "refused"
  return readings.every((reading) => reading._tag === "Understood" && reading.intents.every(isCheck))
    ? "looks"
    : "acts"
}

const refused = (asked: Asked) => wrongIn(asked)({ verdict: "BLOCKED", summary: "It is not understood." })

const looked = (given: Case, all: ReadonlyArray<Asked>) =>
  Effect.flatMap(
    isPlain(given) && all.length > 0 ? onStill(given, all) : Effect.succeedNone,
    Option.match({ onNone: () => anew(given, all), onSome: Effect.succeed })
  )

/** What is said of all tests of a page that came to a wrong verdict. */
const wrong = (given: Case) => {
  const { acts = [], looks = [], refused: unread = [] } = Array.groupBy(askedOf(given), wayOf)
  return Effect.map(
    Effect.all([looked(given, looks), (outlives(given) ? alone : anew)(given, acts)], {
      concurrency: "unbounded"
    }),
    (all) => [...unread.map(refused), ...all.flat()].flat().join("\n")
  )
}

/** The browser's library notes with each call where it was made. To map that to the sources is a tenth of the work, and no failure here is told by it. */
const withoutMappedStacks = (): void => {
  const { prepareStackTrace } = Error
  beforeAll(() => {
    Error.prepareStackTrace = String
  })
  afterAll(() => {
    Error.prepareStackTrace = prepareStackTrace
  })
}

/** One browser for the family, a few pages at a time. */
export const runFamily = async (family: string): Promise<void> => {
  const cases = await casesOf(family)
  withoutMappedStacks()
  layer(TestDrivers, { excludeTestServices: true })(family, (it) => {
    for (const [file, given] of cases)
      it.effect(
        `${file}, ${given.about}`,
        () => Effect.map(wrong(given), (said) => assert.strictEqual(said, "", said)),
        {
          concurrent: true,
          timeout: 600_000
        }
      )
  })
}
