import { readBuild } from "@assay/mobile/AppBuild"
import type { BuildFacts } from "@assay/mobile/BuildFacts"
import { describe, expect, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { strToU8, unzipSync, zipSync } from "fflate"
import { readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { build as xml, buildBinary } from "plist"

const require = createRequire(import.meta.url)
const apk = join(
  dirname(require.resolve("io.appium.settings/package.json")),
  "apks",
  "settings_apk-debug.apk"
)

/** The parts of that apk that are read, stored as they are, so that a broken byte of the file is one of theirs. */
const broken = zipSync(
  unzipSync(new Uint8Array(readFileSync(apk)), {
    filter: ({ name }) => name === "AndroidManifest.xml" || name === "resources.arsc"
  }),
  { level: 0 }
)

const folder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "assay-mobile-"))),
  (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
)

/** What the file with these bytes is read as. */
const read = Effect.fn("read")(function* (bytes: Uint8Array) {
  const path = join(yield* folder, "build")
  yield* Effect.promise(() => writeFile(path, bytes))
  return yield* readBuild(path)
})

const refusal = (bytes: Uint8Array) => Effect.map(Effect.flip(read(bytes)), ({ message }) => message)

const info = {
  CFBundleIdentifier: "com.example.shop",
  CFBundleName: "shop",
  CFBundleDisplayName: "Shop & Söhne",
  CFBundleShortVersionString: "1.4.2",
  CFBundleVersion: "77"
}

const shop: BuildFacts = {
  platform: "ios",
  name: "Shop & Söhne",
  bundleId: "com.example.shop",
  version: "1.4.2"
}

const ipa = (plist: Uint8Array, more: Record<string, Uint8Array> = {}) =>
  zipSync({ "Payload/": new Uint8Array(0), ...more, "Payload/Shop.app/Info.plist": plist })

/** The same archive with its directory's place in the record for large ones. */
const as64 = (archive: Uint8Array): Uint8Array => {
  const at = archive.length - 22
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(BigInt(view.readUInt16LE(at + 10)), 32)
  record.writeBigUInt64LE(BigInt(view.readUInt32LE(at + 12)), 40)
  record.writeBigUInt64LE(BigInt(view.readUInt32LE(at + 16)), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(at), 8)
  const end = Buffer.from(view.subarray(at))
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(0xffffffff, 12)
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([view.subarray(0, at), record, locator, end])
}

describe("a build for iOS", () => {
  it.scoped("is read from an ipa, with its list in XML or binary", () =>
    Effect.gen(function* () {
      expect(yield* read(ipa(strToU8(xml(info))))).toEqual(shop)
      expect(yield* read(ipa(new Uint8Array(buildBinary(info))))).toEqual(shop)
    })
  )

  it.scoped("is read from a zipped app, whatever folder it lies in", () =>
    Effect.gen(function* () {
      const plist = strToU8(xml(info))
      expect(yield* read(zipSync({ "Shop.app/Info.plist": plist }))).toEqual(shop)
      expect(yield* read(zipSync({ "Release/Shop.app/Info.plist": [plist, { level: 0 }] }))).toEqual(shop)
    })
  )

  it.scoped("is the application's own, not that of its watch, its frameworks, or the archiver", () =>
    Effect.gen(function* () {
      const other = strToU8(xml({ ...info, CFBundleIdentifier: "com.example.other" }))
      const archive = ipa(strToU8(xml(info)), {
        "__MACOSX/Payload/Shop.app/Info.plist": other,
        "Payload/Shop.app/Watch/Watch.app/Info.plist": other,
        "Payload/Shop.app/Frameworks/A.framework/Info.plist": other
      })
      expect(yield* read(archive)).toEqual(shop)
    })
  )

  it.scoped("takes the plainer name and version where the better ones are missing", () =>
    Effect.gen(function* () {
      const { CFBundleIdentifier, CFBundleName, CFBundleVersion } = info
      expect(
        yield* read(ipa(strToU8(xml({ CFBundleIdentifier, CFBundleName, CFBundleVersion }))))
      ).toMatchObject({
        name: "shop",
        version: "77"
      })
      expect(yield* read(ipa(strToU8(xml({ CFBundleIdentifier }))))).toMatchObject({
        name: "Shop",
        version: "unknown"
      })
    })
  )

  it.scoped("is read from an archive of the large kind, and from one with a comment", () =>
    Effect.gen(function* () {
      const archive = ipa(strToU8(xml(info)))
      expect(yield* read(as64(archive))).toEqual(shop)
      const comment = Buffer.from("c".repeat(65_535))
      const commented = Buffer.concat([archive, comment])
      commented.writeUInt16LE(comment.length, archive.length - 2)
      expect(yield* read(commented)).toEqual(shop)
    })
  )
})

describe("a build for Android", () => {
  it.effect("is read from an apk, its name out of the resources", () =>
    Effect.gen(function* () {
      expect(yield* readBuild(apk)).toEqual({
        platform: "android",
        name: "Appium Settings",
        bundleId: "io.appium.settings",
        version: "8.0.10"
      })
    })
  )
})

describe("what is no build", () => {
  const plist = strToU8(xml(info))
  it.scoped.each<[string, Uint8Array, RegExp]>([
    ["an empty file", new Uint8Array(0), /no zip archive/],
    ["any other file", strToU8("hello ".repeat(100)), /no zip archive/],
    ["an archive of other things", zipSync({ "readme.txt": strToU8("hi") }), /neither NAME.app nor/],
    ["one that is cut off", ipa(plist).subarray(0, 200), /no zip archive/],
    ["one whose beginning is gone", ipa(plist).subarray(60), /./],
    ["an app without an identifier", ipa(strToU8(xml({ CFBundleName: "shop" }))), /no bundle identifier/],
    ["a binary list that leads nowhere", ipa(strToU8("bplist00" + "\u007f".repeat(80))), /Info.plist/],
    ["a list that is none", ipa(strToU8("<plist><dict><key>")), /Info.plist/],
    ["a list of another kind", ipa(strToU8(xml(["a"]))), /no bundle identifier/],
    [
      "a manifest that is none",
      zipSync({ "AndroidManifest.xml": strToU8("<manifest/>") }),
      /AndroidManifest/
    ],
    ["a list that unpacks to too much", ipa(new Uint8Array(5 * 1_048_576)), /larger than/]
  ])("is refused: %s", ([, bytes, why]) =>
    Effect.map(refusal(bytes), (message) => expect(message).toMatch(why))
  )

  it.scoped("is refused: a list that says it is smaller than it is", () =>
    Effect.gen(function* () {
      const archive = Buffer.from(ipa(new Uint8Array(5 * 1_048_576)))
      const directory = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
      const entry = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), directory + 4)
      archive.writeUInt32LE(1000, entry + 24)
      expect(yield* refusal(archive)).toMatch(/Info.plist/)
    })
  )

  it.effect.prop(
    "is refused or read, never a defect: an apk with broken bytes",
    [FastCheck.nat(), FastCheck.nat(255)],
    ([at, byte]) =>
      Effect.scoped(
        Effect.gen(function* () {
          const bytes = Buffer.from(broken)
          bytes[at % bytes.length] = byte
          const result = yield* Effect.either(read(bytes))
          expect(["Left", "Right"]).toContain(result._tag)
        })
      )
  )
})
