/** The folder in which a service keeps everything, and from which commands learn how to reach it. */
import * as FileSystem from "@effect/platform/FileSystem"
import * as Path from "@effect/platform/Path"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { makeFolder, reasonOf } from "./Files.js"

/** The data folder cannot be used: not a folder, not writable. */
export class DataFolderUnusable extends Schema.TaggedError<DataFolderUnusable>()("DataFolderUnusable", {
  message: Schema.String
}) {}

const name = ".assay"

/**
 * The absolute path of the data folder, which need not exist: the one that was asked for, else the nearest `.assay` from the
 * working directory upward, else `.assay` right here.
 */
export const locate = Effect.fn("DataFolder.locate")(function* (
  asked: Option.Option<string>,
  workingDirectory: string
) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  if (Option.isSome(asked)) return path.resolve(workingDirectory, asked.value)
  let folder = path.resolve(workingDirectory)
  for (;;) {
    const candidate = path.join(folder, name)
    if (yield* fs.exists(candidate).pipe(Effect.orElseSucceed(() => false))) return candidate
    const above = path.dirname(folder)
    if (above === folder) return path.resolve(workingDirectory, name)
    folder = above
  }
})

/** Makes the folder where it is missing, and shows that files can be written into it. */
export const prepare = Effect.fn("DataFolder.prepare")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const probe = path.join(folder, ".write-test")
  yield* makeFolder(folder).pipe(
    Effect.zipRight(fs.writeFileString(probe, "")),
    Effect.zipRight(fs.remove(probe)),
    Effect.mapError(
      (error) =>
        new DataFolderUnusable({
          message: `The data folder ${folder} cannot be written to (${reasonOf(error)}); make it writable, or set ASSAY_DATA_DIR to another one`
        })
    )
  )
})
