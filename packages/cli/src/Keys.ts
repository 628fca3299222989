/** `assay key`: what programs and people show a service. */
import { ApiKeyId } from "@assay/domain/Ids"
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { wrongUsage } from "./CommandFailure.js"
import { describe, json, page } from "./Help.js"
import { ask } from "./Remote.js"
import { facts, table } from "./Style.js"
import { day, moment } from "./Times.js"

const team = Options.text("team").pipe(
  Options.withPseudoName("TEAM"),
  Options.withDescription("The team's id or name; without it the team of the present key"),
  Options.optional
)
const name = Options.text("name").pipe(
  Options.withPseudoName("NAME"),
  Options.withDescription("What the key is for")
)

const ofTeam = (team: Option.Option<string>) => (Option.isSome(team) ? { team: team.value } : {})
const roleFor = (team: Option.Option<string>) => (Option.isSome(team) ? "operator" : "team")

const create = Command.make("create", { team, name, json }, ({ team, name }) =>
  ask(
    (client) =>
      client.keys
        .create({ ...ofTeam(team), name })
        .pipe(Effect.map(({ id, key, name, teamId }) => ({ id, key, name, teamId }))),
    ({ id, key }, style) =>
      facts(style, [
        ["id", id],
        ["key", `${key}  ${style.dim("(shown this once; keep it safe)")}`]
      ]),
    roleFor(team)
  )
).pipe(
  describe("Makes a key for a team and shows it, this once.", ["assay key create --team Payments --name ci"])
)

const revoke = Command.make(
  "revoke",
  { id: Args.text({ name: "ID" }).pipe(Args.withDescription("The key's id, not the key itself")), json },
  ({ id }) =>
    ask(
      (client) =>
        Schema.decode(ApiKeyId)(id).pipe(
          Effect.mapError(() => wrongUsage("ID is the key's id, a UUID; assay key list shows it")),
          Effect.flatMap((id) => client.keys.revoke({ id }))
        ),
      (key) => `The key ${key.name} (${key.id}) is revoked.`,
      "operator"
    )
).pipe(describe("Ends a key at once."))

const list = Command.make("list", { team, json }, ({ team }) =>
  ask(
    (client) => client.keys.list(ofTeam(team)),
    (keys, style) =>
      table(
        style,
        ["ID", "MADE", "LAST USED", "STATE", "NAME"],
        keys.map((key) => [
          key.id,
          day(key.createdAt),
          moment(key.lastUsedAt),
          key.revokedAt === null ? "good" : "revoked",
          key.name
        ])
      ),
    roleFor(team)
  )
).pipe(describe("Lists keys, never the keys themselves."))

export const key = Command.make("key").pipe(
  describe("API keys, each of one team"),
  Command.withSubcommands([create, revoke, list])
)
export const keyPage = page("key", key, [page("create", create), page("revoke", revoke), page("list", list)])
