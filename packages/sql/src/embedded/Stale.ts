/** Databases outside of data folders, whose data folder was deleted: nobody else would ever take them away. */
import * as FileSystem from "@effect/platform/FileSystem"
import { DateTime, Effect, Option, Schema } from "effect"
import { dirname, join } from "node:path"
import { isHeld } from "./Owner.js"

/** Written into the place at each start. */
const noteName = "data-folder.json"

const Note = Schema.parseJson(
  Schema.Struct({
    /** Whose database it is. */
    dataDir: Schema.String,
    /** The file system that holds the data folder. */
    device: Schema.Int
  })
)

/** A deleted folder may yet come back from the bin or a backup. */
const keptFor = { days: 30 }

/** Notes in the place whose it is, and that it was used now. */
export const note = Effect.fn("Stale.note")(function* (place: string, dataDir: string) {
  const fs = yield* FileSystem.FileSystem
  const { dev: device } = yield* fs.stat(dataDir)
  yield* fs.writeFileString(
    join(place, noteName),
    yield* Effect.orDie(Schema.encode(Note)({ dataDir, device }))
  )
})

/** The file system on which this path is, or would be. */
const deviceOf = (fs: FileSystem.FileSystem, path: string): Effect.Effect<number> =>
  fs.stat(path).pipe(
    Effect.map(({ dev }) => dev),
    Effect.catchAll(() => (dirname(path) === path ? Effect.succeed(-1) : deviceOf(fs, dirname(path))))
  )

/** Unused for long, and its data folder is gone or points elsewhere: not merely away with a disk that is not mounted now. */
const isStale = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, place: string, pointerName: string) {
  const file = join(place, noteName)
  const found = yield* Effect.option(fs.readFileString(file))
  const said = Option.flatMap(found, Schema.decodeOption(Note))
  if (Option.isNone(said)) return false
  const { dataDir, device } = said.value
  const pointer = yield* Effect.option(fs.readFileString(join(dataDir, pointerName)))
  if (Option.exists(pointer, (target) => target.trim() === place)) return false
  const { mtime } = yield* fs.stat(file)
  const oldest = DateTime.toDate(DateTime.subtract(yield* DateTime.now, keptFor))
  if (!Option.exists(mtime, (used) => used < oldest)) return false
  return (yield* deviceOf(fs, dataDir)) === device && !(yield* isHeld(place))
})

/** Takes away what is stale below `shared`; a place that cannot be read or removed stays. */
export const clear = Effect.fn("Stale.clear")(function* (shared: string, pointerName: string) {
  const fs = yield* FileSystem.FileSystem
  if (!(yield* fs.exists(shared))) return
  for (const name of yield* fs.readDirectory(shared)) {
    const place = join(shared, name)
    yield* isStale(fs, place, pointerName).pipe(
      Effect.flatMap((stale) => (stale ? fs.remove(place, { recursive: true }) : Effect.void)),
      Effect.catchAll((error) => Effect.logWarning(`${place} could not be cleared away`, error))
    )
  }
})
