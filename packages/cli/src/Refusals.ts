/** What services refuse, in the words of the command line. */
import * as Predicate from "effect/Predicate"
import { broken, CommandFailure, wrongUsage } from "./CommandFailure.js"
import { ExitCode } from "./ExitCode.js"

/** `RunNotFound` becomes `run_not_found`. */
const codeOf = (tag: string): string => tag.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()

/** What the caller can put right by typing something else. */
const callers = /NotFound$|Exists$|^(ValidationFailed|Ambiguous|TargetRefused|PreparationRun|SettingRefused)$/

/** A failure of the service as one of the command; its own are left as they are. */
export const failureOf = (error: unknown): CommandFailure => {
  if (error instanceof CommandFailure) return error
  if (!Predicate.hasProperty(error, "_tag") || typeof error._tag !== "string")
    return broken("internal_error", String(error))
  const message = Predicate.hasProperty(error, "message") ? String(error.message) : error._tag
  const tooMuch = Predicate.hasProperty(error, "cause") && Predicate.isTagged(error.cause, "TooMuchSent")
  if (tooMuch)
    return new CommandFailure({ exitCode: ExitCode.wrongUsage, error: "payload_too_large", message })
  if (error._tag === "RpcClientError") return broken("unreachable", message)
  const { exitCode } = callers.test(error._tag) ? wrongUsage("") : broken("", "")
  return new CommandFailure({ exitCode, error: codeOf(error._tag), message })
}
