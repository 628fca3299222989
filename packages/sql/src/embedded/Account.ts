/** Postgres refuses to run as root: whose account it runs under, and what that account can reach. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Effect, Option } from "effect"
import { dirname } from "node:path"

/** Another account than this process's. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const nobody: Account = { uid: 65534, gid: 65534 }

const isRoot = Effect.sync(() => process.getuid?.() === 0)

const accountOfNobody = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const accounts = yield* Effect.option(fs.readFileString("/etc/passwd"))
  const fields = Option.getOrElse(accounts, () => "")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "nobody")
  const uid = Number(fields?.[2])
  const gid = Number(fields?.[3])
  return uid > 0 && gid > 0 ? { uid, gid } : nobody
})

/** The owner of a cluster that is there already, else `nobody`; none where this process may run Postgres itself. */
export const choose = Effect.fn("Account.choose")(function* (cluster: string) {
  if (!(yield* isRoot)) return Option.none<Account>()
  const fs = yield* FileSystem.FileSystem
  const found = yield* Effect.option(fs.stat(cluster))
  const owner = Option.flatMap(found, (info) => Option.all({ uid: info.uid, gid: info.gid })).pipe(
    Option.filter(({ uid }) => uid > 0)
  )
  return Option.some(Option.isSome(owner) ? owner.value : yield* accountOfNobody)
})

const read = 4
const enter = 1

const permits = (info: FileSystem.File.Info, account: Account, needed: number): boolean => {
  const own = Option.contains(info.uid, account.uid)
  const ours = Option.contains(info.gid, account.gid)
  return ((info.mode >> (own ? 6 : ours ? 3 : 0)) & needed) === needed
}

/** Whether the account may go into this folder and every folder above it. */
const passes = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, account: Account, folder: string) {
  for (let place = folder; ; place = dirname(place)) {
    if (!permits(yield* fs.stat(place), account, enter)) return false
    if (dirname(place) === place) return true
  }
})

/** Whether the account gets into this folder, to what it knows by name there. Follows links. */
export const enters = Effect.fn("Account.enters")(function* (account: Account, folder: string) {
  const fs = yield* FileSystem.FileSystem
  return yield* passes(fs, account, yield* fs.realPath(folder))
})

/** Whether the account gets to this path and may read it. Follows links. */
export const reaches = Effect.fn("Account.reaches")(function* (account: Account, path: string) {
  const fs = yield* FileSystem.FileSystem
  const place = yield* fs.realPath(path)
  const info = yield* fs.stat(place)
  const needed = info.type === "Directory" ? read | enter : read
  return permits(info, account, needed) && (yield* passes(fs, account, dirname(place)))
})

/** Hands the path over to the account, where there is one. */
export const own = Effect.fn("Account.own")(function* (account: Option.Option<Account>, path: string) {
  if (Option.isNone(account)) return
  const fs = yield* FileSystem.FileSystem
  yield* fs.chown(path, account.value.uid, account.value.gid)
})
