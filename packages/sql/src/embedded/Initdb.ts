/** Makes the cluster, at the first start in a data folder. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Effect } from "effect"
import { join } from "node:path"
import { own } from "./Account.js"
import * as Binaries from "./Binaries.js"
import type { Home } from "./Home.js"
import { failed, launch, openLog } from "./Programs.js"

const made =
  "--username=assay --auth=trust --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C --no-instructions --no-sync"

const initdb = (home: Home, native: string, args: ReadonlyArray<string>, log: number) =>
  Effect.async<number>((resume) => {
    const program = launch(home, join(native, "bin/initdb"), args, ["ignore", log, log])
    program.on("error", () => resume(Effect.succeed(127)))
    program.on("exit", (code) => resume(Effect.succeed(code ?? 1)))
    return Effect.sync(() => void program.kill("SIGKILL"))
  })

/** Is there while the new cluster's files may be in memory only. */
const unsynced = (home: Home) => join(home.folder, "postgres.unsynced")

/** Makes the cluster where there is none: aside first, so that it is there whole or not at all. `flush` is to follow. */
export const initialise = Effect.fn("Initdb.initialise")(function* (home: Home, native: string) {
  const fs = yield* FileSystem.FileSystem
  if (yield* fs.exists(join(home.cluster, "PG_VERSION"))) return
  const log = yield* openLog(fs, home)
  const aside = `${home.cluster}.new`
  yield* fs.remove(aside, { recursive: true, force: true })
  yield* fs.makeDirectory(aside, { mode: 0o700 })
  yield* own(home.account, aside)
  const programs = yield* Binaries.inPlainPlace(native, home.account)
  const code = yield* initdb(home, programs, ["-D", aside, ...made.split(" ")], log)
  if (code !== 0) return yield* failed(fs, home, "The database could not be made")
  yield* fs.writeFileString(unsynced(home), "")
  // Fails where something else is there already: nothing is ever overwritten.
  yield* fs.rename(aside, home.cluster)
}, Effect.scoped)

/**
 * Has a new cluster's files written to the disk, beside the running Postgres: on a busy disk that takes seconds, and nobody has to
 * wait for it. Cut short, it is made up for at the next start.
 */
export const flush = Effect.fn("Initdb.flush")(function* (home: Home, native: string) {
  const fs = yield* FileSystem.FileSystem
  if (!(yield* fs.exists(unsynced(home)))) return
  const log = yield* openLog(fs, home)
  const code = yield* initdb(home, native, ["-D", home.cluster, "--sync-only"], log)
  if (code === 0) yield* fs.remove(unsynced(home))
  else
    yield* Effect.logWarning("The new database could not be flushed to the disk; the next start tries again")
}, Effect.scoped)
