import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { alive, assay, browsersOf, descendants, eventually, temporaryFolder } from "./support/Command.js"
import { type Service, startService } from "./support/Service.js"

let service: Service
beforeAll(async () => {
  service = await startService({ whole: true })
})
afterAll(() => service.remove())

const outcome = (said: string, title: string) =>
  new RegExp(`${title}\\n[\\s\\S]*?\\n {2}(PASSED|FAILED|BLOCKED)`).exec(said)?.[1]

describe("the first start", () => {
  it("runs the demonstration, in which one test fails for a good reason", () => {
    const said = service.running().said()
    expect(outcome(said, "A guest orders tea")).toBe("PASSED")
    expect(outcome(said, "An order shows up in the table")).toBe("PASSED")
    expect(outcome(said, "An order needs a name")).toBe("PASSED")
    expect(outcome(said, "Removing an order lowers the total")).toBe("FAILED")
    expect(said).toMatch(/3 passed, 1 failed, 0 other/)
    expect(said).toMatch(/Total: \$8\.50/)
  })

  it("says what to try next", () => {
    expect(service.running().said()).toMatch(/npx assay check --url \S+\/demo/)
  })

  it("leaves credentials that only their owner may read", async () => {
    const file = join(service.dataFolder, "credentials.json")
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      url: service.url(),
      apiKey: expect.stringMatching(/^assay_[0-9A-Za-z]{49}$/),
      operatorKey: expect.stringMatching(/^assay_[0-9A-Za-z]{49}$/),
      teamId: expect.any(String)
    })
  })

  it("answers that it is alive and ready", async () => {
    expect((await fetch(`${service.url()}/healthz`)).status).toBe(200)
    const ready = await fetch(`${service.url()}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ ready: true, database: "ok", browser: "ok" })
    expect((await service.run("status")).code).toBe(0)
  })
})

describe("a newcomer's journey", () => {
  const order = 'Type Ada into the name field and press Order.\n"Thanks, Ada" should appear within 3 seconds.'

  beforeAll(async () => {
    const project = await service.run("project", "create", "--name", "Shop", "--url", `${service.url()}/demo`)
    expect(project.code).toBe(0)
    for (const [title, steps] of [
      ["Good [C12]", order],
      ["Bad", order.replace("Thanks, Ada", "Thanks, Bob")],
      ["Odd", "Frobnicate the gadget"]
    ] as const)
      await service.json("test", "create", "Shop", "--title", title, "--steps", steps)
  })

  it("sees the tests in a list", async () => {
    const { stdout } = await service.run("test", "list", "Shop")
    expect(stdout).toMatch(/Good \[C12\]\n.*Bad\n.*Odd/)
  })

  it.each([
    ["Good [C12]", 0, "PASSED"],
    ["Bad", 1, "FAILED"],
    ["Odd", 2, "BLOCKED"]
  ])("waits for the run of %s and ends with %i", async (title, code, verdict) => {
    const ended = await service.run("run", "start", title, "--wait", "--json")
    expect(JSON.parse(ended.stdout)).toMatchObject({ title, status: "completed", verdict })
    expect(ended.code).toBe(code)
  })

  it("gets a run's report and its evidence", async () => {
    const { id } = (await service.json("run", "start", "Bad", "--wait")) as { id: string }
    const { stdout } = await service.run("junit", id)
    expect(stdout).toMatch(/<testsuite name="Shop"[\s\S]*<failure type="check_false"|<failure/)
    const out = join(service.folder, "evidence")
    await service.run("run", "evidence", id, "--out", out)
    const names = await readdir(out)
    expect(names).toContain("trace.zip")
    expect(await readFile(join(out, "replay.html"), "utf8")).toMatch(/FAILED[\s\S]*data:image\/jpeg;base64/)
    expect(names.some((name) => name.endsWith(".jpg") || name.endsWith(".png"))).toBe(true)
  })

  it("runs a group as one batch and takes its report home", async () => {
    await service.json("group", "create", "Shop", "--name", "Nightly")
    for (const test of ["Good [C12]", "Bad"]) await service.json("group", "add", "Nightly", test)
    const run = await service.run("group", "run", "Nightly", "--wait", "--json")
    const batch = JSON.parse(run.stdout) as { id: string }
    expect(batch).toMatchObject({ runs: [{ verdict: "PASSED" }, { verdict: "FAILED" }] })
    expect(run.code).toBe(1)
    const report = await service.run("junit", "--batch", batch.id, "--wait")
    expect(report.stdout).toMatch(/<testsuite name="Nightly" tests="2" failures="1"/)
    expect(report.code).toBe(1)
  })

  it("reads a test from a file and changes it", async () => {
    await writeFile(join(service.folder, "order.txt"), order)
    const made = await service.json("test", "create", "Shop", "--title", "Filed", "--file", "order.txt")
    expect(made).toMatchObject({ title: "Filed", steps: order })
    const changed = await service.json("test", "update", "Filed", "--title", "Kept")
    expect(changed).toMatchObject({ title: "Kept", steps: order })
  })

  it("keeps a secret that a run uses and nobody sees", async () => {
    const set = await assay(["secret", "set", "Shop", "password"], {
      cwd: service.folder,
      stdin: "hush-hush\n"
    })
    expect(set.code).toBe(0)
    const steps =
      'Type {{password}} into the name field and press Order. "Thanks" should appear within 3 seconds.'
    await service.json("test", "create", "Shop", "--title", "Secretive", "--steps", steps)
    const { code, stdout, stderr } = await service.run("run", "start", "Secretive", "--wait", "--json")
    expect(code).toBe(0)
    expect(stdout + stderr).not.toContain("hush-hush")
  })

  it("says that the browser broke when it is killed, and carries the next run out", async () => {
    await service.json(
      "test",
      "create",
      "Shop",
      "--title",
      "Slow",
      "--steps",
      'Wait until "Never" is shown within 40 seconds. "Corner" is shown.'
    )
    const { id } = (await service.json("run", "start", "Slow")) as { id: string }
    await eventually(async () => {
      const run = (await service.json("run", "show", id)) as {
        status: string
        results: ReadonlyArray<unknown>
      }
      return run.status === "running" && browsersOf(service.running().pid).length > 0
    })
    for (const pid of browsersOf(service.running().pid)) process.kill(pid, "SIGKILL")
    const { code, stdout } = await service.run("run", "watch", id, "--json")
    expect(JSON.parse(stdout)).toMatchObject({
      status: "failed",
      verdict: null,
      errorCode: "browser_crashed"
    })
    expect(code).toBe(3)
    expect((await service.run("run", "start", "Good [C12]", "--wait")).code).toBe(0)
  })

  it("stops a run", async () => {
    await service.json(
      "test",
      "create",
      "Shop",
      "--title",
      "Long",
      "--steps",
      'Wait for 60 seconds. "Corner" is shown.'
    )
    const { id } = (await service.json("run", "start", "Long")) as { id: string }
    await eventually(async () => {
      const run = (await service.json("run", "show", id)) as { status: string }
      return run.status === "running"
    })
    expect(await service.json("run", "cancel", id)).toMatchObject({ id, status: "cancelled" })
    expect((await service.run("run", "watch", id)).code).toBe(3)
  })

  it("learns in one line what is not there", async () => {
    const { code, stderr } = await service.run("test", "show", "Nothing")
    expect(stderr).toBe("error No test is called or has id Nothing\n")
    expect(code).toBe(64)
  })

  it("makes a team whose key sees nothing of the first one", async () => {
    await service.json("team", "create", "--name", "Payments")
    const { key } = (await service.json("key", "create", "--team", "Payments", "--name", "ci")) as {
      key: string
    }
    const asPayments = (...args: ReadonlyArray<string>) =>
      assay(args, { cwd: service.folder, env: { ASSAY_DATA_DIR: service.dataFolder, ASSAY_API_KEY: key } })
    expect(JSON.parse((await asPayments("project", "list", "--json")).stdout)).toEqual([])
    const { id } = (await service.json("project", "show", "Shop")) as { id: string }
    const other = await asPayments("project", "show", id)
    expect(other.stderr).toMatch(/belongs to another team/)
    expect((await asPayments("team", "list")).stderr).toMatch(/needs an operator key/)
  })

  it("ends a key at once", async () => {
    const { id, key } = (await service.json("key", "create", "--name", "short-lived")) as {
      id: string
      key: string
    }
    const ask = () =>
      assay(["project", "list"], {
        cwd: service.folder,
        env: { ASSAY_DATA_DIR: service.dataFolder, ASSAY_API_KEY: key }
      })
    expect((await ask()).code).toBe(0)
    await service.json("key", "revoke", id)
    const { code, stderr } = await ask()
    expect(stderr).toMatch(/missing, unknown or revoked/)
    expect(code).toBe(3)
  })
})

const longRun = async () => {
  const { id } = (await service.json("run", "start", "Waiting")) as { id: string }
  await eventually(async () => {
    const run = (await service.json("run", "show", id)) as { status: string }
    return run.status === "running"
  })
  return id
}

let waiting: string

describe("a server that is killed", () => {
  it("with kill -9, during a run, leaves nothing running, and starts again with its data", async () => {
    await service.json(
      "test",
      "create",
      "Shop",
      "--title",
      "Waiting",
      "--steps",
      'Wait for 3 seconds. "Corner" is shown.'
    )
    waiting = await longRun()
    const started = descendants(service.running().pid)
    expect(started.length).toBeGreaterThan(2)
    service.running().process.kill("SIGKILL")
    await eventually(() => alive(started).length === 0)
    await service.restart()
    expect((await service.run("test", "list", "Shop")).stdout).toMatch(/Good \[C12\]/)
    expect(service.running().said()).not.toMatch(/A first look/)
  })
})

describe("a start that cannot be", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => folder.remove())

  const serve = async (env: Readonly<Record<string, string>>) => {
    const ended = await assay(["serve"], { cwd: folder.path, env: { ASSAY_PORT: "0", ...env } })
    expect(ended.stderr.trim().split("\n")).toHaveLength(1)
    expect(ended.code).toBe(3)
    return ended.stderr
  }

  it("says in one line that the port is in use", async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, "127.0.0.1", listening))
    const address = taken.address()
    const port = address === null || typeof address === "string" ? 0 : address.port
    expect(await serve({ ASSAY_PORT: String(port) })).toContain(`Port ${port} on 127.0.0.1 is in use`)
    await new Promise((closed) => taken.close(closed))
  })

  it("says in one line that the data folder cannot be written to", async () => {
    await writeFile(join(folder.path, "file"), "")
    expect(await serve({ ASSAY_DATA_DIR: join(folder.path, "file", "data") })).toMatch(/cannot be written to/)
  })

  it("says in one line that another server holds the data folder", async () => {
    expect(await serve({ ASSAY_DATA_DIR: service.dataFolder })).toMatch(/is held by another server/)
  })

  it("says in one line that there is no browser", async () => {
    expect(await serve({ ASSAY_BROWSER: "/nowhere/chromium" })).toMatch(/\/nowhere\/chromium/)
  })

  it("says in one line that the database does not answer", async () => {
    expect(await serve({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).toMatch(
      /database cannot be reached/
    )
  })
})

// So late, since the run is taken up again when the lease of the killed server has ended.
describe("a run whose server was killed", () => {
  it("is carried out by the next one", async () => {
    const { code, stdout } = await service.run("run", "watch", waiting, "--json")
    expect(JSON.parse(stdout)).toMatchObject({
      id: waiting,
      status: "completed",
      verdict: "PASSED",
      attempt: 2
    })
    expect(code).toBe(0)
  })
})

describe("the end", () => {
  it("comes at once with Ctrl-C, and leaves nothing running", async () => {
    await longRun()
    const started = descendants(service.running().pid)
    service.running().process.kill("SIGINT")
    expect((await service.running().ended).code).toBe(0)
    await eventually(() => alive(started).length === 0)
  })
})
