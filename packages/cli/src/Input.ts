import * as Context from "effect/Context"
import type * as Stream from "effect/Stream"

/** Where a command stands: the folder it was called in, and what is piped into it. */
export class Input extends Context.Tag("@assay/cli/Input")<
  Input,
  { readonly workingDirectory: string; readonly stdin: Stream.Stream<Uint8Array> }
>() {}
