/** Where the programs and the databases of the embedded Postgres lie. */
import { FileSystem } from "@effect/platform"
import { NodeContext } from "@effect/platform-node"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Binaries from "../src/embedded/Binaries.js"
import * as Stale from "../src/embedded/Stale.js"
import { temporaryFolder } from "./support/TestDatabase.js"

const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith("assay-programs-"))

describe("the programs", () => {
  it.scopedLive("run from a path that means something to a shell, and leave no copy", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const folder = yield* temporaryFolder
      const native = join(folder, 'a "checkout" of $HOME', "native")
      const installed = yield* Binaries.prepare(folder, Option.none())
      yield* fs.makeDirectory(join(native, ".."))
      yield* fs.copy(installed, native)
      const before = copies()
      yield* Effect.scoped(
        Effect.gen(function* () {
          const plain = yield* Binaries.inPlainPlace(native, Option.none())
          expect(spawnSync(join(plain, "bin/initdb"), ["--version"]).status).toBe(0)
          expect(plain).not.toMatch(/["$]/)
        })
      )
      expect(copies()).toEqual(before)
      expect(yield* Binaries.inPlainPlace(installed, Option.none())).toBe(installed)
    }).pipe(Effect.provide(NodeContext.layer))
  )
})

describe("a database outside of its data folder", () => {
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  const lately = new Date(Date.now() - 29 * 86_400_000)

  /** A place and a data folder that points to it, last used then. */
  const made = (shared: string, folder: string, name: string, used: Date) =>
    Effect.gen(function* () {
      const place = join(shared, name)
      const dataDir = join(folder, `data-${name}`)
      for (const each of [place, dataDir]) mkdirSync(each, { recursive: true })
      writeFileSync(join(place, "precious"), "")
      writeFileSync(join(dataDir, "pointer"), `${place}\n`)
      yield* Stale.note(place, dataDir)
      utimesSync(join(place, "data-folder.json"), used, used)
      return { place, dataDir }
    })

  it.scopedLive("goes when the data folder is gone and it was not used for a month, and not before", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const folder = yield* temporaryFolder
      const shared = join(folder, "shared")
      const pointed = yield* made(shared, folder, "pointed", longAgo)
      const young = yield* made(shared, folder, "young", lately)
      const held = yield* made(shared, folder, "held", longAgo)
      const elsewhere = yield* made(shared, folder, "elsewhere", longAgo)
      const unmounted = yield* made(shared, folder, "unmounted", longAgo)
      const deleted = yield* made(shared, folder, "deleted", longAgo)
      mkdirSync(join(shared, "unknown"))
      for (const { dataDir } of [young, held, unmounted, deleted])
        yield* fs.remove(dataDir, { recursive: true })
      writeFileSync(join(elsewhere.dataDir, "pointer"), `${young.place}\n`)
      const stat = yield* fs.readFileString("/proc/self/stat")
      const boot = (yield* fs.readFileString("/proc/sys/kernel/random/boot_id")).trim()
      const started = `${boot} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`
      writeFileSync(join(held.place, "server.lock"), JSON.stringify({ pid: process.pid, started }))
      const note = join(unmounted.place, "data-folder.json")
      writeFileSync(note, JSON.stringify({ dataDir: unmounted.dataDir, device: -7 }))
      utimesSync(note, longAgo, longAgo)
      yield* Stale.clear(shared, "pointer")
      for (const { place } of [pointed, young, held, unmounted])
        expect(existsSync(join(place, "precious"))).toBe(true)
      expect(readdirSync(shared).sort()).toEqual(["held", "pointed", "unknown", "unmounted", "young"])
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
