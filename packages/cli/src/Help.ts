/** What a command says of itself, the same shape for every command. */
import * as Command from "@effect/cli/Command"
import type * as Descriptor from "@effect/cli/CommandDescriptor"
import * as HelpDoc from "@effect/cli/HelpDoc"
import * as Options from "@effect/cli/Options"

/** Lines under a heading, such as examples. */
export interface Section {
  readonly heading: string
  readonly lines: ReadonlyArray<string>
}

/** A sentence (the first line, which lists show), then more about it, then what one could type, then the rest. */
export const describe = (
  meaning: string,
  examples: ReadonlyArray<string> = [],
  sections: ReadonlyArray<Section> = []
) => {
  const under = ({ heading, lines }: Section) => HelpDoc.p([`${heading}:`, ...lines].join("\n"))
  const doc = HelpDoc.blocks([
    ...meaning.split("\n").map((paragraph) => HelpDoc.p(paragraph)),
    ...(examples.length === 0 ? [] : [under({ heading: "Examples", lines: examples })]),
    ...sections.map(under)
  ])
  return <Name extends string, R, E, A>(command: Command.Command<Name, R, E, A>) =>
    Command.withDescription(command, doc)
}

/** Every command takes it. What it does is settled before the arguments are read: a fault in them is told as JSON too. */
export const json = Options.boolean("json").pipe(
  Options.withDescription("One JSON value on stdout, errors too")
)

/** A command as the help pages know it. */
export interface Page {
  readonly name: string
  readonly descriptor: Descriptor.Command<unknown>
  readonly children: ReadonlyArray<Page>
}

export const page = <Name extends string, R, E, A>(
  name: Name,
  command: Command.Command<Name, R, E, A>,
  children: ReadonlyArray<Page> = []
): Page => ({ name, descriptor: command.descriptor, children })
