/** Runs the pages of corpus/hostile: what is so must pass, and what is not so must not. See corpus/README.md for the form of a case. */
import { afterAll, assert, beforeAll, layer } from "@effect/vitest"
import type { ActError, Driver } from "@assay/domain/Driver"
import { isCheck } from "@assay/domain/Intent"
import { Array, Effect, Layer, Option, Schema } from "effect"
import { readdirSync } from "node:fs"
import { mayNameThings } from "../../src/language/sight/Sight.js"
import { parseTest } from "../../src/language/Parse.js"
import type { ParsedStep } from "../../src/language/ParsedStep.js"
import { type RunOptions, runParsed, type TestResult } from "../../src/RunSteps.js"
import { page, TestDrivers } from "../support/Pages.js"
import { atOnce, type Calm, DoesMore, slow, stillOf, withoutWaits } from "../support/Still.js"
import {
  findsNothing,
  isPlain,
  leavesNothing,
  noting,
  onPage,
  openAnew,
  type Opened,
  outlives,
  SharedTabs
} from "./pages.js"

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
const casesOf = async (
  family: string,
  isMeant: (file: string) => boolean
): Promise<ReadonlyArray<readonly [string, Case]>> => {
  const folder = new URL(`../../corpus/hostile/${family}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith(".mjs") && isMeant(name))
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

type Pages = Readonly<Record<string, string>>

const pagesOf = ({ page: given }: Case): Pages => {
  const pages = typeof given === "string" ? { "/": given } : given
  return Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [path, /^\s*<!doctype/iu.test(html) ? html : page(html)])
  )
}

const ends = ["passed", "failed", "blocked", "never"] as const

/** Looks leave a page as it was, so that they share it; what does more has it opened anew. What no page could make clear needs none. */
type Way = "looks" | "acts" | "refused"

/** A test of a page, and the verdict that is right. */
interface Asked {
  readonly text: string
  /** It as it is read. */
  readonly steps: ReadonlyArray<ParsedStep>
  readonly end: (typeof ends)[number]
  readonly way: Way
  readonly options: RunOptions & { readonly stepTimeout: number }
}

const wayOf = (steps: ReadonlyArray<ParsedStep>): Way => {
  if (steps.some(({ reading, text }) => reading._tag === "NotUnderstood" && !mayNameThings(text)))
    return "refused"
  return steps.every(({ reading }) => reading._tag === "Understood" && reading.intents.every(isCheck))
    ? "looks"
    : "acts"
}

const askedOf = (given: Case): ReadonlyArray<Asked> =>
  ends.flatMap((end) =>
    given[end].map((text) => {
      const steps = parseTest(text)
      // What is so is seen at once: the time matters only where the machine is slow. A deed needs the browser, which may be busy with another page.
      const least = end === "passed" ? 20_000 : steps.length > 1 ? 8000 : 0
      return {
        text,
        steps,
        end,
        way: wayOf(steps),
        options: {
          stepTimeout: Math.max(given.stepTimeout, least),
          ...(given.variables === undefined ? {} : { variables: given.variables })
        }
      }
    })
  )

/** What is said of a test that came to another verdict than the one that is right. */
const wrongIn =
  ({ end, text }: Asked) =>
  ({ summary, verdict }: Pick<TestResult, "summary" | "verdict">): ReadonlyArray<string> =>
    wanted[end].test(verdict) ? [] : [`${end}: ${text} ${verdict}: ${summary}`]

/** What waits for nothing never lets go by itself: the pages beside it would have no answer for as long as all of it takes. */
const letOthers = Effect.async<void>((resume) => {
  setImmediate(() => resume(Effect.void))
})

/** What is said of a test on what is seen of the page once; none where it does something after all. */
const onceSeen = (still: Driver, asked: Asked, baseUrl: string) =>
  atOnce(runParsed(still, asked.steps, { ...asked.options, baseUrl })).pipe(
    Effect.zipLeft(letOthers),
    Effect.map((result) => Option.some(wrongIn(asked)(result))),
    Effect.catchSomeDefect((defect) =>
      defect instanceof DoesMore ? Option.some(Effect.succeed(Option.none())) : Option.none()
    )
  )

/** All tests on what is seen of the page once, and those that do more; none where it may change by itself. */
const onStill = ({ driver, origin }: Opened, all: ReadonlyArray<Asked>) =>
  Effect.gen(function* () {
    const still = yield* stillOf(driver)
    if (Option.isNone(still)) return { said: [], left: all }
    const each = yield* Effect.forEach(all, (asked) =>
      Effect.map(onceSeen(still.value, asked, origin), (said) => ({ asked, said }))
    )
    return {
      said: each.flatMap(({ said }) => Option.toArray(said)),
      left: each.flatMap(({ asked, said }) => (Option.isNone(said) ? [asked] : []))
    }
  })

/** So many tests share a page that is opened anew for each. */
const mostTogether = 20

/** How often a test is asked again that a machine which stalls left without an answer; each time it has twice the time. */
const mostAgain = 2

/**
 * A machine that stalls in the middle of a deed makes nothing pass that should not, and says nothing of the page: what should have come to a
 * verdict is asked again.
 */
const isStalled = ({ end }: Asked, { verdict }: TestResult): boolean =>
  verdict === "BLOCKED" && (end === "passed" || end === "failed")

/** A page that only answers to deeds has done so when they are done, but for what the browser itself does last, such as to tell that a part was opened. */
const calmOf = (pages: Pages): Calm => (isPlain(pages) ? { settled: 100, reacted: 300 } : slow)

/** What is not so is not waited for once nothing can come any more. */
const come = ({ driver, origin }: Opened, asked: Asked, calm: Calm) => {
  const { end, options, steps } = asked
  const run = (stepTimeout: number) => {
    const on = (one: Driver) => runParsed(one, steps, { ...options, stepTimeout, baseUrl: origin })
    return end === "passed" ? on(driver) : withoutWaits(driver, on, calm)
  }
  const from = (time: number, again: number): Effect.Effect<TestResult, ActError> =>
    Effect.flatMap(run(time), (result) =>
      again > 0 && isStalled(asked, result)
        ? Effect.zipRight(openAnew({ driver, origin }), from(2 * time, again - 1))
        : Effect.succeed(result)
    )
  return from(options.stepTimeout, mostAgain)
}

/** One after the other, each on the page opened anew; it is that still where it has just been opened, or nothing was done and it does nothing by itself. */
const anew = (opened: Opened, pages: Pages, all: ReadonlyArray<Asked>) =>
  Effect.gen(function* () {
    const said: Array<ReadonlyArray<string>> = []
    const [plain, calm] = [isPlain(pages), calmOf(pages)]
    let asNew = true
    for (const asked of all) {
      if (!asNew) yield* openAnew(opened)
      const { isDone, noted } = noting(opened.driver)
      const result = yield* come({ ...opened, driver: noted }, asked, calm)
      said.push(wrongIn(asked)(result))
      asNew = plain && !isDone()
    }
    return said
  })

/** What only looks and what does more, on one page; what does not find its place there is left. */
const together = (opened: Opened, pages: Pages, looks: ReadonlyArray<Asked>, acts: ReadonlyArray<Asked>) =>
  Effect.gen(function* () {
    const plain = isPlain(pages)
    const seen = plain && looks.length > 0 ? yield* onStill(opened, looks) : { said: [], left: looks }
    const rest = [...seen.left, ...acts]
    return {
      said: [...seen.said, ...(yield* anew(opened, pages, Array.take(rest, mostTogether)))],
      left: Array.drop(rest, mostTogether)
    }
  })

const refused = (asked: Asked) => wrongIn(asked)({ verdict: "BLOCKED", summary: "It is not understood." })

/** What is said of all tests of a page that came to a wrong verdict. */
const wrong = (given: Case) =>
  Effect.gen(function* () {
    const pages = pagesOf(given)
    const { acts = [], looks = [], refused: unread = [] } = Array.groupBy(askedOf(given), ({ way }) => way)
    const apart = outlives(pages) ? acts : []
    const shared = outlives(pages) ? [] : acts
    const steps = [...looks, ...acts].flatMap((asked) => asked.steps)
    const onlyLooks = acts.length === 0 && findsNothing(pages, steps)
    const kind = onlyLooks ? "onlyLookedAt" : leavesNothing(pages, steps) ? "actedOn" : "own"
    const { left, said } =
      looks.length + shared.length === 0
        ? { left: [], said: [] }
        : yield* onPage(kind, pages, (opened) => together(opened, pages, looks, shared))
    const others = yield* Effect.forEach(
      [
        ...Array.chunksOf(left, mostTogether).map((part) =>
          onPage(kind, pages, (opened) => anew(opened, pages, part))
        ),
        // Opened once: what such a page keeps would tell that it was opened before.
        ...apart.map((asked) =>
          onPage("own", pages, (opened) =>
            Effect.map(come(opened, asked, calmOf(pages)), (result) => [wrongIn(asked)(result)])
          )
        )
      ],
      (each) => each,
      { concurrency: "unbounded" }
    )
    return [...unread.map(refused), ...said, ...others.flat()].flat().join("\n")
  })

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

/** One browser for the family, or for those of its files that are meant, a few pages at a time. */
export const runFamily = async (
  family: string,
  isMeant: (file: string) => boolean = () => true
): Promise<void> => {
  const cases = await casesOf(family, isMeant)
  withoutMappedStacks()
  layer(Layer.provideMerge(SharedTabs.layer, TestDrivers), { excludeTestServices: true })(family, (it) => {
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
