/**
 * Proves that the pages behave as tests.json says: every test's steps, written by hand with Playwright, hold on the
 * clean page and break at the named step, for the named reason, when the bug is planted.
 *
 *   node verify.mjs [app or test id ...]
 */
import { createServer } from "node:http"
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, extname, join, normalize } from "node:path"
import { fileURLToPath } from "node:url"

const here = dirname(fileURLToPath(import.meta.url))
const checkDeadline = 3500
const actionDeadline = 3000
const settle = 1500

/** A check that was evaluated and is false. Anything else that a flow throws is an action that could not be done. */
class CheckFalse extends Error {
  constructor(expected, actual) {
    super(`expected ${expected}, actual ${actual}`)
    this.actual = String(actual)
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs in the page: the text that a person can see inside an element, collapsed to single spaces. */
function visibleText(root) {
  const transparent = (color) => color === "transparent" || /^rgba\(.*,\s*0\)$/.test(color)
  const background = (element) => {
    for (let at = element; at; at = at.parentElement ?? at.getRootNode().host ?? null) {
      const color = getComputedStyle(at).backgroundColor
      if (!transparent(color)) return color
    }
    return "rgb(255, 255, 255)"
  }
  const deepest = (x, y) => {
    let at = document.elementFromPoint(x, y)
    while (at?.shadowRoot) {
      const inner = at.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === at) break
      at = inner
    }
    return at
  }
  const holds = (outer, inner) => {
    for (let at = inner; at; at = at.parentNode ?? at.host ?? null) if (at === outer) return true
    return false
  }
  const shown = (text) => {
    const element = text.parentElement ?? text.getRootNode().host
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const style = getComputedStyle(element)
    if (parseFloat(style.fontSize) < 3 || transparent(style.color)) return false
    if (style.color === background(element)) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    let box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return false
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" })
      box = range.getBoundingClientRect()
    }
    if (box.right <= 0 || box.bottom <= 0) return false
    const hit = deepest(box.left + Math.min(box.width / 2, 20), box.top + box.height / 2)
    return hit !== null && (holds(element, hit) || holds(hit, element)) && !clipped(element, box)
  }
  const clipped = (element, box) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      const outer = at.getBoundingClientRect()
      if (style.clipPath.startsWith("inset(100%") || style.clip === "rect(0px, 0px, 0px, 0px)") return true
      if (style.overflow !== "visible" && style.display !== "inline") {
        const wide = Math.min(outer.right, box.right) - Math.max(outer.left, box.left)
        const high = Math.min(outer.bottom, box.bottom) - Math.max(outer.top, box.top)
        if (wide < 2 || high < 2) return true
      }
    }
    return false
  }
  const words = []
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim() !== "" && shown(node)) words.push(node.data)
      return
    }
    if (node.nodeType === Node.ELEMENT_NODE && /^(SCRIPT|STYLE|TEMPLATE|OPTION)$/.test(node.tagName)) return
    if (node.shadowRoot) walk(node.shadowRoot)
    if (node.tagName === "SLOT") for (const child of node.assignedNodes()) walk(child)
    const slotted = node.shadowRoot && node.shadowRoot.querySelector("slot")
    if (!node.shadowRoot || !slotted) for (const child of node.childNodes) walk(child)
  }
  walk(root)
  return words.join(" ")
}

const plain = (text) => String(text).replace(/\s+/g, " ").trim()

/** What a flow may do. Strings name controls by their exact accessible name. */
class Hand {
  constructor(page) {
    this.page = page
    this.dialog = null
    this.downloads = []
    this.broken = []
    page.on("pageerror", (error) => this.broken.push(error.message))
    page.on("dialog", (dialog) => (this.dialog = dialog))
    page.on("download", (download) => this.downloads.push(download))
    page.setDefaultTimeout(actionDeadline)
  }

  css(selector, options) {
    return this.page.locator(selector, options)
  }
  role(role, name, within = this.page) {
    return within.getByRole(role, { name, exact: typeof name === "string" }).filter({ visible: true })
  }
  button(name, within) {
    return this.role("button", name, within)
  }
  link(name, within) {
    return this.role("link", name, within)
  }
  label(name, within = this.page) {
    return within.getByLabel(name, { exact: true }).filter({ visible: true })
  }
  row(text) {
    return this.page.getByRole("row").filter({ hasText: text })
  }
  option(name) {
    return this.role("option", name)
  }
  target(at, role = "button") {
    return typeof at === "string" ? this.role(role, at) : at
  }
  field(at) {
    return typeof at === "string" ? this.label(at) : at
  }

