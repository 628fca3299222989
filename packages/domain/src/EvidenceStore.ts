import { Chunk, Context, Effect, Layer, Stream } from "effect"
import { EvidenceNotFound } from "./Evidence.js"
import type { EvidenceId } from "./Ids.js"

/** Where the bytes of evidence are kept. */
export class EvidenceStore extends Context.Tag("@assay/domain/EvidenceStore")<
  EvidenceStore,
  {
    /** Keeps the bytes under the id, whole or not at all; gives their number. */
    readonly put: <E>(id: EvidenceId, bytes: Stream.Stream<Uint8Array, E>) => Effect.Effect<number, E>
    readonly get: (id: EvidenceId) => Stream.Stream<Uint8Array, EvidenceNotFound>
    readonly remove: (id: EvidenceId) => Effect.Effect<void>
  }
>() {}

/** Keeps everything in memory: for tests, and for a check in one process. */
export const layerMemory: Layer.Layer<EvidenceStore> = Layer.sync(EvidenceStore, () => {
  const kept = new Map<EvidenceId, ReadonlyArray<Uint8Array>>()
  return {
    put: (id, bytes) =>
      Stream.runCollect(bytes).pipe(
        Effect.map((chunks) => {
          kept.set(id, Chunk.toReadonlyArray(chunks))
          return Chunk.reduce(chunks, 0, (sum, chunk) => sum + chunk.length)
        })
      ),
    get: (id) => {
      const chunks = kept.get(id)
      return chunks === undefined ? Stream.fail(EvidenceNotFound.of(id)) : Stream.fromIterable(chunks)
    },
    remove: (id) => Effect.sync(() => void kept.delete(id))
  }
})
