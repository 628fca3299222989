/** What a build of a mobile application says of itself. */
import { Effect, Schema } from "effect"
import { readAndroid } from "./AndroidBuild.js"
import { readApple } from "./AppleBuild.js"
import type { BuildFacts } from "./BuildFacts.js"
import { open, type ZipUnreadable } from "./ZipFile.js"

/** The file is no build that could be installed anywhere; the message says why. */
export class BuildUnreadable extends Schema.TaggedError<BuildUnreadable>()("BuildUnreadable", {
  message: Schema.String
}) {}

const refused = ({ message }: ZipUnreadable) =>
  new BuildUnreadable({ message: `The file is no ipa, zipped app or apk: ${message}` })

/** Reads an ipa, a zipped `.app` folder or an apk, known by what is in it, without reading the whole file. */
export const readBuild: (path: string) => Effect.Effect<BuildFacts, BuildUnreadable> = Effect.fn(
  "AppBuild.read"
)(
  function* (path: string) {
    const zip = yield* open(path)
    const manifests = yield* zip.entries((name) => name === "AndroidManifest.xml")
    const [manifest] = manifests
    return manifest === undefined ? yield* readApple(zip) : yield* readAndroid(zip, manifest)
  },
  Effect.scoped,
  Effect.mapError(refused)
)
