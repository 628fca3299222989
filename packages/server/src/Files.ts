/** Folders that are made, and what is wrong with those that cannot be, in words for people. Light: the command line uses it too. */
import type { PlatformError } from "@effect/platform/Error"
import * as FileSystem from "@effect/platform/FileSystem"
import * as Path from "@effect/platform/Path"
import * as Effect from "effect/Effect"

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "something else is there",
  EACCES: "this user may not",
  EPERM: "this user may not",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its links lead in a circle"
}

/** Why a file or folder could not be used: `it is a folder`, else the system's own words. */
export const reasonOf = (error: PlatformError): string => {
  const [words, code = ""] = /\b(E[A-Z]+): [^,]+/.exec(error.message) ?? [error.message]
  return reasons[code] ?? words
}

const isReason = (reason: "AlreadyExists" | "NotFound") => (error: PlatformError) =>
  error._tag === "SystemError" && error.reason === reason

/**
 * Makes a folder and those above it, level by level: asked for all at once, Node tries for ever where the system says that
 * nothing can be made, as in `/proc`.
 */
export const makeFolder = (
  folder: string
): Effect.Effect<void, PlatformError, FileSystem.FileSystem | Path.Path> =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const path = yield* Path.Path
    const above = path.dirname(folder)
    const make = fs.makeDirectory(folder).pipe(Effect.catchIf(isReason("AlreadyExists"), () => Effect.void))
    yield* above === folder
      ? make
      : make.pipe(Effect.catchIf(isReason("NotFound"), () => Effect.zipRight(makeFolder(above), make)))
  })
