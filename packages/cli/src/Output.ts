/** Where a command speaks: one JSON value or a text for people on stdout, progress on stderr. */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ExitCode } from "./ExitCode.js"
import type { Style } from "./Style.js"

export class Output extends Context.Tag("@assay/cli/Output")<
  Output,
  {
    /** The caller is a program: stdout holds one JSON value and nothing else. */
    readonly json: boolean
    /** Of stdout. */
    readonly style: Style
    /** Of stderr. */
    readonly progressStyle: Style
    /** stderr is a terminal, on which a line may be written over. */
    readonly live: boolean
    /** The command's answer: the value for a program, its rendering for a person. To be given once. */
    readonly answer: (value: unknown, render: (style: Style) => string) => Effect.Effect<void>
    /** A text for people on stdout; nothing for a program. */
    readonly print: (text: string) => Effect.Effect<void>
    /** A piece of a document on stdout as it is, for a person and for a program's redirection. */
    readonly write: (piece: string) => Effect.Effect<void>
    /** A line of progress on stderr. */
    readonly progress: (line: string) => Effect.Effect<void>
    /** A line that the next line of progress writes over; nothing where stderr is no terminal. */
    readonly passing: (line: string) => Effect.Effect<void>
    /** Sets how the command ends once it is done; 0 unless it is set. */
    readonly exitWith: (code: ExitCode) => Effect.Effect<void>
  }
>() {}
