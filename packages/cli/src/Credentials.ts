/** Which service a command speaks to, and with which key: the environment says, else the data folder of a service here. */
import { locate } from "@assay/server/DataFolder"
import { reasonOf } from "@assay/server/Files"
import { client as settings } from "@assay/server/Settings"
import * as FileSystem from "@effect/platform/FileSystem"
import * as Path from "@effect/platform/Path"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { broken, wrongUsage } from "./CommandFailure.js"
import { Input } from "./Input.js"

/** Who a command speaks as. An operator makes teams and keys; everything else is a team's. */
export type Role = "team" | "operator"

export interface Credentials {
  readonly url: string
  readonly apiKey: Redacted.Redacted
}

const Stored = Schema.parseJson(
  Schema.Struct({
    url: Schema.String,
    apiKey: Schema.String,
    operatorKey: Schema.String,
    teamId: Schema.String
  })
)

/** What a service wrote down when it started here; none where no service ever did. */
const stored = Effect.fn("Credentials.stored")(function* (dataDir: Option.Option<string>) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const { workingDirectory } = yield* Input
  const file = path.join(yield* locate(dataDir, workingDirectory), "credentials.json")
  const text = yield* fs.readFileString(file).pipe(
    Effect.asSome,
    Effect.catchTags({
      SystemError: (error) =>
        error.reason === "NotFound"
          ? Effect.succeedNone
          : Effect.fail(broken("credentials_unreadable", `${file} cannot be read: ${reasonOf(error)}`)),
      BadArgument: (error) => Effect.fail(broken("credentials_unreadable", error.message))
    })
  )
  if (Option.isNone(text)) return Option.none()
  return yield* Schema.decode(Stored)(text.value).pipe(
    Effect.asSome,
    Effect.mapError(() =>
      broken("credentials_unreadable", `${file} is no credentials file; start the service anew, or delete it`)
    )
  )
})

const originOf = (url: string) => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed !== undefined && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined
}

/** A key as it may stand in a header. What else there is would come back in the fault of whoever refuses it. */
const keyOf = (given: Redacted.Redacted) => {
  const key = Redacted.value(given).trim()
  return /^[\x21-\x7e]+$/.test(key)
    ? Effect.succeed(Redacted.make(key))
    : Effect.fail(wrongUsage("ASSAY_API_KEY holds characters that no key has"))
}

/** The address and the key, each looked up by itself. A stored key goes to its own origin only. */
export const credentials = Effect.fn("Credentials.find")(function* (role: Role) {
  const { url, apiKey, dataDir } = yield* settings.pipe(
    Effect.mapError(() => wrongUsage("ASSAY_URL, ASSAY_API_KEY or ASSAY_DATA_DIR cannot be read"))
  )
  const here = Option.isSome(url) && Option.isSome(apiKey) ? Option.none() : yield* stored(dataDir)
  const address = Option.getOrUndefined(url) ?? Option.getOrUndefined(here)?.url
  if (address === undefined)
    return yield* broken(
      "no_service",
      "no service is known here: start one with `assay serve`, or set ASSAY_URL and ASSAY_API_KEY"
    )
  const origin = originOf(address)
  if (origin === undefined)
    return yield* wrongUsage(`ASSAY_URL ${JSON.stringify(address)} is no http or https address`)
  if (Option.isSome(apiKey)) return { url: origin, apiKey: yield* keyOf(apiKey.value) }
  const own = Option.filter(here, (found) => originOf(found.url) === origin)
  if (Option.isNone(own))
    return yield* broken("no_key", `no key is known for ${origin}: set ASSAY_API_KEY to one of its keys`)
  return { url: origin, apiKey: Redacted.make(role === "team" ? own.value.apiKey : own.value.operatorKey) }
})
