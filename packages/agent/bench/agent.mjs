// Runs the corpus through a real browser and says how often the interpreter is right: `npm run bench:agent`.
//   --part work|held-out   one part only        --app NAME   one application (work only)
//   --test ID              one test (work only)  --show       what is wrong, test by test (work only)
import { createServer } from "node:http"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { extname, join, normalize } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { Effect } from "effect"
import { runSteps } from "@assay/agent"
import { layer } from "@assay/browser"
import { Drivers } from "@assay/domain/Driver"

const corpus = fileURLToPath(new URL("../corpus", import.meta.url))
const folder = fileURLToPath(new URL("../../../node_modules/.cache/assay-chromium", import.meta.url))

const { values: wanted } = parseArgs({
  options: {
    part: { type: "string" },
    app: { type: "string" },
    test: { type: "string" },
    show: { type: "boolean", default: false },
    timeout: { type: "string", default: "4000" },
    workers: { type: "string", default: "2" }
  }
})

const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".json": "application/json", ".csv": "text/csv", ".txt": "text/plain", ".svg": "image/svg+xml", ".png": "image/png" } // prettier-ignore

const serve = (root) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url, "http://corpus").pathname))
      const file = join(root, path.endsWith("/") ? `${path}index.html` : path)
      const found = file.startsWith(root) && existsSync(file) && statSync(file).isFile()
      response.writeHead(found ? 200 : 404, {
        "content-type": types[extname(file)] ?? "application/octet-stream"
      })
      response.end(found ? readFileSync(file) : "Not found")
    })
    server.listen(0, "127.0.0.1", () => resolve(server))
  })

const testsOf = (part) =>
  readdirSync(join(corpus, part), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(corpus, part, entry.name, "tests.json")))
    .filter((entry) => wanted.app === undefined || part !== "work" || entry.name === wanted.app)
    .flatMap((entry) =>
      JSON.parse(readFileSync(join(corpus, part, entry.name, "tests.json"), "utf8")).map((test) => ({
        ...test,
        part,
        app: entry.name,
        files: join(corpus, part, entry.name, "files")
      }))
    )
    .filter((test) => wanted.test === undefined || test.id === wanted.test)

const plain = (text) => text.replace(/\s+/g, " ").toLowerCase()
const holds = (words, text) => words === null || plain(text ?? "").includes(plain(words))

/** What is wrong with a result; none when all of it is right. */
const faultsOf = (test, result) => {
  const fallen = result.steps.findIndex(({ outcome }) => outcome === "failed" || outcome === "blocked")
  const step = result.steps[fallen]
  return [
    ...(result.verdict === test.verdict ? [] : [`verdict ${result.verdict}, not ${test.verdict}`]),
    ...((fallen === -1 ? null : fallen) === test.step ? [] : [`at step ${fallen}, not ${test.step}`]),
    ...((result.reason ?? null) === test.reason
      ? []
      : [`for ${result.reason ?? "nothing"}, not ${test.reason}`]),
    ...(holds(test.expected, step?.expected)
      ? []
      : [`expected “${step?.expected}”, without “${test.expected}”`]),
    ...(holds(test.actual, step?.actual) ? [] : [`actual “${step?.actual}”, without “${test.actual}”`])
  ]
}

const run = (origin, test) =>
  Effect.scoped(
    Effect.gen(function* () {
      const drivers = yield* Drivers
      const url = `${origin}/${test.part}/${test.app}/${test.path}`
      const driver = yield* drivers.open({ platform: "web", url, within: "15 seconds", trace: false })
      return yield* runSteps(driver, test.steps, {
        stepTimeout: Number(wanted.timeout),
        baseUrl: `${origin}/${test.part}/${test.app}/`,
        files: test.files
      })
    })
  ).pipe(Effect.timeoutFail({ duration: "2 minutes", onTimeout: () => new Error("the run did not end") }))

const rate = (part, whole) => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(1)} %`)

const report = (part, done) => {
  const of = (keep) => done.filter(keep).length
  const times = done
    .flatMap(
      ({ result }) => result?.steps.filter(({ outcome }) => outcome === "passed").map(({ ms }) => ms) ?? []
    )
    .sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)] ?? 0
  const mean = times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length)
  console.log(`\n${part}: ${done.length} tests`)
  console.log(
    `  right in all              ${of(({ faults }) => faults.length === 0)}  ${rate(
      of(({ faults }) => faults.length === 0),
      done.length
    )}`
  )
  console.log(`  right verdict             ${of(({ result, test }) => result?.verdict === test.verdict)}`)
  console.log(
    `  false passes              ${of(({ result, test }) => result?.verdict === "PASSED" && test.verdict !== "PASSED")}`
  )
  console.log(
    `  false failures            ${of(({ result, test }) => result?.verdict === "FAILED" && test.verdict !== "FAILED")}`
  )
  console.log(
    `  blocked though feasible   ${of(({ result, test }) => result?.verdict === "BLOCKED" && test.verdict !== "BLOCKED")}`
  )
  console.log(
    `  planted bugs caught       ${of(({ faults, test }) => test.bug && faults.length === 0)} of ${of(({ test }) => test.bug)}`
  )
  console.log(`  a step that passed        ${median} ms median, ${mean.toFixed(0)} ms mean`)
}

const show = ({ error, faults, result, test }) => {
  console.log(`\n${test.id}  ${test.path}  ${error ?? faults.join("; ")}`)
  const fallen = result?.steps.find(({ outcome }) => outcome === "failed" || outcome === "blocked")
  const wrong = test.step === null ? undefined : result?.steps[test.step]
  for (const step of new Set([fallen, wrong].filter(Boolean)))
    console.log(
      `  ${step.index} ${step.outcome} ${JSON.stringify(step.text)}\n     ${step.understood.join("; ")}\n     ${step.detail}` +
        (step.target
          ? `\n     target: ${step.target.role} “${step.target.name}” ${step.target.score} ${step.target.how}`
          : "") +
        step.candidates
          .map((each) => `\n     or ${each.role} “${each.name}” ${each.score} ${each.how}`)
          .join("")
    )
  if (fallen === undefined) console.log(`  ${result?.summary}`)
}

const server = await serve(corpus)
const origin = `http://127.0.0.1:${server.address().port}`
const parts = wanted.part === undefined ? ["work", "held-out"] : [wanted.part]
const program = Effect.forEach(
  parts.flatMap(testsOf),
  (test) =>
    run(origin, test).pipe(
      Effect.map((result) => ({ test, result, faults: faultsOf(test, result) })),
      Effect.catchAllCause((cause) => Effect.succeed({ test, error: String(cause), faults: ["it broke"] }))
    ),
  { concurrency: Number(wanted.workers) }
)
const all = await Effect.runPromise(program.pipe(Effect.provide(layer({ folder }))))
server.closeAllConnections()
server.close()
if (wanted.show) for (const each of all) if (each.test.part === "work" && each.faults.length > 0) show(each)
for (const part of parts)
  report(
    part,
    all.filter(({ test }) => test.part === part)
  )
