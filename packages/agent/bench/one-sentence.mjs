// Runs the pages that grade themselves: one English sentence each, right or wrong by the page's own word.
//   --show   what is wrong     --only ID   one page
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { join, normalize } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { Effect } from "effect"
import { chromium } from "playwright-core"
import { parseTest, runParsed } from "@assay/agent"
import { fromPage } from "@assay/browser"
import { findBrowser } from "@assay/browser/browsers/Browsers"

const root = fileURLToPath(new URL("../corpus/one-sentence", import.meta.url))
const folder = fileURLToPath(new URL("../../../node_modules/.cache/assay-chromium", import.meta.url))
const { values: wanted } = parseArgs({
  options: { show: { type: "boolean", default: false }, only: { type: "string" } }
})

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://corpus").pathname))
  try {
    const bytes = readFileSync(join(root, path))
    response.writeHead(200, {
      "content-type": path.endsWith(".html") ? "text/html; charset=utf-8" : "text/plain"
    })
    response.end(bytes)
  } catch {
    response.writeHead(404)
    response.end()
  }
})
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
const origin = `http://127.0.0.1:${server.address().port}`

/** The page grades: all that is checked here is that it is still there. */
const closing = (index) => ({
  index,
  text: "The page is still there.",
  reading: {
    _tag: "Understood",
    intents: [{ _tag: "CheckUrl", expected: "127.0.0.1", match: "contains", negated: false }]
  }
})

const found = await Effect.runPromise(findBrowser({ folder }))
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...found.env },
  args: ["--disable-gpu"]
})
const tasks = JSON.parse(readFileSync(join(root, "tasks.json"), "utf8")).filter(
  ({ id }) => wanted.only === undefined || id === wanted.only
)
let right = 0
let wrong = 0
for (const task of tasks) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/${task.page}`)
  const steps = parseTest(task.instruction)
  const result = await Effect.runPromise(
    runParsed(fromPage(page), [...steps, closing(steps.length)], {
      stepTimeout: 3000,
      files: join(root, "files")
    })
  )
  const graded = await page.evaluate(() => window.__graded)
  if (graded === "right") right++
  else if (graded !== undefined) wrong++
  if (wanted.show && graded !== "right")
    console.log(
      `${task.id}: ${task.instruction}\n   graded ${graded ?? "nothing"}; ${result.verdict} ${result.summary}\n   ${result.steps.map(({ understood }) => understood.join("; ")).join(" / ")}`
    )
  await context.close()
}
await browser.close()
server.closeAllConnections()
server.close()
console.log(
  `one sentence a page: ${right} of ${tasks.length} right, ${wrong} wrong, ${tasks.length - right - wrong} not done`
)
