import * as Schema from "effect/Schema"
import { ExitCode } from "./ExitCode.js"

/** The command could not be carried out; `message` is one line for a person, `error` a code for a program. */
export class CommandFailure extends Schema.TaggedError<CommandFailure>()("CommandFailure", {
  exitCode: Schema.Literal(ExitCode.broken, ExitCode.wrongUsage),
  error: Schema.String,
  message: Schema.String
}) {}

export const wrongUsage = (message: string) =>
  new CommandFailure({ exitCode: ExitCode.wrongUsage, error: "wrong_usage", message })

export const broken = (error: string, message: string) =>
  new CommandFailure({ exitCode: ExitCode.broken, error, message })
