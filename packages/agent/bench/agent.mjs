// Runs the corpus through a real browser and says how often the interpreter is right: `npm run bench:agent`.
//   --part work|held-out|fresh   one part only     --app NAME   one application
//   --test ID[,ID...]            some tests        --show       what is wrong, test by test; none of these of held-out
//   --bugs                 those with a planted bug only: what a false pass would be of
//   --write                keeps the numbers in docs/reference/agent-benchmark.md
import { parseArgs } from "node:util"
import { isFallen, runTests, testsOf } from "./support/corpus.mjs"
import { keep, mean, median, percent, table } from "./support/report.mjs"

const { values: wanted } = parseArgs({
  options: {
    part: { type: "string" },
    app: { type: "string" },
    test: { type: "string" },
    show: { type: "boolean", default: false },
    bugs: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    timeout: { type: "string", default: "4000" },
    workers: { type: "string", default: "2" }
  }
})

const ids = wanted.test?.split(",")

const isWanted = ({ app, bug, id, part }) =>
  (!wanted.bugs || bug !== null) &&
  (part === "held-out" ||
    ((wanted.app === undefined || app === wanted.app) && (ids === undefined || ids.includes(id))))

/** Steps up to the one where the verdict should fall. */
const due = ({ result, test }) => (test.step ?? (result?.steps.length ?? 0) - 1) + 1

/** How many of them came to what they should before the first that did not: a test is right only when all of its steps are. */
const gone = (each) => {
  if (each.faults.length === 0) return due(each)
  const fallen = each.result?.steps.findIndex(isFallen) ?? 0
  return Math.min(due(each) - 1, fallen === -1 ? due(each) : fallen)
}

const sum = (numbers) => numbers.reduce((all, each) => all + each, 0)

const rowsOf = (done) => {
  const of = (keeps) => done.filter(keeps).length
  const part = (keeps) => `${of(keeps)}, ${percent(of(keeps), done.length)}`
  const falsely = (verdict) => String(of(({ result, test }) => result?.verdict === verdict && test.verdict !== verdict)) // prettier-ignore
  const bugs = done.filter(({ test }) => test.bug !== null)
  const times = done.flatMap(({ result }) => result?.steps.filter(({ outcome }) => outcome === "passed") ?? []).map(({ ms }) => ms) // prettier-ignore
  return [
    ["tests", String(done.length)],
    ["right in all: verdict, step, reason, expected and actual", part(({ faults }) => faults.length === 0)],
    [
      "steps gone through rightly before the first wrong one",
      `${sum(done.map(gone))} of ${sum(done.map(due))}, ${percent(sum(done.map(gone)), sum(done.map(due)))}`
    ],
    ["right verdict", part(({ result, test }) => result?.verdict === test.verdict)],
    ["false passes", falsely("PASSED")],
    ["false failures", falsely("FAILED")],
    ["blocked though feasible", falsely("BLOCKED")],
    ["planted bugs caught", `${bugs.filter(({ faults }) => faults.length === 0).length} of ${bugs.length}`],
    ["a step that passed", `${median(times).toFixed(0)} ms median, ${mean(times).toFixed(0)} ms mean`]
  ]
}

const show = ({ error, faults, result, test }) => {
  console.log(`\n${test.id}  ${test.path}  ${error ?? faults.join("; ")}`)
  const fallen = result?.steps.find(isFallen)
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

const parts = wanted.part === undefined ? ["work", "held-out"] : [wanted.part]
const all = await runTests(parts.flatMap(testsOf).filter(isWanted), {
  stepTimeout: Number(wanted.timeout),
  workers: Number(wanted.workers),
  tell: (each) => {
    if (wanted.show && each.test.part !== "held-out" && each.faults.length > 0) show(each)
  }
})
for (const part of parts) {
  const rows = rowsOf(all.filter(({ test }) => test.part === part))
  console.log(`\n${part}`)
  for (const [what, number] of rows) console.log(`  ${what.padEnd(60)} ${number}`)
  if (wanted.write) keep(part, table([`\`${part}\``, ""], rows))
}
