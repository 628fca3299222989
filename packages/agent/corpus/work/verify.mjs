// Shows with hand-written Playwright code that the pages behave as tests.json says: for each planted bug, the clean page does the right
// thing and the bugged page does not. `--one-sentence` does the same for the pages that grade themselves. Names after it pick some.
import { createServer } from "node:http"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, extname, join, normalize } from "node:path"
import { fileURLToPath } from "node:url"
import { flows as shared } from "./verify-flows.mjs"
import { deeds } from "../one-sentence/verify-deeds.mjs"

const here = dirname(fileURLToPath(import.meta.url))
const corpus = dirname(here)
const say = (line) => process.stdout.write(line + "\n")
const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".txt": "text/plain",
  ".svg": "image/svg+xml",
  ".csv": "text/csv"
}

const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname))
  const file = join(corpus, path)
  if (!file.startsWith(corpus) || !existsSync(file)) return response.writeHead(404).end("not found")
  response
    .writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
    .end(await readFile(file))
})
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
const base = `http://127.0.0.1:${server.address().port}/`

const folder = await mkdtemp(join(tmpdir(), "corpus-"))
process.env.TMPDIR = folder
const { chromium } = await import("playwright-core")
const packed = (await import("@sparticuz/chromium")).default
const browser = await chromium.launch({
  executablePath: await packed.executablePath(),
  args: ["--disable-gpu", "--site-per-process"]
})

const inPage = async (url, work) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, acceptDownloads: true })
  context.setDefaultTimeout(3500)
  try {
    const page = await context.newPage()
    const errors = []
    page.on("pageerror", (error) => errors.push(error.message))
    await page.goto(base + url)
    const result = await work(page)
    return errors.length > 0 ? `page error: ${errors[0]}` : result
  } catch (error) {
    return String(error.message).split("\n").slice(0, 3).join(" ")
  } finally {
    await context.close()
  }
}

let bad = 0
const report = (ok, line) => {
  if (!ok) bad += 1
  say(`${ok ? "ok  " : "BAD "} ${line}`)
}
const names = process.argv.slice(2).filter((word) => !word.startsWith("--"))
const wanted = (name) => names.length === 0 || names.some((one) => name.startsWith(one))

/** Of the common file, and of each application that holds its own. */
const flowsOf = async () => {
  const flows = { ...shared }
  for (const app of await readdir(here)) {
    const file = join(here, app, "flow.mjs")
    if (existsSync(file)) flows[app] = (await import(file)).default
  }
  return flows
}

const verifyApplications = async () => {
  for (const [app, cases] of Object.entries(await flowsOf())) {
    const tests = JSON.parse(await readFile(join(here, app, "tests.json"), "utf8"))
    const planted = new Set(tests.flatMap((test) => (test.bug === null ? [] : [test.bug])))
    for (const bug of planted) if (!(bug in cases)) report(false, `${app} ${bug}: no flow`)
    for (const [bug, flow] of Object.entries(cases)) {
      if (!wanted(`${app}/${bug}`)) continue
      const path = flow.path ?? "index.html"
      const [file, hash] = path.split("#")
      const bugged = `${file}${file.includes("?") ? "&" : "?"}bug=${bug}${hash === undefined ? "" : `#${hash}`}`
      if (!planted.has(bug) && flow.clean !== true) report(false, `${app} ${bug}: no test`)
      const clean = await inPage(`work/${app}/${path}`, flow.run)
      const broken = flow.clean === true ? false : await inPage(`work/${app}/${bugged}`, flow.run)
      report(clean === true && broken === false, `${app} ${bug}: clean ${clean}, bugged ${broken}`)
    }
  }
}

const verifyPages = async () => {
  const tasks = JSON.parse(await readFile(join(corpus, "one-sentence", "tasks.json"), "utf8"))
  const graded = (page) => page.evaluate(() => window.__graded)
  for (const task of tasks) {
    if (!wanted(task.id)) continue
    const deed = deeds[task.id]
    if (deed === undefined) {
      report(false, `${task.id}: no deed`)
      continue
    }
    const url = `one-sentence/${task.page}`
    const before = await inPage(url, async (page) =>
      [
        (await graded(page)) === undefined,
        (await page.textContent("body")).replace(/\s+/g, " ").includes(task.instruction)
      ].join()
    )
    const right = await inPage(url, async (page) => {
      await deed.right(page)
      await page.waitForFunction(() => window.__graded !== undefined)
      return graded(page)
    })
    const wrong =
      deed.wrong === undefined
        ? "wrong"
        : await inPage(url, async (page) => {
            await deed.wrong(page)
            await page.waitForTimeout(300)
            return (await graded(page)) ?? "wrong"
          })
    report(
      before === "true,true" && right === "right" && wrong === "wrong",
      `${task.id}: before ${before}, right ${right}, wrong ${wrong}`
    )
  }
}

if (process.argv.includes("--one-sentence")) await verifyPages()
else await verifyApplications()
await browser.close()
server.close()
await rm(folder, { recursive: true, force: true })
say(bad === 0 ? "all true" : `${bad} not true`)
process.exitCode = bad === 0 ? 0 : 1
