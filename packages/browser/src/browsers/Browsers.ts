/** Finds the browser to drive: the one given, one on the machine, or the bundled one. */
import { DriverUnavailable } from "@assay/domain/Driver"
import { Effect, Option } from "effect"
import { execFile } from "node:child_process"
import { accessSync, constants, readdirSync, statSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"
import { isBundled, unpackBundled } from "./BundledBrowser.js"

/** What to look for, and where. */
export interface FindOptions {
  /** The program's path, or the `ws://` (`http://`) endpoint of a running browser or grid. */
  readonly browser?: string
  /** The folder that the bundled browser is unpacked into. */
  readonly folder: string
  /** Folders to look for an installed browser in, joined as in `PATH`; the usual ones by default. */
  readonly searchPath?: string
}

/** How to reach a browser. */
export type FoundBrowser =
  | { readonly _tag: "Endpoint"; readonly url: string }
  | {
      readonly _tag: "Program"
      readonly path: string
      /** What the program needs in its environment, where the machine lacks it. */
      readonly env: Readonly<Record<string, string>>
    }

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"]

const usualFolders = ["/usr/local/bin", "/usr/bin", "/bin", "/opt/google/chrome", "/snap/bin"].join(delimiter)

const usualPrograms = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
]

const fontFolders = ["/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/X11/fonts"]

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const candidates = (searchPath: string): ReadonlyArray<string> =>
  [
    ...searchPath
      .split(delimiter)
      .filter((folder) => folder !== "")
      .flatMap((folder) => names.map((name) => join(folder, name))),
    ...(process.platform === "darwin" ? usualPrograms : [])
  ].filter(isProgram)

const hasFonts = (folder: string): boolean => {
  try {
    return readdirSync(folder, { recursive: true }).some((name) =>
      /\.(ttf|otf|ttc|pfb|pcf\.gz)$/i.test(String(name))
    )
  } catch {
    return false
  }
}

/** The environment of a browser: that of this process is not handed on, since it may hold secrets. */
export const environment = (more: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: "/usr/local/bin:/usr/bin:/bin",
  HOME: homedir(),
  LANG: "en_US.UTF-8",
  ...more
})

/** Whether the program starts at all: fails with what it said, such as a library that is missing. */
const starts = (program: string, env: Readonly<Record<string, string>>): Effect.Effect<void, string> =>
  Effect.async((resume) => {
    const child = execFile(
      program,
      ["--version"],
      { env: environment(env), timeout: 20_000 },
      (failure, _out, said) =>
        resume(
          failure === null
            ? Effect.void
            : Effect.fail(said.trim().split("\n")[0] || failure.message.split("\n")[0] || "no reason given")
        )
    )
    return Effect.sync(() => void child.kill("SIGKILL"))
  })

/** The first that starts: some machines have a program of that name which only tells how to install it. */
const installed = (searchPath: string): Effect.Effect<Option.Option<string>> =>
  Effect.findFirst(candidates(searchPath), (path) => Effect.isSuccess(starts(path, {})))

const unavailable = (message: string) => new DriverUnavailable({ message })

const advice =
  "install Google Chrome or Chromium, or set ASSAY_BROWSER to the path of one, or to the ws:// address of a running one"

const bundled = (options: FindOptions) =>
  Effect.gen(function* () {
    const { program, libraries, fonts } = yield* unpackBundled(options.folder)
    const withFonts: Record<string, string> = fontFolders.some(hasFonts) ? {} : { FONTCONFIG_FILE: fonts }
    const withLibraries = { ...withFonts, LD_LIBRARY_PATH: libraries }
    const env = yield* starts(program, withFonts).pipe(
      Effect.as(withFonts),
      Effect.catchAll(() => Effect.as(starts(program, withLibraries), withLibraries))
    )
    return { _tag: "Program", path: program, env } as const
  }).pipe(
    Effect.mapError((reason) =>
      unavailable(`The bundled browser cannot be used in ${options.folder} (${reason}): ${advice}`)
    )
  )

const given = (browser: string): Effect.Effect<FoundBrowser, DriverUnavailable> => {
  if (/^(wss?|https?):\/\//i.test(browser)) return Effect.succeed({ _tag: "Endpoint", url: browser })
  return isProgram(browser)
    ? Effect.succeed({ _tag: "Program", path: browser, env: {} })
    : Effect.fail(
        unavailable(
          `ASSAY_BROWSER is ${browser}, which is no program that may be run: give the path of a Chrome or Chromium, or a ws:// address`
        )
      )
}

/** The given browser, else an installed one, else the bundled one. */
export const findBrowser = (options: FindOptions): Effect.Effect<FoundBrowser, DriverUnavailable> =>
  Effect.suspend((): Effect.Effect<FoundBrowser, DriverUnavailable> => {
    if (options.browser !== undefined && options.browser !== "") return given(options.browser)
    return Effect.flatMap(
      installed(options.searchPath ?? usualFolders),
      Option.match({
        onSome: (path): Effect.Effect<FoundBrowser> => Effect.succeed({ _tag: "Program", path, env: {} }),
        onNone: () =>
          isBundled()
            ? bundled(options)
            : Effect.fail(unavailable(`No browser was found on this machine: ${advice}`))
      })
    )
  })
