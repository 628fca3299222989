import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { strToU8, zipSync } from "fflate"
import { createHash, randomUUID } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assay } from "./support/Command.js"
import { type Service, startService } from "./support/Service.js"

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.ask(({ groups, projects }) =>
    Effect.gen(function* () {
      const url = `${service.url()}/demo`
      yield* projects.create({ name: "Shop", url, projectType: "web" })
      yield* projects.create({ name: "Pocket", url: "https://shop.example", projectType: "mobile" })
      yield* groups.create({ project: "Shop", name: "Nightly" })
    })
  )
})
afterAll(() => service.remove())

describe("assay schedule", () => {
  it("sets, shows and clears when a group runs by itself", async () => {
    const times = ["--frequency", "every_15m", "--minute", "7", "--timezone", "Europe/Berlin"]
    const set = await service.json("schedule", "set", "Nightly", ...times)
    expect(set).toMatchObject({
      name: "Nightly",
      frequency: "every_15m",
      minute: 7,
      hour: 0,
      dayOfWeek: 0,
      timezone: "Europe/Berlin",
      cronExpression: "7,22,37,52 * * * *"
    })
    expect(await service.json("schedule", "show", "Nightly")).toEqual(set)
    expect(await service.json("schedule", "clear", "Nightly")).toMatchObject({ cleared: true })
    expect(await service.json("schedule", "show", "Nightly")).toBeNull()
  })

  it.each([
    ["a time zone that is none", ["--frequency", "daily", "--timezone", "Mars/Olympus"], /timezone/],
    ["times that are none", ["--frequency", "custom", "--cron", "0 25 * * *"], /hour/],
    ["an expression where it is derived", ["--frequency", "daily", "--cron", "0 1 * * *"], /custom/]
  ])("refuses %s", async (_, args, why) => {
    const { code, stderr } = await service.run("schedule", "set", "Nightly", ...args)
    expect([code, stderr]).toEqual([64, expect.stringMatching(why)])
  })
})

describe("assay app", () => {
  const build = zipSync({
    "Payload/Shop.app/Info.plist": strToU8(
      `<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.shop</string><key>CFBundleName</key><string>Shop</string><key>CFBundleVersion</key><string>7</string></dict></plist>`
    )
  })

  beforeAll(async () => {
    await writeFile(join(service.folder, 'Shop "7".ipa'), build)
  })

  it("uploads, lists and deletes a build", async () => {
    const app = await service.json("app", "upload", "Pocket", 'Shop "7".ipa')
    expect(app).toMatchObject({
      id: expect.any(String),
      platform: "ios",
      name: "Shop",
      bundleId: "com.example.shop",
      version: "7",
      filename: expect.stringMatching(/^Shop .*7.*\.ipa$/),
      bytes: build.length,
      sha256: createHash("sha256").update(build).digest("hex")
    })
    expect(await service.json("app", "list", "Pocket")).toEqual([app])
    const { id } = app as { id: string }
    expect(await service.json("app", "delete", "Pocket", id)).toEqual({ id, deleted: true })
    expect(await service.json("app", "list", "Pocket")).toEqual([])
  })

  it("says what is wrong with what it is given", async () => {
    await writeFile(join(service.folder, "notes.txt"), "hello")
    await mkdir(join(service.folder, "Shop.app"), { recursive: true })
    const cases: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
      [["upload", "Pocket", "notes.txt"], /no ipa, zipped app or apk/],
      [["upload", "Pocket", "missing.ipa"], /missing\.ipa cannot be read/],
      [["upload", "Pocket", "Shop.app"], /is no file/],
      [["upload", "Shop", 'Shop "7".ipa'], /web project/],
      [["upload", "Nothing", 'Shop "7".ipa'], /Nothing/],
      [["delete", "Pocket", randomUUID()], /no mobile app/]
    ]
    for (const [args, why] of cases) {
      const { code, stderr } = await service.run("app", ...args)
      expect([args, code, stderr]).toEqual([args, 64, expect.stringMatching(why)])
    }
  })
})

