/** Keeps the bytes of mobile builds as files in the data folder. */
import type { MobileAppId } from "@assay/domain/Ids"
import { PayloadTooLarge } from "@assay/domain/Refusal"
import { FileSystem, Path } from "@effect/platform"
import { Context, Effect, Layer, type Scope, Stream } from "effect"
import { createHash, randomUUID } from "node:crypto"

export interface Options {
  /** Made where it is missing. */
  readonly folder: string
}

/** A build that came in whole and is not kept yet: it is gone with the scope. */
export interface Received {
  readonly path: string
  readonly bytes: number
  /** In lower-case hexadecimal digits. */
  readonly sha256: string
}

export class AppFiles extends Context.Tag("@assay/server/AppFiles")<
  AppFiles,
  {
    /** Writes the bytes as they come, `most` of them at most. */
    readonly receive: <E>(
      bytes: Stream.Stream<Uint8Array, E>,
      most: number
    ) => Effect.Effect<Received, E | PayloadTooLarge, Scope.Scope>
    /** Keeps a received build under the id. */
    readonly keep: (id: MobileAppId, received: Received) => Effect.Effect<void>
    readonly remove: (id: MobileAppId) => Effect.Effect<void>
    /** Where the build's bytes are. */
    readonly pathOf: (id: MobileAppId) => string
  }
>() {}

/** How much more is taken in and thrown away, so that a sender gets to read the answer; past it the connection goes. */
const drained = 64 * 1_048_576

const tooLarge = (most: number) =>
  new PayloadTooLarge({
    message: `The build must be at most ${most} bytes long: that is all the project may hold`
  })

const make = (options: Options) =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const path = yield* Path.Path
    const incoming = path.join(options.folder, "incoming")
    const pathOf = (id: MobileAppId) => path.join(options.folder, id)

    const receive = Effect.fn("AppFiles.receive")(function* <E>(
      bytes: Stream.Stream<Uint8Array, E>,
      most: number
    ) {
      yield* Effect.orDie(fs.makeDirectory(incoming, { recursive: true }))
      const place = path.join(incoming, randomUUID())
      yield* Effect.addFinalizer(() => Effect.ignore(fs.remove(place, { force: true })))
      const file = yield* Effect.orDie(fs.open(place, { flag: "wx", mode: 0o600 }))
      const hash = createHash("sha256")
      let size = 0
      yield* Stream.runForEach(bytes, (chunk) => {
        size += chunk.length
        if (size > most + drained) return Effect.fail(tooLarge(most))
        if (size > most) return Effect.void
        hash.update(chunk)
        return Effect.orDie(file.writeAll(chunk))
      })
      if (size > most) return yield* tooLarge(most)
      yield* Effect.orDie(file.sync)
      const received: Received = { path: place, bytes: size, sha256: hash.digest("hex") }
      return received
    })

    return AppFiles.of({
      receive,
      keep: (id, received) => Effect.orDie(fs.rename(received.path, pathOf(id))),
      remove: (id) => Effect.orDie(fs.remove(pathOf(id), { force: true })),
      pathOf
    })
  })

export const layer = (options: Options) => Layer.effect(AppFiles, make(options))
