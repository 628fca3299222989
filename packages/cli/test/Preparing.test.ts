import { expect, it } from "@effect/vitest"
import { existsSync } from "node:fs"
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { eventually } from "./support/Command.js"

const prepare = fileURLToPath(new URL("../../../scripts/prepare.mjs", import.meta.url))

it.each([
  ["SIGTERM", 143],
  ["SIGINT", 130]
] as const)("what installs or builds ends with whoever started it, at a %s", async (signal, expected) => {
  const program = `
    import { carryOut } from ${JSON.stringify(prepare)}
    await carryOut("sh", ["-c", "sh -c 'echo $$ >&2; exec sleep 300'; true"])`
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "ignore", "pipe"]
  })
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve))
  const pid = await new Promise<number>((resolve) =>
    child.stderr.once("data", (text: Buffer) => resolve(Number(text.toString())))
  )
  expect(existsSync(`/proc/${pid}`)).toBe(true)
  child.kill(signal)
  expect(await ended).toBe(expected)
  await eventually(() => !existsSync(`/proc/${pid}`))
})
