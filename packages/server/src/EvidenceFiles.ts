/** Keeps the bytes of evidence as files in the data folder. */
import { EvidenceNotFound } from "@assay/domain/Evidence"
import { EvidenceStore } from "@assay/domain/EvidenceStore"
import type { EvidenceId } from "@assay/domain/Ids"
import { FileSystem, Path } from "@effect/platform"
import { Effect, Layer, Ref, Stream } from "effect"

export interface Options {
  /** Made where it is missing. */
  readonly folder: string
}

const make = (options: Options) =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const path = yield* Path.Path

    /** Spread over 256 folders, so that none grows too long to list. */
    const folderOf = (id: EvidenceId) => path.join(options.folder, id.slice(0, 2))
    const fileOf = (id: EvidenceId) => path.join(folderOf(id), id)

    const put = <E>(id: EvidenceId, bytes: Stream.Stream<Uint8Array, E>) =>
      Effect.scoped(
        Effect.gen(function* () {
          yield* Effect.orDie(fs.makeDirectory(folderOf(id), { recursive: true }))
          const partial = `${fileOf(id)}.partial`
          yield* Effect.addFinalizer(() => Effect.ignore(fs.remove(partial, { force: true })))
          const size = yield* Ref.make(0)
          const file = yield* Effect.orDie(fs.open(partial, { flag: "w", mode: 0o600 }))
          yield* bytes.pipe(
            Stream.runForEach((chunk) =>
              Effect.orDie(file.writeAll(chunk)).pipe(
                Effect.zipRight(Ref.update(size, (sum) => sum + chunk.length))
              )
            )
          )
          yield* Effect.orDie(file.sync)
          // The name appears when the bytes are whole.
          yield* Effect.orDie(fs.rename(partial, fileOf(id)))
          return yield* Ref.get(size)
        })
      )

    const get = (id: EvidenceId) =>
      fs.stream(fileOf(id)).pipe(
        Stream.catchTags({
          SystemError: (error) =>
            error.reason === "NotFound" ? Stream.fail(EvidenceNotFound.of(id)) : Stream.die(error),
          BadArgument: Stream.die
        })
      )

    const remove = (id: EvidenceId) => Effect.orDie(fs.remove(fileOf(id), { force: true }))

    return EvidenceStore.of({ put, get, remove })
  })

export const layer = (options: Options) => Layer.effect(EvidenceStore, make(options))