describe("what is made and shown", () => {
  const id = expect.any(String)
  const json = (...args: ReadonlyArray<string>) => service.json(...args)

  it("is an environment", async () => {
    const url = "https://staging.shop.example/"
    const added = await json("env", "add", "Shop", "--name", "Staging", "--kind", "staging", "--url", url)
    expect(added).toEqual({ id, name: "Staging", slug: "staging", kind: "staging", url })
  })

  it.each(["project", "group"])("is the webhook of a %s, whose secret is shown once", async (what) => {
    const of = (...more: ReadonlyArray<string>) =>
      json(what, "webhook", what === "project" ? "Shop" : "Nightly", ...more)
    const first = await of()
    expect(first).toEqual({ id, secret: id, url: expect.stringMatching(/\/v1\/(?:groups\/)?webhook\//) })
    const known = (first as { id: string }).id
    expect(await of()).toEqual({ id: known, secret: null, url: null })
    const { secret } = first as { secret: string }
    expect(await of("--rotate")).toEqual({ id: known, secret: expect.not.stringMatching(secret), url: id })
  })

  it("is a secret by its name, until it is removed", async () => {
    const set = ["secret", "set", "Shop", "PASSWORD"]
    expect((await assay(set, { cwd: service.folder, stdin: "hush-hush\n" })).code).toBe(0)
    const { stdout } = await service.run("secret", "list", "Shop", "--json")
    expect(JSON.parse(stdout)).toMatchObject([{ name: "PASSWORD" }])
    expect(stdout).not.toContain("hush-hush")
    expect((await service.run("secret", "remove", "Shop", "PASSWORD")).code).toBe(0)
    expect(await json("secret", "list", "Shop")).toEqual([])
  })

  it("is a key, of which a list shows everything but its text", async () => {
    const made = await json("key", "create", "--name", "ci")
    expect(made).toMatchObject({ id, key: expect.stringMatching(/^assay_[0-9A-Za-z]{49}$/), name: "ci" })
    const { stdout } = await service.run("key", "list", "--json")
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: (made as { id: string }).id }))
    expect(stdout).not.toContain("assay_")
  })

  it("is feedback that came over REST", async () => {
    const { key } = (await json("key", "create", "--name", "agent")) as { key: string }
    await fetch(`${service.url()}/v1/feedback`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ message: "The help is wrong", type: "docs" })
    })
    expect(await json("feedback", "list")).toMatchObject([{ id, message: "The help is wrong", type: "docs" }])
  })

  it("is the interface", async () => {
    const kept = await readFile(new URL("../../../openapi.json", import.meta.url), "utf8")
    expect(await json("openapi")).toEqual(JSON.parse(kept))
  })
})

describe("a text that is larger than a server takes", () => {
  it("is wrong usage, and not a server that does not answer", async () => {
    await writeFile(join(service.folder, "long.txt"), "x".repeat(2_000_000))
    const { code, stderr } = await service.run("test", "create", "Shop", "--title", "T", "--file", "long.txt")
    expect([code, stderr]).toEqual([64, expect.stringMatching(/larger than .* takes at once\n$/)])
  })
})

describe("assay group run", () => {
  const seen = '"Corner" is shown.'
  const make = (name: string, all: ReadonlyArray<string>, project = "Shop") =>
    service.ask(({ groups, tests }) =>
      Effect.gen(function* () {
        yield* groups.create({ project, name })
        for (const [index, steps] of all.entries()) {
          const test = yield* tests.create({ project, title: `${name} ${index}`, steps })
          yield* groups.add({ group: name, test: test.id })
        }
      })
    )
  const wrong = 'Check that "Nobody ever wrote this" is shown within 1 second.'

  it("ends as the worst run of the batch says, and so does its report", async () => {
    await make("Fine", [seen, seen])
    await make("Blocked", ["Frobnicate the gadget.", seen])
    await make("Failing", ["Frobnicate the gadget.", wrong])
    for (const [name, code] of [
      ["Fine", 0],
      ["Blocked", 2],
      ["Failing", 1]
    ] as const) {
      const ended = await service.run("group", "run", name, "--in-order", "--wait", "--json")
      const { id, runs } = JSON.parse(ended.stdout) as { id: string; runs: ReadonlyArray<{ status: string }> }
      expect([name, ended.code, runs.map(({ status }) => status)]).toEqual([
        name,
        code,
        ["completed", "completed"]
      ])
      const report = await service.run("junit", "--batch", id, "--wait")
      expect([name, report.code]).toEqual([name, code])
      expect(report.stdout).toContain(`<testsuite name="${name}" tests="2"`)
    }
  })

  it("is broken, and not a verdict, where no device carries the tests out", async () => {
    await make("Devices", [seen], "Pocket")
    const { code, stdout } = await service.run("group", "run", "Devices", "--wait", "--json")
    expect(JSON.parse(stdout)).toMatchObject({
      runs: [{ status: "failed", errorCode: "device_unavailable" }]
    })
    expect(code).toBe(3)
  })
})
