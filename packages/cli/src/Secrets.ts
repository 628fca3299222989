/** `assay secret`: named values that tests use and nobody sees. */
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { wrongUsage } from "./CommandFailure.js"
import { describe, json, page } from "./Help.js"
import { Input } from "./Input.js"
import { projectArg } from "./Projects.js"
import { ask } from "./Remote.js"
import { table } from "./Style.js"
import { moment } from "./Times.js"

const name = Args.text({ name: "NAME" }).pipe(Args.withDescription("What tests call it by: {{NAME}}"))

const set = Command.make("set", { project: projectArg, name, json }, ({ project, name }) =>
  Effect.gen(function* () {
    const { stdin } = yield* Input
    const typed = yield* stdin.pipe(Stream.decodeText(), Stream.mkString)
    // The line's end belongs to the pipe, not to the value.
    const value = typed.replace(/\r?\n$/, "")
    if (value === "") return yield* wrongUsage("the value is read from stdin, and nothing came")
    yield* ask(
      (client) => client.secrets.set({ project, name, value: Redacted.make(value) }),
      (secret) => `The secret ${secret.name} is set.`
    )
  })
).pipe(
  describe("Sets a secret; the value is read from stdin.", [
    'printf %s "$PASSWORD" | assay secret set Shop password'
  ])
)

const list = Command.make("list", { project: projectArg, json }, ({ project }) =>
  ask(
    (client) => client.secrets.list({ project }),
    (secrets, style) =>
      table(
        style,
        ["CHANGED", "NAME"],
        secrets.map((secret) => [moment(secret.updatedAt), secret.name])
      )
  )
).pipe(describe("Lists the names of a project's secrets."))

const remove = Command.make("remove", { project: projectArg, name, json }, ({ project, name }) =>
  ask(
    (client) => client.secrets.remove({ project, name }),
    ({ removed }) => (removed ? "The secret is gone." : "There was no such secret.")
  )
).pipe(describe("Removes a secret."))

export const secret = Command.make("secret").pipe(
  describe("Values that tests use by name, such as passwords"),
  Command.withSubcommands([set, list, remove])
)
export const secretPage = page("secret", secret, [
  page("set", set),
  page("list", list),
  page("remove", remove)
])
