import { describe, expect, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { existsSync, readdirSync } from "node:fs"
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { disabledFeatures } from "../src/browsers/BrowserArgs.js"
import { makeBrowserPool } from "../src/browsers/BrowserPool.js"
import { findBrowser } from "../src/browsers/Browsers.js"
import { unpackBundled } from "../src/browsers/BundledBrowser.js"
import { tarFiles } from "../src/browsers/Tar.js"
import { browserFolder } from "./support/TestBrowser.js"

const folder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "assay-browsers-"))),
  (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
)

const program = (path: string) => Effect.promise(() => writeFile(path, "#!/bin/sh\n", { mode: 0o755 }))

/** A browser as Playwright starts it, on an endpoint of its own. */
const served = Effect.gen(function* () {
  const found = yield* findBrowser({ folder: browserFolder })
  if (found._tag === "Endpoint") throw new Error("No program was found")
  const { chromium } = yield* Effect.promise(() => import("playwright-core"))
  return yield* Effect.acquireRelease(
    Effect.promise(() =>
      chromium.launchServer({ executablePath: found.path, env: found.env, args: ["--disable-gpu"] })
    ),
    (one) => Effect.promise(() => one.close())
  )
})

describe("finding a browser", () => {
  it.scoped("takes the one that is given, and says when it is none", () =>
    Effect.gen(function* () {
      const home = yield* folder
      const path = join(home, "mine")
      yield* program(path)
      expect(yield* findBrowser({ folder: home, browser: path })).toEqual({ _tag: "Program", path, env: {} })
      expect(yield* findBrowser({ folder: home, browser: "ws://grid:3000" })).toEqual({
        _tag: "Endpoint",
        url: "ws://grid:3000"
      })
      for (const browser of [join(home, "missing"), home]) {
        const { message } = yield* Effect.flip(findBrowser({ folder: home, browser }))
        expect(message).toContain(browser)
        expect(message).toContain("ASSAY_BROWSER")
        expect(message).not.toContain("\n")
      }
    })
  )

  it.scoped("takes an installed one before the bundled one, in the order of the search path", () =>
    Effect.gen(function* () {
      const home = yield* folder
      const [first, second] = [join(home, "a"), join(home, "b")]
      yield* Effect.promise(() => Promise.all([mkdir(first), mkdir(second)]))
      yield* program(join(second, "google-chrome"))
      yield* program(join(first, "chromium"))
      yield* Effect.promise(() => writeFile(join(first, "google-chrome"), "no program"))
      // Some machines have a program of that name which only tells how to install it.
      const stub = "#!/bin/sh\necho 'install it first' >&2; exit 1\n"
      yield* Effect.promise(() => writeFile(join(first, "google-chrome-stable"), stub, { mode: 0o755 }))
      const found = yield* findBrowser({ folder: home, searchPath: `${first}:${second}` })
      expect(found).toMatchObject({ path: join(first, "chromium") })
    })
  )

  it.scoped("says in one line why the bundled one cannot be used, and what to do", () =>
    Effect.gen(function* () {
      const home = yield* folder
      const file = join(home, "file")
      yield* program(file)
      const { message } = yield* Effect.flip(findBrowser({ folder: join(file, "inside"), searchPath: home }))
      expect(message).toMatch(/ENOTDIR.*install Google Chrome or Chromium, or set ASSAY_BROWSER/)
      expect(message).not.toContain("\n")
    })
  )

  it.scoped("says in one line that a program does not start, or that nothing answers", () =>
    Effect.gen(function* () {
      const home = yield* folder
      const path = join(home, "broken")
      yield* Effect.promise(() =>
        writeFile(path, "#!/bin/sh\necho 'error while loading shared libraries: libx' >&2; exit 127\n", {
          mode: 0o755
        })
      )
      for (const browser of [path, "ws://127.0.0.1:9"]) {
        const pool = yield* makeBrowserPool({ folder: home, browser })
        const { message } = yield* Effect.flip(pool.browser)
        expect(message).toContain(browser)
        expect(message).not.toContain("\n")
      }
    })
  )
})

describe("the bundled browser", () => {
  it.scoped("is unpacked whole when two do it at once, and not again", () =>
    Effect.gen(function* () {
      const home = yield* folder
      const both = yield* Effect.all([unpackBundled(home), unpackBundled(home)], { concurrency: 2 })
      expect(both[0]).toEqual(both[1])
      for (const path of Object.values(both[0])) expect(existsSync(path)).toBe(true)
      expect(readdirSync(home)).toEqual(["chromium-147.0.0"])
    })
  )

  it.scoped("is launched once for all, and says once that it runs without its sandbox", () =>
    Effect.gen(function* () {
      const lines: Array<string> = []
      const say = (line: string) => Effect.sync(() => void lines.push(line))
      const pool = yield* makeBrowserPool({ folder: browserFolder, say })
      const [one, other] = yield* Effect.all([pool.browser, pool.browser], { concurrency: 2 })
      expect(one.browser).toBe(other.browser)
      yield* Effect.promise(() => one.browser.close())
      expect((yield* pool.browser).browser.isConnected()).toBe(true)
      expect(lines.length).toBeLessThanOrEqual(1)
      if (process.getuid?.() === 0) expect(lines[0]).toContain("without its sandbox")
    })
  )

  it.scoped("does without the features that Playwright does without", () =>
    Effect.gen(function* () {
      const { spawnargs } = (yield* served).process()
      const lists = spawnargs.flatMap((arg) => /^--disable-features=(.+)$/.exec(arg)?.[1] ?? [])
      expect(lists).toHaveLength(1)
      const unknown = lists
        .join()
        .split(",")
        .filter((name) => !disabledFeatures.some((one) => one === name))
      expect(unknown).toEqual([])
    })
  )

  it.scoped("is reached over an endpoint as well", () =>
    Effect.gen(function* () {
      const server = yield* served
      const pool = yield* makeBrowserPool({ folder: browserFolder, browser: server.wsEndpoint() })
      const { browser, remote } = yield* pool.browser
      expect([remote, browser.isConnected()]).toEqual([true, true])
    })
  )
})

/** One entry of a tar archive, as `tar` writes it. */
const entry = (name: string, kind: string, bytes: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124)
  head.write(kind, 156)
  head.write("ustar\0", 257)
  const padding = Buffer.alloc((512 - (bytes.length % 512)) % 512)
  return Buffer.concat([head, bytes, padding])
}

describe("an archive", () => {
  const name = FastCheck.stringMatching(/^[a-z]{1,20}(\/[a-z]{1,20}){0,3}$/)
  const files = FastCheck.array(FastCheck.tuple(name, FastCheck.uint8Array({ maxLength: 1500 })), {
    maxLength: 6
  })

  it.prop("gives every file as it was put in, without folders", [files], ([given]) => {
    const archive = Buffer.concat([
      entry("folder/", "5", new Uint8Array()),
      ...given.map(([name, bytes]) => entry(name, "0", bytes)),
      Buffer.alloc(1024)
    ])
    const read = Array.from(tarFiles(archive), (file) => [file.name, Buffer.from(file.bytes).toString("hex")])
    expect(read).toEqual(given.map(([name, bytes]) => [name, Buffer.from(bytes).toString("hex")]))
  })
})
