// How many planted bugs the tests that cover them catch: `npm run bench:mutation`. A bug is caught when its test passes on the application
// as it should be, and on the planted one falls at the right step, for the right reason, with what was expected and what was seen.
//   --app NAME   one application     --part work|held-out   one part (totals only of held-out)
//   --write      keeps the table in docs/reference/agent-benchmark.md
import { parseArgs } from "node:util"
import { runTests, testsOf } from "./support/corpus.mjs"
import { keep, percent, table } from "./support/report.mjs"

const { values: wanted } = parseArgs({
  options: {
    part: { type: "string", default: "work" },
    app: { type: "string" },
    write: { type: "boolean", default: false },
    timeout: { type: "string", default: "4000" },
    workers: { type: "string", default: "2" }
  }
})

const tests = testsOf(wanted.part).filter(({ app }) => wanted.app === undefined || app === wanted.app)
const planted = tests.filter(({ bug }) => bug !== null)

/** The application as it should be: without what plants the bug. */
const withoutBug = (path) => path.replace(/([?&])bug=[^&#]*&?/u, "$1").replace(/[?&](?=#|$)/u, "")

/** The same steps on the application as it should be: a test of the corpus, else one made of the planted one. */
const twinOf = (test) =>
  tests.find(({ app, bug, steps }) => bug === null && app === test.app && steps === test.steps) ?? {
    ...test,
    path: withoutBug(test.path),
    bug: null,
    verdict: "PASSED",
    step: null,
    reason: null,
    expected: null,
    actual: null
  }
const twins = new Map(planted.map((test) => [test, twinOf(test)]))
const clean = [...new Set(twins.values())]

const done = await runTests([...planted, ...clean], {
  stepTimeout: Number(wanted.timeout),
  workers: Number(wanted.workers)
})
const faults = new Map(done.map(({ error, faults: found, test }) => [test, error === undefined ? found : [error]])) // prettier-ignore

const missed = (test) => [
  ...faults.get(test),
  ...faults.get(twins.get(test)).map((fault) => `on the clean application: ${fault}`)
]

const count = (name, bugs) => {
  const caught = bugs.filter((test) => missed(test).length === 0).length
  return [name, `${caught} of ${bugs.length}`, percent(caught, bugs.length)]
}

const apps = [...new Set(planted.map(({ app }) => app))]
const rows = [
  ...(wanted.part === "work" ? apps.map((app) => count(app, planted.filter((test) => test.app === app))) : []), // prettier-ignore
  count("in all", planted)
]
const text = table([wanted.part, "caught", ""], rows)
console.log(text)
if (wanted.part === "work")
  for (const test of planted)
    if (missed(test).length > 0) console.log(`\nnot caught: ${test.app} ${test.bug} (${test.id})\n   ${missed(test).join("\n   ")}`) // prettier-ignore
if (wanted.write) keep(`${wanted.part} bugs`, text)
