// Types (with Effect's diagnostics), lint, format, boundaries, the published interface: everything that can be said without running the program.
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { ensureInstalled } from "./prepare.mjs"
import { compiler } from "./build.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))

await ensureInstalled()

const checks = [
  ["types", compiler(), ["-b", "tsconfig.json"]],
  ["lint", "npx", ["oxlint", "--quiet"]],
  ["format", "npx", ["prettier", "--check", "--cache", "--log-level", "warn", "."]],
  ["boundaries", process.execPath, ["scripts/boundaries.mjs"]],
  ["openapi", process.execPath, ["scripts/openapi.mjs", "--check"]]
]

const failed = checks.filter(([name, command, args]) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" })
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${name}`)
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
