import { callerTeam, operatorOnly } from "@assay/domain/Caller"
import { TeamNotFound } from "@assay/domain/Team"
import { text } from "@assay/domain/Text"
import { validate } from "@assay/domain/Validation"
import { TeamsRepo } from "@assay/sql/Teams"
import { Context, Effect, Layer, Option, Schema } from "effect"

const NewTeam = Schema.Struct({ name: text(1, 255) })

const make = Effect.gen(function* () {
  const repo = yield* TeamsRepo

  const create = Effect.fn("Teams.create")(function* (input: { readonly name: string }) {
    yield* operatorOnly
    const { name } = yield* validate(NewTeam)(input)
    return yield* repo.create(name)
  })

  const list = Effect.fn("Teams.list")(function* () {
    yield* operatorOnly
    return yield* repo.list
  })

  /** The team that is named; without a name the caller's own. A team's key names no other team. */
  const resolve = Effect.fn("Teams.resolve")(function* (ref: string | undefined) {
    if (ref === undefined) {
      const own = yield* repo.find(yield* callerTeam)
      return yield* Effect.mapError(own, () => TeamNotFound.of("yours"))
    }
    const found = yield* repo.findByRef(ref)
    if (Option.isNone(found)) return yield* TeamNotFound.of(ref)
    yield* callerTeam.pipe(
      Effect.filterOrFail((id) => id === found.value.id),
      Effect.catchAll(() => operatorOnly)
    )
    return found.value
  })

  return { create, list, resolve }
})

/** Who owns projects, keys and runs: the operator's to make. */
export class Teams extends Context.Tag("@assay/server/Teams")<Teams, Effect.Effect.Success<typeof make>>() {}

export const layer = Layer.effect(Teams, make)
