// `npm test`: installs and builds what is missing, then runs every test. Words after `--` go to vitest, which then runs what they say.
import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { ensureBuilt } from "./prepare.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))

await ensureBuilt()
const vitest = (...words) =>
  spawnSync("npx", ["vitest", "run", ...words], { cwd: root, stdio: "inherit" }).status ?? 1

const words = process.argv.slice(2)
if (words.length > 0) process.exit(vitest(...words))

// A worker that keeps what it has loaded begins the next file at once; tests of the service put clocks in the place of the one they share.
const others = readdirSync(join(root, "packages")).filter((name) => name !== "server")
const statuses = [
  vitest("--no-isolate", ...others.flatMap((name) => ["--project", name])),
  vitest("--project", "server")
]
process.exit(Math.max(...statuses))
