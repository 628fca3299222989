/** Builds for Android: an apk with a manifest in binary XML. */
import ApkReader from "@devicefarmer/adbkit-apkreader"
import { Effect, Option, Schema } from "effect"
import { zipSync } from "fflate"
import { textOf } from "./AndroidResources.js"
import type { BuildFacts } from "./BuildFacts.js"
import { type ZipEntry, type ZipFile, ZipUnreadable } from "./ZipFile.js"

/** Bytes. */
const mostManifest = 8 * 1_048_576
const mostResources = 128 * 1_048_576

const Text = Schema.optionalWith(Schema.NonEmptyTrimmedString, { exact: true })

const Manifest = Schema.Struct({
  package: Schema.NonEmptyTrimmedString,
  versionName: Text,
  versionCode: Schema.optionalWith(Schema.Union(Schema.Number, Schema.String), { exact: true }),
  application: Schema.optionalWith(Schema.Struct({ label: Text }), { exact: true })
})

const unreadable = (message: string) => new ZipUnreadable({ message })

/** The reader wants an archive: it gets one with the manifest alone, whose size was held to its limit. */
const manifestOf = (bytes: Uint8Array) =>
  Effect.tryPromise({
    try: async () => {
      const reader = await ApkReader.open(Buffer.from(zipSync({ "AndroidManifest.xml": bytes })))
      return await reader.readManifest()
    },
    catch: () => unreadable("its AndroidManifest.xml cannot be read")
  }).pipe(
    Effect.flatMap(Schema.decodeUnknown(Manifest)),
    Effect.mapError((error) =>
      error._tag === "ParseError" ? unreadable("its AndroidManifest.xml names no package") : error
    )
  )

/** A label or version is written out, or a reference into the resources; none where that leads nowhere. */
const resolved = Effect.fn("AndroidBuild.resolved")(function* (zip: ZipFile, text: string | undefined) {
  const reference = /^resourceId:0x([0-9a-f]{1,8})$/i.exec(text ?? "")?.[1]
  if (reference === undefined) return Option.fromNullable(text)
  const [resources] = yield* zip.entries((name) => name === "resources.arsc")
  if (resources === undefined) return Option.none()
  const bytes = yield* zip.read(resources, mostResources)
  return textOf(bytes, Number.parseInt(reference, 16))
})

export const readAndroid = Effect.fn("AndroidBuild.read")(function* (zip: ZipFile, entry: ZipEntry) {
  const manifest = yield* manifestOf(yield* zip.read(entry, mostManifest))
  const name = yield* resolved(zip, manifest.application?.label)
  const version = yield* resolved(zip, manifest.versionName)
  const build: BuildFacts = {
    platform: "android",
    name: Option.getOrElse(name, () => manifest.package),
    bundleId: manifest.package,
    version: Option.getOrElse(version, () => String(manifest.versionCode ?? "unknown"))
  }
  return build
})
