/** A service of its own for a test: `assay serve` on a free port, with its data in a temporary folder. */
import { ControlClient, layer as layerClient } from "@assay/api/ControlClient"
import { FetchHttpClient } from "@effect/platform"
import { Effect, Layer, Redacted } from "effect"
import { chmod, readFile } from "node:fs/promises"
import { join } from "node:path"
import { lendBrowser } from "../../../browser/test/support/BrowserFolder.js"
import { assay, type Ended, type Running, start, temporaryFolder } from "./Command.js"

export interface Service {
  /** The working folder of the commands; its data folder is `.assay`. */
  readonly folder: string
  readonly dataFolder: string
  /** The running service; another one after a restart. */
  readonly running: () => Running
  readonly url: () => string
  /** Runs a command against it. */
  readonly run: (...args: ReadonlyArray<string>) => Promise<Ended>
  /** The same with `--json`, whose value it gives. */
  readonly json: (...args: ReadonlyArray<string>) => Promise<unknown>
  /** Asks it without a command, to set up what a test is not about. */
  readonly ask: <A, E>(work: (client: ControlClient["Type"]) => Effect.Effect<A, E>) => Promise<A>
  /** Starts it anew on the same port, once the former one has ended. */
  readonly restart: () => Promise<void>
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>
}

export interface ServiceOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The first start as a newcomer sees it: with a browser of its own, and waited for until the demonstration is over. */
  readonly whole?: boolean
}

export const startService = async ({ env = {}, whole = false }: ServiceOptions = {}): Promise<Service> => {
  const folder = await temporaryFolder()
  await chmod(folder.path, 0o755)
  const dataFolder = join(folder.path, ".assay")
  const environment = { ASSAY_DATA_DIR: dataFolder, ...env }
  if (!whole) await lendBrowser(dataFolder)
  const begin = async (port: string) => {
    const running = start(["serve"], { cwd: folder.path, env: { ...environment, ASSAY_PORT: port } })
    await running.says(whole ? "Ready at" : "Assay serves at")
    return running
  }
  let running = await begin("0")
  const url = () => /Assay serves at (\S+),/.exec(running.said())?.[1] ?? ""
  const run = (...args: ReadonlyArray<string>) => assay(args, { cwd: folder.path })
  return {
    folder: folder.path,
    dataFolder,
    running: () => running,
    url,
    run,
    json: async (...args) => {
      const { stdout, stderr } = await run(...args, "--json")
      if (stdout === "") throw new Error(`Nothing on stdout: ${stderr}`)
      return JSON.parse(stdout)
    },
    ask: async (work) => {
      const { apiKey } = JSON.parse(await readFile(join(dataFolder, "credentials.json"), "utf8"))
      const client = layerClient({ url: url(), apiKey: Redacted.make(apiKey) })
      return Effect.runPromise(
        Effect.flatMap(ControlClient, work).pipe(Effect.provide(Layer.provide(client, FetchHttpClient.layer)))
      )
    },
    restart: async () => {
      await running.ended
      running = await begin(new URL(url()).port)
    },
    remove: async () => {
      running.process.kill("SIGINT")
      await running.ended
      await folder.remove()
    }
  }
}
