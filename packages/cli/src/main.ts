/** The edge of the command: arguments, streams and signals in, an exit code out. Nothing else here touches the process. */
import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Logger from "effect/Logger"
import * as Stream from "effect/Stream"
import { ExitCode } from "./ExitCode.js"
import { Input } from "./Input.js"
import { Output } from "./Output.js"
import { asked, run } from "./Program.js"
import { outputTo } from "./TerminalOutput.js"

const words = process.argv.slice(2)
const colours = (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb"

const { output, exitCode } = outputTo({
  json: asked(words, "--json"),
  stdout: { write: (text) => void process.stdout.write(text), terminal: process.stdout.isTTY, colours },
  stderr: { write: (text) => void process.stderr.write(text), terminal: process.stderr.isTTY, colours }
})

const program = run(words).pipe(
  Effect.provideService(Output, output),
  Effect.provideService(Input, {
    workingDirectory: process.cwd(),
    stdin: Stream.orDie(Stream.fromAsyncIterable<Uint8Array, unknown>(process.stdin, (error) => error))
  }),
  Effect.provide(NodeContext.layer),
  // stdout belongs to the answer.
  Effect.provide(Logger.replace(Logger.defaultLogger, Logger.withConsoleError(Logger.logfmtLogger)))
)

/** Lets what was written reach its reader first. */
const end = (code: number) => {
  process.stdout.write("", () => process.stderr.write("", () => process.exit(code)))
}

// A reader that went away, as `head` does, is no fault of the command: it goes on to its end, whose code is its answer. What
// cannot be written for another reason, such as a full disk, leaves no answer.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") process.exit(ExitCode.broken)
  })

const fiber = Effect.runFork(program)

/** A package manager hands on the Ctrl-C that the terminal gave us as well: only a later one is another. */
const anotherAfter = 1_000

let stoppedAt: number | undefined
const stop = () => {
  const now = performance.now()
  if (stoppedAt === undefined) {
    stoppedAt = now
    Effect.runFork(Fiber.interrupt(fiber))
  } else if (now - stoppedAt > anotherAfter) process.exit(ExitCode.interrupted)
}
process.on("SIGINT", stop)
process.on("SIGTERM", stop)
process.on("SIGHUP", stop)

fiber.addObserver((exit) => {
  if (Exit.isSuccess(exit)) return end(exitCode() ?? ExitCode.passed)
  end(stoppedAt === undefined ? ExitCode.broken : (exitCode() ?? ExitCode.interrupted))
})
