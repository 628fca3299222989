/** The tests of the corpus, how one is run, and what is wrong with its result. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { runSteps } from "@assay/agent"
import { layer } from "@assay/browser"
import { Drivers } from "@assay/domain/Driver"
import { serving } from "./serving.mjs"

export const corpus = fileURLToPath(new URL("../../corpus", import.meta.url))
export const browserFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/assay-chromium", import.meta.url)
)

const read = (part, app) => JSON.parse(readFileSync(join(corpus, part, app, "tests.json"), "utf8"))

/** Each test with its part, its application and the folder of the files that it uploads. */
export const testsOf = (part) =>
  readdirSync(join(corpus, part), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(corpus, part, entry.name, "tests.json")))
    .flatMap(({ name }) =>
      read(part, name).map((test) => ({ ...test, part, app: name, files: join(corpus, part, name, "files") }))
    )

const plain = (text) => text.replace(/\s+/g, " ").toLowerCase()
const holds = (words, text) => words === null || plain(text ?? "").includes(plain(words))
const same = (what, is, should) =>
  (is ?? null) === should ? [] : [`${what} ${is ?? "nothing"}, not ${should ?? "nothing"}`]

export const isFallen = ({ outcome }) => outcome === "failed" || outcome === "blocked"

/** What is wrong with a result; none when all of it is right. */
const faultsOf = (test, result) => {
  const fallen = result.steps.findIndex(isFallen)
  const step = result.steps[fallen]
  const without = (what) =>
    holds(test[what], step?.[what]) ? [] : [`${what} “${step?.[what]}”, without “${test[what]}”`]
  return [
    ...same("verdict", result.verdict, test.verdict),
    ...same("at step", fallen === -1 ? null : fallen, test.step),
    ...same("for", result.reason, test.reason),
    ...without("expected"),
    ...without("actual")
  ]
}

const run = (origin, test, stepTimeout) =>
  Effect.scoped(
    Effect.gen(function* () {
      const drivers = yield* Drivers
      const url = `${origin}/${test.part}/${test.app}/${test.path}`
      const driver = yield* drivers.open({ platform: "web", url, within: "15 seconds", trace: false })
      const baseUrl = `${origin}/${test.part}/${test.app}/`
      return yield* runSteps(driver, test.steps, { stepTimeout, baseUrl, files: test.files })
    })
  ).pipe(Effect.timeoutFail({ duration: "2 minutes", onTimeout: () => new Error("the run did not end") }))

/** On standard error, so that what is printed in the end stands alone: how far it is, every so many tests. */
const progress = (all, every = 50) => {
  let done = 0
  let wrong = 0
  return ({ faults }) => {
    done += 1
    if (faults.length > 0) wrong += 1
    if (done % every === 0 || done === all) process.stderr.write(`${done} of ${all} tests, ${wrong} wrong\n`)
  }
}

/**
 * Runs tests in a real browser: `{ test, result, faults }` for each, or `{ test, error, faults }` where it broke. Each is told to `tell` as soon as
 * it is there.
 */
export const runTests = (tests, { stepTimeout, tell = () => {}, workers }) => {
  const count = progress(tests.length)
  return serving(corpus, (origin) =>
    Effect.forEach(
      tests,
      (test) =>
        run(origin, test, stepTimeout).pipe(
          Effect.map((result) => ({ test, result, faults: faultsOf(test, result) })),
          Effect.catchAllCause((cause) =>
            Effect.succeed({ test, error: String(cause), faults: ["it broke"] })
          ),
          Effect.tap((each) =>
            Effect.sync(() => {
              tell(each)
              count(each)
            })
          )
        ),
      { concurrency: workers }
    ).pipe(Effect.provide(layer({ folder: browserFolder })), Effect.runPromise)
  )
}
