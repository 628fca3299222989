// `npm run bench:<name>`: installs and builds what is missing, then runs packages/*/bench/<name>.mjs with the words after `--`.
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { ensureBuilt } from "./prepare.mjs"

const packages = fileURLToPath(new URL("../packages", import.meta.url))
const [name, ...words] = process.argv.slice(2)

const bench = readdirSync(packages)
  .map((folder) => join(packages, folder, "bench", `${name}.mjs`))
  .find((file) => existsSync(file))
if (bench === undefined) {
  console.error(`There is no bench called ${name}: it would be packages/*/bench/${name}.mjs`)
  process.exit(64)
}
await ensureBuilt()
process.exit(spawnSync(process.execPath, [bench, ...words], { stdio: "inherit" }).status ?? 1)
