/** Builds for iOS: an ipa holds `Payload/NAME.app`, a simulator's build is a zipped `NAME.app`. */
import { Effect, Option, Schema } from "effect"
import { parse } from "plist"
import { isBinary, textsOf } from "./BinaryPlist.js"
import type { BuildFacts } from "./BuildFacts.js"
import { type ZipEntry, type ZipFile, ZipUnreadable } from "./ZipFile.js"

/** Bytes; real ones have a few thousand. */
const mostPlist = 1_048_576

const isInfo = (name: string): boolean =>
  /(?:^|\/)[^/]+\.app\/Info\.plist$/.test(name) && !name.startsWith("__MACOSX/")

const depthOf = ({ name }: ZipEntry): number => name.split("/").length

/** The application's own; those of watches and extensions lie deeper. */
const outermost = (found: ReadonlyArray<ZipEntry>): Option.Option<ZipEntry> =>
  Option.fromNullable([...found].sort((one, other) => depthOf(one) - depthOf(other))[0])

const Text = Schema.optionalWith(Schema.NonEmptyTrimmedString, { exact: true })

const Info = Schema.Struct({
  CFBundleIdentifier: Schema.NonEmptyTrimmedString,
  CFBundleDisplayName: Text,
  CFBundleName: Text,
  CFBundleShortVersionString: Text,
  CFBundleVersion: Text
})

const unreadable = (message: string) => new ZipUnreadable({ message })

const appName = ({ name }: ZipEntry): string => /([^/]+)\.app\/Info\.plist$/.exec(name)?.[1] ?? ""

const broken = () => unreadable("its Info.plist cannot be read")

const listOf = (bytes: Uint8Array): Effect.Effect<unknown, ZipUnreadable> =>
  isBinary(bytes)
    ? Effect.mapError(textsOf(bytes), broken)
    : Effect.try({ try: () => parse(new TextDecoder().decode(bytes)), catch: broken })

const parsed = (bytes: Uint8Array) =>
  listOf(bytes).pipe(
    Effect.flatMap(Schema.decodeUnknown(Info)),
    Effect.mapError((error) =>
      error._tag === "ParseError" ? unreadable("its Info.plist names no bundle identifier") : error
    )
  )

export const readApple = Effect.fn("AppleBuild.read")(function* (zip: ZipFile) {
  const entry = outermost(yield* zip.entries(isInfo))
  if (Option.isNone(entry)) return yield* unreadable("it holds neither NAME.app nor AndroidManifest.xml")
  const info = yield* parsed(yield* zip.read(entry.value, mostPlist))
  const build: BuildFacts = {
    platform: "ios",
    name: info.CFBundleDisplayName ?? info.CFBundleName ?? appName(entry.value),
    bundleId: info.CFBundleIdentifier,
    version: info.CFBundleShortVersionString ?? info.CFBundleVersion ?? "unknown"
  }
  return build
})
