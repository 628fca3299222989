/** Two services over one database: what one of them ends, the other must not go on with. */
import { Keys, layer as layerKeys } from "@assay/server/Keys"
import { layer as layerTeams } from "@assay/server/Teams"
import { Caller } from "@assay/domain/Caller"
import { ApiKeysRepo } from "@assay/sql/ApiKeys"
import { TeamsRepo } from "@assay/sql/Teams"
import { expect, it } from "@effect/vitest"
import { Context, Effect, Layer, Schedule } from "effect"
import { freshUrl, layerAt } from "../../sql/test/support/TestDatabase.js"

/** The keys of a process of its own: its memory, its connections. */
const service = (url: Effect.Effect.Success<typeof freshUrl>) =>
  Layer.build(Layer.fresh(layerKeys.pipe(Layer.provideMerge(layerTeams), Layer.provideMerge(layerAt(url)))))

it.scopedLive("a key revoked in one process stops in another that remembers it", () =>
  Effect.gen(function* () {
    const url = yield* freshUrl
    const [one, other] = [yield* service(url), yield* service(url)]
    const team = yield* Context.get(one, TeamsRepo).create("Ada")
    const { key, record } = yield* Context.get(one, Keys).issue(team.id, "ci")
    const known = Context.get(other, Keys)
    expect(yield* known.authenticate(key)).toEqual({ keyId: record.id, teamId: team.id })
    yield* Context.get(one, Keys)
      .revoke(record.id)
      .pipe(Effect.provideService(Caller, { keyId: record.id, teamId: team.id }))
    const refused = yield* Effect.flip(known.authenticate(key)).pipe(
      Effect.retry(Schedule.spaced("5 millis")),
      Effect.timeout("20 seconds")
    )
    expect(refused).toMatchObject({ _tag: "Unauthorized" })
  })
)

it.scopedLive("the look-up is made once: a remembered key is not asked for again", () =>
  Effect.gen(function* () {
    const context = yield* service(yield* freshUrl)
    const repo = Context.get(context, ApiKeysRepo)
    let asked = 0
    const counting = ApiKeysRepo.of({
      ...repo,
      findByHash: (hash) => Effect.suspend(() => (asked++, repo.findByHash(hash)))
    })
    const keys = Context.get(
      yield* Layer.build(
        layerKeys.pipe(Layer.provide(Layer.succeedContext(Context.add(context, ApiKeysRepo, counting))))
      ),
      Keys
    )
    const team = yield* Context.get(context, TeamsRepo).create("Ada")
    const { key } = yield* keys.issue(team.id, "ci")
    yield* keys.authenticate(key)
    yield* keys.authenticate(key)
    expect(asked).toBe(1)
  })
)