  click(at, options) {
    return this.target(at).click(options)
  }
  fill(at, value) {
    return this.field(at).fill(value)
  }
  choose(at, label) {
    return this.target(at, "combobox").selectOption({ label })
  }
  press(key) {
    return this.page.keyboard.press(key)
  }
  open(path) {
    return this.page.goto(new URL(path, this.page.url()).href)
  }
  /** Clicks and waits for a native dialog, which stays open. */
  async opens(at) {
    this.target(at)
      .click()
      .catch(() => {})
    await this.poll(async () => this.dialog !== null, "a dialog", "none")
  }
  async accept(text) {
    const dialog = this.dialog
    this.dialog = null
    await dialog.accept(text)
  }
  async dismiss() {
    const dialog = this.dialog
    this.dialog = null
    await dialog.dismiss()
  }

  async poll(holds, expected, actual) {
    const until = Date.now() + checkDeadline
    for (;;) {
      if (await holds()) return
      if (Date.now() > until)
        throw new CheckFalse(expected, typeof actual === "function" ? await actual() : actual)
      await sleep(60)
    }
  }
  async read(at) {
    const all = await at.all()
    const texts = []
    for (const one of all) texts.push(await one.evaluate(visibleText).catch(() => ""))
    return plain(texts.join(" "))
  }
  /** The words are visible, as whole words, on the page or within. */
  see(words, within = this.page.locator("body")) {
    const whole = new RegExp(
      `(?<![\\w$.,-])${plain(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w])`,
      "i"
    )
    return this.poll(
      async () => whole.test(await this.read(within)),
      words,
      () => this.read(within)
    )
  }
  /** The words are not visible once the page had time to show them. */
  async gone(words, within = this.page.locator("body")) {
    await sleep(settle)
    const here = async () => (await this.read(within)).toLowerCase().includes(plain(words).toLowerCase())
    await this.poll(async () => !(await here()), `no ${words}`, words)
  }
  reads(at, words) {
    return this.poll(
      async () => (await this.read(at)).toLowerCase() === plain(words).toLowerCase(),
      words,
      () => this.read(at)
    )
  }
  shown(at) {
    return this.poll(async () => (await at.filter({ visible: true }).count()) > 0, "shown", "not shown")
  }
  async absent(at) {
    await sleep(settle)
    await this.poll(
      async () => (await at.filter({ visible: true }).count()) === 0,
      "not shown",
      () => at.first().innerText()
    )
  }
  count(at, wanted) {
    const found = () => at.filter({ visible: true }).count()
    return this.poll(async () => (await found()) === wanted, wanted, found)
  }
  order(at, wanted) {
    const found = async () => (await at.filter({ visible: true }).allInnerTexts()).map(plain)
    return this.poll(
      async () => (await found()).join("|") === wanted.join("|"),
      wanted,
      async () => (await found()).join(" ")
    )
  }
  value(at, wanted) {
    const found = () => this.field(at).inputValue()
    return this.poll(async () => (await found()) === wanted, wanted, found)
  }
  enabled(at, wanted = true) {
    const found = async () => {
      const target = this.target(at)
      return (await target.isEnabled()) && (await target.getAttribute("aria-disabled")) !== "true"
    }
    return this.poll(
      async () => (await found()) === wanted,
      wanted ? "enabled" : "disabled",
      wanted ? "disabled" : "enabled"
    )
  }
  disabled(at) {
    return this.enabled(at, false)
  }
  checked(at, wanted = true) {
    return this.poll(
      async () => (await this.field(at).isChecked()) === wanted,
      wanted ? "checked" : "unchecked",
      wanted ? "unchecked" : "checked"
    )
  }
  selected(at, wanted = "true", attribute = "aria-selected") {
    const found = () => at.getAttribute(attribute)
    return this.poll(async () => (await found()) === wanted, wanted, found)
  }
  focused(at) {
    return this.poll(
      () => at.evaluate((element) => element.getRootNode().activeElement === element),
      "focused",
      "not focused"
    )
  }
  url(part) {
    return this.poll(
      async () => this.page.url().includes(part),
      part,
      () => this.page.url()
    )
  }
  title(text) {
    return this.poll(
      async () => (await this.page.title()) === text,
      text,
      () => this.page.title()
    )
  }
  says(text) {
    return this.poll(
      async () => this.dialog?.message().includes(text) ?? false,
      text,
      async () => this.dialog?.message()
    )
  }
  downloaded(name) {
    return this.poll(
      async () => this.downloads.some((download) => download.suggestedFilename() === name),
      name,
      async () => this.downloads.map((download) => download.suggestedFilename()).join(" ")
    )
  }

