/** Runs the pages of corpus/hostile: what is so must pass, and what is not so must not. See corpus/README.md for the form of a case. */
import { expect, layer } from "@effect/vitest"
import { isCheck } from "@assay/domain/Intent"
import { Effect, Schema } from "effect"
import { readdirSync } from "node:fs"
import { parseTest } from "../../src/language/Parse.js"
import { type RunOptions, runSteps, type TestResult } from "../../src/RunSteps.js"
import { openOn, page, runOn, TestDrivers } from "../support/Pages.js"

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
  stepTimeout: Schema.optionalWith(Schema.Number, { default: () => 900 })
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

interface Came {
  readonly text: string
  readonly verdict: string
  readonly summary: string
}

/** Checks leave a page as it was, so that they share one that is opened anew for each; what does more has a browser context of its own. */
const onlyChecks = (text: string): boolean =>
  parseTest(text).every(({ reading }) => reading._tag === "Understood" && reading.intents.every(isCheck))

const together = (given: Case, texts: ReadonlyArray<string>) =>
  openOn(pagesOf(given)).pipe(
    Effect.flatMap(({ driver, origin }) =>
      Effect.forEach(texts, (text) =>
        Effect.andThen(
          driver.act({ _tag: "Navigate", url: `${origin}/` }, "10 seconds"),
          Effect.map(runSteps(driver, text, { ...optionsOf(given), baseUrl: origin }), cameTo(text))
        )
      )
    ),
    Effect.scoped
  )

const cameTo =
  (text: string) =>
  ({ summary, verdict }: TestResult): Came => ({ text, verdict, summary })

const optionsOf = (given: Case): RunOptions => ({
  stepTimeout: given.stepTimeout,
  ...(given.variables === undefined ? {} : { variables: given.variables })
})

const alone = (given: Case, text: string) =>
  Effect.map(runOn(pagesOf(given), text, optionsOf(given)), cameTo(text))

/** A test that is not understood is refused before a browser is asked for. */
const isRead = (text: string): boolean =>
  parseTest(text).every(({ reading }) => reading._tag === "Understood")

const refused = (text: string): Came => ({ text, verdict: "BLOCKED", summary: "It is not understood." })

/** The tests that came to another verdict than the one that is right. */
const wrong = (asked: Case, end: keyof typeof wanted, texts: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    // What is so is seen at once: the time matters only where the machine is slow.
    const given = end === "passed" ? { ...asked, stepTimeout: Math.max(asked.stepTimeout, 8000) } : asked
    const checks = texts.filter(onlyChecks)
    const others = texts.filter((text) => isRead(text) && !onlyChecks(text))
    const came = [
      ...texts.filter((text) => !isRead(text)).map(refused),
      ...(checks.length === 0 ? [] : yield* together(given, checks)),
      ...(yield* Effect.forEach(others, (text) => alone(given, text)))
    ]
    return came
      .filter(({ verdict }) => !wanted[end].test(verdict))
      .map(({ summary, text, verdict }) => `${text} ${verdict}: ${summary}`)
  })

/** So many tests of a page are run as one. */
const atOnce = 10

const parts = (texts: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.ceil(texts.length / atOnce) }, (_, at) =>
    texts.slice(at * atOnce, (at + 1) * atOnce)
  )

/** One browser for the family, a few pages at a time. */
export const runFamily = async (family: string): Promise<void> => {
  const cases = await casesOf(family)
  layer(TestDrivers, { excludeTestServices: true })(family, (it) => {
    for (const [file, given] of cases)
      for (const end of ["passed", "failed", "blocked", "never"] as const)
        for (const [at, texts] of parts(given[end]).entries())
          it.effect(
            `${file}, ${given.about}: ${end}${at === 0 ? "" : `, ${at + 1}`}`,
            () => Effect.map(wrong(given, end, texts), (all) => expect(all.join("\n")).toBe("")),
            { concurrent: true }
          )
  })
}
