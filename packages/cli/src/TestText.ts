/** The text of a test: from the command line, from a file, or from stdin. */
import { reasonOf } from "@assay/server/Files"
import * as Options from "@effect/cli/Options"
import * as FileSystem from "@effect/platform/FileSystem"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import { wrongUsage } from "./CommandFailure.js"
import { Input } from "./Input.js"

/** The option of every command that takes a text. */
export const file = Options.text("file").pipe(
  Options.withAlias("f"),
  Options.withPseudoName("FILE"),
  Options.withDescription("Read the text from a file instead"),
  Options.optional
)

const fromFile = (path: string) =>
  Effect.flatMap(FileSystem.FileSystem, (fs) => fs.readFileString(path)).pipe(
    Effect.mapError((error) => wrongUsage(`${path} cannot be read: ${reasonOf(error)}`))
  )

const fromStdin = Effect.flatMap(Input, ({ stdin }) =>
  stdin.pipe(
    Stream.decodeText(),
    Stream.runFold("", (all, part) => all + part)
  )
)

const take = (text: Option.Option<string>, file: Option.Option<string>) => {
  if (Option.isSome(text) && Option.isSome(file))
    return Effect.fail(wrongUsage("the text stands in the command line and in --file; give one of them"))
  if (Option.isSome(file)) return file.value === "-" ? fromStdin : fromFile(file.value)
  if (Option.isSome(text)) return text.value === "-" ? fromStdin : Effect.succeed(text.value)
  return Effect.fail(wrongUsage("no text was given; write it in quotes, or name a --file, or - for stdin"))
}

/** The text that was meant; wrong usage where there is none, or two. */
export const readText = Effect.fn("TestText.read")(function* (
  text: Option.Option<string>,
  file: Option.Option<string>
) {
  const taken = yield* take(text, file)
  if (taken.trim() === "")
    return yield* wrongUsage("the text is empty; say what to do and what should be seen")
  return taken
})
