import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { lendBrowser } from "../../browser/test/support/BrowserFolder.js"
import { alive, assay, descendants, eventually, start, temporaryFolder } from "./support/Command.js"
import { servePage } from "./support/Page.js"

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let page: Awaited<ReturnType<typeof servePage>>
beforeAll(async () => {
  folder = await temporaryFolder()
  await lendBrowser(join(folder.path, ".assay"))
  page = await servePage()
})
afterAll(async () => {
  await page.close()
  await folder.remove()
})

const env = { ASSAY_STEP_TIMEOUT: "2 seconds" }
const check = (...args: ReadonlyArray<string>) =>
  assay(["check", "--url", page.url, ...args], { cwd: folder.path, env })

const order = "Type Ada into the name field and press Order."

describe("assay check", () => {
  it("ends with 0 when the test passes on a page that was not made for it", async () => {
    const { code, stdout, stderr } = await check(`${order} "Thanks, Ada" should appear.`)
    expect(stdout).toMatch(/^PASSED/)
    expect(stderr).toMatch(/✓ .*Thanks, Ada/)
    expect(code).toBe(0)
  })

  it("ends with 1 and says what it saw when a check is false", async () => {
    const { code, stdout, stderr } = await check(`${order} "Thanks, Bob" should appear.`)
    expect(stdout).toMatch(/^FAILED/)
    expect(stdout + stderr).toContain("Thanks, Ada")
    expect(code).toBe(1)
  })

  it("ends with 1 also when nobody reads any more what it says", async () => {
    const running = start(["check", "--url", page.url, `${order} "Thanks, Bob" should appear.`], {
      cwd: folder.path,
      env
    })
    running.process.stdout?.destroy()
    running.process.stderr?.destroy()
    const { code } = await running.ended
    expect(code).toBe(1)
  })

  it("ends with 2 when a step is not understood", async () => {
    const { code, stdout } = await check("Frobnicate the gadget")
    expect(stdout).toMatch(/^BLOCKED.*step_not_understood/)
    expect(code).toBe(2)
  })

  it("ends with 2 when the test checks nothing", async () => {
    const { code, stdout } = await check("Press Order")
    expect(stdout).toMatch(/^BLOCKED.*no_check/)
    expect(code).toBe(2)
  })

  it("ends with 2 when nothing answers at the address", async () => {
    const { code, stdout } = await assay(["check", "--url", "http://127.0.0.1:1", '"Shop" is shown'], {
      cwd: folder.path,
      env
    })
    expect(stdout).toMatch(/^BLOCKED.*target_unreachable/)
    expect(code).toBe(2)
  })

  it("ends with 3 and one line when there is no browser", async () => {
    const { code, stdout, stderr } = await assay(["check", "--url", page.url, '"Shop" is shown'], {
      cwd: folder.path,
      env: { ASSAY_BROWSER: "/nowhere/chromium" }
    })
    expect(stderr).toMatch(/\/nowhere\/chromium/)
    expect(stdout).toBe("")
    expect(code).toBe(3)
  })

  it("tells a program exactly the verdict and its steps", async () => {
    const { code, stdout, stderr } = await check("--json", `${order} "Thanks, Bob" should appear.`)
    const said: unknown = JSON.parse(stdout)
    expect(said).toEqual({
      verdict: "FAILED",
      status: "completed",
      steps: [
        { text: order, outcome: "passed", detail: expect.any(String), ms: expect.any(Number) },
        {
          text: '"Thanks, Bob" should appear.',
          outcome: "failed",
          reason: "check_false",
          detail: expect.any(String),
          ms: expect.any(Number)
        }
      ],
      summary: expect.stringContaining("Thanks, Bob"),
      ms: expect.any(Number)
    })
    expect(stderr).toBe("")
    expect(code).toBe(1)
  })

  it("reads the text from a file", async () => {
    await writeFile(join(folder.path, "order.txt"), `${order}\n"Thanks, Ada" should appear\n`)
    expect((await check("--file", "order.txt")).code).toBe(0)
  })

  it("takes values from the environment by name, and shows no secret", async () => {
    const { code, stdout, stderr } = await assay(
      [
        "check",
        "--url",
        page.url,
        'Type {{api_token}} into the name field and press Order. "Thanks" should appear.'
      ],
      { cwd: folder.path, env: { ...env, api_token: "hush-hush" } }
    )
    expect(code).toBe(0)
    expect(stdout + stderr).not.toContain("hush-hush")
  })

  it("keeps a picture of each step, and the trace of what did not pass", async () => {
    const out = join(folder.path, "evidence")
    await check("--evidence", out, `${order} "Thanks, Bob" should appear.`)
    const names = await readdir(out)
    expect(names.filter((name) => /\.(png|jpg)$/.test(name))).toHaveLength(2)
    expect(names).toContain("trace.zip")
    const replay = await readFile(join(out, "replay.html"), "utf8")
    expect(replay).toContain("FAILED")
    expect(replay.match(/data:image\/jpeg;base64/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it("tells what keeps people out of the page, which changes no verdict", async () => {
    const bare = await servePage("<button></button><p>Shop</p>")
    const out = join(folder.path, "audited")
    const args = ["check", "--url", bare.url, "--json", "--evidence", out, '"Shop" is shown']
    const { code, stdout } = await assay(args, { cwd: folder.path, env })
    await bare.close()
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: "PASSED",
      warnings: [{ rule: "button-name", count: 1 }]
    })
    expect(await readFile(join(out, "accessibility.json"), "utf8")).toContain("button-name")
    expect(code).toBe(0)
  })

  it("stops at Ctrl-C without a verdict, and leaves no browser", async () => {
    const running = start(["check", "--url", page.url, 'Wait for "Never" for 60 seconds'], {
      cwd: folder.path
    })
    await eventually(() => descendants(running.pid).length > 2)
    const browsers = descendants(running.pid)
    running.process.kill("SIGINT")
    const { code, stdout } = await running.ended
    expect(code).toBe(130)
    expect(stdout).toBe("")
    await eventually(() => alive(browsers).length === 0)
  })
})
