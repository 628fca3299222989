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

// A worker that keeps what it has loaded begins the next file at once; tests of these put clocks in the place of the one they share.
const apart = ["scheduler", "server"]
const projects = (names) => names.flatMap((name) => ["--project", name])
const others = readdirSync(join(root, "packages")).filter((name) => !apart.includes(name))
const statuses = [vitest("--no-isolate", ...projects(others)), vitest(...projects(apart))]
process.exit(Math.max(...statuses))
