/** What a service needs to be used at once: a team, its key, an operator key, and a file that names them to the commands. */
import { ApiKeyId, TeamId } from "@assay/domain/Ids"
import type { Team } from "@assay/domain/Team"
import { ApiKeysRepo } from "@assay/sql/ApiKeys"
import { Database } from "@assay/sql/Query"
import { TeamsRepo } from "@assay/sql/Teams"
import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Redacted, Schema } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import { DataFolderUnusable } from "./DataFolder.js"
import { reasonOf } from "./Files.js"
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

const readFile = Effect.fn("FirstStart.readFile")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  if (!(yield* fs.exists(file))) return Option.none<string>()
  return yield* fs.readFileString(file).pipe(
    Effect.mapBoth({
      onSuccess: Option.some,
      onFailure: (error) =>
        new DataFolderUnusable({
          message: `${file} cannot be read: ${reasonOf(error)}; move it away, and start again`
        })
    })
  )
})

/** A file that holds something else is of no use to anybody: it is written anew. */
const read = <A>(file: string, schema: Schema.Schema<A, string>) =>
  Effect.map(readFile(file), Option.flatMap(Schema.decodeOption(schema)))

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

/** `<data folder>/issued-keys.json`: the ids of the keys that were ever made for this data folder. */
const IssuedFile = Schema.parseJson(Schema.Array(ApiKeyId))

/** Makes both keys, and ends those that were made before: nobody could find them any more to do so. */
const issue = Effect.fn("FirstStart.issue")(function* (team: Team, url: string, issuedFile: string) {
  const keys = yield* Keys
  const repo = yield* ApiKeysRepo
  const former = Option.getOrElse(yield* read(issuedFile, IssuedFile), () => [])
  yield* Effect.forEach(former, repo.revoke, { discard: true })
  const ofTeam = yield* keys.issue(team.id, "Made at the first start")
  const operator = yield* keys.issue(null, "Operator, made at the first start")
  const issued = [...former, ofTeam.record.id, operator.record.id]
  yield* writePrivate(issuedFile, `${yield* Schema.encode(IssuedFile)(issued)}\n`)
  const made: Credentials = { url, apiKey: ofTeam.key, operatorKey: operator.key, teamId: team.id }
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
  const known = yield* read(file, CredentialsFile)
  const kept = Option.isSome(known) && (yield* stillGood(known.value)) ? known : Option.none()
  const formerUrl = Option.map(kept, (found) => found.url)
  if (Option.isSome(kept) && kept.value.url === url) return { ...kept.value, formerUrl }
  const next = Option.isSome(kept)
    ? { ...kept.value, url }
    : yield* transaction(
        Effect.flatMap(firstTeam, (team) => issue(team, url, path.join(dataFolder, "issued-keys.json")))
      )
  yield* writePrivate(file, `${yield* Schema.encode(CredentialsFile)(next)}\n`)
  return { ...next, formerUrl }
})

/** The key that stored secrets are encrypted with: the one given, else that of the data folder, made at first. */
export const secretKey = Effect.fn("FirstStart.secretKey")(function* (
  given: Option.Option<Redacted.Redacted>,
  dataFolder: string
) {
  if (Option.isSome(given)) return given.value
  const path = yield* Path.Path
  const file = path.join(dataFolder, "secret-key")
  const kept = yield* readFile(file)
  if (Option.isSome(kept)) {
    // An empty key would seal secrets for anybody to open.
    if (kept.value.trim() !== "") return Redacted.make(kept.value.trim())
    return yield* new DataFolderUnusable({
      message: `${file} is empty: bring it back from a backup, or delete it, and set the projects' secrets anew`
    })
  }
  const made = randomBytes(32).toString("base64url")
  yield* writePrivate(file, `${made}\n`)
  return Redacted.make(made)
})
