/** "Out for delivery comes after Picked up", where a badge reads so as well: told by the one list in which both stand. */
import type { Ambiguous, Found } from "../../ground/Ground.js"
import { recordOf } from "../../ground/Regions.js"
import type { Seen, View } from "../../screen/View.js"

type Located = Pick<Found, "_tag" | "seen"> | Pick<Ambiguous, "_tag" | "seen"> | { readonly _tag: "Missing" }

/** Each of them stands there once as one of the same list, wherever else it is read. */
export const inOneListOf = (view: View, one: Located, two: Located): readonly [Seen, Seen] | undefined => {
  if (one._tag === "Missing" || two._tag === "Missing") return undefined
  if (one._tag === "Found" && two._tag === "Found") return undefined
  const seenOf = (each: Exclude<Located, { readonly _tag: "Missing" }>) =>
    each._tag === "Found" ? [each.seen] : each.seen
  const pairs = seenOf(one).flatMap((a) =>
    seenOf(two).flatMap((b): ReadonlyArray<readonly [Seen, Seen]> => {
      const [first, second] = [recordOf(view, a), recordOf(view, b)]
      return first !== undefined && second !== undefined && first !== second && first.parent === second.parent
        ? [[a, b]]
        : []
    })
  )
  const [only, another] = pairs
  return another === undefined ? only : undefined
}
