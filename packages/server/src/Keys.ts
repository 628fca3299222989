import { type ApiKey, ApiKeyNotFound, Unauthorized } from "@assay/domain/ApiKey"
import { Caller } from "@assay/domain/Caller"
import type { ApiKeyId, TeamId } from "@assay/domain/Ids"
import { Forbidden } from "@assay/domain/Team"
import { text } from "@assay/domain/Text"
import { validate } from "@assay/domain/Validation"
import { ApiKeysRepo } from "@assay/sql/ApiKeys"
import { Clock, Context, Effect, Layer, Option, Schema, Stream } from "effect"
import { hashOf, isWellFormed, randomKey } from "./ApiKeyText.js"
import { Teams } from "./Teams.js"

const NewKey = Schema.Struct({ name: text(1, 255) })

/** How many keys are remembered; past it the oldest goes. */
const remembered = 10_000

/** For so many milliseconds: should news of a revocation ever be lost, that is how long the key goes on at most. */
const rememberedFor = 30_000

interface Known {
  readonly key: ApiKey
  /** Milliseconds since 1970. */
  readonly until: number
}

const unauthorized = () => new Unauthorized({ message: "The API key is missing, unknown or revoked" })

const callerOf = ({ id, teamId }: ApiKey) => ({ keyId: id, teamId })

const make = Effect.gen(function* () {
  const repo = yield* ApiKeysRepo
  const teams = yield* Teams
  const known = new Map<string, Known>()
  /** Grows with every revocation: what was read before one says nothing of after it. */
  let revocations = 0

  const forget = (id: Option.Option<ApiKeyId>) => {
    revocations++
    if (Option.isNone(id)) return known.clear()
    for (const [hash, { key }] of known) if (key.id === id.value) known.delete(hash)
  }
  yield* repo.revocations.pipe(
    Stream.runForEach((id) => Effect.sync(() => forget(id))),
    Effect.forkScoped
  )

  const remember = (hash: string, entry: Known) => {
    const oldest = known.keys().next()
    if (known.size >= remembered && oldest.done !== true) known.delete(oldest.value)
    known.set(hash, entry)
  }

  /** The key with that SHA-256, read anew; remembered unless a key was revoked while it was read. */
  const look = Effect.fnUntraced(function* (hash: Uint8Array, name: string, now: number) {
    const before = revocations
    const found = yield* repo.findByHash(hash)
    known.delete(name)
    if (Option.isNone(found)) return yield* unauthorized()
    if (revocations === before) remember(name, { key: found.value, until: now + rememberedFor })
    yield* repo.touch(found.value.id)
    return callerOf(found.value)
  })

  /** Who asks with this key. On the way of every request: a key that is remembered costs no more than this. */
  const authenticate = (key: string) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const hash = hashOf(key)
      const name = hash.toString("base64")
      const cached = known.get(name)
      if (cached !== undefined && cached.until > now)
        return Effect.as(repo.touch(cached.key.id), callerOf(cached.key))
      return isWellFormed(key) ? look(hash, name, now) : unauthorized()
    })

  /** A key for the team, or with null an operator key; the text is to be shown once. Asks nobody's permission. */
  const issue = Effect.fn("Keys.issue")(function* (teamId: TeamId | null, name: string) {
    const key = randomKey()
    const record = yield* repo.create({ teamId, name, hash: hashOf(key) })
    return { record, key }
  })

  const create = Effect.fn("Keys.create")(function* (input: {
    readonly team: string | undefined
    readonly name: string
  }) {
    const team = yield* teams.resolve(input.team)
    const { name } = yield* validate(NewKey)({ name: input.name })
    return yield* issue(team.id, name)
  })

  const list = Effect.fn("Keys.list")(function* (team: string | undefined) {
    const { teamId } = yield* Caller
    if (teamId === null && team === undefined) return yield* repo.list(null)
    return yield* repo.list((yield* teams.resolve(team)).id)
  })

  const revoke = Effect.fn("Keys.revoke")(function* (id: ApiKeyId) {
    const { teamId } = yield* Caller
    const found = yield* repo.find(id)
    if (Option.isNone(found)) return yield* ApiKeyNotFound.of(id)
    if (teamId !== null && found.value.teamId !== teamId) return yield* Forbidden.otherTeam("API key")
    const revoked = yield* repo.revoke(id)
    forget(Option.some(id))
    return yield* Effect.mapError(revoked, () => ApiKeyNotFound.of(id))
  })

  return { authenticate, issue, create, list, revoke }
})

/** API keys: made, shown once, kept as a hash, revoked at once. */
export class Keys extends Context.Tag("@assay/server/Keys")<Keys, Effect.Effect.Success<typeof make>>() {}

export const layer = Layer.scoped(Keys, make)
