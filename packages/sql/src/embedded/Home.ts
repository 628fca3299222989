/** Where the cluster lies: in the data folder, or where Postgres's account can get to. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Data, Effect, Option } from "effect"
import { createHash, randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type Account, choose, enters } from "./Account.js"
import * as Stale from "./Stale.js"

/** The place that the data folder points to is gone, or belongs to somebody else. */
export class HomeUnusable extends Data.TaggedError("HomeUnusable")<{ readonly message: string }> {}

export interface Home {
  /** Holds the folder of the cluster, its log and its socket. */
  readonly folder: string
  readonly cluster: string
  readonly account: Option.Option<Account>
}

/** Holds the clusters of data folders that lie out of reach. */
const shared = "/var/lib/assay"
const pointerName = "postgres-location"
const clusterName = "postgres"

const homeAt = Effect.fnUntraced(function* (folder: string) {
  const cluster = join(folder, clusterName)
  const home: Home = { folder, cluster, account: yield* choose(cluster) }
  return home
})

/** What the data folder points to from an earlier start. */
const pointedTo = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, dataDir: string) {
  const pointer = join(dataDir, pointerName)
  if (!(yield* fs.exists(pointer))) return Option.none<string>()
  const folder = (yield* fs.readFileString(pointer)).trim()
  if (!(yield* fs.exists(folder)))
    return yield* new HomeUnusable({
      message: `The database of ${dataDir} was in ${folder}, which is gone; bring it back, or delete ${pointer} to begin with an empty one`
    })
  return Option.some(folder)
})

/** A folder of ours outside the data folder; one of the same name that another user made is not taken. */
const makeOutside = Effect.fnUntraced(function* (
  fs: FileSystem.FileSystem,
  folder: string,
  account: Account
) {
  yield* fs.makeDirectory(folder, { recursive: true, mode: 0o755 })
  const { uid } = yield* fs.stat(folder)
  if (Option.exists(uid, (owner) => owner !== 0 && owner !== account.uid))
    return yield* new HomeUnusable({ message: `${folder} belongs to another user` })
  // Said outright: what is asked for at the making, a umask may take away.
  yield* fs.chmod(folder, 0o755)
  if (dirname(folder) === shared) yield* fs.chmod(shared, 0o755)
  return (yield* enters(account, folder))
    ? folder
    : yield* new HomeUnusable({ message: `${folder} is closed` })
})

/** A new place each time: a data folder that was deleted and made anew must not get its old database back. */
const outside = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, dataDir: string, account: Account) {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16)
  const name = `${hash}-${randomUUID().slice(0, 8)}`
  const folder = yield* makeOutside(fs, join(shared, name), account).pipe(
    Effect.orElse(() => makeOutside(fs, join(tmpdir(), `assay-${name}`), account))
  )
  yield* fs.writeFileString(join(dataDir, pointerName), `${folder}\n`)
  return folder
})

/**
 * Where only the data folder itself is closed, and it is ours: lets the account's group through, to nothing but what it knows
 * by name. The folders above are not ours to open.
 */
const letThrough = Effect.fnUntraced(function* (
  fs: FileSystem.FileSystem,
  dataDir: string,
  account: Account
) {
  const info = yield* fs.stat(dataDir)
  const ours = Option.contains(info.uid, 0) && (info.mode & 0o070) === 0
  if (!ours || !(yield* enters(account, dirname(dataDir)))) return false
  yield* fs.chown(dataDir, 0, account.gid)
  yield* fs.chmod(dataDir, (info.mode & 0o777) | 0o010)
  return yield* enters(account, dataDir)
})

const find = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, dataDir: string) {
  const pointed = yield* pointedTo(fs, dataDir)
  if (Option.isSome(pointed)) return yield* homeAt(pointed.value)
  const here = yield* homeAt(dataDir)
  if (Option.isNone(here.account)) return here
  const account = here.account.value
  if ((yield* enters(account, dataDir)) || (yield* letThrough(fs, dataDir, account))) return here
  return yield* homeAt(yield* outside(fs, dataDir, account))
})

/** `dataDir` is there and is a real path. */
export const locate = Effect.fn("Home.locate")(function* (dataDir: string) {
  const fs = yield* FileSystem.FileSystem
  const home = yield* find(fs, dataDir)
  if (home.folder === dataDir) return home
  yield* Stale.note(home.folder, dataDir)
  yield* Stale.clear(shared, pointerName)
  return home
})
