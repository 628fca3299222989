/** Runs the pages of corpus/hostile: what is so must pass, and what is not so must not. See corpus/README.md for the form of a case. */
import { expect, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { readdirSync } from "node:fs"
import { page, runOn, TestDrivers } from "../support/Pages.js"

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
  stepTimeout: Schema.optionalWith(Schema.Number, { default: () => 1200 })
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

const judged = (given: Case, text: string) =>
  runOn(pagesOf(given), text, {
    stepTimeout: given.stepTimeout,
    ...(given.variables === undefined ? {} : { variables: given.variables })
  })

/** One browser for the family, a few tests at a time. */
export const runFamily = async (family: string): Promise<void> => {
  const cases = await casesOf(family)
  layer(TestDrivers, { excludeTestServices: true })(family, (it) => {
    for (const [file, given] of cases)
      for (const end of ["passed", "failed", "blocked", "never"] as const)
        for (const text of given[end])
          it.effect(
            `${file}, ${given.about}: “${text}” is ${end === "never" ? "never passed" : end}`,
            () =>
              Effect.map(judged(given, text), ({ summary, verdict }) =>
                expect({ verdict, summary }).toMatchObject({ verdict: expect.stringMatching(wanted[end]) })
              ),
            { concurrent: true }
          )
  })
}
