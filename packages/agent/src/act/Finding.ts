/** Searching, filtering and sorting, where a control bears it. */
import { Effect } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { look, noteTyped, pause, remember } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isEntry, isOnControl, standsIn } from "../screen/Kinds.js"
import { directionOf } from "../language/Finding.js"
import type { Seen, View } from "../screen/View.js"
import { stems } from "../screen/Wording.js"
import { aim, carryOut, type Look, onTarget, onTargetWith, untargeted, leftClick } from "./Aim.js"
import { choose } from "./Choosing.js"
import { chooseIn } from "./ChoosingIn.js"
import { isSearchBox, narrowsOptions, searchFieldOf } from "./SearchFields.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const field = (name: string): Target => ({
  words: `${name} field`,
  name,
  quoted: false,
  role: "field",
  scopes: []
})

/** The field that the step names, else the one to search in. */
const searching =
  (named: Target | undefined): Look =>
  (view, antecedent) => {
    const found = named === undefined ? undefined : ground(view, named, "fill", antecedent)
    if (found?._tag === "Found") return found
    const seen = searchFieldOf(view)
    return seen === undefined
      ? ground(view, field("search"), "fill", antecedent)
      : { _tag: "Found", seen, score: 0.9, how: "the field to search in", tentative: !isSearchBox(seen) }
  }

const looksFor = /\b(?:look(?:s|ed|ing)? for|find|locate)\b/iu

/** "Look for INV-305" on a page that has nothing to search with: one looks until one sees it. */
const onSight = Effect.fn("Finding.onSight")(function* (turn: Turn, { target, value }: Of<"Search">) {
  if (target !== undefined || !looksFor.test(turn.text)) return undefined
  const thing: Target = { words: value, name: value, quoted: false, scopes: [] }
  for (let left = 8; ; left--) {
    const view = yield* look(turn.session)
    if (searching(undefined)(view, undefined)._tag !== "Missing") return undefined
    if (ground(view, thing, "look")._tag === "Found") {
      const aimed = yield* aim(turn, thing, "look")
      yield* remember(turn.session, aimed.found.seen)
      return aimed
    }
    if (left === 0) return undefined
    yield* pause(turn.session, 150)
  }
})

export const search = Effect.fn("Finding.search")(function* (turn: Turn, intent: Of<"Search">) {
  const seen = yield* onSight(turn, intent)
  if (seen !== undefined) return seen
  yield* noteTyped(turn.session, intent.value)
  const target = intent.target ?? field("search")
  const aimed = yield* onTargetWith(turn, target, "fill", searching(intent.target), ({ found }) =>
    carryOut(turn, { _tag: "Fill", ref: found.seen.node.ref, value: intent.value })
  )
  if (!narrowsOptions(aimed.view, aimed.found.seen)) yield* untargeted(turn, { _tag: "Press", keys: "Enter" })
  return aimed
})

const isFiltered = (target: Target | undefined): boolean =>
  target?.name === "" &&
  target.scopes.length === 0 &&
  /^(?:list|table|grid|results?|items?|rows?)$/iu.test(target.words)

export const filter = Effect.fn("Finding.filter")(function* (turn: Turn, intent: Of<"Filter">) {
  // "Filter the list by Active": the list is what is filtered, and not what one chooses in.
  const stated = isFiltered(intent.target) ? undefined : intent.target
  const target = stated ?? field("filter")
  yield* noteTyped(turn.session, intent.value)
  // A button, a tab or an option that is called so filters by it.
  if (stated === undefined && ground(yield* look(turn.session), target, "choose")._tag === "Missing")
    return yield* choose(turn, { _tag: "Choose", values: [intent.value] })
  const { found } = yield* aim(turn, target, "choose")
  return yield* onTarget(turn, target, "choose", (aimed) =>
    found.seen.node.options === undefined && isEntry(found.seen) && found.seen.node.state.readonly !== true
      ? carryOut(turn, { _tag: "Fill", ref: aimed.found.seen.node.ref, value: intent.value })
      : chooseIn(turn, aimed, [intent.value])
  )
})

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
const sorterSoon = Effect.fn("Finding.sorterSoon")(function* (turn: Turn, by: string) {
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

export const sort = Effect.fn("Finding.sort")(function* (turn: Turn, intent: Of<"Sort">) {
  const by = intent.by ?? intent.target?.name ?? ""
  const target = yield* sorterSoon(turn, by)
  if (target.role !== "column")
    return yield* onTarget(turn, { ...target, role: "list" }, "choose", (aimed) =>
      chooseIn(turn, aimed, [wayOf(aimed.found.seen, by, intent.direction) ?? by])
    )
  for (let left = 2; left > 0; left--) {
    const aimed = yield* onTarget(turn, target, "click", ({ found }) => carryOut(turn, leftClick(found.seen)))
    const after = ground(yield* look(turn.session), target, "look")
    const order = after._tag === "Found" ? after.seen.node.state.sort : undefined
    if (intent.direction === undefined || order === undefined || order === intent.direction) return aimed
  }
  return undefined
})
