/** Sorting, by the header of a column or a list of ways to sort. */
import { Effect } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { directionOf } from "../language/Finding.js"
import { Fell } from "../run/Fell.js"
import { look, pause, quiet } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isOnControl, standsIn } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { stems } from "../screen/Wording.js"
import { aim, carryOut, leftClick, onTarget } from "./Aim.js"
import { chooseIn } from "./ChoosingIn.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** The header of a column that sorts, or a list of ways to sort. */
const sorter = (view: View, by: string): Target => {
  const header: Target = { words: by, name: by, quoted: false, role: "column", scopes: [] }
  const found = ground(view, header, "click")
  const list: Target = { words: "sort", name: "sort", quoted: false, scopes: [] }
  if (found._tag !== "Found") return list
  // A filter may be called "Price" as well.
  const heads = standsIn(found.seen, /^columnheader$/u)
  // The title over a filter sorts nothing.
  if (!heads && !isOnControl(found.seen)) return list
  return heads || ground(view, { ...list, role: "list" }, "choose")._tag !== "Found" ? header : list
}

/** A table is often drawn only after the page: either of both may be yet to come. */
const sorterSoon = Effect.fn("Sorting.sorterSoon")(function* (turn: Turn, by: string) {
  for (let left = 12; ; left--) {
    const view = yield* look(turn.session)
    const found = sorter(view, by)
    const isThere = found.role === "column" || ground(view, found, "choose")._tag !== "Missing"
    if (isThere || left === 0) return found
    yield* pause(turn.session, 150)
  }
})

/** The one way of sorting in a native list that speaks of it, and of the direction: "Name (Z to A)". */
const wayOf = ({ node }: Seen, by: string, direction: Of<"Sort">["direction"]): string | undefined => {
  const words = stems(by)
  const fits = (node.options ?? [])
    .map(({ label }) => label)
    .filter((label) => {
      const have = stems(label)
      return (
        words.every((word) => have.includes(word)) &&
        (direction === undefined || directionOf(label) === direction)
      )
    })
  const [only, another] = fits
  return another === undefined ? only : undefined
}

const orderOf = (view: View, header: Target): Seen["node"]["state"]["sort"] => {
  const found = ground(view, header, "look")
  return found._tag === "Found" ? found.seen.node.state.sort : undefined
}

/** The order after a click: a page may sort, or say so, only a moment later. */
const orderAfter = Effect.fn("Sorting.orderAfter")(function* (
  turn: Turn,
  header: Target,
  before: string | undefined
) {
  for (let left = 10; ; left--) {
    const order = orderOf(yield* look(turn.session), header)
    const { calm } = yield* quiet(turn.session)
    if (order !== before || calm || left === 0) return order
    yield* pause(turn.session, 100)
  }
})

/** One way, the other, and not at all: as many clicks as a header takes to come round. */
const mostClicks = 3

const byHeader = Effect.fn("Sorting.byHeader")(function* (
  turn: Turn,
  header: Target,
  direction: "ascending" | "descending"
) {
  let order = orderOf(yield* look(turn.session), header)
  if (order === direction) return yield* aim(turn, header, "look")
  for (let left = mostClicks; left > 0; left--) {
    const aimed = yield* onTarget(turn, header, "click", ({ found }) => carryOut(turn, leftClick(found.seen)))
    const before = order
    order = yield* orderAfter(turn, header, before)
    // Where no header tells, one click is all that is known to be told.
    if (order === direction || (order === undefined && before === undefined)) return aimed
  }
  return yield* Fell.of(
    "action_unsupported",
    `“${header.words}” was clicked, and is not sorted ${direction}.`
  )
})

export const sort = Effect.fn("Sorting.sort")(function* (turn: Turn, intent: Of<"Sort">) {
  const by = intent.by ?? intent.target?.name ?? ""
  const target = yield* sorterSoon(turn, by)
  if (target.role !== "column")
    return yield* onTarget(turn, { ...target, role: "list" }, "choose", (aimed) =>
      chooseIn(turn, aimed, [wayOf(aimed.found.seen, by, intent.direction) ?? by])
    )
  return intent.direction === undefined
    ? yield* onTarget(turn, target, "click", ({ found }) => carryOut(turn, leftClick(found.seen)))
    : yield* byHeader(turn, target, intent.direction)
})
