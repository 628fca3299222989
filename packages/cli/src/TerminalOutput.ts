/** Output onto two streams, such as those of the process. */
import * as Effect from "effect/Effect"
import type * as Context from "effect/Context"
import type { ExitCode } from "./ExitCode.js"
import type { Output } from "./Output.js"
import { coloured, plain } from "./Style.js"

interface Sink {
  readonly write: (text: string) => void
  readonly terminal: boolean
  /** Colours are wanted where they can be shown. */
  readonly colours: boolean
}

const clearLine = "\r\u001b[2K"

/** The output, and the exit code that it was given last. */
export const outputTo = (options: {
  readonly json: boolean
  readonly stdout: Sink
  readonly stderr: Sink
}) => {
  const { json, stdout, stderr } = options
  const style = stdout.terminal && stdout.colours ? coloured : plain
  const live = stderr.terminal && stderr.colours && !json
  let code: ExitCode | undefined
  let passingShown = false
  const clear = () => {
    if (passingShown) stderr.write(clearLine)
    passingShown = false
  }
  const print = (text: string) =>
    Effect.sync(() => {
      clear()
      if (!json) stdout.write(`${text}\n`)
    })
  const output: Context.Tag.Service<Output> = {
    json,
    style,
    progressStyle: stderr.terminal && stderr.colours ? coloured : plain,
    live,
    print,
    write: (piece) => Effect.sync(() => stdout.write(piece)),
    answer: (value, render) =>
      json
        ? Effect.sync(() => {
            clear()
            stdout.write(`${JSON.stringify(value, undefined, stdout.terminal ? 2 : undefined)}\n`)
          })
        : Effect.suspend(() => print(render(style))),
    progress: (line) =>
      Effect.sync(() => {
        clear()
        stderr.write(`${line}\n`)
      }),
    passing: (line) =>
      Effect.sync(() => {
        if (!live) return
        clear()
        stderr.write(line)
        passingShown = true
      }),
    exitWith: (given) => Effect.sync(() => void (code = given))
  }
  return { output, exitCode: () => code }
}
