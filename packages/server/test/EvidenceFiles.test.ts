import { EvidenceStore } from "@assay/domain/EvidenceStore"
import { EvidenceId } from "@assay/domain/Ids"
import * as EvidenceFiles from "@assay/server/EvidenceFiles"
import { NodeFileSystem, NodePath } from "@effect/platform-node"
import { describe, expect, it } from "@effect/vitest"
import { Chunk, Effect, Layer, Stream } from "effect"
import { randomUUID } from "node:crypto"
import { readdirSync } from "node:fs"
import { temporaryFolder } from "../../sql/test/support/TestDatabase.js"

const inFolder = <A, E>(use: (folder: string) => Effect.Effect<A, E, EvidenceStore>) =>
  Effect.scoped(
    Effect.flatMap(temporaryFolder, (folder) =>
      use(folder).pipe(
        Effect.provide(
          EvidenceFiles.layer({ folder }).pipe(Layer.provide([NodeFileSystem.layer, NodePath.layer]))
        )
      )
    )
  )

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

const bytesOf = (id: EvidenceId) =>
  Effect.flatMap(EvidenceStore, (store) => Stream.runCollect(store.get(id))).pipe(
    Effect.map((chunks) => Buffer.concat(Chunk.toReadonlyArray(chunks)))
  )

describe("evidence in files", () => {
  it.effect("comes back as it was kept", () =>
    inFolder(() =>
      Effect.gen(function* () {
        const store = yield* EvidenceStore
        const id = EvidenceId.make(randomUUID())
        const size = yield* store.put(id, Stream.make(Buffer.from("one "), Buffer.from("two")))
        expect(size).toBe(7)
        expect((yield* bytesOf(id)).toString()).toBe("one two")
      })
    )
  )

  it.effect("is kept whole or not at all", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        const store = yield* EvidenceStore
        const id = EvidenceId.make(randomUUID())
        const broken = Stream.concat(Stream.make(Buffer.from("half")), Stream.fail("broke off" as const))
        expect(yield* Effect.flip(store.put(id, broken))).toBe("broke off")
        expect((yield* Effect.flip(bytesOf(id)))._tag).toBe("EvidenceNotFound")
        expect(files(folder)).toEqual([])
      })
    )
  )

  it.effect("is gone when it is removed, and removing it again is no fault", () =>
    inFolder(() =>
      Effect.gen(function* () {
        const store = yield* EvidenceStore
        const id = EvidenceId.make(randomUUID())
        yield* store.put(id, Stream.make(Buffer.from("x")))
        yield* store.remove(id)
        yield* store.remove(id)
        expect((yield* Effect.flip(bytesOf(id)))._tag).toBe("EvidenceNotFound")
      })
    )
  )
})
