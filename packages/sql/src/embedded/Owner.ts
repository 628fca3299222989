/** One server a data folder: a file in it names the process that holds it. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Effect, Option, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { factsOf } from "./Processes.js"

/** Another server, still running, holds the data folder. */
export class DataFolderInUse extends Schema.TaggedError<DataFolderInUse>()("DataFolderInUse", {
  dataDir: Schema.String,
  pid: Schema.Int,
  message: Schema.String
}) {
  static readonly of = (dataDir: string, pid: number) =>
    new DataFolderInUse({
      dataDir,
      pid,
      message: `The data folder ${dataDir} is held by another server (process ${pid}); stop it, or set ASSAY_DATA_DIR to another folder`
    })
}

const fileName = "server.lock"

const Holder = Schema.parseJson(Schema.Struct({ pid: Schema.Int, started: Schema.String }))

/** The process that wrote the file, if it still runs; an unreadable file was left by nobody who does. */
const livingHolder = Effect.fnUntraced(function* (content: string) {
  const holder = Schema.decodeOption(Holder)(content)
  if (Option.isNone(holder)) return Option.none<number>()
  const facts = yield* factsOf(holder.value.pid)
  const same = Option.exists(facts, ({ started }) => started === holder.value.started)
  return same ? Option.some(holder.value.pid) : Option.none()
})

/** Whether a server that still runs holds the folder. */
export const isHeld = Effect.fn("Owner.isHeld")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const content = yield* Effect.option(fs.readFileString(join(folder, fileName)))
  if (Option.isNone(content)) return false
  return Option.isSome(yield* livingHolder(content.value))
})

/** Takes a file away that a dead process left. Where another start was quicker, its file is put back. */
const clear = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, lock: string, stale: string) {
  const aside = `${lock}.${randomUUID()}`
  yield* fs.rename(lock, aside)
  const taken = yield* fs.readFileString(aside)
  if (taken !== stale) yield* Effect.ignore(fs.link(aside, lock))
  yield* fs.remove(aside, { force: true })
})

const isReason =
  (reason: "AlreadyExists" | "NotFound") => (error: { readonly _tag: string; readonly reason?: string }) =>
    error._tag === "SystemError" && error.reason === reason

const take = Effect.fnUntraced(function* (
  fs: FileSystem.FileSystem,
  dataDir: string,
  lock: string,
  mine: string
) {
  // Written aside and linked, so that the file is there whole or not at all.
  const aside = `${lock}.${randomUUID()}`
  yield* fs.writeFileString(aside, mine)
  const got = yield* fs.link(aside, lock).pipe(
    Effect.as(true),
    Effect.catchIf(isReason("AlreadyExists"), () => Effect.succeed(false)),
    Effect.ensuring(Effect.ignore(fs.remove(aside, { force: true })))
  )
  if (got) return true
  const content = yield* Effect.option(fs.readFileString(lock))
  if (Option.isNone(content)) return false
  const holder = yield* livingHolder(content.value)
  if (Option.isSome(holder)) return yield* DataFolderInUse.of(dataDir, holder.value)
  yield* clear(fs, lock, content.value).pipe(Effect.catchIf(isReason("NotFound"), () => Effect.void))
  return false
})

/** Holds `folder` until the scope closes; the error speaks of `dataDir`. */
export const hold = Effect.fn("Owner.hold")(function* (folder: string, dataDir: string) {
  const fs = yield* FileSystem.FileSystem
  const lock = join(folder, fileName)
  const facts = yield* factsOf(process.pid)
  const mine = JSON.stringify({
    pid: process.pid,
    started: Option.match(facts, { onNone: () => "", onSome: ({ started }) => started })
  })
  const taking = take(fs, dataDir, lock, mine).pipe(
    Effect.repeat({ until: (got) => got, times: 100 }),
    Effect.filterOrFail(
      (got) => got,
      () => DataFolderInUse.of(dataDir, 0)
    )
  )
  yield* Effect.acquireRelease(taking, () => Effect.ignore(fs.remove(lock)))
})
