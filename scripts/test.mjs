// `npm test`: installs and builds what is missing, then runs every test. Words after `--` go to vitest.
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { ensureBuilt } from "./prepare.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))

await ensureBuilt()
const { status } = spawnSync("npx", ["vitest", "run", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit"
})
process.exit(status ?? 1)
