// Runs the pages that grade themselves: one English sentence each, right or wrong by the page's own word: `npm run bench:one-sentence`.
//   --show   what is wrong     --only ID   one page     --write   keeps the numbers in docs/reference/agent-benchmark.md
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Effect } from "effect"
import { chromium } from "playwright-core"
import { parseTest, runParsed } from "@assay/agent"
import { fromPage } from "@assay/browser"
import { launch } from "./support/browser.mjs"
import { corpus } from "./support/corpus.mjs"
import { keep, percent, table } from "./support/report.mjs"
import { serving } from "./support/serving.mjs"

const root = join(corpus, "one-sentence")
const { values: wanted } = parseArgs({
  options: {
    show: { type: "boolean", default: false },
    only: { type: "string" },
    write: { type: "boolean", default: false }
  }
})

/** The page grades: all that is checked here is that it is still there. */
const closing = (index) => ({
  index,
  text: "The page is still there.",
  reading: {
    _tag: "Understood",
    intents: [{ _tag: "CheckUrl", expected: "127.0.0.1", match: "contains", negated: false }]
  }
})

/** What the page says of it: `right`, `wrong`, or nothing while it is not done. */
const grade = async (browser, origin, task) => {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/${task.page}`)
    const steps = parseTest(task.instruction)
    const result = await Effect.runPromise(
      runParsed(fromPage(page), [...steps, closing(steps.length)], {
        stepTimeout: 3000,
        files: join(root, "files")
      })
    )
    const graded = (await page.evaluate(() => window.__graded)) ?? "not done"
    return { graded, result, task }
  } finally {
    await context.close()
  }
}

const show = ({ graded, result, task }) =>
  console.log(
    `${task.id}: ${task.instruction}\n   ${graded}; ${result.verdict} ${result.summary}\n   ` +
      result.steps.map(({ understood }) => understood.join("; ")).join(" / ")
  )

const gradeAll = async (origin) => {
  const tasks = JSON.parse(readFileSync(join(root, "tasks.json"), "utf8"))
  const browser = await launch(chromium)
  try {
    const all = []
    for (const task of tasks)
      if (wanted.only === undefined || task.id === wanted.only) all.push(await grade(browser, origin, task))
    return all
  } finally {
    await browser.close()
  }
}

const all = await serving(root, gradeAll)
if (wanted.show) for (const each of all) if (each.graded !== "right") show(each)
const rows = ["right", "wrong", "not done"].map((name) => {
  const { length } = all.filter(({ graded }) => graded === name)
  return [name, String(length), percent(length, all.length)]
})
const text = table(["one sentence a page", "of " + all.length, ""], rows)
console.log(text)
if (wanted.write) keep("one sentence", text)
