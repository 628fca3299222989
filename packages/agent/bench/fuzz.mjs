// Runs generated steps on generated hostile pages: each must come to a verdict in time, whatever the page does: `npm run bench:fuzz`.
//   --pages 10000   how many   --from 0   the first seed   --only SEED   one page   --workers 4   --show   every page
//   --write   keeps the numbers in docs/reference/agent-benchmark.md
import { parseArgs } from "node:util"
import { Effect } from "effect"
import { runSteps } from "@assay/agent"
import { layer } from "@assay/browser"
import { Drivers } from "@assay/domain/Driver"
import { browserFolder } from "./support/corpus.mjs"
import { fuzz } from "./support/fuzzing.mjs"
import { hostilePage } from "./support/hostile-pages.mjs"
import { keep, median, percent, table } from "./support/report.mjs"

const { values: wanted } = parseArgs({
  options: {
    pages: { type: "string", default: "10000" },
    from: { type: "string", default: "0" },
    only: { type: "string" },
    workers: { type: "string", default: "4" },
    show: { type: "boolean", default: false },
    write: { type: "boolean", default: false }
  }
})

const from = Number(wanted.only ?? wanted.from)
const count = wanted.only === undefined ? Number(wanted.pages) : 1
const seeds = Array.from({ length: count }, (_, at) => from + at)

const tell = ({ about, fault, ms, result, seed, text }) =>
  console.log(
    `${seed} ${Math.round(ms)} ms ${fault === undefined ? result.verdict : `WRONG ${fault}`}\n   ${about}\n   ${JSON.stringify(text)}\n   ${result?.summary ?? ""}`
  )

const all = await Effect.gen(function* () {
  const drivers = yield* Drivers
  return yield* Effect.forEach(
    seeds,
    (seed) =>
      Effect.tap(fuzz({ drivers, runSteps }, seed), (each) =>
        Effect.sync(() => {
          if (wanted.show || each.fault !== undefined) tell(each)
        })
      ),
    { concurrency: Number(wanted.workers) }
  )
}).pipe(Effect.provide(layer({ folder: browserFolder })), Effect.runPromise)

if (wanted.only !== undefined) console.log(hostilePage(from).paths)
const times = all.map(({ ms }) => ms)
const ended = (verdict) => all.filter(({ fault, result }) => fault === undefined && result.verdict === verdict).length // prettier-ignore
const wrong = all.filter(({ fault }) => fault !== undefined).length
const report = table(
  ["hostile pages", `of ${all.length}`, ""],
  [
    ...["PASSED", "FAILED", "BLOCKED"].map((verdict) => [verdict, String(ended(verdict)), percent(ended(verdict), all.length)]), // prettier-ignore
    ["no verdict, or late", String(wrong), percent(wrong, all.length)],
    ["time, median", `${median(times).toFixed(0)} ms`, ""],
    ["time, longest", `${Math.max(...times).toFixed(0)} ms`, ""]
  ]
)
console.log(report)
if (wanted.write) keep("hostile pages", report)
process.exit(wrong === 0 ? 0 : 1)
