// `npm test`: installs and builds what is missing, then runs every test. Words after `--` go to vitest, which then runs what they say.
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { ensureBuilt } from "./prepare.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const failures = join(root, "node_modules", ".assay-failures")

await ensureBuilt()
const vitest = (...words) =>
  spawnSync("npx", ["vitest", "run", ...words], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ASSAY_TEST_FAILURES: failures }
  }).status ?? 1

const words = process.argv.slice(2)
if (words.length > 0) process.exit(vitest(...words))

// A worker that keeps what it has loaded begins the next file at once; tests of these put clocks in the place of the one they share.
const apart = ["scheduler", "server"]
const projects = (names) => names.flatMap((name) => ["--project", name])
const others = readdirSync(join(root, "packages")).filter((name) => !apart.includes(name))
const reporters = ["--reporter=default", `--reporter=${join(root, "scripts", "failures.mjs")}`]

rmSync(failures, { force: true })
const statuses = [
  vitest("--no-isolate", ...reporters, ...projects(others)),
  vitest(...reporters, ...projects(apart))
]
// What failed in the first part stands thousands of lines above by now.
if (existsSync(failures)) process.stderr.write(`\nFailed:\n${readFileSync(failures, "utf8")}`)
process.exit(Math.max(...statuses))
