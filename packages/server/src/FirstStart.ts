/** What a service needs to be used at once: a team, its key, an operator key, and a file that names them to the commands. */
import { TeamId } from "@assay/domain/Ids"
import type { Team } from "@assay/domain/Team"
import { Database } from "@assay/sql/Query"
import { TeamsRepo } from "@assay/sql/Teams"
import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Redacted, Schema } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import { DataFolderUnusable } from "./DataFolder.js"
import { Keys } from "./Keys.js"

/** `<data folder>/credentials.json`. */
export const Credentials = Schema.Struct({
  url: Schema.String,
  apiKey: Schema.String,
  operatorKey: Schema.String,
  teamId: TeamId
})
export type Credentials = typeof Credentials.Type

const CredentialsFile = Schema.parseJson(Credentials, { space: 2 })

/** Written aside and renamed: whoever reads it meets it whole, and nobody else reads it at all. */
const writePrivate = Effect.fn("FirstStart.writePrivate")(function* (file: string, content: string) {
  const fs = yield* FileSystem.FileSystem
  const aside = `${file}.${randomUUID()}`
  yield* fs.writeFileString(aside, content, { mode: 0o600, flag: "wx" })
  yield* fs.rename(aside, file)
})

const read = Effect.fn("FirstStart.read")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  if (!(yield* fs.exists(file))) return Option.none()
  // A file that is no credentials file is of no use to anybody: it is written anew.
  return Option.flatMap(Option.some(yield* fs.readFileString(file)), Schema.decodeOption(CredentialsFile))
})

/** Whether both keys open this service, the one for the team and the other for all. */
const stillGood = Effect.fn("FirstStart.stillGood")(function* (known: Credentials) {
  const keys = yield* Keys
  const ask = (key: string) =>
    keys.authenticate(key).pipe(
      Effect.asSome,
      Effect.catchTag("Unauthorized", () => Effect.succeedNone)
    )
  const team = yield* ask(known.apiKey)
  const operator = yield* ask(known.operatorKey)
  return (
    Option.exists(team, ({ teamId }) => teamId === known.teamId) &&
    Option.exists(operator, ({ teamId }) => teamId === null)
  )
})

const issue = Effect.fn("FirstStart.issue")(function* (team: Team, url: string) {
  const keys = yield* Keys
  const { key: apiKey } = yield* keys.issue(team.id, "Made at the first start")
  const { key: operatorKey } = yield* keys.issue(null, "Operator, made at the first start")
  const made: Credentials = { url, apiKey, operatorKey, teamId: team.id }
  return made
})

const firstTeam = Effect.gen(function* () {
  const teams = yield* TeamsRepo
  const [oldest] = yield* teams.list
  return oldest ?? (yield* teams.create("First team"))
})

/**
 * Makes the credentials, or keeps those that are there and good; the file is whole when this is done. `formerUrl` is where the
 * service was before, when it was there.
 */
export const credentials = Effect.fn("FirstStart.credentials")(function* (dataFolder: string, url: string) {
  const path = yield* Path.Path
  const { transaction } = yield* Database
  const file = path.join(dataFolder, "credentials.json")
  const known = yield* read(file)
  const kept = Option.isSome(known) && (yield* stillGood(known.value)) ? known : Option.none()
  const formerUrl = Option.map(kept, (found) => found.url)
  if (Option.isSome(kept) && kept.value.url === url) return { ...kept.value, formerUrl }
  const next = Option.isSome(kept)
    ? { ...kept.value, url }
    : yield* transaction(Effect.flatMap(firstTeam, (team) => issue(team, url)))
  yield* writePrivate(file, `${yield* Schema.encode(CredentialsFile)(next)}\n`)
  return { ...next, formerUrl }
})

/** The key that stored secrets are encrypted with: the one given, else that of the data folder, made at first. */
export const secretKey = Effect.fn("FirstStart.secretKey")(function* (
  given: Option.Option<Redacted.Redacted>,
  dataFolder: string
) {
  if (Option.isSome(given)) return given.value
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const file = path.join(dataFolder, "secret-key")
  if (yield* fs.exists(file)) {
    const kept = (yield* fs.readFileString(file)).trim()
    // An empty key would seal secrets for anybody to open.
    if (kept !== "") return Redacted.make(kept)
    return yield* new DataFolderUnusable({
      message: `${file} is empty: bring it back from a backup, or delete it, and set the projects' secrets anew`
    })
  }
  const made = randomBytes(32).toString("base64url")
  yield* writePrivate(file, `${made}\n`)
  return Redacted.make(made)
})
