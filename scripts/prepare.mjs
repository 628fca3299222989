// Installs and builds what is missing, once, and says what it is doing. Nothing here needs an installed package.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const stamp = join(root, "node_modules", ".assay-install")

const say = (line) => process.stderr.write(`${line}\n`)

const stop = (line) => {
  say(line)
  process.exit(3)
}

const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** Carries a program out and gives its exit code. Whoever stops us stops it, and everything that it has started. */
export const carryOut = (command, args, options) =>
  new Promise((resolve) => {
    const posix = process.platform !== "win32"
    // Before the program starts: what it does first may be what somebody waits for to stop us.
    const stops = Object.entries(signals).map(([signal, code]) => {
      const stop = () => {
        const runs = child.pid !== undefined && child.exitCode === null && child.signalCode === null
        if (posix && runs) process.kill(-child.pid, signal)
        else child.kill(signal)
        process.exit(code)
      }
      process.once(signal, stop)
      return () => process.off(signal, stop)
    })
    // A group of its own, so that a signal reaches all of it.
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", 2, 2], detached: posix, ...options })
    const done = (code) => {
      for (const forget of stops) forget()
      resolve(code)
    }
    child.once("error", () => done(1))
    child.once("close", done)
  })

/** Ends with one line and exit code 3 on a Node that is too old. */
export const checkNode = () => {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Assay needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")

/** Installs the packages of the lock file unless that very lock file is installed. */
export const ensureInstalled = async () => {
  checkNode()
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return
  say("Installing the packages (once; about half a minute) ...")
  const started = Date.now()
  // Not `npm ci`: it refuses a lock file that leaves out the optional binaries of other platforms.
  const code = await carryOut(
    "npm",
    ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error"],
    { shell: process.platform === "win32" }
  )
  if (code !== 0) stop("The packages could not be installed; npm's own lines above say why.")
  writeFileSync(stamp, wanted)
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** The newest change below a folder's sources, in milliseconds. */
const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (latest, entry) => Math.max(latest, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
      0
    )

/** Builds unless the last build is newer than every source. */
export const ensureBuilt = async () => {
  await ensureInstalled()
  const built = join(root, "node_modules", ".assay-build")
  const packages = join(root, "packages")
  const sources = Math.max(
    ...readdirSync(packages).map((name) => newest(join(packages, name, "src"))),
    statSync(join(root, "package-lock.json")).mtimeMs,
    statSync(join(root, "scripts", "build.mjs")).mtimeMs
  )
  const whole = existsSync(join(packages, "cli", "dist", "assay.js"))
  if (whole && existsSync(built) && Number(readFileSync(built, "utf8")) >= sources) return
  say("Building (once) ...")
  // A process of its own, so that nothing of the bundler stays in the one that goes on to serve.
  const code = await carryOut(process.execPath, [join(root, "scripts", "build.mjs")])
  if (code !== 0) stop("The build failed; the compiler's lines above say why.")
  mkdirSync(join(root, "node_modules"), { recursive: true })
  writeFileSync(built, String(sources))
}
