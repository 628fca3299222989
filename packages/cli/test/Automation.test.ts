import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { strToU8, zipSync } from "fflate"
import { createHash, randomUUID } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Service, startService } from "./support/Service.js"

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.json("project", "create", "--name", "Shop", "--url", `${service.url()}/demo`)
  await service.json(
    "project",
    "create",
    "--name",
    "Pocket",
    "--url",
    "https://shop.example",
    "--type",
    "mobile"
  )
  await service.json("group", "create", "Shop", "--name", "Nightly")
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

describe("a text that is larger than a server takes", () => {
  it("is wrong usage, and not a server that does not answer", async () => {
    await writeFile(join(service.folder, "long.txt"), "x".repeat(2_000_000))
    const { code, stderr } = await service.run("test", "create", "Shop", "--title", "T", "--file", "long.txt")
    expect([code, stderr]).toEqual([64, expect.stringMatching(/larger than .* takes at once\n$/)])
  })
})

describe("assay group run", () => {
  const seen = '"Corner" is shown.'
  const make = async (name: string, tests: ReadonlyArray<string>) => {
    await service.json("group", "create", "Shop", "--name", name)
    for (const [index, steps] of tests.entries()) {
      const title = `${name} ${index}`
      await service.json("test", "create", "Shop", "--title", title, "--steps", steps)
      await service.json("group", "add", name, title)
    }
  }
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
    await service.json("test", "create", "Pocket", "--title", "Taps", "--steps", seen)
    await service.json("group", "create", "Pocket", "--name", "Devices")
    await service.json("group", "add", "Devices", "Taps")
    const { code, stdout } = await service.run("group", "run", "Devices", "--wait", "--json")
    expect(JSON.parse(stdout)).toMatchObject({
      runs: [{ status: "failed", errorCode: "device_unavailable" }]
    })
    expect(code).toBe(3)
  })
})
