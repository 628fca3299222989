import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { mkdir } from "node:fs/promises"
import { createServer, type ServerResponse } from "node:http"
import { join } from "node:path"
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
    ["a group without a command", ["project"], /say what to do: assay project create \| show/],
    ["a group with an option alone", ["project", "--team"], /say what to do: assay project create \| show/],
    [
      "a file that is not there",
      ["check", "--url", "http://x", "--file", "nowhere.txt"],
      /nowhere\.txt cannot be read: there is no such file or folder$/m
    ],
    ["a file that is a folder", ["explain", "--file", "."], /\. cannot be read: it is a folder$/m],
    [
      "an hour too many",
      ["schedule", "set", "G", "--frequency", "daily", "--hour", "24"],
      /--hour must be from 0 to 23/
    ],
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

  it("of the database ends with 64 and says what would be right, not what was given", async () => {
    const env = { DATABASE_URL: "nonsense" }
    for (const command of ["serve", "migrate", "worker"]) {
      const { code, stderr } = await assay([command], { cwd: folder.path, env })
      expect(stderr).toMatch(/^error DATABASE_URL must be an address such as postgres:\/\/[^\n]*\n$/)
      expect(stderr).not.toContain("nonsense")
      expect(code).toBe(64)
    }
  })

  it("of a setting ends with 64 and names it", async () => {
    const { code, stderr } = await assay(["serve"], { cwd: folder.path, env: { ASSAY_PORT: "many" } })
    expect(stderr).toMatch(/ASSAY_PORT must be a whole number from 0 to 65535, not "many"/)
    expect(code).toBe(64)
  })
})

describe("help", () => {
  it("of a command is the same after help as before --help, as JSON too", async () => {
    const pages = await Promise.all(
      [
        ["help", "project", "--json"],
        ["project", "--help", "--json"]
      ].map((args) => run(...args))
    )
    for (const { stdout } of pages)
      expect(JSON.parse(stdout)).toEqual({ help: expect.stringMatching(/^Usage: assay project create/) })
  })

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

  it.each([["-"], ["-", "--json"], ["--json", "-"], ["--file", "-"]])(
    "reads the text from stdin: %j",
    async (...args) => {
      const { code, stdout } = await assay(["explain", ...args], { cwd: folder.path, stdin: "Press Order\n" })
      expect(stdout).toMatch(/click “Order”/)
      expect(code).toBe(0)
    }
  )

  it("takes a text that begins with a dash", async () => {
    const { code, stdout } = await run("explain", "- Press Order\n- Press Pay", "--json")
    expect(JSON.parse(stdout)).toMatchObject({ steps: [{ understood: true }, { understood: true }] })
    expect(code).toBe(0)
  })
})

describe("a data folder that cannot be used", () => {
  it.each([
    ["/proc/x", /The data folder \/proc\/x cannot be written to/],
    ["/dev/null/x", /a part of its path is a file/]
  ])("such as %s ends with 3 and one line", async (dataDir, message) => {
    const { code, stderr } = await assay(["serve"], { cwd: folder.path, env: { ASSAY_DATA_DIR: dataDir } })
    expect(stderr).toMatch(message)
    expect(stderr.trim().split("\n")).toHaveLength(1)
    expect(code).toBe(3)
  })

  it("for its credentials are a folder ends with 3 and says so", async () => {
    const dataDir = join(folder.path, "odd")
    await mkdir(join(dataDir, "credentials.json"), { recursive: true })
    const { code, stderr } = await assay(["test", "list", "Shop"], {
      cwd: folder.path,
      env: { ASSAY_DATA_DIR: dataDir }
    })
    expect(stderr).toBe(`error ${join(dataDir, "credentials.json")} cannot be read: it is a folder\n`)
    expect(code).toBe(3)
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

  it.each([
    ["ASSAY_API_KEY", "assay_s3cret\nx", /^error ASSAY_API_KEY holds characters that no key has\n$/],
    ["ASSAY_API_KEY", "assay_s3cret\u00e9", /^error ASSAY_API_KEY holds characters that no key has\n$/],
    ["ASSAY_URL", "ftp://x", /^error ASSAY_URL "ftp:\/\/x" is no http or https address\n$/],
    ["ASSAY_URL", "nonsense", /^error ASSAY_URL "nonsense" is no http or https address\n$/]
  ])("ends with 64 and one line when %s is %j, and shows no key", async (name, value, message) => {
    const env = { ASSAY_URL: "http://127.0.0.1:9", ASSAY_API_KEY: "assay_s3cret", [name]: value }
    const { code, stderr } = await assay(["project", "list"], { cwd: folder.path, env })
    expect(stderr).toMatch(message)
    expect(stderr).not.toContain("s3cret")
    expect(code).toBe(64)
  })

  it("is not led on to another server by the one that it speaks to", async () => {
    const asked: Array<string> = []
    const listening = async (answer: (response: ServerResponse) => void) => {
      const server = createServer((request, response) => {
        asked.push(request.headers.host ?? "")
        answer(response)
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      return { server, host: `127.0.0.1:${typeof address === "object" ? address?.port : ""}` }
    }
    const other = await listening((response) => void response.end())
    const one = await listening(
      (response) => void response.writeHead(302, { location: `http://${other.host}/control/rpc` }).end()
    )
    const env = { ASSAY_URL: `http://${one.host}`, ASSAY_API_KEY: "assay_s3cret" }
    const { code } = await assay(["secret", "set", "Shop", "PW"], { cwd: folder.path, env, stdin: "value" })
    for (const { server } of [one, other]) server.close()
    expect([code, asked]).toEqual([3, [one.host]])
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
