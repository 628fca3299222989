/** Things that a person may call by id, short id or name. */
import type { TeamId } from "@assay/domain/Ids"
import { Ambiguous } from "@assay/domain/Refusal"
import { Effect, Option } from "effect"

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The reference where it is a UUID, for a comparison with ids; null compares with none. */
export const asUuid = (ref: string): string | null => (uuid.test(ref) ? ref : null)

interface Named {
  readonly id: string
  readonly teamId: TeamId
  readonly shortId: string
}

/**
 * Which of the things found by `ref` is meant: an id before a short id before a name. A name looks like a short id now and then
 * (`checkout`), so the team's own come before a short id of another team's.
 */
export const meant = <A extends Named>(
  what: string,
  ref: string,
  teamId: TeamId | null,
  found: ReadonlyArray<A>
): Effect.Effect<Option.Option<A>, Ambiguous> => {
  const own = (thing: A) => teamId === null || thing.teamId === teamId
  const exact =
    found.find((thing) => thing.id === ref.toLowerCase()) ??
    found.find((thing) => thing.shortId === ref && own(thing))
  if (exact !== undefined) return Effect.succeedSome(exact)
  const named = found.filter((thing) => thing.shortId !== ref && own(thing))
  if (named.length > 1)
    return Effect.fail(
      Ambiguous.of(
        what,
        ref,
        named.map((thing) => thing.shortId)
      )
    )
  return Effect.succeed(Option.fromNullable(named[0] ?? found[0]))
}
