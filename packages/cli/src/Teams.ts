/** `assay team`: who owns projects, keys and runs. */
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import { describe, json, page } from "./Help.js"
import { ask } from "./Remote.js"
import { facts, table } from "./Style.js"
import { day } from "./Times.js"

const name = Options.text("name").pipe(Options.withPseudoName("NAME"))

const create = Command.make("create", { name, json }, ({ name }) =>
  ask(
    (client) => client.teams.create({ name }),
    (team, style) =>
      facts(style, [
        ["id", team.id],
        ["name", team.name],
        ["next", `assay key create --team ${team.id} --name ci`]
      ]),
    "operator"
  )
).pipe(describe("Makes a team. Needs the operator key.", ["assay team create --name Payments"]))

const list = Command.make("list", { json }, () =>
  ask(
    (client) => client.teams.list(),
    (teams, style) =>
      table(
        style,
        ["ID", "MADE", "NAME"],
        teams.map((team) => [team.id, day(team.createdAt), team.name])
      ),
    "operator"
  )
).pipe(describe("Lists all teams. Needs the operator key."))

export const team = Command.make("team").pipe(
  describe("Teams, who own projects, keys and runs"),
  Command.withSubcommands([create, list])
)
export const teamPage = page("team", team, [page("create", create), page("list", list)])
