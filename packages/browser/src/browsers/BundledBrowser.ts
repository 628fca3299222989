/**
 * The browser that comes inside `@sparticuz/chromium`, for machines that have none. That package unpacks into the shared temporary
 * folder and trusts any file it finds there by the right name, so its archives are unpacked here instead, into a folder of ours.
 */
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { createReadStream, createWriteStream } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { promisify } from "node:util"
import { brotliDecompress, createBrotliDecompress } from "node:zlib"
import { tarFiles } from "./Tar.js"

const name = "chromium-147.0.0"
const chunkSize = 2 ** 21
const unbrotli = promisify(brotliDecompress)

/** A folder left by an unpacking that died is removed after this many milliseconds. */
const abandonedAfter = 3_600_000

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
  <config></config>
</fontconfig>
`

/** Where the archives lie; absent where the package is not installed. */
const archives = (): string | undefined => {
  try {
    const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium")
    const folder = join(dirname(entry), "..", "..", "bin")
    return existsSync(join(folder, "chromium.br")) ? folder : undefined
  } catch {
    return undefined
  }
}

const unpackTar = async (archive: string, into: string) => {
  for (const file of tarFiles(await unbrotli(await readFile(archive)))) {
    const path = join(into, file.name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, file.bytes, { mode: 0o755 })
  }
}

const unpackInto = async (from: string, into: string, home: string) => {
  await mkdir(into, { recursive: true, mode: 0o755 })
  const program = join(into, "chromium")
  await pipeline(
    createReadStream(join(from, "chromium.br")),
    createBrotliDecompress({ chunkSize }),
    createWriteStream(program)
  )
  await chmod(program, 0o755)
  await unpackTar(join(from, "al2023.tar.br"), into)
  await unpackTar(join(from, "fonts.tar.br"), into)
  await unpackTar(join(from, "swiftshader.tar.br"), into)
  await writeFile(join(into, "fonts.conf"), fontsConf(home))
}

const removeAbandoned = async (folder: string, now: number) => {
  for (const entry of readdirSync(folder).filter((entry) => entry.endsWith(".unpacking"))) {
    const path = join(folder, entry)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > abandonedAfter) await rm(path, { recursive: true, force: true })
  }
}

const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? cause.code : undefined)

/** Level by level: asked for all at once, Node tries for ever where nothing can be made, as in `/proc`. */
const makeFolder = async (folder: string, retry = true): Promise<void> => {
  try {
    await mkdir(folder)
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") return
    if (codeOf(cause) !== "ENOENT" || !retry || dirname(folder) === folder) throw cause
    await makeFolder(dirname(folder))
    await makeFolder(folder, false)
  }
}

/** Only whole folders ever bear the final name, so two processes may do this at once: the later one finds it taken. */
const unpackWhole = async (from: string, folder: string, now: number): Promise<string> => {
  const home = join(folder, name)
  if (existsSync(home)) return home
  await makeFolder(folder)
  await removeAbandoned(folder, now)
  const beside = join(folder, `${randomUUID()}.unpacking`)
  try {
    await unpackInto(from, beside, home)
    await rename(beside, home)
  } catch (cause) {
    await rm(beside, { recursive: true, force: true })
    if (!existsSync(home)) throw cause
  }
  return home
}

/** A folder with the browser and what it needs on a machine that lacks it. */
export interface BundledBrowser {
  readonly program: string
  /** Libraries for machines without NSS. */
  readonly libraries: string
  /** A font configuration for machines without fonts. */
  readonly fonts: string
}

/** Whether the bundled browser is built for this machine and installed. */
export const isBundled = (): boolean =>
  process.platform === "linux" && process.arch === "x64" && archives() !== undefined

/** Unpacks once into `folder`; fails with the reason, such as a full disk. */
export const unpackBundled = (folder: string): Effect.Effect<BundledBrowser, string> =>
  Effect.gen(function* () {
    const from = archives()
    if (from === undefined) return yield* Effect.fail("@sparticuz/chromium is not installed")
    const now = (yield* Effect.clock).unsafeCurrentTimeMillis()
    const home = yield* Effect.tryPromise({
      try: () => unpackWhole(from, folder, now),
      catch: (cause) => (cause instanceof Error ? cause.message : String(cause))
    })
    return {
      program: join(home, "chromium"),
      libraries: join(home, "lib"),
      fonts: join(home, "fonts.conf")
    }
  })
