import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { assay, temporaryFolder } from "./support/Command.js"

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

const run = (...args: ReadonlyArray<string>) => assay(args, { cwd: folder.path })

describe("wrong usage", () => {
  const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>, RegExp]> = [
    ["no URL", ["check", "Press Order"], /--url/],
    ["no text", ["check", "--url", "http://localhost:1"], /no text was given/],
    ["an empty text", ["check", "--url", "http://localhost:1", "  "], /the text is empty/],
    ["an address of another kind", ["check", "--url", "ftp://x", "Press Order"], /no http or https address/],
    ["an unknown option", ["check", "--url", "http://x", "--frobnicate", "Press Order"], /--frobnicate/],
    ["an option without its value", ["check", "Press Order", "--url"], /--url/],
    ["an unknown command", ["chekc"], /no command chekc/],
    ["an unknown command of a group", ["project", "frobnicate"], /no command project frobnicate/],
    ["a group without a command", ["project"], /project create | show/],
    ["a file that is not there", ["check", "--url", "http://x", "--file", "nowhere.txt"], /nowhere\.txt/],
    ["text twice", ["check", "--url", "http://x", "--file", "a.txt", "Press Order"], /one of them/],
    ["a word too many", ["check", "--url", "http://x", "Press Order", "please"], /please/]
  ]
  it.each(cases)("of %s ends with 64 and one line", async (_, args, message) => {
    const { code, stdout, stderr } = await run(...args)
    expect(stderr).toMatch(message)
    expect(stderr.trim().split("\n")).toHaveLength(1)
    expect(stdout).toBe("")
    expect(code).toBe(64)
  })

  it("is one JSON value on stdout when JSON is asked for", async () => {
    const { code, stdout, stderr } = await run("check", "--json", "Press Order")
    expect(JSON.parse(stdout)).toEqual({ error: "wrong_usage", message: expect.stringContaining("--url") })
    expect(stderr).toBe("")
    expect(code).toBe(64)
  })

  it("of a setting ends with 64 and names it", async () => {
    const { code, stderr } = await assay(["serve"], { cwd: folder.path, env: { ASSAY_PORT: "many" } })
    expect(stderr).toMatch(/ASSAY_PORT must be a whole number from 0 to 65535, not "many"/)
    expect(code).toBe(64)
  })
})

describe("help", () => {
  it("shows the commands when nothing is asked", async () => {
    const { code, stdout } = await run()
    expect(stdout).toMatch(/^ {2}check /m)
    expect(stdout).toMatch(/^ {2}run start\|show\|watch\|cancel\|list\|evidence/m)
    expect(code).toBe(0)
  })

  it("of serve lists every setting with its default", async () => {
    const { stdout } = await run("serve", "--help")
    for (const [name, fallback] of [
      ["ASSAY_PORT", "4400"],
      ["ASSAY_HOST", "127.0.0.1"],
      ["ASSAY_DATA_DIR", ".assay"],
      ["DATABASE_URL", "none"],
      ["ASSAY_CONCURRENCY", "4"],
      ["ASSAY_RUN_TIMEOUT", "10 minutes"],
      ["ASSAY_STEP_TIMEOUT", "10 seconds"],
      ["ASSAY_RUNS_PER_HOUR", "600"],
      ["ASSAY_REQUESTS_PER_MINUTE", "600"],
      ["ASSAY_ALLOW_PRIVATE_TARGETS", "true without DATABASE_URL, else false"]
    ] as const)
      expect(stdout).toMatch(new RegExp(`^ +${name} .*\\(${fallback.replaceAll(".", "\\.")}\\)$`, "m"))
  })

  it("has no colours where there is no terminal", async () => {
    expect((await run("check", "--help")).stdout).not.toContain("\u001b")
  })
})

describe("explain", () => {
  it("shows how each step would be understood", async () => {
    const { code, stdout } = await run("explain", "Press Order. Frobnicate the gadget.")
    expect(stdout).toMatch(/click “Order”/)
    expect(stdout).toMatch(/not understood/)
    expect(code).toBe(0)
  })

  it("tells programs the same", async () => {
    const { stdout } = await run("explain", "--json", "Press Order")
    expect(JSON.parse(stdout)).toMatchObject({
      steps: [{ index: 0, text: "Press Order", understood: true, intents: [{ _tag: "Click" }] }]
    })
  })

  it("reads the text from stdin", async () => {
    const { stdout } = await assay(["explain", "-"], { cwd: folder.path, stdin: "Press Order\n" })
    expect(stdout).toMatch(/click “Order”/)
  })
})

describe("a command that needs a service", () => {
  it("ends with 3 and one line where none is known", async () => {
    const { code, stderr } = await run("test", "list", "Shop")
    expect(stderr).toMatch(/no service is known here/)
    expect(stderr.trim().split("\n")).toHaveLength(1)
    expect(code).toBe(3)
  })

  it("ends with 3 and the address where none answers", async () => {
    const { code, stdout } = await assay(["test", "list", "Shop", "--json"], {
      cwd: folder.path,
      env: { ASSAY_URL: "http://127.0.0.1:1", ASSAY_API_KEY: "assay_x" }
    })
    expect(JSON.parse(stdout)).toEqual({
      error: "unreachable",
      message: expect.stringContaining("http://127.0.0.1:1")
    })
    expect(code).toBe(3)
  })

  it("sends no stored key to another origin", async () => {
    const { code, stderr } = await assay(["test", "list", "Shop"], {
      cwd: folder.path,
      env: { ASSAY_URL: "http://127.0.0.1:1" }
    })
    expect(stderr).toMatch(/no key is known for http:\/\/127\.0\.0\.1:1/)
    expect(code).toBe(3)
  })
})
