/** The built `assay` command as a person or a CI job calls it: a process of its own. */
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll } from "vitest"

const shim = fileURLToPath(new URL("../../bin/assay.js", import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Options {
  /** The working folder: one without a data folder above it, or the command finds that. */
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string
}

export interface Running {
  readonly process: ChildProcess
  readonly pid: number
  /** All of stderr and stdout so far. */
  readonly said: () => string
  /** Completes when the text was said; fails when the process ends first. */
  readonly says: (text: string | RegExp) => Promise<void>
  readonly ended: Promise<Ended>
}

/** Nothing of the tester's own settings reaches the command. */
const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(ASSAY_|DATABASE_URL$|NO_COLOR$|FORCE_COLOR$)/.test(name)
    )
  )

/** Those that run; a test that gives up on one leaves it to nobody. */
const going = new Set<ChildProcess>()
afterAll(() => {
  for (const child of going) child.kill("SIGKILL")
})

/** Starts the command. */
export const start = (args: ReadonlyArray<string>, options: Options): Running => {
  const child = spawn(process.execPath, [shim, ...args], {
    cwd: options.cwd,
    env: { ...cleanEnvironment(), ...options.env },
    stdio: ["pipe", "pipe", "pipe"]
  })
  going.add(child)
  let stdout = ""
  let stderr = ""
  const listeners = new Set<() => void>()
  const heard = () => {
    for (const listener of listeners) listener()
  }
  child.stdout.on("data", (data: Buffer) => {
    stdout += data.toString()
    heard()
  })
  child.stderr.on("data", (data: Buffer) => {
    stderr += data.toString()
    heard()
  })
  child.stdin.on("error", () => undefined)
  child.stdin.end(options.stdin ?? "")
  const said = () => stderr + stdout
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => {
      going.delete(child)
      resolve({ code, stdout, stderr })
      heard()
    })
  })
  const says = (text: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const found = typeof text === "string" ? said().includes(text) : text.test(said())
        if (!found && child.exitCode === null && child.signalCode === null) return
        listeners.delete(look)
        if (found) resolve()
        else reject(new Error(`The command ended without saying ${String(text)}:\n${said()}`))
      }
      listeners.add(look)
      look()
    })
  return { process: child, pid: child.pid ?? 0, said, says, ended }
}

/** Runs the command to its end. */
export const assay = (args: ReadonlyArray<string>, options: Options): Promise<Ended> =>
  start(args, options).ended

/** A folder of its own under the system's temporary one. */
export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), "assay-test-"))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

const parentOf = (pid: string): string | undefined => {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  } catch {
    return undefined
  }
}

/** The processes that this one started, and those that they started. */
export const descendants = (pid: number): ReadonlyArray<number> => {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [name, parentOf(name)] as const)
  const found: Array<string> = [String(pid)]
  for (const parent of found)
    for (const [child, of] of parents) if (of === parent && !found.includes(child)) found.push(child)
  return found.slice(1).map(Number)
}

/** Those that still run; one that only waits to be collected does not. */
export const alive = (pids: ReadonlyArray<number>): ReadonlyArray<number> =>
  pids.filter((pid) => {
    if (!existsSync(`/proc/${pid}`)) return false
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))
    } catch {
      return false
    }
  })

/** Waits, for 30 seconds at most, until the condition holds. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const until = performance.now() + 30_000
  while (!(await holds())) {
    if (performance.now() > until) throw new Error("It did not come to pass within 30 seconds")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The browsers among the descendants, without the processes that they started. */
export const browsersOf = (pid: number): ReadonlyArray<number> =>
  descendants(pid).filter((each) => {
    try {
      const words = readFileSync(`/proc/${each}/cmdline`, "utf8").split("\0")
      return /chrom/.test(words[0] ?? "") && !words.some((word) => word.startsWith("--type="))
    } catch {
      return false
    }
  })
