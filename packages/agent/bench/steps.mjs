// How long a step takes beside the same step in a Playwright test written by hand (support/scripts.mjs): `npm run bench:steps`. Both go
// through the corpus in the same kind of browser, in turn, each test in a fresh context; the first round warms up and does not count.
//   --rounds 5   --test ID   one test   --show   each step   --write   keeps the table in docs/reference/agent-benchmark.md
import { cpus } from "node:os"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import { Effect } from "effect"
import { parseTest, runParsed } from "@assay/agent"
import { layer } from "@assay/browser"
import { Drivers } from "@assay/domain/Driver"
import { launch } from "./support/browser.mjs"
import { browserFolder, corpus, testsOf } from "./support/corpus.mjs"
import { keep, mean, median, table } from "./support/report.mjs"
import { scripts } from "./support/scripts.mjs"
import { serving } from "./support/serving.mjs"

const { values: wanted } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    test: { type: "string" },
    show: { type: "boolean", default: false },
    write: { type: "boolean", default: false }
  }
})
const rounds = Number(wanted.rounds)

const isAbsence = (intent) =>
  ("negated" in intent && intent.negated === true) ||
  (intent._tag === "CheckCount" && intent.comparison === "equal" && intent.count === 0)

const kinds = {
  CheckText: "text or thing shown",
  CheckShown: "text or thing shown",
  CheckUrl: "address",
  CheckCount: "count, order",
  CheckListed: "count, order",
  CheckOrder: "count, order",
  CheckState: "state or value of a control",
  CheckValue: "state or value of a control",
  CheckNumber: "state or value of a control",
  Click: "click",
  Perform: "click",
  Fill: "fill, clear",
  Clear: "fill, clear",
  Search: "fill, clear",
  Choose: "choose, tick",
  SetChecked: "choose, tick",
  Navigate: "navigate, reload",
  Reload: "navigate, reload",
  Drag: "drag"
}

/** What a step is called in the table. */
const kindOf = (step) => {
  const { intents } = step.reading
  if (intents.some(isAbsence)) return "absence"
  return kinds[intents[0]._tag] ?? intents[0]._tag
}

const scenarios = testsOf("work")
  .filter(({ id }) => scripts[id] !== undefined && (wanted.test === undefined || id === wanted.test))
  .map((test) => ({ test, steps: parseTest(test.steps), script: scripts[test.id] }))

const viewport = { width: 1280, height: 800 }

/** Milliseconds of each step. */
const assay = (url, { steps, test }) =>
  Effect.scoped(
    Effect.gen(function* () {
      const times = []
      let started = 0
      const onProgress = ({ _tag }) =>
        Effect.sync(() => {
          if (_tag === "StepStarted") started = performance.now()
          else times.push(performance.now() - started)
        })
      const drivers = yield* Drivers
      const driver = yield* drivers.open({ platform: "web", url, within: "15 seconds", trace: false })
      const result = yield* runParsed(driver, steps, { onProgress, stepTimeout: 10_000 })
      if (result.verdict !== "PASSED")
        return yield* Effect.dieMessage(`${test.id} did not pass: ${result.summary}`)
      return times
    })
  )

const playwright = (browser, url, { script, steps, test }) =>
  Effect.promise(async () => {
    if (script.length !== steps.length) throw new Error(`${test.id}: not a function a step`)
    const context = await browser.newContext({ viewport })
    try {
      const page = await context.newPage()
      await page.goto(url, { waitUntil: "domcontentloaded" })
      const times = []
      for (const step of script) {
        const started = performance.now()
        await step(page)
        times.push(performance.now() - started)
      }
      return times
    } finally {
      await context.close()
    }
  })

/** Who goes first changes from round to round. */
const measure = (browser, origin) =>
  Effect.gen(function* () {
    const all = scenarios.map((scenario) => ({ scenario, ours: [], theirs: [] }))
    for (let round = 0; round <= rounds; round++)
      for (const { ours, scenario, theirs } of all) {
        const url = `${origin}/work/${scenario.test.app}/${scenario.test.path}`
        const turns = [
          [ours, assay(url, scenario)],
          [theirs, playwright(browser, url, scenario)]
        ]
        for (const [kept, run] of round % 2 === 0 ? turns : turns.toReversed()) {
          const times = yield* run
          if (round > 0) kept.push(times)
        }
      }
    return all.flatMap(({ ours, scenario, theirs }) =>
      scenario.steps.map((step, at) => ({
        id: scenario.test.id,
        step,
        kind: kindOf(step),
        ours: median(ours.map((times) => times[at])),
        theirs: median(theirs.map((times) => times[at]))
      }))
    )
  })

const sum = (steps, whose) => steps.reduce((all, step) => all + step[whose], 0)

const rowOf = (name, steps) => {
  const ratios = steps.map(({ ours, theirs }) => ours / theirs)
  const both = (of) => ["ours", "theirs"].map((whose) => of(steps.map((step) => step[whose])).toFixed(0))
  return [
    name,
    String(steps.length),
    ...both(median),
    ...both(mean),
    median(ratios).toFixed(2),
    (sum(steps, "ours") / sum(steps, "theirs")).toFixed(2)
  ]
}

const report = (measured) => {
  const names = [...new Set(measured.map(({ kind }) => kind))].sort()
  const present = measured.filter(({ kind }) => kind !== "absence")
  const rows = [
    ...names.map((name) => rowOf(name, measured.filter(({ kind }) => kind === name))), // prettier-ignore
    rowOf("in all", measured),
    rowOf("in all but absence", present)
  ]
  const head = ["kind of step", "steps", "Assay, median ms", "Playwright, median ms", "Assay, mean ms", "Playwright, mean ms", "ratio, median", "ratio of the sums"] // prettier-ignore
  return [
    `Node ${process.version}, ${cpus().length} cores, ${scenarios.length} tests, median of ${rounds} rounds for each step.`,
    table(head, rows)
  ].join("\n\n")
}

const browser = await launch(chromium)
const measured = await serving(corpus, (origin) =>
  measure(browser, origin).pipe(Effect.provide(layer({ folder: browserFolder })), Effect.runPromise)
).finally(() => browser.close())
if (wanted.show)
  for (const { id, kind, ours, step, theirs } of measured)
    console.log(
      `${ours.toFixed(0).padStart(6)} ${theirs.toFixed(0).padStart(6)}  ${kind}  ${id} ${step.text}`
    )
const text = report(measured)
console.log(text)
if (wanted.write) keep("steps", text)
