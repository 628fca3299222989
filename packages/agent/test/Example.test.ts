import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"

const folder = fileURLToPath(new URL("../examples/playwright", import.meta.url))
const command = createRequire(import.meta.url).resolve("@playwright/test/cli")

/** What the command printed, and the code it ended with. */
const playwright = Effect.async<{ readonly code: number | null; readonly said: string }>((resume) => {
  let said = ""
  const child = spawn(process.execPath, [command, "test"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"]
  })
  child.stdout.on("data", (data: Buffer) => void (said += data.toString()))
  child.stderr.on("data", (data: Buffer) => void (said += data.toString()))
  child.on("close", (code) => resume(Effect.succeed({ code, said })))
  return Effect.sync(() => void child.kill())
})

it.effect("a Playwright test of one file gets its verdicts", () =>
  Effect.gen(function* () {
    const { code, said } = yield* playwright
    expect(said).toContain("2 passed")
    expect(code).toBe(0)
  })
)