  /** What blocks a test: at least two things fit equally, or none does. */
  many(at) {
    return this.poll(async () => (await at.filter({ visible: true }).count()) > 1, "several", "not several")
  }
  async none(at) {
    await sleep(settle)
    await this.poll(async () => (await at.filter({ visible: true }).count()) === 0, "none", "some")
  }
}

/** One step a line, and a sentence; blank lines and comments are none. */
const stepsOf = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const body = line.replace(/^(?:\d+[.)]|[-*])\s+/, "")
      return body.split(/(?<=[.!?]["”']?)\s+(?=["“']?[A-Z])/).filter((part) => part !== "")
    })

const types = { ".html": "text/html; charset=utf-8" }
const serve = () =>
  new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname))
      try {
        const body = await readFile(join(here, path))
        response
          .writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" })
          .end(body)
      } catch {
        response.writeHead(404, { "content-type": "text/plain" }).end("Not found")
      }
    }).listen(0, "127.0.0.1", () => resolve(server))
  })

/** The fault of a test's truth, or none. */
const judge = async (context, origin, app, test, flow) => {
  const steps = stepsOf(test.steps)
  if (test.verdict !== "BLOCKED" && steps.length !== flow.length)
    return `the flow has ${flow.length} steps, the text ${steps.length}`
  if (test.step !== null && test.step >= steps.length) return "there is no such step"
  const page = await context.newPage()
  const hand = new Hand(page)
  await page.goto(`${origin}/${app}/${test.path}`)
  for (const [index, step] of flow.entries()) {
    try {
      await step(hand)
    } catch (error) {
      const told = `step ${index} (${steps[index]}): ${error.message.split("\n")[0]}`
      if (test.verdict !== "FAILED" || index !== test.step) return told
      const reason = error instanceof CheckFalse ? "check_false" : "target_not_actionable"
      if (reason !== test.reason) return `${told}; that is ${reason}`
      const phrase = test.actual === null ? "" : test.actual.toLowerCase()
      if (error instanceof CheckFalse && !error.actual.toLowerCase().includes(phrase))
        return `${told}; no ${phrase}`
      return null
    }
  }
  if (hand.broken.length > 0) return `the page broke: ${hand.broken[0]}`
  return test.verdict === "FAILED" ? "nothing failed" : null
}

const faultsOfForm = (app, tests) => {
  const faults = []
  const clean = (test) => test.path.replace(/[?&]bug=[^&]*/, "")
  for (const test of tests) {
    const planted = test.bug !== null
    const twin = tests.find(
      (other) => other.verdict === "PASSED" && other.steps === test.steps && other.path === clean(test)
    )
    if (planted && !twin) faults.push(`${test.id}: no matching test on the clean page`)
    if (planted !== test.path.includes("bug=")) faults.push(`${test.id}: path and bug differ`)
    if ((test.verdict === "PASSED") !== (test.reason === null))
      faults.push(`${test.id}: verdict and reason differ`)
    if (!test.id.startsWith(`${app}-`)) faults.push(`${test.id}: an id of another application`)
  }
  if (new Set(tests.map((test) => test.id)).size !== tests.length) faults.push(`${app}: ids twice`)
  return faults
}

const main = async () => {
  const { chromium } = await import("playwright-core")
  const folder = await mkdtemp(join(tmpdir(), "corpus-"))
  process.env.TMPDIR = folder
  const { default: bundled } = await import("@sparticuz/chromium")
  const executablePath = await bundled.executablePath()
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--site-per-process"] })
  const server = await serve()
  const origin = `http://127.0.0.1:${server.address().port}`
  const wanted = process.argv.slice(2)
  const apps = (await readdir(here, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((e) => e.name)
  const work = []
  const faults = []
  for (const app of apps.sort()) {
    const tests = JSON.parse(await readFile(join(here, app, "tests.json"), "utf8"))
    const { default: flows } = await import(join(here, app, "flow.mjs"))
    faults.push(...faultsOfForm(app, tests))
    for (const test of tests) {
      if (wanted.length > 0 && !wanted.includes(app) && !wanted.includes(test.id)) continue
      const twin =
        test.bug === null ? test : tests.find((other) => other.bug === null && other.steps === test.steps)
      work.push({ app, test, flow: flows[twin.id] })
    }
  }
  let done = 0
  const worker = async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      const { app, test, flow } = next
      const context = await browser.newContext()
      const fault = await judge(context, origin, app, test, flow).catch((error) => error.message)
      await context.close()
      done++
      if (fault) faults.push(`${test.id} ${test.bug ?? ""}: ${fault}`)
    }
  }
  await Promise.all([worker(), worker(), worker()])
  await browser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.stdout.write(`${done} tests, ${faults.length} faults\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
